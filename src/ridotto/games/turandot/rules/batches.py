"""The rules of many matches at once, bound to Turandot."""

from ridotto.compile.rule import Cells, rule
from ridotto.engine.batches.kernels import batch_kernels
from ridotto.games.turandot.rules import chance, steps
from ridotto.games.turandot.rules.observation.layout import OBSERVATION_SIZE
from ridotto.games.turandot.rules.observation.observe import observe
from ridotto.games.turandot.rules.scoring import score_so_far
from ridotto.games.turandot.rules.state import OVER, PHASE, PLAYERS, SIZE


@rule
def points_won(s: Cells, seat: int) -> int:
    """Nothing counts before the casts are made (T12)."""
    return score_so_far(s, seat) if s[PHASE] == OVER and seat < s[PLAYERS] else 0


KERNELS = batch_kernels(
    __name__,
    globals(),
    STATE_SIZE=SIZE,
    OBSERVATION_SIZE=OBSERVATION_SIZE,
    actors=steps.actors,
    step=steps.step,
    legal_actions=steps.legal_actions,
    draw_chance=chance.draw_chance,
    settle_chance=chance.settle_chance,
    observe=observe,
    points_won=points_won,
)
