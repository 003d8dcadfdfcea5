"""A function in which names can be bound, for tests of the two speeds."""

from ridotto.compile.rule import Cells, Weights, rule

FACTOR = 1


@rule
def stepped(cells: Cells, weights: Weights) -> int:
    cells[0] += 1
    weights[0] += 0.5
    return 1


@rule
def one(cells: Cells, weights: Weights) -> int:
    return stepped(cells, weights) * FACTOR


@rule
def repeated(cells: Cells, weights: Weights, times: int) -> int:
    total = 0
    for _ in range(times):
        total += one(cells, weights)
    return total
