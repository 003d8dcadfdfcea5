"""The rules of many matches at once, bound to The Bottle Imp."""

from functools import cache

from ridotto.compile.rule import Cells, rule
from ridotto.engine.batches.kernels import BatchedGame, BatchKernels, batch_kernels
from ridotto.games.bottle_imp.rules.state import PLAYERS, TOTAL


@rule
def points_won(s: Cells, seat: int) -> int:
    return s[TOTAL + seat] if seat < s[PLAYERS] else 0


@cache
def bound_to(game: BatchedGame) -> BatchKernels:
    return batch_kernels(__name__, globals(), game, points_won=points_won)
