"""The Bottle Imp from the first click to the final score."""

import re
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import DESKTOP, KNOWN, PHONE, Visit
from tests.browser.helpers.tables import make_table, play_out
from tests.games.bottle_imp.browser.player import Player, check_record, hurry, next_of, set_table
from tests.patience import PATIENCE_MS


@pytest.mark.parametrize(("size", "rounds"), [(DESKTOP, 2), (PHONE, 1)], ids=["desktop", "phone"])
def test_match_to_the_final_score(visit: Visit, size: ViewportSize, rounds: int) -> None:
    page = visit("/", size=size)
    set_table(page, players=4, rounds=rounds)
    player = Player(page, taps=size == PHONE)
    for finished in range(1, rounds + 1):
        # Nothing is left of the round before.
        expect(player.goals.get_by_text("still empty")).to_have_count(3, timeout=PATIENCE_MS)
        player.give()
        player.play_out()
        if finished < rounds:
            expect(player.end).to_contain_text(f"Round {finished} of {rounds} is over.")
            player.press(player.end.get_by_role("button", name="Continue"))
    player.press(player.end.get_by_role("button", name="To the table"))
    check_record(player.download_record(), player.totals())


def test_one_click_and_one_plays(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("region", name="The Bottle Imp").get_by_role("button", name="Play now").click()
    player = Player(page)
    player.give()
    expect(player.open_cards.first).to_be_visible()
    played = player.play()
    # Alone, or in the sentence about the trick that it has completed.
    told = re.compile(rf"\bYou (play )?{re.escape(played.split(',')[0])}\b")
    expect(page.get_by_role("log")).to_contain_text(told)


def test_whoever_need_not_follow_is_told_the_colour_led(visit: Visit) -> None:
    page = visit(KNOWN)
    table = make_table(page, "bottle_imp", players=4)
    play_out(page, table, until=need_not_follow)
    page.goto(f"/t/{table}")
    expect(
        page.get_by_role("main").get_by_text(re.compile(r"Colour led: \w+\. Any card will do\."))
    ).to_be_visible()


def need_not_follow(at: dict[str, Any]) -> bool:
    led, task = at["position"]["led"], at["task"]
    return led is not None and task["must_follow"] is None


def test_the_eye(visit: Visit) -> None:
    page = visit("/")
    set_table(page, players=2, rounds=1)
    player = Player(page)
    player.give()
    expect(page.get_by_role("toolbar", name="Your open hand").get_by_role("button")).to_have_count(7)
    expect(page.get_by_role("list", name="Bot 2: open hand").get_by_role("img").first).to_be_visible()
    finish_round(player)


def test_teams(visit: Visit) -> None:
    page = visit("/")
    set_table(page, players=4, mode="teams 2-1-1", rounds=1)
    player = Player(page)
    player.give()
    # Two partners, and two who play alone: who is who depends on the dealer.
    expect(page.get_by_text(re.compile(r"\(normal\).*, (alone|team A|partner, team A), "))).to_have_count(3)
    finish_round(player)


def test_two_bottles(visit: Visit) -> None:
    page = visit("/")
    set_table(page, players=5, mode="two bottles", rounds=1)
    player = Player(page)
    for letter in "AB":
        expect(page.get_by_text(f"Bottle {letter}: price 19, owner nobody")).to_be_attached()
    player.give()
    finish_round(player)


def finish_round(player: Player) -> None:
    """Two tricks by hand, and those at the end; whole rounds are played above."""
    for _ in range(2):
        next_of([player]).play()
    hurry(player)
    player.play_out()
    player.press(player.end.get_by_role("button", name="To the table"))
    check_record(player.download_record(), player.totals())
