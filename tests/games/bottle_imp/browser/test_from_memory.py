"""A table that plays from memory, chosen on the page of a new table and played to the end."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.games.bottle_imp.browser.player import Player, check_record
from tests.patience import PATIENCE_MS


def test_the_page_forgets_and_the_record_does_not(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("region", name="The Bottle Imp").get_by_role("link", name="Create a table").click()
    page.get_by_role("group", name="Players").get_by_role("radio", name="3").check()
    page.get_by_role("spinbutton", name="or another number").fill("1")
    page.get_by_role("button", name="Bots in the other seats").click()
    page.get_by_text("More choices").click()
    page.get_by_role("group", name="Pace of the bots").get_by_role("radio", name="at once").check()
    page.get_by_label("From memory").check()
    page.get_by_role("button", name="Start playing").click()
    page.wait_for_url("**/t/*")
    player = Player(page)
    player.give()
    for _ in range(3):
        while not player.is_asked_to_play():
            pass
        player.play()
    while not player.is_asked_to_play():
        pass

    log = page.get_by_role("log")
    expect(log).to_contain_text("Trick 3:", timeout=PATIENCE_MS)
    expect(log).not_to_contain_text(re.compile(r"Trick [12]:"))
    expect(log).not_to_contain_text("gave away")
    assert "won" not in page.get_by_role("main").aria_snapshot(), "nobody's tricks are counted"
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_role("link", name="Home").last).to_be_visible()
    expect(page.get_by_role("link", name="Replay so far")).to_have_count(0)
    page.keyboard.press("Escape")

    player.play_out()
    player.press(player.end.get_by_role("button", name="To the table"))
    expect(log).to_contain_text("Trick 1:")
    check_record(player.download_record(), player.totals())
