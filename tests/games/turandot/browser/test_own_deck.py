"""A file of one's own in the form of a new table, and at the table."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, Route, ViewportSize, expect

from ridotto.games.turandot.rules.deck.deck_file import house_file, read_rows
from tests.browser.conftest import DESKTOP, KNOWN, PHONE, Visit
from tests.browser.helpers.axe import assert_accessible
from tests.browser.helpers.tables import make_table, origin_of, play_out

OWN = house_file().replace("1,professional,male,3,", "1,goth,female,1,liu", 1)


def payload(text: str, name: str = "mine.csv") -> FilePayload:
    return {"name": name, "mimeType": "text/csv", "buffer": text.encode()}


def drop(page: Page, text: str, name: str) -> None:
    """As a mouse does that comes from outside the browser."""
    script = """([text, name]) => {
        const carried = new DataTransfer()
        carried.items.add(new File([text], name))
        return carried
    }"""
    carried = page.evaluate_handle(script, [text, name])
    page.get_by_text("Drop a file of your own").dispatch_event("drop", {"dataTransfer": carried})


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_deck_is_dropped_refused_mended_and_looked_at_by_everybody(
    visit: Visit, size: ViewportSize, tmp_path: Path
) -> None:
    host = visit("/new/turandot", size=size)
    with host.expect_download() as started:
        host.get_by_role("link", name="Download an example").click()
    example = tmp_path / "deck.csv"
    started.value.save_as(example)
    assert example.read_text("utf-8") == house_file()

    drop(host, OWN.replace("male,2", "male,7", 1), "mine.csv")
    expect(host.get_by_role("alert")).to_contain_text("Singer 3 from the top: stars")
    host.locator("input[type=file]").set_input_files(payload("x" * 17_000))
    expect(host.get_by_role("alert")).to_contain_text("at most")
    host.locator("input[type=file]").set_input_files(payload(OWN))
    own = host.get_by_role("group", name="Singers")
    expect(own).to_contain_text("mine.csv")
    expect(host.get_by_role("alert")).to_have_count(0)
    own.get_by_role("button", name="Look at it").click()
    expect_deck(host)
    assert_accessible(host, at=size)
    host.get_by_role("button", name="Close").click()
    host.get_by_role("group", name="Players").get_by_role("radio", name="2").check()
    host.get_by_role("button", name="Create the table").click()
    host.wait_for_url("**/t/*")

    guest = visit(host.url.removeprefix(origin_of(host)), size=size)
    guest.get_by_role("button", name="Look at it").click()
    expect_deck(guest)
    guest.get_by_role("button", name="Close").click()
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start", exact=True).click()
    guest.get_by_role("button", name="Table", exact=True).click()
    guest.get_by_role("button", name="Singers").click()
    expect_deck(guest)

    host.goto("/new/turandot")
    expect(own).to_contain_text("mine.csv")
    own.get_by_role("button", name="Remove").click()
    expect(host.get_by_text("Drop a file of your own")).to_be_visible()


def test_the_host_exchanges_and_removes_the_deck_in_the_lobby(visit: Visit) -> None:
    host = visit(KNOWN)
    deck = read_rows("mine.csv", OWN.encode())
    table = make_table(host, "turandot", options={"deck": deck}, starts=False)
    host.goto(f"/t/{table}")
    dialog = host.get_by_role("dialog")
    other = OWN.replace("1,goth,female,1,liu", "1,goth,female,2,liu", 1)

    def change(press: str) -> None:
        host.get_by_role("button", name="Change", exact=True).click()
        dialog.get_by_role("button", name="Remove").click()
        if press:
            host.locator("input[type=file]").set_input_files(payload(other, press))
            expect(dialog.get_by_role("group", name="Singers")).to_contain_text(press)
        dialog.get_by_role("button", name="Apply").click()
        expect(dialog).to_have_count(0)

    change("other.csv")
    host.reload()
    host.get_by_role("button", name="Look at it").click()
    expect(host.get_by_role("dialog", name="Singers")).to_contain_text("69 ★")
    host.get_by_role("dialog", name="Singers").get_by_role("button", name="Close").click()
    change("")
    host.reload()
    expect(host.get_by_role("button", name="Change", exact=True)).to_be_visible()
    expect(host.get_by_role("button", name="Look at it")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_deck_can_be_looked_at_in_the_replay(visit: Visit, size: ViewportSize) -> None:
    page = visit(KNOWN, size=size)
    table = make_table(page, "turandot", options={"deck": read_rows("mine.csv", OWN.encode())})
    play_out(page, table)
    page.goto(f"/replay/{table}")
    if size is PHONE:
        page.get_by_role("button", name="More choices").click()
    page.get_by_role("button", name="Singers").click()
    expect_deck(page)
    page.get_by_role("dialog", name="Singers").get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def expect_deck(page: Page) -> None:
    sheet = page.get_by_role("dialog", name="Singers")
    expect(sheet.locator("li").filter(has_text="star")).to_have_count(36)
    # One professional less, one goth more, two stars less than the house deck.
    expect(sheet.get_by_role("heading", name="goth")).to_contain_text("7")
    expect(sheet).to_contain_text("68 ★")


def test_rows_that_no_game_draws_are_a_table(visit: Visit) -> None:
    page = visit("/nowhere")
    lake = [{"depth": 400, "name": "<b>Como</b>"}, {"depth": 250, "name": "Iseo"}]
    choice = {"name": "lake", "values": ["garda"], "default": "garda", "highest": None, "lowest": None}
    setup = {
        "players": 3,
        "mode": None,
        "has_teams": False,
        "bottles": 0,
        "chosen": {"players": 3},
        "facts": {},
    }

    def offer(route: Route) -> None:
        answer = route.fetch()
        catalogue = answer.json()
        setups = [{**setup, "choices": [{**choice, "files": [".map"]}]}]
        catalogue["games"][0] |= {
            "setup": ["players"],
            "summary": ["players"],
            "default": 0,
            "setups": setups,
        }
        route.fulfill(response=answer, json=catalogue)

    page.route("**/api/catalogue", offer)
    page.route(
        "**/files/lake?name=a.map",
        lambda route: route.fulfill(
            status=200, content_type="application/json", body=json.dumps({"value": lake})
        ),
    )
    page.goto("/new/bottle_imp")
    page.locator("input[type=file]").set_input_files(payload("~", "a.map"))
    page.get_by_role("button", name="Look at it").click()
    expect(page.get_by_role("dialog", name="lake").get_by_role("row")).to_have_text(
        ["depthname", "400<b>Como</b>", "250Iseo"]
    )
