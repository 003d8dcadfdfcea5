"""What a person can choose for their own eyes and ears."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import KNOWN, Visit
from tests.browser.helpers.tables import make_table
from tests.games.turandot.browser.impresario import Impresario


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()


def background(page: Page) -> str:
    return str(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))


def is_light(colour: str) -> bool:
    red = int(colour.removeprefix("rgb(").split(",")[0])
    return red > 128


def test_theme_follows_the_system_until_one_is_chosen(visit: Visit) -> None:
    page = visit("/", dark=True)
    assert not is_light(background(page))
    page.emulate_media(color_scheme="light")
    assert is_light(background(page))
    open_settings(page)
    page.get_by_role("radio", name="dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert not is_light(background(page))
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert not is_light(background(page))
    open_settings(page)
    page.get_by_role("radio", name="light").check()
    page.emulate_media(color_scheme="dark")
    assert is_light(background(page))


def test_large_print_is_larger_and_remembered(visit: Visit) -> None:
    page = visit("/")
    size = "parseFloat(getComputedStyle(document.querySelector('main p')).fontSize)"
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    before = page.evaluate(size)
    open_settings(page)
    page.get_by_role("switch", name="Large print").check()
    expect(page.locator("html")).to_have_attribute("data-print", "large")
    assert page.evaluate(size) >= before * 1.15
    page.reload()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert page.evaluate(size) >= before * 1.15


def test_nothing_moves_where_the_system_asks_for_calm(visit: Visit) -> None:
    page = visit(KNOWN)
    page.goto(f"/t/{make_table(page, 'turandot')}")
    impresario = Impresario(page)
    expect(impresario.lay_bid).to_be_visible()
    impresario.bid()
    # The reveal is told at once.
    expect(page.get_by_role("button", name="Show all")).to_have_count(0)
    assert page.evaluate(RUNNING) == []


RUNNING = """() => document.getAnimations()
  .filter((each) => each.playState === 'running')
  .map((each) => each.animationName ?? each.transitionProperty)"""


def test_animation_can_be_switched_off(visit: Visit) -> None:
    page = visit("/", motion=True)
    pace = "getComputedStyle(document.documentElement).getPropertyValue('--normal')"
    assert page.evaluate(pace).strip() not in ("0ms", "0s")
    open_settings(page)
    page.get_by_role("switch", name="Animation").uncheck()
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    assert page.evaluate(pace).strip() in ("0ms", "0s")
    page.goto(f"/t/{make_table(page, 'turandot')}")
    impresario = Impresario(page)
    expect(impresario.lay_bid).to_be_visible()
    impresario.bid()
    expect(page.get_by_role("button", name="Show all")).to_have_count(0)
    assert page.evaluate(RUNNING) == []


def test_sounds_are_off_until_wanted(visit: Visit) -> None:
    page = visit("/")
    open_settings(page)
    sounds = page.get_by_role("switch", name="Sounds")
    expect(sounds).not_to_be_checked()
    sounds.check()
    page.reload()
    open_settings(page)
    expect(sounds).to_be_checked()
