"""Pace in people's hands: a slider and a key, skipping with a press, and choices that need no waiting."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import DESKTOP, KNOWN, PHONE, Visit
from tests.browser.helpers.axe import assert_accessible
from tests.browser.helpers.tables import make_table, play_out, sit_down
from tests.games.bottle_imp.browser import player as bottle_imp
from tests.games.bottle_imp.browser.player import Player


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Table", exact=True).click()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_slider_and_the_key_set_the_pace(visit: Visit, size: ViewportSize) -> None:
    """A table made for slow bots plays a whole round at once, and the browser remembers it."""
    page = visit(KNOWN, size=size)
    page.goto(f"/t/{make_table(page, 'bottle_imp', players=4, pace='slow', options={'rounds': 2})}")
    player = Player(page, taps=size == PHONE)
    expect(player.cards.first).to_be_visible()
    open_menu(page)
    pace = page.get_by_role("slider", name="Pace")
    expect(pace).to_have_attribute("aria-valuetext", "slow")
    pace.focus()
    page.keyboard.press("End")
    expect(pace).to_have_attribute("aria-valuetext", "at once")
    assert_accessible(page, at=size)
    page.keyboard.press("Escape")
    page.keyboard.press("Shift+P")
    expect(page.get_by_text("Pace: quick")).to_be_visible()
    page.keyboard.press("p")
    expect(page.get_by_text("Pace: at once")).to_be_visible()
    page.reload()
    player.give()
    if size == DESKTOP:
        player.play_out()
    else:
        bottle_imp.next_of([player]).play()


def test_a_press_on_the_table_lets_the_bots_go_on(visit: Visit) -> None:
    page = visit("/", motion=True)
    said: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: said.append(str(text))))
    # The person deals, and plays after three slow bots.
    wishes = {"pace": "slow", "first": 0, "options": {"rounds": 1}}
    page.goto(f"/t/{make_table(page, 'bottle_imp', players=4, **wishes)}")
    player = Player(page)
    player.give()
    bottle_imp.next_of([player])
    assert any('"type":"skip"' in text for text in said)


@pytest.mark.parametrize("may_be_played", [True, False], ids=["legal", "illegal"])
def test_a_card_is_chosen_ahead_and_taken_back(visit: Visit, *, may_be_played: bool) -> None:
    """The guest leads. What the host has chosen by then goes as soon as it may, or it is said why not."""
    host = visit(KNOWN)
    seats = ["me", "open", "bot:heuristic"]
    table = make_table(host, "bottle_imp", players=3, seats=seats, starts=False, first=0)
    mine, theirs = Player(host), Player(sit_down(visit, table, host))
    mine.give()
    theirs.give()
    expect(theirs.open_cards.first).to_be_visible()
    expect(mine.cards.first).to_have_attribute("aria-pressed", "false")
    colours = {colour_of(card) for card in mine.held()}
    led = next(card for card in theirs.held() if colour_of(card) in colours)
    chosen = next(card for card in mine.held() if (colour_of(card) == colour_of(led)) is may_be_played)
    card = mine.hands.get_by_role("button", name=chosen, exact=True)
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(host.get_by_text("goes as soon as it is your turn")).to_be_visible()
    if may_be_played:
        assert_accessible(host)  # it looks the same in both cases
    host.get_by_role("button", name="Take back").click()
    expect(card).to_have_attribute("aria-pressed", "false")
    card.click()
    theirs.hands.get_by_role("button", name=led, exact=True).click()
    if may_be_played:
        expect(card).to_have_count(0)
    else:
        expect(host.get_by_role("paragraph").filter(has_text="cannot be played").first).to_be_visible()
        expect(card).to_be_visible()


def colour_of(card: str) -> str:
    """As in "24 green, 3 points"."""
    return card.split(",", maxsplit=1)[0].split()[1]


def test_an_only_card_plays_itself_for_who_wants_it(visit: Visit) -> None:
    page = visit(KNOWN)
    table = make_table(page, "bottle_imp", players=3, options={"rounds": 1})
    play_out(page, table, until=lambda at: at["task"]["kind"] == "play" and len(at["position"]["hand"]) == 1)
    page.goto(f"/t/{table}")
    player = Player(page)
    expect(player.open_cards).to_have_count(1)
    open_menu(page)
    page.get_by_role("switch", name=re.compile("^Play my only card")).check()
    page.keyboard.press("Escape")
    expect(player.end).to_be_visible()
