"""Everything that a decision needs is in sight at once, and nothing covers it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import DESKTOP, KNOWN, PHONE, TABLET, Visit
from tests.browser.helpers.bottle_imp import Player
from tests.browser.helpers.fitting import DRAW, look_at
from tests.browser.helpers.fullest import give_bottles, show_fullest
from tests.browser.helpers.sight import (
    broken_words,
    clashing_words,
    covered_corners,
    cut_words,
    outside,
    overlaps,
    words_at_edges,
)
from tests.browser.helpers.tables import asks_for, make_table, play_out
from tests.browser.helpers.words import LANGUAGES, keys, words

SIDEWAYS: ViewportSize = {"width": 740, "height": 360}
ZOOMED: ViewportSize = {"width": 720, "height": 450}
"""1440 x 900 at 200 %."""
WIDE: ViewportSize = {"width": 1920, "height": 1080}

LOOKS = {
    "phone": (PHONE, None),
    "phone-large": (PHONE, "large"),
    "sideways": (SIDEWAYS, None),
    "sideways-large": (SIDEWAYS, "large"),
    "zoomed": (ZOOMED, None),
    "tablet": (TABLET, None),
    "tablet-large": (TABLET, "large"),
    "desktop": (DESKTOP, None),
    "desktop-large": (DESKTOP, "large"),
    "wide": (WIDE, None),
    "wide-large": (WIDE, "large"),
}

PHONES = ("phone", "phone-large", "sideways", "sideways-large")

COLUMN_FROM = 1056
"""From this width on the players of Turandot have a column of their own."""

Until = Callable[[dict[str, Any]], bool]


def look(page: Page, name: str) -> None:
    """See the same table in another window and print."""
    look_at(page, *LOOKS[name])


def is_following(at: dict[str, Any]) -> bool:
    return bool(at["task"]["kind"] == "play" and at["position"]["trick"])


def is_last(at: dict[str, Any]) -> bool:
    """All other cards of a trick lie there; in the eye each player lays two."""
    players = len(at["position"]["parties"])
    return is_following(at) and len(at["position"]["trick"]) == (3 if players == 2 else players - 1)


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
    for name in LOOKS:
        look(page, name)
        expect(page.locator("[data-card], .bid").first).to_be_visible()
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
    around = page.locator("[data-seat], .headline > :is(.rounds, .facts, .buttons)")
    own = "tur" if game == "turandot" else "imp"
    titles = [words(language, key) for key in keys() if re.match(rf"guide-{own}-.*-title$", key)]
    for name in (*PHONES, "zoomed", "tablet", "tablet-large"):
        look(page, name)
        assert page.locator("aside.pill .name").evaluate(CUT_TITLES, titles) == [], name
        assert overlaps(page, page.locator("aside.pill"), around) == [], name


# The hand


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_every_card_can_be_read(visit: Visit, players: int) -> None:
    """Pointed at, focused or dragged: no card covers the number, suit and points of another."""
    page = visit(KNOWN)
    table = make_table(page, "bottle_imp", players=players)
    play_out(page, table, until=is_following)
    page.goto(f"/t/{table}")
    player = Player(page)
    for name in ("wide", "desktop", "desktop-large", "tablet", "sideways", "phone"):
        look(page, name)
        expect(player.open_cards.first).to_be_visible()
        assert covered_corners(player.cards) == [], name
        for card in player.cards.element_handles()[:: 3 if name != "desktop" else 1]:
            card.hover(force=True)
            assert covered_corners(player.cards) == [], name
            card.focus()
            assert covered_corners(player.cards) == [], name
    look(page, "desktop")
    expect(player.open_cards.first).to_be_visible()
    assert_readable_while_dragged(player)


def assert_readable_while_dragged(player: Player) -> None:
    page = player.page
    dragged = player.open_cards.first
    box = dragged.bounding_box()
    assert box is not None
    others = player.cards.and_(page.locator(":not([data-dragged])"))
    # Also of a card that lies turned, and half under its neighbour, this point can be taken.
    x, y = box["x"] + 0.3 * box["width"], box["y"] + 0.5 * box["height"]
    page.mouse.move(x, y)
    page.mouse.down()
    for steps in range(1, 8):
        page.mouse.move(x + 25 * steps, y + 2 * steps)
        expect(page.locator("[data-dragged]")).to_have_count(1)
        assert covered_corners(others) == []
    page.mouse.up()


def test_a_resting_mouse_refuses_nothing(visit: Visit) -> None:
    """Why a card cannot be played is said when somebody tries to."""
    page = visit(KNOWN)
    table = make_table(page, "bottle_imp", players=4)
    play_out(page, table, until=lambda at: is_following(at) and is_bound(at))
    page.goto(f"/t/{table}")
    player = Player(page)
    asked = page.get_by_role("main").get_by_text(re.compile(r"^Your turn\. Colour led: \w+\. Follow it\.$"))
    expect(asked).to_be_visible()
    barred = player.hands.get_by_role("button", disabled=True).first
    barred.hover(force=True)
    expect(asked).to_be_visible()
    barred.click(force=True)
    expect(page.get_by_role("main").get_by_text(re.compile("cannot be played")).first).to_be_visible()


def is_bound(at: dict[str, Any]) -> bool:
    return len(at["task"]["cards"]) < len(at["position"]["hand"])


# The table of The Bottle Imp


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_hand_and_goals_are_in_sight_together(visit: Visit, players: int) -> None:
    page = visit(KNOWN)
    page.goto(f"/t/{make_table(page, 'bottle_imp', players=players)}")
    player = Player(page)
    seats = page.locator("[data-seat]")
    for name in LOOKS:
        look(page, name)
        expect(player.open_cards.first).to_be_visible()
        assert outside(page, player.cards, player.goals, seats) == [], name
        assert overlaps(page, player.goals, seats) == [], name


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("language", ["de", "it", "ru"])
def test_longer_words_fit_the_goals(visit: Visit, language: str, players: int) -> None:
    page = visit(KNOWN, language=language)
    page.goto(f"/t/{make_table(page, 'bottle_imp', players=players)}")
    cards, goals, seats = (page.locator(f"[data-{name}]") for name in ("card", "drop", "seat"))
    above = page.locator(".top > :visible")
    own = page.locator(".below .name")
    for name in (*PHONES, "wide-large"):
        look(page, name)
        expect(goals.first).to_be_visible()
        assert outside(page, cards, goals, seats) == [], name
        assert overlaps(page, goals, seats) == [], name
        assert overlaps(page, goals.or_(page.locator("[data-bottle]:visible")), above) == [], name
        assert own.evaluate("name => name.scrollWidth <= name.clientWidth"), name
        assert words_at_edges(goals) == [], name
        assert broken_words(page) == [], name


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_hand_and_trick_are_in_sight_together(visit: Visit, players: int) -> None:
    page = visit(KNOWN)
    table = make_table(page, "bottle_imp", players=players)
    player = Player(page)
    play_out(page, table, until=is_last)
    page.goto(f"/t/{table}")
    trick = player.trick.get_by_role("img")
    bottles = page.locator("[data-bottle]")
    seats = page.locator("[data-seat]")
    for name in LOOKS:
        look(page, name)
        expect(player.open_cards.first).to_be_visible()
        expect(trick.first).to_be_visible()
        assert outside(page, player.cards, trick, bottles, seats) == [], name
        assert overlaps(page, trick, seats) == [], name
        assert overlaps(page, player.cards, seats) == [], name
        assert overlaps(page, seats, seats) == [], name
        pill, lids = page.locator("aside.pill"), page.locator(".eye :is(ul, [role=toolbar]) > *:visible")
        assert players != 2 or not pill.count() or overlaps(page, pill, lids) == [], name
        # In the eye the bottle is its pupil.
        assert players == 2 or overlaps(page, trick, bottles) == [], name


@pytest.mark.parametrize("players", [3, 5, 6])
def test_a_bottle_covers_no_name(visit: Visit, players: int) -> None:
    """Nor the score: of whoever has it, and of the neighbours before whom it stands."""
    page = visit(KNOWN)
    table = make_table(page, "bottle_imp", players=players)
    play_out(page, table, until=is_following)
    for owner in range(players):
        give_bottles(page, owner)
        page.goto(f"/t/{table}")
        expect(page.locator(".bottles")).to_be_visible()
        bottles = page.locator(".bottles > *")
        own = page.locator(f"[data-seat='{owner}'] .name")
        others = page.locator(f"[data-seat]:not([data-seat='{owner}']) :is(.name, .total, .facts > *)")
        for name in LOOKS:
            look(page, name)
            assert overlaps(page, bottles, own.or_(others)) == [], (owner, name)
            if name in ("sideways", "sideways-large", "zoomed"):
                figures = page.locator(f"[data-seat='{owner}'] :is(.total, .facts > *)")
                assert overlaps(page, bottles, figures) == [], (owner, name)


@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.parametrize("language", LANGUAGES)
def test_two_owned_bottles_cover_nothing(visit: Visit, language: str, players: int) -> None:
    """Neither the round above them nor what is asked for below; and no bottle at a seat covers them."""
    page = visit(KNOWN, language=language)
    table = make_table(page, "bottle_imp", players=players)
    play_out(page, table, until=is_last)
    give_bottles(page, 0, 1)
    page.goto(f"/t/{table}")
    plaques = page.locator("[data-bottle]:visible")
    around = page.locator(".top > :visible, [data-seat], .bottles > *, .task, .trick [data-thing]")
    for name in (*PHONES, "zoomed"):
        look(page, name)
        expect(plaques).to_have_count(2)
        assert overlaps(page, plaques, around) == [], name
        assert words_at_edges(plaques) == [], name


def test_the_pupil_can_be_read_among_the_cards(visit: Visit) -> None:
    """In the eye the price, and what its owner stands to lose, lie between the cards of the trick."""
    page = visit(KNOWN, language="ru")
    table = make_table(page, "bottle_imp", players=2)
    trick = page.locator(".trick [data-thing]")
    moments: tuple[Until, ...] = (is_last, lambda at: is_last(at) and is_owned(at))
    for until in moments:
        play_out(page, table, until=until)
        page.goto(f"/t/{table}")
        for name in LOOKS:
            look(page, name)
            expect(trick.first).to_be_visible()
            words = page.locator(".plaque :is(.label, .price, .owner-name):visible")
            assert overlaps(page, trick, words) == [], name


def is_owned(at: dict[str, Any]) -> bool:
    return at["position"]["bottles"][0]["owner"] is not None


# The end


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


# The tasks of Turandot


def in_round(kind: str, rounds: int) -> Until:
    return lambda at: bool(at["task"]["kind"] == kind and at["position"]["round"] >= rounds)


def is_giving_singers(at: dict[str, Any]) -> bool:
    return bool(at["task"]["kind"] == "give" and not at["position"]["is_directors_round"])


TASKS: dict[str, tuple[int, Until]] = {
    "bid": (5, in_round("bid", 2)),
    "bid-director": (5, in_round("bid", 3)),
    "give": (5, is_giving_singers),
    "give-director": (5, is_giving_singers),
    "name": (5, asks_for("name")),
    "dismiss": (5, asks_for("dismiss")),
    # With two players the score has one line more.
    "cast": (2, asks_for("cast")),
}


@pytest.mark.parametrize("task", TASKS)
def test_what_turandot_asks_fits_the_screen(visit: Visit, task: str) -> None:
    """With the singers, the money and the troupes that it is about."""
    page = visit(KNOWN)
    table = reach(page, task)
    show_fullest(page, of_directors=task == "give-director")
    page.goto(f"/t/{table}")
    for name in LOOKS:
        look(page, name)
        asked, about = parts_of(page, task)
        expect(asked.first).to_be_visible()
        expect(about.first).to_be_visible()
        assert outside(page, asked, about) == [], name
        assert overlaps(page, asked, about) == [], name


@pytest.mark.parametrize("task", ["bid-director", "cast", "dismiss", "give", "give-director"])
@pytest.mark.parametrize("language", ["de", "it", "ru"])
def test_longer_words_fit_phones_and_tablets(visit: Visit, language: str, task: str) -> None:
    page = visit(KNOWN, language=language)
    table = reach(page, task)
    show_fullest(page, of_directors=task == "give-director")
    page.goto(f"/t/{table}")
    asked = page.locator(".play").get_by_role("button")
    about = page.locator(".play :is(.singer, .director, .slot .effect, ul.troupe):visible")
    for name in (*PHONES, "tablet", "tablet-large"):
        look(page, name)
        expect(about.first).to_be_visible()
        assert outside(page, asked, about) == [], name
        assert broken_words(page) == [], name
        named = page.locator(".play .slot .effect:visible")
        # Single Russian words are longer than a slot is wide.
        assert language == "ru" or not named.count() or clashing_words(named) == [], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tabs_of_the_aid_stand_in_one_row(visit: Visit, language: str) -> None:
    page = visit(KNOWN, language=language)
    page.goto(f"/t/{make_table(page, 'turandot')}")
    page.get_by_role("button", name=words(language, "aid"), exact=True).click()
    tabs = page.get_by_role("tab")
    expect(tabs).to_have_count(4)
    for name in PHONES:
        look(page, name)
        assert len(set(tabs.evaluate_all("tabs => tabs.map((tab) => tab.offsetTop)"))) == 1, name
        assert outside(page, tabs) == [], name
        assert broken_words(page) == [], name


def reach(page: Page, task: str) -> str:
    """A table at which this is asked for; it may not come up in every match."""
    players, until = TASKS[task]
    reached: list[bool] = []

    def is_there(at: dict[str, Any]) -> bool:
        reached.extend([True] if until(at) else [])
        return bool(reached)

    for _ in range(20):
        table = make_table(page, "turandot", players=players)
        play_out(page, table, until=is_there)
        if reached:
            return table
    raise AssertionError(f"no match asked for {task}")


def parts_of(page: Page, task: str) -> tuple[Locator, Locator]:
    """What is pressed, and what it is about."""
    window = page.viewport_size
    # The players have a column of their own, or stand beside the task; further down they come once more.
    near = page.locator(".side" if window and window["width"] >= COLUMN_FROM else ".play")
    stage = page.get_by_role("radiogroup", name="The audition").locator(".place:visible")
    troupes = near.locator("ul.troupe")
    match task.partition("-")[0]:
        case "bid":
            pressed = page.get_by_role("button", name="Lay the bid")
            cards = page.get_by_role("checkbox").locator("xpath=..")
            return pressed.or_(cards), stage.or_(near.locator(":is(.purses, .players) .coins"))
        case "give":
            return page.get_by_role("button", name=re.compile("^(Take it yourself|To )")), stage.or_(troupes)
        case "name":
            return page.get_by_role("group", name="You are the Maestro: who").get_by_role("button"), troupes
        case "dismiss":
            directors = page.get_by_role("group", name="Dismiss a director").locator("label")
            return page.get_by_role("button", name="Dismiss", exact=True).or_(directors), troupes
        case _:
            casting = page.get_by_role("region", name="Cast the six roles")
            return casting.get_by_role("button", name=re.compile("^(Confirm|Best)")), casting.locator(
                ".singer"
            )
