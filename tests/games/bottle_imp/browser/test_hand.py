"""No card of a hand covers another, and a resting mouse changes nothing."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import KNOWN, Visit
from tests.browser.helpers.positions import change_positions
from tests.browser.helpers.sight import covered_corners
from tests.browser.helpers.tables import make_table, play_out
from tests.browser.table.sight.looks import is_following, look
from tests.games.bottle_imp.browser.player import Player

TIGHT = ("phone-large", "sideways-large", "zoomed")


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_every_card_can_be_read(visit: Visit, players: int) -> None:
    """Pointed at, focused or dragged: no card covers the number, suit and points of another."""
    page = visit(KNOWN)
    table = make_table(page, "bottle_imp", players=players)
    play_out(page, table, until=is_following)
    page.goto(f"/t/{table}")
    player = Player(page)
    for name in ("wide", "desktop", "desktop-large", "tablet", "sideways", "phone"):
        look(page, name)
        expect(player.open_cards.first).to_be_visible()
        assert_readable(player, every=3 if name != "desktop" else 1)
    look(page, "desktop")
    expect(player.open_cards.first).to_be_visible()
    assert_readable_while_dragged(player)


def test_few_cards_can_be_read_in_little_room(visit: Visit) -> None:
    page = visit(KNOWN, fresh=True)
    table = make_table(page, "bottle_imp", players=5)
    play_out(page, table, until=is_following)
    left = 0

    def keep_few(said: dict[str, Any]) -> None:
        hand = said["position"]["hand"] = said["position"]["hand"][:left]
        said["task"]["cards"] = hand

    change_positions(page, keep_few)
    player = Player(page)
    for left in (2, 3, 4):
        page.goto(f"/t/{table}")
        expect(player.open_cards).to_have_count(left)
        for name in TIGHT:
            look(page, name)
            assert_readable(player)


def assert_readable(player: Player, every: int = 1) -> None:
    """Pointed at and focused."""
    cards = player.page.locator("[data-card]")
    assert covered_corners(cards) == []
    for card in cards.element_handles()[::every]:
        card.hover(force=True)
        assert covered_corners(cards) == []
        card.focus()
        assert covered_corners(cards) == []


def assert_readable_while_dragged(player: Player) -> None:
    page = player.page
    dragged = player.open_cards.first
    box = dragged.bounding_box()
    assert box is not None
    others = player.cards.and_(page.locator(":not([data-dragged])"))
    # Also of a card that lies turned, and half under its neighbour, this point can be taken.
    x, y = box["x"] + 0.3 * box["width"], box["y"] + 0.5 * box["height"]
    page.mouse.move(x, y)
    page.mouse.down()
    for steps in range(1, 8):
        page.mouse.move(x + 25 * steps, y + 2 * steps)
        expect(page.locator("[data-dragged]")).to_have_count(1)
        assert covered_corners(others) == []
    page.mouse.up()


def test_a_resting_mouse_refuses_nothing(visit: Visit) -> None:
    """Why a card cannot be played is said when somebody tries to."""
    page = visit(KNOWN)
    table = make_table(page, "bottle_imp", players=4)
    play_out(page, table, until=lambda at: is_following(at) and is_bound(at))
    page.goto(f"/t/{table}")
    player = Player(page)
    asked = page.get_by_role("main").get_by_text(re.compile(r"^Your turn\. Colour led: \w+\. Follow it\.$"))
    expect(asked).to_be_visible()
    barred = player.hands.get_by_role("button", disabled=True).first
    barred.hover(force=True)
    expect(asked).to_be_visible()
    barred.click(force=True)
    expect(page.get_by_role("main").get_by_text(re.compile("cannot be played")).first).to_be_visible()


def is_bound(at: dict[str, Any]) -> bool:
    return len(at["task"]["cards"]) < len(at["position"]["hand"])
