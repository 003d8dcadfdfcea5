"""The layout of an observation: what each of its cells means, as data.

A rule writes an observation into cells, like everything else in a game: sets as bits, choices and numbers as
integers. That is small and fast to copy. A network needs a tensor of floats: `Layout.tensor` writes a bit
for each member of a set, a bit for each value of a choice, and numbers divided by their largest size.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ridotto.compile.kernel import Vector

Tensor = NDArray[np.float32]


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """Some cells in a row with one meaning."""

    name: str
    meaning: str
    at: int
    """The first of its cells."""
    cells: int = 1

    @property
    def width(self) -> int:
        """How many numbers of the tensor one cell becomes."""
        raise NotImplementedError

    def written(self, cells: Vector) -> Tensor:
        """The cells of this field (…, cells) as numbers of the tensor (…, cells, width)."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True, kw_only=True)
class Sets(Field):
    """Each cell is a set of small integers, as bits."""

    members: int
    """All members are below this."""

    @property
    def width(self) -> int:
        return self.members

    def written(self, cells: Vector) -> Tensor:
        return (cells[..., None] >> np.arange(self.members) & 1).astype(np.float32)


@dataclass(frozen=True, slots=True, kw_only=True)
class Choices(Field):
    """Each cell is one of some values, counted from 0; -1 is none of them."""

    values: int

    @property
    def width(self) -> int:
        return self.values

    def written(self, cells: Vector) -> Tensor:
        return np.equal(cells[..., None], np.arange(self.values)).astype(np.float32)


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers(Field):
    """Each cell is a number between -most and most; the rule clips it."""

    most: int

    @property
    def width(self) -> int:
        return 1

    def written(self, cells: Vector) -> Tensor:
        return (cells[..., None] / self.most).astype(np.float32)


@dataclass(frozen=True, slots=True)
class Layout:
    version: int
    """Raised when a cell changes its meaning: a network stores the version it was trained for."""
    fields: tuple[Field, ...]

    @property
    def cells(self) -> int:
        """How many cells an observation has."""
        return sum(field.cells for field in self.fields)

    @property
    def size(self) -> int:
        """How many numbers the tensor has."""
        return sum(field.cells * field.width for field in self.fields)

    def tensor(self, observations: Vector) -> Tensor:
        """Observations (…, cells) as tensors (…, size)."""
        leading = observations.shape[:-1]
        parts = [
            field.written(observations[..., field.at : field.at + field.cells]).reshape(*leading, -1)
            for field in self.fields
        ]
        return np.concatenate(parts, axis=-1)

    def names(self) -> Iterator[str]:
        """A name for each number of the tensor, in order."""
        for field in self.fields:
            for cell in range(field.cells):
                for place in range(field.width):
                    yield f"{field.name}[{cell}][{place}]"
