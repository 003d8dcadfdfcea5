"""Tensors of observations, written by a rule: for one match, many times as fast as `Layout.tensor`."""

from functools import lru_cache

import numpy as np

from ridotto.compile.kernel import Floats, Kernel, Vector
from ridotto.compile.rule import Cells, Weights, rule
from ridotto.engine.observations.layout import Choices, Layout, Numbers, Sets, Tensor

SET = 0
CHOICE = 1
NUMBER = 2

COLUMNS = 4
"""Of a field: what kind it is, its first cell, how many cells it has, and how large each is."""


@rule
def write_tensors(rows: Cells, layout: Cells, fields: int, cells: int, count: int, out: Weights) -> int:
    """Write the numbers of observations, one after the other; returns how many numbers they are.

    `layout` has a row for each field; an observation has so many cells.
    """
    place = 0
    for start in range(0, count * cells, cells):
        for row in range(0, fields * COLUMNS, COLUMNS):
            kind, first, size = layout[row], start + layout[row + 1], layout[row + 3]
            for cell in range(first, first + layout[row + 2]):
                value = rows[cell]
                if kind == SET:
                    for member in range(size):
                        out[place + member] = value >> member & 1
                    place += size
                elif kind == CHOICE:
                    for choice in range(size):
                        out[place + choice] = 1 if choice == value else 0
                    place += size
                else:
                    out[place] = value / size
                    place += 1
    return place


WRITE_TENSORS = Kernel(write_tensors, "rriiiV")


@lru_cache(maxsize=64)
def layout_rows(layout: Layout) -> Vector:
    """The rows of a layout for `write_tensors`, one after the other."""
    rows: list[int] = []
    for field in layout.fields:
        match field:
            case Sets(members=size):
                kind = SET
            case Choices(values=size):
                kind = CHOICE
            case Numbers(most=size):
                kind = NUMBER
            case _:
                raise TypeError(f"{field.name}: no tensor is made of {type(field).__name__}")
        rows += [kind, field.at, field.cells, size]
    return np.array(rows, np.int64)


class TensorWriter:
    """Makes tensors of observations of one layout, always as many at once."""

    def __init__(self, layout: Layout, count: int = 1) -> None:
        self._layout_rows = layout_rows(layout)
        self._fields = len(layout.fields)
        self._cells = layout.cells
        self._count = count
        self._numbers: Floats = np.zeros(layout.size * count, np.float64)

    def tensor(self, seen: Vector) -> Tensor:
        """The tensors in one row, one after the other."""
        WRITE_TENSORS.run(seen, self._layout_rows, self._fields, self._cells, self._count, self._numbers)
        return self._numbers.astype(np.float32)
