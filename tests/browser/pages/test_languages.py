"""Four languages: as the browser asks, switched at once, remembered, and nothing forgotten."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import DESKTOP, KNOWN, PHONE, Visit
from tests.browser.helpers.fitting import assert_fits, look_at
from tests.browser.helpers.sight import broken_words
from tests.browser.helpers.tables import make_table
from tests.browser.helpers.words import LANGUAGES, keys, settle, words

OWN_NAMES = {"en": "English", "ru": "Русский", "it": "Italiano", "de": "Deutsch"}
PAGES = (
    "/",
    "/new/bottle_imp",
    "/new/turandot",
    "/replay",
    "/rules/bottle_imp",
    "/rules/turandot",
    "/evening",
    "/device",
    "/api-docs",
    "/nowhere",
)
MADE_FOR_PROGRAMS = ("/api-docs",)
"""Here braces are no holes in a text, and names may be broken."""

SAID = """() => {
  const texts = [document.title, document.body.innerText]
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (element.hasAttribute(name)) texts.push(element.getAttribute(name))
  for (const element of document.querySelectorAll('.unseen:not(svg)')) texts.push(element.textContent)
  return texts
}"""

WORD = re.compile(r"[\w-]+")
BROKEN = re.compile(r"\{|\}|\bNaN\b|\[object|null\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_speak_the_language_of_the_browser(visit: Visit, language: str) -> None:
    page = visit("/", language=language)
    expect(page.get_by_role("button", name=words(language, "play-now"))).to_have_count(2)
    expect(page.locator("html")).to_have_attribute("lang", language)
    region = page.get_by_role("region", name=words(language, "game-turandot"))
    region.get_by_role("link", name=words(language, "create-table")).click()
    expect(page.get_by_role("group", name=words(language, "option-players"))).to_be_visible()
    page.get_by_role("button", name=words(language, "seats-all-bots")).click()
    page.get_by_role("button", name=words(language, "start-playing")).click()
    expect(page.get_by_role("button", name=words(language, "lay-bid"))).to_be_visible()
    expect(page.get_by_role("radiogroup", name=words(language, "stage-label"))).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_at_a_table(visit: Visit, language: str) -> None:
    page = visit(KNOWN, language=language)
    bottle_imp = make_table(page, "bottle_imp", options={"rounds": 1})
    turandot = make_table(page, "turandot")
    for path in (f"/t/{bottle_imp}", f"/t/{turandot}", f"/replay/{turandot}"):
        page.goto(path)
        settle(page, language)
        assert_said(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_say_everything_and_fit_a_phone(visit: Visit, language: str) -> None:
    """All that is folded is opened. In large print no word is broken; a desktop shows what a phone hides."""
    page = visit(KNOWN, size=PHONE, language=language)
    for path in PAGES:
        look_at(page, PHONE, None)
        page.goto(path)
        settle(page, language)
        for folded in page.locator("main details:not([open]) > summary").all():
            folded.click()
        assert_fits(page)
        if path in MADE_FOR_PROGRAMS:
            continue
        look_at(page, PHONE, "large")
        assert broken_words(page) == [], path
        look_at(page, DESKTOP, None)
        assert_said(page)
    look_at(page, PHONE, None)
    page.get_by_role("banner").get_by_role("button").last.click()
    assert_fits(page)


@pytest.mark.parametrize("path", ["/", "table"])
def test_switched_at_once_and_remembered(visit: Visit, path: str) -> None:
    page = visit("/")
    if path == "table":
        path = f"/t/{make_table(page, 'bottle_imp')}"
        page.goto(path)
    page.evaluate("window.isSamePage = true")
    page.get_by_role("button", name="Settings").click()
    for language in ("ru", "it", "de"):
        page.get_by_role("radio", name=OWN_NAMES[language]).check()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("button", name=words(language, "settings"))).to_be_visible()
    assert page.evaluate("window.isSamePage")
    page.reload()
    expect(page.get_by_role("button", name=words("de", "settings"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def assert_said(page: Page) -> None:
    """No name of a text where a text should be, and no hole in one."""
    for text in page.evaluate(SAID):
        assert not set(WORD.findall(text)) & keys(), (page.url, text)
        assert not BROKEN.search(text), (page.url, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_screen_waits_for_its_own_words_only(visit: Visit, language: str) -> None:
    whole, page = visit("/nowhere", language=language), visit("/nowhere", language=language)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/*-rest-*.ftl", hold)
    for each in (whole, page):
        # Public tables come and go.
        each.route("**/api/tables", lambda route: route.fulfill(json={"tables": []}))
        each.goto("/")
    expect(whole.get_by_role("button", name=words(language, "play-now"))).to_have_count(2)
    expect(page.get_by_role("button", name=words(language, "play-now"))).to_have_count(2)
    settle(page, language)
    settle(whole, language)
    assert page.evaluate(SAID) == whole.evaluate(SAID)
    assert held
