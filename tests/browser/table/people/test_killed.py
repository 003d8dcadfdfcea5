"""The server dies in the middle of a game and comes back: the pages notice, wait, and go on by themselves."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.helpers.bottle_imp import Player, next_of, seat_two
from tests.browser.house import House
from tests.patience import PATIENCE_MS


@pytest.fixture
def frail_house(tmp_path: Path) -> Iterator[House]:
    """A server of our own, to be killed."""
    house = House(tmp_path)
    house.open()
    yield house
    house.close()


def test_killed_server_loses_no_choice(visit: Visit, frail_house: House) -> None:
    host, friend = seat_two(visit, address=frail_house.address)
    people = (host, friend)
    host.give()
    expect(host.page.get_by_text("Your choice is made.")).to_be_visible()
    frail_house.kill()
    wait_until_lost(*people)
    # Made while nobody listens: it is sent when the server is back.
    friend.choose()
    friend.pass_on.click()
    frail_house.open()
    wait_until_back(*people)
    for player in people:
        expect(player.trick).to_be_attached(timeout=PATIENCE_MS)
        expect(player.cards).to_have_count(8)
    played = next_of(people).play()
    frail_house.kill()
    wait_until_lost(*people)
    frail_house.open()
    wait_until_back(*people)
    assert played not in [*host.held(), *friend.held()]
    for _ in range(4):
        next_of(people).play()


def test_a_server_started_anew_is_told_who_is_muted(visit: Visit, frail_house: House) -> None:
    host, friend = seat_two(visit, address=frail_house.address)
    host.page.get_by_role("button", name="Talk").click()
    host.page.get_by_role("button", name="Mute Musetta").click()
    again = host.page.get_by_role("button", name="Hear Musetta again")
    expect(again).to_be_visible()
    frail_house.kill()
    wait_until_lost(host, friend)
    frail_house.open()
    wait_until_back(host, friend)
    host.page.reload()
    host.page.get_by_role("button", name="Talk").click()
    expect(again).to_be_visible()


def lost(player: Player) -> Locator:
    return player.page.get_by_role("alert").filter(has_text="The connection is lost.")


def wait_until_lost(*players: Player) -> None:
    for player in players:
        expect(lost(player)).to_be_visible(timeout=PATIENCE_MS)


def wait_until_back(*players: Player) -> None:
    for player in players:
        expect(lost(player)).to_have_count(0, timeout=PATIENCE_MS)
