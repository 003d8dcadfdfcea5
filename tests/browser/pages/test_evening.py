"""One's own matches in the browser: history, statistics, another device, export, deletion."""

import json

from playwright.sync_api import Page, expect

from tests.browser.conftest import KNOWN, PHONE, Visit
from tests.browser.helpers.axe import assert_accessible
from tests.browser.helpers.tables import make_table, origin_of, play_out
from tests.browser.qr import expect_code


def played(page: Page, game: str, **options: int) -> str:
    table = make_table(page, game, options=options)
    play_out(page, table)
    return table


def test_history_statistics_export_and_deletion(visit: Visit) -> None:
    page = visit(KNOWN)
    tables = [
        played(page, "bottle_imp", rounds=1),
        played(page, "bottle_imp", rounds=1),
        played(page, "turandot"),
    ]
    page.goto("/")
    # The list of tables says how they ended.
    results = page.get_by_role("region", name="Your tables").get_by_role("link")
    expect(results).to_have_count(3)
    expect(results.first).to_contain_text("Bot 2")
    page.get_by_role("link", name="Your matches and statistics").first.click()

    matches = page.get_by_role("region", name="History").get_by_role("link", name="Replay")
    expect(matches).to_have_count(3)
    statistics = page.get_by_role("region", name="Statistics").get_by_role("article")
    expect(statistics).to_have_count(2)
    expect(statistics.filter(has_text="The Bottle Imp")).to_contain_text("Left with the bottle")
    expect(statistics.filter(has_text="The Bottle Imp").get_by_role("img")).to_have_count(1)
    expect(statistics.filter(has_text="Turandot")).to_contain_text("Best opera")
    assert_accessible(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Export everything").click()
    exported = json.loads(download.value.path().read_text())
    assert {match["match"]["table"] for match in exported["matches"]} == set(tables)
    assert all(match["record"]["events"] for match in exported["matches"])

    matches.first.click()
    expect(page.get_by_role("heading", name="Turandot: replay")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Delete everything").click()
    assert_accessible(page)
    page.get_by_role("button", name="Delete everything now").click()
    expect(page.get_by_text("No match is over yet.")).to_be_visible()
    assert page.request.get(f"/api/tables/{tables[0]}").status == 404


def test_a_phone_becomes_the_same_person(visit: Visit) -> None:
    page = visit(KNOWN)
    table = played(page, "bottle_imp", rounds=1)
    page.goto("/evening")
    page.get_by_role("button", name="Show a code").click()
    drawn = page.get_by_role("img", name="QR code that signs another device in as you")
    expect(drawn).to_be_visible()
    assert_accessible(page)
    code = page.get_by_role("region", name="Another device").locator("output").inner_text()
    expect_code(drawn, f"{origin_of(page)}/device#{code.replace('-', '')}")

    asked: list[str] = []
    phone = visit("/", size=PHONE, fresh=True)
    phone.on("request", lambda request: asked.append(request.url))
    phone.goto(f"/device#{code.replace('-', '')}")
    expect(phone.get_by_role("textbox", name="Code")).to_have_value(code.replace("-", ""))
    assert "#" not in phone.evaluate("location.href"), "the code stays in no history"
    phone.get_by_role("button", name="Sign in").click()
    expect(phone.get_by_role("link", name="Replay")).to_have_attribute("href", f"/replay/{table}")
    assert not [url for url in asked if code.replace("-", "") in url.split("#")[0]], "no address has the code"
    # Used once.
    late = visit("/device")
    late.get_by_role("textbox", name="Code").fill(code)
    late.get_by_role("button", name="Sign in").click()
    expect(late.get_by_text("This code is not good.")).to_be_visible()
