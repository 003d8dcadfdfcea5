"""The rules of many matches at once, bound to Turandot."""

from ridotto.compile.rule import Cells, rule
from ridotto.engine.batches.kernels import batch_kernels
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.observation.memo import MEMO_SIZE, observe_again
from ridotto.games.turandot.rules.scoring import score_so_far
from ridotto.games.turandot.rules.state import OVER, PHASE, PLAYERS


@rule
def points_won(s: Cells, seat: int) -> int:
    """Nothing counts before the casts are made (T12)."""
    return score_so_far(s, seat) if s[PHASE] == OVER and seat < s[PLAYERS] else 0


KERNELS = batch_kernels(
    __name__,
    globals(),
    TURANDOT,
    points_won=points_won,
    observe_again=observe_again,
    memo_cells=MEMO_SIZE,
)
