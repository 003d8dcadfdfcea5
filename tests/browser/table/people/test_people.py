"""Two people in two browsers at one table, with bots in the other seats."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.games.bottle_imp.browser.player import Player, next_of, seat_two
from tests.patience import PATIENCE_MS

SIGNS = {"red": "●", "blue": "■", "green": "▲", "yellow": "◆"}


def test_two_people_play_and_see_only_their_own_cards(visit: Visit) -> None:
    host, friend = seat_two(visit)
    expect(host.page.get_by_role("list", name="Players")).to_contain_text("Musetta")
    for player in (host, friend):
        expect(player.open_cards).to_have_count(9)
    check_secrets(host, friend, given=[])
    check_secrets(friend, host, given=[])
    given_by_host, given_by_friend = host.give(), friend.give()
    while host.has_cards() or friend.has_cards():
        player = next_of([host, friend])
        player.play()
        if player is host:
            check_secrets(friend, host, given=given_by_friend)
        else:
            check_secrets(host, friend, given=given_by_host)
    for player in (host, friend):
        expect(player.end).to_be_visible(timeout=PATIENCE_MS)
    revealed = host.end.get_by_text("The mystery trick (M) is turned over").inner_text()
    expect(friend.end).to_contain_text(revealed)
    for player in (host, friend):
        player.press(player.end.get_by_role("button", name="To the table"))
    assert host.totals() == friend.totals()


def test_a_name_once_chosen_stays(visit: Visit) -> None:
    """Also where the next match begins with one click, without the page being loaded again."""
    page = visit("/")
    for name in ("Tosca", "Scarpia"):
        play_now(page)
        page.get_by_role("link", name="Home").click()
        page.get_by_role("button", name="Change the name").click()
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_text(f"You play as {name}.")).to_be_visible()
    play_now(page)
    assert page.request.get("/api/me").json()["name"] == "Scarpia"


def test_an_invite_is_copied_on_plain_http_too(visit: Visit) -> None:
    """In a network at home browsers have no clipboard for pages, and the dialog bars the rest of the page."""
    page = visit("/")
    play_now(page)
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Invite").click()
    invite = page.get_by_role("dialog", name="Invite")
    invite.get_by_role("button", name="Copy the link").click()
    expect(invite.get_by_role("status")).to_have_text("The link is copied.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Table", exact=True)).to_be_focused()


def play_now(page: Page) -> None:
    page.get_by_role("region", name="The Bottle Imp").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")


def check_secrets(viewer: Player, other: Player, *, given: list[str]) -> None:
    """Nothing in the viewer's page tells what the other holds, but for cards that the viewer gave away."""
    hidden = set(other.held()) - set(given)
    page = viewer.page.content()
    for name in hidden:
        assert not re.search(traces(name), page), name


def traces(name: str) -> str:
    """Every way in which the page may write a card: "24 green", 24▲, and its attributes."""
    found = re.match(r"([\d.]+) (\w+)", name)
    assert found
    number, colour = re.escape(found[1]), found[2]
    return rf'(?<![\d.]){number} ?({colour}|{SIGNS[colour]})|data-card="{number}"|"card-{number}"'
