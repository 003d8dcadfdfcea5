"""Training data for a judge of the eye: positions, and the results of their rounds."""

from collections.abc import Mapping, Sequence

from ridotto.compile.kernel import Kernel
from ridotto.compile.rule import bind
from ridotto.games.bottle_imp.learning.judging.judge_input import (
    AT_AHEAD,
    AT_GOAL,
    AT_LEFT,
    JUDGE_INPUT,
)
from ridotto.games.bottle_imp.learning.judging.seeing import see_after
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.bottle_imp.rules.state import SIZE
from ridotto.nets.judging import rows
from ridotto.nets.judging.declared import GoalCells, Judging

PLAYS = 32
"""Positions of a round: after the passes, and after each card but the last."""

see_rows = bind(rows.see_rows, __name__, STATE_SIZE=SIZE, SEEN_CELLS=JUDGE_INPUT.cells, see_after=see_after)


def setups() -> Sequence[Mapping[str, object]]:
    """Only the eye: with more players too much is hidden for a judge that sees all cards."""
    return [options.to_json() for options in BOTTLE_IMP.configurations(rounds=1) if options.mode_row.is_eye]


JUDGING = Judging(
    judge_input=JUDGE_INPUT,
    see_after=see_after,
    see_rows=Kernel(see_rows, rows.SIGNATURE),
    most=PLAYS,
    setups=setups,
    win_share=0.5,
    whim=0.1,
    goals=GoalCells(goal=AT_GOAL, ahead=AT_AHEAD, left=AT_LEFT),
)
