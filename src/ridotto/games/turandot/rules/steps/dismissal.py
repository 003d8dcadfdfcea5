"""Dismissal (T9) and the end of a round (T10).

The opponent is named even where there is only one (TR27): a choice of this implementation.
"""

from ridotto.compile.rule import Cells, rule
from ridotto.engine.cells.steps import APPLIED, ROUND_FINISHED
from ridotto.games.turandot.rules.options import ROUNDS
from ridotto.games.turandot.rules.state import (
    AUDITIONING,
    CASTING,
    DISMISSED,
    DISMISSING,
    NAMED,
    OPEN_DIRECTORS,
    PHASE,
    REMOVED_DIRECTORS,
    ROUND,
)


@rule
def name_seat(s: Cells, seat: int) -> int:
    s[NAMED] = seat
    s[PHASE] = DISMISSING
    return APPLIED


@rule
def dismiss(s: Cells, director: int) -> int:
    s[DISMISSED] = director
    s[OPEN_DIRECTORS] &= ~(1 << director)
    s[REMOVED_DIRECTORS] |= 1 << director
    return finish_round(s)


@rule
def finish_round(s: Cells) -> int:
    s[ROUND] += 1
    s[PHASE] = CASTING if s[ROUND] == ROUNDS else AUDITIONING
    return ROUND_FINISHED
