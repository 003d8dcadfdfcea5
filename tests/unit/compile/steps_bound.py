"""A function bound to other rules, for tests of the two speeds."""

from ridotto.compile.rule import Cells, Weights, bind, rule
from tests.unit.compile import steps_to_bind


@rule
def other_step(cells: Cells, weights: Weights) -> int:
    cells[0] += 10
    weights[0] *= 2.0
    return 2


repeated = bind(steps_to_bind.repeated, __name__, stepped=other_step, FACTOR=3)
