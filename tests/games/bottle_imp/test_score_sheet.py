"""Score sheets add up to the scores, and winners laid the cards they won with."""

import math

import pytest

from ridotto.games import find_game
from ridotto.games.bottle_imp.rules.options import BottleImpOptions
from ridotto.games.bottle_imp.rules.views.score_sheet import RoundSums
from ridotto.games.bottle_imp.rules.views.view import BottleImpView
from ridotto.games.bottle_imp.terminal.scores import formula
from ridotto.screens.words import MINUS
from tests.walks import slug, walk

GAME = find_game("bottle_imp")
OPTIONS = [*GAME.configurations(rounds=2)]


@pytest.mark.parametrize("options", OPTIONS, ids=[slug(GAME, each) for each in OPTIONS])
def test_every_point_is_explained(options: BottleImpOptions) -> None:
    for s in walk(GAME, options, "scores"):
        view = GAME.view(s, None)
        check_winners(view)
    assert len(view.past) == 2
    check_rounds(view)


def check_winners(view: BottleImpView) -> None:
    for trick in view.tricks:
        assert (trick.winner, trick.card) in trick.plays


def check_rounds(view: BottleImpView) -> None:
    for result in view.past:
        sums = RoundSums(view.options, result)
        for seat, score in enumerate(result.scores):
            left, _, right = formula(sums, result, seat).replace(MINUS, "-").rpartition("=")
            assert int(right) == score
            assert not left or worked_out(left, sums.mystery) == score


def worked_out(formula: str, mystery: int) -> int:
    """The value of 35+33, 2×20, -M or -2M."""
    if "M" in formula:
        return -int(formula.strip("-M") or 1) * mystery
    if "×" in formula:
        return math.prod(int(factor) for factor in formula.split("×"))
    return sum(int(term) for term in formula.split("+"))
