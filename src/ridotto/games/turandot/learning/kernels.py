"""The rules of batches for learning: a match ends when the casts begin, with the best of them.

The best cast can be computed (T12.4), so there is nothing to learn, and casts are half of all decisions.
"""

from ridotto.compile.rule import Cells, rule
from ridotto.engine.batches.kernels import batch_kernels
from ridotto.engine.cells.steps import RESULT_BITS
from ridotto.games.turandot.learning.seeing.see import SEEN_AND_ACTIONS, see_for_network
from ridotto.games.turandot.rules.best_cast import score_so_far
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.state import CASTING, PHASE, PLAYERS, TABLE
from ridotto.games.turandot.rules.steps import acting

RESULT = (1 << RESULT_BITS) - 1


@rule
def actors_before_casts(s: Cells) -> int:
    return 0 if s[PHASE] >= CASTING else steps_actors(s)


@rule
def step_before_casts(s: Cells, seat: int, action: int) -> int:
    report = steps_step(s, seat, action)
    return report & RESULT if s[PHASE] >= CASTING else report


@rule
def points_won(s: Cells, seat: int) -> int:
    """Of two players also the dummy, in the place of the table: it can win (T14.6)."""
    if s[PHASE] < CASTING:
        return 0
    if seat < s[PLAYERS] or (seat == TABLE and s[PLAYERS] == 2):
        return score_so_far(s, seat)
    return 0


steps_actors = acting.actors
steps_step = acting.step

KERNELS = batch_kernels(
    __name__,
    globals(),
    TURANDOT,
    points_won=points_won,
    actors=actors_before_casts,
    step=step_before_casts,
    observe=see_for_network,
    observation_cells=SEEN_AND_ACTIONS,
)
