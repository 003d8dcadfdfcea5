"""Two people who play over days: never there at the same time, and the server is killed in between."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.helpers.tables import play_all
from tests.browser.server_process import ServerProcess


def test_two_people_over_days_and_a_restart(own_server: ServerProcess, visit: Visit) -> None:
    host = visit("/new/bottle_imp", address=own_server.address)
    host.get_by_role("radio", name="2", exact=True).first.check()
    host.get_by_role("radio", name="over days").check()
    host.get_by_label("Time for each move").select_option(label="3 days")
    host.get_by_role("button", name="Create the table").click()
    expect(host.get_by_text("It begins by itself as soon as all seats are taken.")).to_be_visible()
    table = host.url.split("/")[-1]
    leave(host)
    friend = visit(f"/t/{table}", address=own_server.address, size=PHONE)
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("timer").first).to_contain_text(re.compile("2 d 23 h|3 d 0 h"))
    play_all(table, friend, moves=1)
    leave(friend)
    own_server.kill()
    own_server.open()
    host.goto(own_server.address)
    turn = host.get_by_role("region", name="Your turn").get_by_role("link")
    expect(turn).to_contain_text(re.compile(r"2 d \d+ h left"))
    expect(host).to_have_title("(1) Ridotto")
    expect(host.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
    turn.click()
    expect(host).to_have_title(re.compile("^Your turn: "))
    expect(host.get_by_text("is not connected")).to_be_hidden()


def leave(page: Page) -> None:
    page.goto("about:blank")
