"""Score sheets add up to the scores."""

import math
from typing import Any

import pytest

from ridotto.engine.game import SomeGame
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.rules.score_sheet import RoundSums
from ridotto.games.bottle_imp.rules.view import BottleImpView
from ridotto.games.bottle_imp.terminal.scores import formula
from ridotto.games.turandot.rules.score_sheet import productions
from ridotto.screens.words import MINUS
from tests.walks import CONFIGURATIONS, IDS


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS, ids=IDS)
def test_every_point_is_explained(game: SomeGame, options: Any) -> None:
    match = Match(game, options, seed="scores")
    rng = Rng.of("scores")
    match.play_chance()
    while match.game.to_act(match.state):
        seat = match.game.to_act(match.state)[0]
        match.play(seat, rng.choice(game.legal(match.state, seat)))
        view = game.view(match.state, None)
        if isinstance(view, BottleImpView):
            check_winners(view)
        match.play_chance()
    view = game.view(match.state, None)
    if isinstance(view, BottleImpView):
        check_rounds(view)
    else:
        totals = [production.points.total for production in productions(view)]
        scores = [player.score for player in view.players]
        assert totals == [*scores, view.table.score] if options.has_dummy else scores


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
