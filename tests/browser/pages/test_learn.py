"""The tutorial: with a mouse, a finger or keys; it can be left, and leaves no table behind."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect
from playwright.sync_api import TimeoutError as NotThere

from ridotto.locale import LANGUAGES
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.helpers.axe import assert_accessible
from tests.browser.helpers.fitting import look_at
from tests.browser.helpers.keys import Keys
from tests.browser.helpers.sight import broken_words, outside, overlaps

SIDEWAYS: ViewportSize = {"width": 740, "height": 360}
SOON_MS = 1000


class Newcomer:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.coach = page.get_by_role("complementary", name="Learn by playing")
        self.hand = page.get_by_role("toolbar", name=re.compile("^Your .*hand$"))

    def reads(self, title: str) -> None:
        """Waits for a step; its words are open on any screen."""
        expect(self.coach.get_by_role("heading", name=title)).to_be_visible()

    def goes_on(self) -> None:
        self.coach.get_by_role("button", name="Go on").click()

    def puts_aside(self) -> None:
        """On a small screen the words lie over the table until they were read."""
        button = self.coach.get_by_role("button", name="Got it")
        if button.count():
            button.click()

    def card(self, number: int) -> Locator:
        return self.hand.get_by_role("button", name=re.compile(rf"^{number}(?!\d)"))

    def plays(self, number: int) -> None:
        self.puts_aside()
        self.card(number).click()


def tables_of(page: Page) -> object:
    return page.request.get("/api/me").json()["tables"]


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["phone", "sideways"])
def test_a_round_of_the_bottle_imp(visit: Visit, size: ViewportSize) -> None:
    page = visit("/", size=size)
    page.get_by_role("region", name="The Bottle Imp").get_by_role("link", name="Learn by playing").click()
    newcomer = Newcomer(page)
    newcomer.reads("A devilish bargain")
    assert_accessible(page, at=SIDEWAYS if size == SIDEWAYS else None)
    newcomer.goes_on()
    newcomer.reads("Three cards in secret")
    newcomer.puts_aside()
    for card in (25, 5, 10):
        newcomer.card(card).click()
    page.get_by_role("button", name="Pass on").click()
    newcomer.reads("The bottle costs 19")
    newcomer.goes_on()
    newcomer.reads("Follow the colour")
    newcomer.plays(30)
    expect(newcomer.coach).to_contain_text("but in this lesson: Play 17")
    newcomer.plays(17)
    newcomer.reads("You own the bottle")

    page.goto("/rules/bottle_imp")
    page.get_by_role("link", name="Learn by playing").click()
    newcomer.reads("You own the bottle")
    newcomer.goes_on()
    newcomer.reads("Sell it")
    newcomer.plays(2)
    newcomer.reads("Sold!")
    newcomer.goes_on()
    newcomer.reads("An ordinary trick")
    newcomer.plays(37)
    newcomer.reads("These points are yours")
    newcomer.goes_on()
    end = page.get_by_role("dialog").filter(has_text="Now you have done everything")
    expect(end).to_contain_text("You win.")
    expect(end.get_by_role("button", name="Play now")).to_be_visible()
    assert tables_of(page) == []


def test_turandot_with_keys_alone(visit: Visit) -> None:
    page = visit("/learn/turandot")
    keys, newcomer = Keys(page), Newcomer(page)

    def come_to(title: str) -> None:
        """Where the table turns something over, it waits to be told to go on."""
        wanted = newcomer.coach.get_by_role("heading", name=title)
        named = page.get_by_role("button", name=re.compile("^(Go on|Show all)$"))
        waiting = named.and_(page.locator("button:not(aside *)"))
        while True:
            expect(wanted.or_(waiting).first).to_be_visible()
            if wanted.count():
                return
            # What is waited for may go on by itself, and the button be gone.
            with suppress(NotThere):
                waiting.first.press("Enter", timeout=SOON_MS)

    def go_on(title: str) -> None:
        come_to(title)
        keys.reach(newcomer.coach.get_by_role("button", name="Go on"))
        keys.press("Enter")

    def do_it(title: str) -> None:
        come_to(title)
        keys.reach(newcomer.coach.get_by_role("button", name="Do it for me"))
        keys.press("Enter")

    go_on("Put on an opera")
    go_on("Four singers audition")
    come_to("Bid in secret")
    for key in ("3", "+", "Enter"):
        page.keyboard.press(key)
    go_on("Alone on 3")
    do_it("You are the Maestro")
    do_it("Name somebody")
    come_to("A bid without money")
    for key in ("4", "Enter"):
        page.keyboard.press(key)
    do_it("Your turn to dismiss")
    come_to("A point for money")
    for key in ("c", "b", "Enter"):
        page.keyboard.press(key)
    go_on("Scenery")
    do_it("Round 4: the directors")
    do_it("Outbid")
    come_to("Cast your opera")
    assert_accessible(page)
    page.get_by_role("button", name=re.compile("^Best cast")).press("Enter")
    page.get_by_role("button", name="Confirm the cast").press("Enter")
    newcomer.reads("Curtain")
    end = page.get_by_role("region", name="Learn by playing")
    expect(end).to_contain_text("The playbill shows where each point comes from.")
    for size in (PHONE, DESKTOP):
        look_at(page, size, None)
        expect(end).to_be_visible()
        expect(page.locator("aside .sheet")).to_have_count(0)
    end.get_by_role("button", name="From the beginning").press("Enter")
    newcomer.reads("Put on an opera")
    assert tables_of(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_lie_beside_the_singers_that_they_tell_of(visit: Visit, language: str) -> None:
    page = visit("/learn/turandot", size=PHONE, language=language)
    coach = page.get_by_role("complementary")
    coach.get_by_role("button").last.click()
    sheet, singers = page.locator("aside .sheet"), page.locator(".slot .place")
    for size, singers_seen in ((PHONE, 3), (SIDEWAYS, 4)):
        for print_size in (None, "large"):
            look_at(page, size, print_size)
            expect(singers).to_have_count(4)
            assert overlaps(page, sheet, page.locator(f".slot:nth-child(-n + {singers_seen}) .place")) == []
            assert outside(page, sheet, coach.get_by_role("button")) == []
            assert broken_words(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(visit: Visit, language: str) -> None:
    page = visit("/learn/turandot", size=PHONE, language=language)
    expect(page.get_by_role("complementary").locator("p").first).not_to_be_empty()
    page = visit("/learn/bottle_imp", size=PHONE, language=language)
    expect(page.get_by_role("complementary").locator("p").first).not_to_be_empty()


def test_a_game_without_a_tutorial(visit: Visit) -> None:
    page = visit("/nowhere")
    page.goto("/learn/chess")
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    expect(page.get_by_role("complementary")).to_have_count(0)
