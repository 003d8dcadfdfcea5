"""The rules of many matches at once, bound to The Bottle Imp."""

from ridotto.compile.rule import Cells, rule
from ridotto.engine.batches.kernels import batch_kernels
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.bottle_imp.rules.state import PLAYERS, TOTAL


@rule
def points_won(s: Cells, seat: int) -> int:
    return s[TOTAL + seat] if seat < s[PLAYERS] else 0


KERNELS = batch_kernels(__name__, globals(), BOTTLE_IMP, points_won=points_won)
