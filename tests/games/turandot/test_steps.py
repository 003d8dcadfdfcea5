"""What people are given time to look at."""

from itertools import pairwise

from ridotto.games import find_game
from tests.walks import walk

GAME = find_game("turandot")


def test_every_kind_of_step_comes_up() -> None:
    for options in GAME.configurations():
        assert {GAME.step_kind(*pair) for pair in pairwise(walk(GAME, options, 1))} == {
            "sealed",
            "move",
            "reveal",
            "round",
        }
