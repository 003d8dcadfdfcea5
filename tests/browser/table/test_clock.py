"""A clock that runs out: the countdown is in sight, and a bot plays the move."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import KNOWN, Visit
from tests.browser.helpers.tables import make_table
from tests.games.bottle_imp.browser.player import Player
from tests.games.turandot.browser.impresario import Impresario

CLOCK = {"move_s": 8, "reserve_s": 0}
"""Time enough for a busy machine to show each step."""


def start(page: Page) -> None:
    """The clock runs from here on, and the page is there."""
    page.get_by_role("button", name="Start", exact=True).click()


def test_bot_plays_for_who_lets_the_clock_run_out(visit: Visit) -> None:
    page = visit(KNOWN)
    table = make_table(page, "bottle_imp", clock=CLOCK, options={"rounds": 1}, starts=False)
    page.goto(f"/t/{table}")
    start(page)
    player = Player(page)
    clock = page.get_by_role("timer", name="time left")
    expect(clock.filter(has_text=re.compile(r"0:0[1-8]")).first).to_be_visible()
    expect(player.goals.first).to_be_visible()
    # First the cards to give away, then a card to the trick.
    expect(player.goals).to_have_count(0)
    expect(player.cards).to_have_count(11)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_bot_bids_for_who_lets_the_clock_run_out(visit: Visit) -> None:
    page = visit(KNOWN)
    table = make_table(page, "turandot", players=3, clock=CLOCK, starts=False)
    page.goto(f"/t/{table}")
    start(page)
    impresario = Impresario(page)
    expect(impresario.lay_bid).to_be_visible()
    expect(page.get_by_role("article", name="You").get_by_role("timer", name="time left")).to_be_visible()
    expect(impresario.lay_bid).to_be_hidden()
    expect(page.get_by_role("group", name="What happened")).to_contain_text("Round 1, bids. You:")
