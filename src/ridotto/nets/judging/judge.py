"""The value of a position for a seat, by a small network of three layers.

Its weights and its scratch space are in one vector together with the search's other tables (numbers.py has
the layout). Its input is cells that a rule of the game has written.
"""

from typing import TYPE_CHECKING

from ridotto.compile.bits import lowest
from ridotto.compile.rule import Cells, Weights, rule

if TYPE_CHECKING:
    from ridotto.nets.judging.rules import (
        FIRST,
        FIRST_ROW,
        HIDDEN,
        KIND,
        LAST,
        SCALE,
        SECOND,
        SECOND_HIDDEN,
        SEEN_CELLS,
    )

WIDTH = 256
SECOND_WIDTH = 32

# How a cell is read; 0: it is ignored.
SET, CHOICE, NUMBER = 1, 2, 3


@rule
def judge(seen: Cells, weights: Weights) -> float:
    # The row after those of the inputs is the bias.
    copy_row(weights, HIDDEN, SECOND - WIDTH, WIDTH)
    for cell in range(SEEN_CELLS):
        add_cell(weights, cell, seen[cell])
    copy_row(weights, SECOND_HIDDEN, LAST - SECOND_WIDTH, SECOND_WIDTH)
    for place in range(WIDTH):
        strength = weights[HIDDEN + place]
        if strength > 0.0:
            add_row(weights, SECOND_HIDDEN, SECOND + place * SECOND_WIDTH, SECOND_WIDTH, strength)
    found = weights[LAST + SECOND_WIDTH]
    for place in range(SECOND_WIDTH):
        found += weights[LAST + place] * max(0.0, weights[SECOND_HIDDEN + place])
    return found


@rule
def add_cell(weights: Weights, cell: int, value: int) -> None:
    kind, row = int(weights[KIND + cell]), int(weights[FIRST_ROW + cell])
    if kind == SET:
        while value:
            add_row(weights, HIDDEN, FIRST + (row + lowest(value)) * WIDTH, WIDTH, 1.0)
            value &= value - 1
    elif kind == CHOICE and value >= 0:
        add_row(weights, HIDDEN, FIRST + (row + value) * WIDTH, WIDTH, 1.0)
    elif kind == NUMBER and value != 0:
        add_row(weights, HIDDEN, FIRST + row * WIDTH, WIDTH, value * weights[SCALE + cell])


@rule
def copy_row(weights: Weights, into: int, row: int, width: int) -> None:
    for place in range(width):
        weights[into + place] = weights[row + place]


@rule
def add_row(weights: Weights, into: int, row: int, width: int, times: float) -> None:
    for place in range(width):
        weights[into + place] += times * weights[row + place]
