"""At every table letters are whole, what is asked for can be read, and so can the result."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import KNOWN, PHONE, Visit
from tests.browser.helpers.fitting import DRAW
from tests.browser.helpers.sight import apart, broken_words, cut_words, faults, outside
from tests.browser.helpers.tables import make_table, play_out
from tests.browser.helpers.words import LANGUAGES, keys, words
from tests.browser.table.sight.looks import LOOKS, PHONES, in_round, is_following, look
from tests.games.bottle_imp.browser.player import Player

BOXES = """() => {
  const all = [...document.querySelectorAll('#main *')]
  const scrolls = (part) => /auto|scroll/.test(getComputedStyle(part).overflowY)
  // What is scrolled stays where somebody has left it.
  const scrolled = new Set(all.filter(scrolls).flatMap((part) => [...part.querySelectorAll('*')]))
  return all.filter((part) => !scrolled.has(part)).map((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect()
    return `${part.tagName}.${part.classList} ${[left, top, right, bottom].map(Math.round)}`
  })
}"""


@pytest.mark.parametrize("game", ["bottle_imp", "turandot"])
def test_a_page_opened_in_a_window_looks_like_one_brought_to_its_size(visit: Visit, game: str) -> None:
    """So that the others may look at one page in every window."""
    page = visit(KNOWN)
    table = make_table(page, game, players=4)
    play_out(page, table, until=is_following if game == "bottle_imp" else in_round("bid", 2))
    page.goto(f"/t/{table}")
    asked = Player(page).open_cards.or_(page.get_by_role("button", name="Lay the bid"))
    expect(asked.first).to_be_visible()
    if game == "turandot":
        # Whoever has laid a bid has less money to show: everybody else has done so.
        expect(page.locator(".player.isToAct")).to_have_count(0)
    for name, (_, print_size) in LOOKS.items():
        look(page, name)
        brought = page.evaluate(BOXES)
        page.evaluate(
            "settings => localStorage.setItem('ridotto.settings', JSON.stringify(settings))",
            {"print": print_size or "normal"},
        )
        page.reload()
        expect(asked.first).to_be_visible()
        page.evaluate(DRAW)
        opened = page.evaluate(BOXES)
        assert [part for part in opened if part not in brought] == [], name
        assert len(opened) == len(brought), name


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", ["bottle_imp", "turandot"])
def test_no_letter_loses_its_tail(visit: Visit, game: str, language: str) -> None:
    """Titles and names that may be too long end with dots; nothing of the letters before them is cut."""
    page = visit(KNOWN, language=language)
    table = make_table(page, game, players=4)
    page.goto(f"/t/{table}")
    expect(page.locator("[data-card], .bid").first).to_be_visible()
    for name in LOOKS:
        look(page, name)
        assert cut_words(page) == [], name
    play_out(page, table, until=is_following if game == "bottle_imp" else in_round("bid", 2))
    page.reload()
    expect(page.locator("[data-card], .bid").first).to_be_visible()
    for name in LOOKS:
        look(page, name)
        assert cut_words(page) == [], name


CUT_TITLES = """(name, titles) => {
  const pill = name.closest('aside')
  name.firstChild.data = 'i'
  const lowest = pill.offsetHeight
  // The longest stays: it must not lie over anything.
  return titles.toSorted((one, two) => one.length - two.length).filter((title) => {
    name.firstChild.data = title
    const isWider = name.clientWidth > 0 && name.scrollWidth > name.clientWidth
    return isWider || pill.offsetHeight > lowest
  })
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), [("bottle_imp", 4), ("bottle_imp", 6), ("turandot", 4)])
def test_what_the_guide_is_about_can_be_read(visit: Visit, game: str, players: int, language: str) -> None:
    """Each title is there in full, or, where there is no room at all, its sign; and none needs more room."""
    page = visit(KNOWN, language=language)
    page.goto(f"/t/{make_table(page, game, players=players)}")
    expect(page.locator("[data-card], .bid").first).to_be_visible()
    free = apart("aside.pill", "[data-seat]", ".headline > :is(.rounds, .facts, .buttons)")
    own = "tur" if game == "turandot" else "imp"
    titles = [words(language, key) for key in keys() if re.match(rf"guide-{own}-.*-title$", key)]
    for name in (*PHONES, "zoomed", "tablet", "tablet-large"):
        look(page, name)
        assert page.locator("aside.pill .name").evaluate(CUT_TITLES, titles) == [], name
        assert faults(page, free) == [], name


@pytest.mark.parametrize("game", ["bottle_imp", "turandot"])
def test_the_result_can_be_read_on_a_phone(visit: Visit, game: str) -> None:
    """What can be done next does not take its room, and nothing of either is cut or broken."""
    page = visit(KNOWN, language="ru")
    table = make_table(page, game, options={"rounds": 1} if game == "bottle_imp" else {})
    play_out(page, table)
    page.goto(f"/t/{table}")
    bar = page.locator("section.end:visible")
    expect(bar).to_be_visible()
    for name in PHONES:
        look(page, name)
        assert bar.evaluate("bar => [...bar.children].every((each) => each.offsetWidth <= bar.offsetWidth)")
        assert page.locator("[role=dialog] .body").evaluate_all(
            "bodies => bodies.every((body) => body.scrollHeight <= body.clientHeight + 1)"
        ), name
        assert broken_words(page) == [], name
    bar.get_by_role("button").last.click()
    expect(page.locator("dialog[open] ol")).to_be_visible()
    for name in PHONES:
        look(page, name)
        assert broken_words(page) == [], name


def test_a_tables_title_is_whole_on_a_phone(visit: Visit) -> None:
    for language in LANGUAGES:
        page = visit(KNOWN, size=PHONE, language=language)
        page.goto(f"/t/{make_table(page, 'turandot', players=5)}")
        lines = page.locator("h1 span")
        expect(lines.last).to_be_visible()
        cut = lines.evaluate_all(
            "all => all.filter((line) => line.scrollWidth > line.clientWidth + 1).length"
        )
        assert cut == 0, language
        assert outside(page, lines) == [], language
