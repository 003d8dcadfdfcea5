"""Learning: the rules without leaving the table, and the guide of the first game."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import KNOWN, PHONE, Visit
from tests.browser.helpers.tables import make_table
from tests.games.bottle_imp.browser.player import Player
from tests.games.turandot.browser.impresario import Impresario


@pytest.mark.parametrize("game", ["bottle_imp", "turandot"])
def test_rules_at_the_table(visit: Visit, game: str) -> None:
    page = visit(KNOWN, size=PHONE)
    page.goto(f"/t/{make_table(page, game)}")
    address = page.url
    page.get_by_role("button", name="Rules", exact=True).click()
    rules = page.get_by_role("dialog", name=re.compile("the rules$"))
    expect(rules.get_by_role("heading", name="In ten lines")).to_be_visible()
    contents = rules.get_by_role("navigation", name="Contents")
    contents.get_by_role("link").nth(2).click()
    assert page.url == address
    rules.get_by_role("button", name="Close").click()
    expect(rules).to_be_hidden()
    expect(page.get_by_role("button", name="Rules", exact=True)).to_be_focused()
    assert page.url == address


@pytest.mark.parametrize("game", ["bottle_imp", "turandot"])
def test_rules_page(visit: Visit, game: str) -> None:
    page = visit("/")
    page.get_by_role("main").locator(f'section a[href="/rules/{game}"]').click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("heading", name="In ten lines")).to_be_visible()
    last = page.get_by_role("navigation", name="Contents").get_by_role("link").last
    last.click()
    title = page.get_by_role("heading", name=last.inner_text(), exact=True).last
    expect(title).to_be_in_viewport()
    link = page.url
    friend = visit("/")
    friend.goto(link)
    expect(friend.get_by_role("heading", name=last.inner_text(), exact=True).last).to_be_in_viewport()


def guide(page: Page) -> Locator:
    return page.get_by_role("complementary", name="First-game guide")


def test_guide_explains_each_decision_once(visit: Visit) -> None:
    page = visit(KNOWN)
    page.goto(f"/t/{make_table(page, 'bottle_imp')}")
    player = Player(page)
    expect(guide(page)).to_contain_text("First, three secret cards")
    guide(page).get_by_role("button", name="Got it").click()
    expect(guide(page)).to_be_hidden()
    page.reload()
    expect(player.open_cards.first).to_be_visible()
    expect(guide(page)).to_be_hidden()
    player.give()
    expect(guide(page)).to_be_visible()
    expect(guide(page)).not_to_contain_text("First, three secret cards")

    page.goto(f"/t/{make_table(page, 'bottle_imp')}")
    expect(player.open_cards.first).to_be_visible()
    expect(guide(page)).to_be_hidden()


def test_guide_can_be_switched_off_and_on(visit: Visit) -> None:
    page = visit(KNOWN)
    page.goto(f"/t/{make_table(page, 'turandot')}")
    expect(guide(page)).to_contain_text("Your first bid")
    guide(page).get_by_role("button", name="Switch the guide off").click()
    expect(guide(page)).to_be_hidden()
    expect(page.get_by_role("status").get_by_text("The guide is off.")).to_be_visible()
    page.reload()
    expect(Impresario(page).lay_bid).to_be_visible()
    expect(guide(page)).to_be_hidden()

    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("switch", name="Guide")
    expect(switch).not_to_be_checked()
    switch.check()
    expect(guide(page)).to_contain_text("Your first bid")


def test_spectators_get_no_guide(visit: Visit) -> None:
    host = visit(KNOWN)
    table = make_table(host, "turandot")
    guest = visit(f"/t/{table}")
    expect(guest.get_by_role("group", name="The audition")).to_be_visible()
    expect(guide(guest)).to_be_hidden()
