"""The rules of many matches at once, bound to The Bottle Imp."""

from ridotto.compile.rule import Cells, rule
from ridotto.engine.batches.kernels import batch_kernels
from ridotto.games.bottle_imp.rules import chance, steps
from ridotto.games.bottle_imp.rules.observation.layout import OBSERVATION_SIZE
from ridotto.games.bottle_imp.rules.observation.observe import observe
from ridotto.games.bottle_imp.rules.state import PLAYERS, SIZE, TOTAL


@rule
def points_won(s: Cells, seat: int) -> int:
    return s[TOTAL + seat] if seat < s[PLAYERS] else 0


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
