"""Turandot from the first click to the final score."""

from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import DESKTOP, KNOWN, PHONE, Visit
from tests.browser.helpers.tables import make_table, play_out
from tests.browser.table.sight.looks import in_round
from tests.games.turandot.browser.impresario import Impresario, check_record, set_table


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_match_to_the_final_score(visit: Visit, size: ViewportSize) -> None:
    page = visit("/", size=size)
    set_table(page, players=4)
    impresario = Impresario(page, taps=size == PHONE)
    impresario.play_to_the_end()
    assert impresario.done.count("bid") == 7
    check_record(impresario.download_record(), impresario)


def test_two_players_and_the_dummy(visit: Visit) -> None:
    page = visit("/")
    set_table(page, players=2)
    impresario = Impresario(page)
    impresario.play_to_the_end()
    # Of two players one is Maestro in turn, hires crew, and names the other: everything comes up.
    assert set(impresario.done) == {"bid", "give", "name", "dismiss", "cast"}
    record = impresario.download_record()
    check_record(record, impresario)
    assert record.result is not None
    assert impresario.total_of("The table") == record.result["dummy"]


def test_hired_singers_keep_their_portraits(visit: Visit) -> None:
    page = visit(KNOWN)
    table = make_table(page, "turandot", players=4)
    hired: list[int] = []

    def count(at: dict[str, Any]) -> bool:
        hired[:] = [len(player["troupe"]) for player in at["position"]["players"]]
        return in_round("bid", 2)(at)

    play_out(page, table, until=count)
    page.goto(f"/t/{table}")
    troupes = page.locator("ul.troupe")
    expect(troupes).to_have_count(4)
    assert sum(hired) > 4
    for seat, singers in enumerate(hired):
        expect(troupes.nth(seat).locator(".mini:has(svg)")).to_have_count(singers)


def test_the_table_chooses_the_first_maestro(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("region", name="Turandot").get_by_role("link", name="Create a table").click()
    page.get_by_role("button", name="Bots in the other seats").click()
    page.get_by_text("More choices").click()
    first = page.get_by_label("First Maestro")
    expect(first.locator("option:checked")).to_have_text("by lot")
    first.select_option("Seat 4")
    # With fewer players there is no fourth seat.
    players = page.get_by_role("group", name="Players")
    players.get_by_role("radio", name="3").check()
    expect(first.locator("option:checked")).to_have_text("by lot")
    first.select_option("Seat 1 (me)")
    page.get_by_role("button", name="Start playing").click()
    expect(page.get_by_text("Round 1: 4 singers audition. Maestro: You.")).to_be_visible()


def test_one_click_and_one_bids(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("region", name="Turandot").get_by_role("button", name="Play now").click()
    impresario = Impresario(page)
    expect(impresario.lay_bid).to_be_disabled()
    impresario.bid()
    expect(page.get_by_role("group", name="What happened")).to_contain_text("Round 1")


def test_nobody_is_asked_for_crew_that_cannot_be_had(visit: Visit) -> None:
    """In the directors' round some editions let one bid for it, in vain."""
    page = visit(KNOWN)
    table = make_table(page, "turandot", players=4)
    play_out(page, table, until=lambda at: bool(at["position"]["is_directors_round"]))
    page.goto(f"/t/{table}")
    expect(page.get_by_role("radiogroup", name="The audition").get_by_text("Not available")).to_be_visible()
    expect(page.get_by_text("Choose a number.", exact=True)).to_be_visible()
