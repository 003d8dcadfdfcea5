"""The rules of many matches at once, bound to Turandot."""

from functools import cache

from ridotto.compile.rule import Cells, rule
from ridotto.engine.batches.kernels import BatchedGame, BatchKernels, batch_kernels
from ridotto.games.turandot.rules.best_cast import score_so_far
from ridotto.games.turandot.rules.observation.memo import MEMO_SIZE, observe_again
from ridotto.games.turandot.rules.state import (
    CAST,
    CAST_COUNT,
    MONEY,
    OVER,
    PHASE,
    PLAYERS,
    ROLE_COUNT,
    SINGER,
    SIZE,
    SLOT,
    SPENT,
)


@rule
def points_won(s: Cells, seat: int) -> int:
    """Nothing counts before the casts are made (T12)."""
    return score_so_far(s, seat) if s[PHASE] == OVER and seat < s[PLAYERS] else 0


@rule
def read_often(s: Cells) -> int:
    """All but what lies in the rows, and the casts."""
    read = 0
    for cell in range(ROLE_COUNT + 1):
        read |= s[cell]
    for cell in range(PHASE, SINGER):
        read |= s[cell]
    for cell in range(MONEY, SPENT):
        read |= s[cell]
    for cell in range(SLOT, CAST):
        read |= s[cell]
    for cell in range(CAST_COUNT, SIZE):
        read |= s[cell]
    return read


@cache
def bound_to(game: BatchedGame) -> BatchKernels:
    return batch_kernels(
        __name__,
        globals(),
        game,
        points_won=points_won,
        memo_cells=MEMO_SIZE,
        observe_again=observe_again,
        read_often=read_often,
    )
