"""A clock that runs out: the countdown is in sight, and a bot plays the move."""

import re

from playwright.sync_api import expect

from tests.browser.bottle_imp import Player
from tests.browser.conftest import Visit
from tests.browser.tables import make_table
from tests.browser.turandot import Impresario

CLOCK = {"move_s": 3, "reserve_s": 0}


def test_bot_plays_for_who_lets_the_clock_run_out(visit: Visit) -> None:
    page = visit("/")
    table = make_table(page, "bottle_imp", clock=CLOCK, options={"rounds": 1})
    page.goto(f"/t/{table}")
    player = Player(page)
    clock = page.get_by_role("timer", name="time left")
    expect(clock.filter(has_text=re.compile(r"0:0[123]")).first).to_be_visible()
    expect(player.goals.first).to_be_visible()
    # First the cards to give away, then a card to the trick.
    expect(player.goals).to_have_count(0)
    expect(player.cards).to_have_count(11)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_bot_bids_for_who_lets_the_clock_run_out(visit: Visit) -> None:
    page = visit("/")
    table = make_table(page, "turandot", players=3, clock=CLOCK)
    page.goto(f"/t/{table}")
    impresario = Impresario(page)
    expect(impresario.lay_bid).to_be_visible()
    expect(page.get_by_role("article", name="You").get_by_role("timer", name="time left")).to_be_visible()
    expect(impresario.lay_bid).to_be_hidden()
    expect(page.get_by_role("group", name="What happened")).to_contain_text("Round 1, bids. You:")
