"""The input numbers of a network: the places that follow from fields, and the numbers in NumPy.

The same as `Layout.tensor`, but for a choice of fields, in a few operations for all of them, and ordered by
kind: members of sets, values of choices, numbers.
"""

from collections.abc import Iterable

import numpy as np

from ridotto.compile.kernel import Vector
from ridotto.engine.observations.layout import Choices, Field, Numbers, Sets, Tensor


class Inputs:
    def __init__(self, fields: Iterable[Field]) -> None:
        sets: list[tuple[int, int]] = []
        choices: list[tuple[int, int]] = []
        numbers: list[tuple[int, int]] = []
        for field in fields:
            for cell in range(field.at, field.at + field.cells):
                match field:
                    case Sets():
                        sets += [(cell, member) for member in range(field.members)]
                    case Choices():
                        choices += [(cell, value) for value in range(field.values)]
                    case Numbers():
                        numbers.append((cell, field.most))
                    case _:
                        raise TypeError(f"no network knows fields like {field.name}")
        self.set_cells, self.set_members = _columns(sets)
        self.choice_cells, self.choice_values = _columns(choices)
        self.number_cells, self.number_most = _columns(numbers)

    @property
    def size(self) -> int:
        return len(self.set_cells) + len(self.choice_cells) + len(self.number_cells)

    def tensor(self, cells: Vector) -> Tensor:
        """Rows of cells (…, cells) as rows of numbers (…, size)."""
        parts = (
            cells[..., self.set_cells] >> self.set_members & 1,
            cells[..., self.choice_cells] == self.choice_values,
            cells[..., self.number_cells] / self.number_most,
        )
        return np.concatenate(parts, axis=-1, dtype=np.float32, casting="unsafe")


def _columns(pairs: list[tuple[int, int]]) -> tuple[Vector, Vector]:
    both = np.array(pairs, np.int64).reshape(-1, 2)
    return both[:, 0].copy(), both[:, 1].copy()
