"""The server dies in the middle of a game and comes back: the pages notice, wait, and go on by themselves."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.server_process import ServerProcess
from tests.games.bottle_imp.browser.player import Player, next_of, seat_two
from tests.patience import PATIENCE_MS


def test_killed_server_loses_no_choice(visit: Visit, own_server: ServerProcess) -> None:
    host, friend = seat_two(visit, address=own_server.address)
    people = (host, friend)
    host.give()
    expect(host.page.get_by_text("Your choice is made.")).to_be_visible()
    own_server.kill()
    wait_until_lost(*people)
    # Made while nobody listens: it is sent when the server is back.
    friend.choose()
    friend.pass_on.click()
    own_server.open()
    wait_until_back(*people)
    for player in people:
        expect(player.trick).to_be_attached(timeout=PATIENCE_MS)
        expect(player.cards).to_have_count(8)
    played = next_of(people).play()
    own_server.kill()
    wait_until_lost(*people)
    own_server.open()
    wait_until_back(*people)
    assert played not in [*host.held(), *friend.held()]
    for _ in range(4):
        next_of(people).play()


def test_a_server_started_anew_is_told_who_is_muted(visit: Visit, own_server: ServerProcess) -> None:
    host, friend = seat_two(visit, address=own_server.address)
    host.page.get_by_role("button", name="Talk").click()
    host.page.get_by_role("button", name="Mute Musetta").click()
    again = host.page.get_by_role("button", name="Hear Musetta again")
    expect(again).to_be_visible()
    own_server.kill()
    wait_until_lost(host, friend)
    own_server.open()
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
