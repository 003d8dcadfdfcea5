"""What Turandot asks for is in sight with all that it is about."""

import re
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import KNOWN, Visit
from tests.browser.helpers.fitting import look_at
from tests.browser.helpers.sight import (
    UNBROKEN,
    apart,
    broken_words,
    faults,
    inside,
    outside,
    overlaps,
    spaced,
)
from tests.browser.helpers.tables import asks_for, make_table, play_out
from tests.browser.helpers.words import LANGUAGES, keys, words
from tests.browser.table.sight.looks import LOOKS, PHONES, Until, in_round, look
from tests.games.turandot.browser.fullest import show_fullest

COLUMN_FROM = 1056
"""From this width on the players of Turandot have a column of their own."""


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
    asked, about = parts_of(task, ".play")
    expect(page.locator(", ".join(asked)).first).to_be_visible()
    for name, (window, _) in LOOKS.items():
        look(page, name)
        # The players have a column of their own, or stand beside the task; further down they come once more.
        asked, about = parts_of(task, ".side" if window["width"] >= COLUMN_FROM else ".play")
        rules = (inside(*asked), inside(*about), apart(asked, *about))
        assert faults(page, *rules) == [], name


LOW_PHONES: tuple[ViewportSize, ...] = ({"width": 360, "height": 640}, {"width": 390, "height": 844})


def test_ones_own_clock_is_in_sight_while_bidding(visit: Visit) -> None:
    page = visit(KNOWN)
    clock = {"move_s": 600, "reserve_s": 120}
    page.goto(f"/t/{make_table(page, 'turandot', players=5, clock=clock)}")
    running = page.locator(".clock.running:visible").first
    expect(running).to_be_visible()
    around = page.locator(".headline :is(.rounds, .maestro, .turn, .buttons, aside), .purses")
    for window, print_size in [*LOOKS.values(), *product(LOW_PHONES, (None, "large"))]:
        look_at(page, window, print_size)
        assert outside(page, running) == [], (window, print_size)
        assert overlaps(page, running, around) == [], (window, print_size)


@pytest.mark.parametrize("task", ["bid-director", "cast", "dismiss", "give", "give-director"])
@pytest.mark.parametrize("language", ["de", "it", "ru"])
def test_longer_words_fit_phones_and_tablets(visit: Visit, language: str, task: str) -> None:
    page = visit(KNOWN, language=language)
    table = reach(page, task)
    show_fullest(page, of_directors=task == "give-director")
    page.goto(f"/t/{table}")
    about = ".play :is(.singer, .director, .slot .effect, ul.troupe):visible"
    asked = ".play :is(button, [role=button]):visible"
    rules = (inside(asked), inside(about), UNBROKEN, spaced(".play .slot .effect:visible").if_any())
    for name in (*PHONES, "tablet", "tablet-large"):
        look(page, name)
        expect(page.locator(about).first).to_be_visible()
        assert faults(page, *rules) == [], name


@pytest.mark.parametrize("task", ["bid-director", "dismiss"])
def test_what_directors_are_worth_can_be_read_on_a_phone(visit: Visit, task: str) -> None:
    """By all five players, in large print too."""
    page = visit(KNOWN, language="ru")
    table = reach(page, task)
    show_fullest(page)
    page.goto(f"/t/{table}")
    asked = page.locator(".play").get_by_role("button")
    worths = page.locator(".play .worths .one:visible")
    directors = page.locator(".play :is(label.director, .place .director):visible")
    for name in PHONES:
        look(page, name)
        expect(directors.first).to_be_visible()
        expect(worths.first).to_be_visible()
        assert worths.count() == 5 * directors.count(), name
        assert outside(page, asked, worths) == [], name


def test_no_crew_is_offered_by_keys_in_the_directors_round(visit: Visit) -> None:
    page = visit(KNOWN)
    for task, crew in (("bid", True), ("bid-director", False)):
        page.goto(f"/t/{reach(page, task)}")
        keys = page.locator(".bid .keys")
        expect(keys).to_contain_text("Keys: 1–6 number")
        assert ("crew" in keys.inner_text()) == crew


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("language", ["de", "ru"])
def test_every_explanation_of_the_guide_fits_a_desktop(visit: Visit, language: str, players: int) -> None:
    """With the button that puts it away."""
    page = visit(KNOWN, language=language)
    page.goto(f"/t/{make_table(page, 'turandot', players=players)}")
    guide = page.locator(".turandot aside")
    expect(guide).to_be_visible()
    if guide.locator("[aria-expanded]").count():
        guide.locator("[aria-expanded]").click()
    texts = [key.removesuffix("-title") for key in keys() if re.match("guide-tur-.*-title$", key)]
    for text in texts:
        parts = [words(language, f"{text}-{part}") for part in ("text", "tip")]
        guide.locator("p").evaluate_all(
            "(all, texts) => all.forEach((each, at) => each.textContent = texts[at])", parts
        )
        assert outside(page, guide, guide.get_by_role("button")) == [], text
        paper = page.locator(".turandot aside:is(.slip, :not(:has(.sheet))), .turandot aside .sheet")
        assert paper.evaluate("paper => paper.scrollHeight <= paper.clientHeight + 1"), text


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


def parts_of(task: str, near: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What is pressed, and what it is about."""
    stage, troupes = "[role=radiogroup].stage .place:visible", f"{near} ul.troupe"
    match task.partition("-")[0]:
        case "bid":
            return (".bid button:visible", ".bid label.card"), (
                stage,
                f"{near} :is(.purses, .players) .coins",
            )
        case "give":
            return (".give button:visible",), (stage, troupes)
        case "name":
            return (".play .name[role=group] button:visible",), (troupes,)
        case "dismiss":
            return (".dismiss .confirm button:visible", ".dismiss label"), (troupes,)
        case _:
            return (".casting .score button:visible",), (".casting .singer",)
