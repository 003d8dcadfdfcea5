"""The end of Turandot: whose operas are performed, and the score sheet."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import KNOWN, PHONE, Visit
from tests.browser.helpers.fitting import assert_fits
from tests.browser.helpers.positions import change_positions
from tests.browser.helpers.sight import UNBROKEN, faults, roomy, spaced
from tests.browser.helpers.tables import make_table, play_out
from tests.browser.helpers.words import LANGUAGES
from tests.browser.table.sight.looks import PHONES, look

WRITING = """() => {
  window.written = []
  const write = CanvasRenderingContext2D.prototype.fillText
  CanvasRenderingContext2D.prototype.fillText = function (text, ...where) {
    window.written.push(text)
    write.call(this, text, ...where)
  }
}"""


def open_ended(page: Page, players: int) -> None:
    table = make_table(page, "turandot", players=players)
    play_out(page, table)
    page.goto(f"/t/{table}")
    expect(page.get_by_role("region", name="Score sheet")).to_be_visible()


def test_a_shared_win_shows_every_winners_opera(visit: Visit) -> None:
    page = visit("/", fresh=True)
    page.context.add_init_script(f"({WRITING})()")

    def share(said: dict[str, Any]) -> None:
        if said["position"]["outcome"]:
            said["position"]["outcome"]["winners"] = [0, 2]

    change_positions(page, share)
    open_ended(page, players=3)
    page.get_by_role("button", name="Finale").click()
    bill = page.get_by_role("region", name="The playbill")
    expect(bill.get_by_role("heading")).to_have_text(["You present", "Bot 3 presents"])
    expect(bill.get_by_role("listitem")).to_have_count(12)
    with page.expect_download():
        page.get_by_role("button", name="Save as a picture").click()
    written: list[str] = page.evaluate("window.written")
    assert {"Host presents", "Bot 3 presents"} <= set(written)
    assert written.count("Calaf") == 2


def test_the_score_sheet_is_short_and_shows_the_singers(visit: Visit) -> None:
    page = visit(KNOWN, size=PHONE)
    open_ended(page, players=5)
    bills = page.get_by_role("region", name="Score sheet").get_by_role("article")
    expect(bills).to_have_count(5)
    for bill in bills.all():
        expect(bill.locator(".mini")).to_have_count(6)
    # Two of them fit a phone.
    assert all(
        height < PHONE["height"] / 2
        for height in bills.evaluate_all("all => all.map((each) => each.offsetHeight)")
    )


def test_nothing_of_the_score_sheet_is_cut(visit: Visit) -> None:
    for language in LANGUAGES:
        page = visit(KNOWN, size=PHONE, language=language)
        table = make_table(page, "turandot", players=2)
        play_out(page, table)
        page.goto(f"/t/{table}")
        bills = page.locator(".playbill")
        expect(bills.first).to_be_visible()
        assert_fits(page)
        for name in PHONES:
            look(page, name)
            rules = (UNBROKEN, roomy(".playbill"), spaced(".playbill:first-of-type .role"))
            assert faults(page, *rules) == [], (language, name)
