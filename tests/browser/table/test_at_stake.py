"""Danger in sight and hints where the choice is made, in both games; neither covers anything."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import DESKTOP, KNOWN, PHONE, Visit
from tests.browser.helpers.axe import assert_accessible
from tests.browser.helpers.fitting import look_at
from tests.browser.helpers.hinting import answer_hints, bids_in_order, cards_in_order
from tests.browser.helpers.sight import covered_corners, outside, overlaps
from tests.browser.helpers.tables import asks_for, make_table, play_out
from tests.games.bottle_imp.browser.player import Player
from tests.games.turandot.browser.impresario import Impresario

SIDEWAYS: ViewportSize = {"width": 740, "height": 360}
SIZES = {"desktop": DESKTOP, "phone": PHONE, "sideways": SIDEWAYS}
EVERY_SIZE = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)


def has_owner_and_choice(at: dict[str, Any]) -> bool:
    position = at["position"]
    is_owned = any(bottle["owner"] is not None for bottle in position.get("bottles", ()))
    return at["task"]["kind"] == "play" and is_owned and len(at["task"]["cards"]) > 1


def at_stake_in(visit: Visit, size: ViewportSize, **wishes: Any) -> Page:
    """A page before a table of The Bottle Imp where somebody owns the bottle."""
    page = visit(KNOWN, size=size)
    table = table_at(page, has_owner_and_choice, "bottle_imp", players=4, options={"rounds": 1}, **wishes)
    answer_hints(page, cards_in_order)
    page.goto(f"/t/{table}")
    expect(Player(page).open_cards.first).to_be_visible()
    return page


def table_at(page: Page, until: Callable[[dict[str, Any]], bool], game: str, **wishes: Any) -> str:
    """A table that has come to such a choice of the person at this page; not every match has one."""
    for _ in range(20):
        table = make_table(page, game, **wishes)
        play_out(page, table, until=until)
        summary = page.request.get(f"/api/tables/{table}").json()
        if summary["status"] != "over":
            return table
    raise AssertionError("no match came to such a choice")


@EVERY_SIZE
def test_what_the_bottle_may_cost_and_who_could_sell_it(visit: Visit, size: ViewportSize) -> None:
    page = at_stake_in(visit, size)
    plaque = page.locator("[data-bottle]")
    expect(plaque).to_contain_text(re.compile("−\\d+"))
    page.get_by_role("button", name="At stake").click()
    sheet = page.get_by_role("dialog", name="At stake")
    expect(sheet).to_contain_text(re.compile(r"stands? to lose \d+"))
    expect(sheet).to_contain_text(re.compile("Unseen cards under|No unseen card is under"))
    expect(sheet).to_contain_text(re.compile("has shown to lack"))
    assert_accessible(page, at=size)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("switch", name=re.compile("^Show what is at stake")).uncheck()
    page.keyboard.press("Escape")
    expect(plaque).not_to_contain_text(re.compile("−\\d+"))
    expect(page.get_by_role("button", name="At stake")).to_have_count(0)


def test_nothing_of_it_where_one_plays_from_memory(visit: Visit) -> None:
    page = at_stake_in(visit, DESKTOP, from_memory=True)
    expect(page.get_by_role("button", name="At stake")).to_have_count(0)
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_role("switch", name=re.compile("^Show what is at stake"))).to_be_disabled()


@EVERY_SIZE
def test_each_card_carries_its_hint(visit: Visit, size: ViewportSize) -> None:
    page = at_stake_in(visit, size)
    player = Player(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    cards = player.open_cards
    count = cards.count()
    for at in range(count):
        expect(cards.nth(at)).to_have_accessible_description(re.compile(r"expected this round: \d"))
    expect(cards.nth(count - 1)).to_have_accessible_description(re.compile("^best: expected this round: 8.5"))
    expect(cards.nth(0)).not_to_have_accessible_description(re.compile("best"))
    marks = player.hands.locator(".mark")
    expect(marks).to_have_count(count)
    assert covered_corners(player.cards) == []
    assert outside(page, marks) == []
    assert overlaps(page, marks, page.locator(".ask p")) == []
    assert_accessible(page, at=size)
    player.play()
    expect(marks).to_have_count(0)


@EVERY_SIZE
def test_each_role_carries_its_hint(visit: Visit, size: ViewportSize) -> None:
    page = visit(KNOWN, size=size)
    table = make_table(page, "turandot", players=4)
    answer_hints(page, bids_in_order)
    page.goto(f"/t/{table}")
    impresario = Impresario(page)
    expect(impresario.lay_bid).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("region", name="Hint").get_by_role("listitem")).to_have_count(4)
    page.keyboard.press("Escape")
    roles = impresario.stage.get_by_role("radio")
    best = re.compile(r"best: 50% of the time · expected in the end: 10\.5")
    expect(roles.and_(page.get_by_role("radio", name=best))).to_have_count(1)
    for number in range(1, 6):
        said = page.get_by_role("radio", name=re.compile(rf"Number {number}:.*expected in the end: "))
        expect(said).to_have_count(1)
    marks = impresario.stage.locator(".mark.numbers")
    assert outside(page, marks) == []
    assert overlaps(page, marks, impresario.stage.locator(".role .name")) == []
    assert_accessible(page, at=size)
    for print_size in (None, "large"):
        look_at(page, size, print_size)
        lowest = max(marks.evaluate_all("marks => marks.map((mark) => mark.getBoundingClientRect().bottom)"))
        crew = impresario.stage.locator(".crew .choice").bounding_box()
        assert crew is not None
        # They do not even touch.
        assert lowest + 1 < crew["y"], print_size


@EVERY_SIZE
def test_what_each_director_would_be_worth_to_whom(visit: Visit, size: ViewportSize) -> None:
    page = visit(KNOWN, size=size)
    table = table_at(page, asks_for("dismiss"), "turandot", players=5)
    page.goto(f"/t/{table}")
    directors = Impresario(page).dismissing.get_by_role("radio")
    expect(directors.first).to_be_visible()
    worths = page.locator("label .worths")
    expect(worths).to_have_count(directors.count())
    expect(worths.first).to_contain_text(re.compile(r"You [+−]?\d+ \([+−]?\d+\), Bot 2 "))
    assert outside(page, page.get_by_role("button", name="Dismiss", exact=True)) == []
    assert_accessible(page, at=size)
