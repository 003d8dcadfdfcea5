"""Hints in the Bottle Imp: whole passes."""

import pytest

from ridotto.games import find_game
from tests.hinted import hints, phases

pytestmark = pytest.mark.usefixtures("without_compiler")


def test_cards_to_give_away_come_as_a_whole() -> None:
    game = find_game("bottle_imp")
    s, seat = phases(game, game.parse_options({"players": 4}))["pass"]
    best, *others = hints(game, s, seat)
    assert [word for word in best.move.split() if not word[0].isdigit()] == [
        "pass",
        "mystery",
        "left",
        "right",
    ]
    for other in others:
        assert len(set(other.actions)) == 3
        assert other.points is not None
        assert other.chance is None


def test_the_same_cards_for_one_place_are_named_once() -> None:
    game = find_game("bottle_imp")
    s, seat = phases(game, game.parse_options({"players": 2}))["pass"]
    found = hints(game, s, seat, playouts=30)
    placed = [(frozenset(each.actions[:2]), each.actions[2:]) for each in found]
    assert len(set(placed)) == len(placed)
