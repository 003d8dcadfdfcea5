"""A position of any game as one immutable value."""

from typing import Generic, TypeVar

from ridotto.compile.kernel import Vector

O = TypeVar("O")  # noqa: E741
R = TypeVar("R")


class State(Generic[O, R]):
    """The options, the cells (laid out in each game's state.py) and the results of finished rounds.

    Cells are never changed once the state is made: every change starts from a copy. Who acts follows from the
    cells; `acting` caches it where the last step reported it.
    """

    __slots__ = ("acting", "cells", "options", "past")

    def __init__(
        self, options: O, cells: Vector, past: tuple[R, ...] = (), acting: tuple[int, ...] | None = None
    ) -> None:
        self.options = options
        self.cells = cells
        self.past = past
        self.acting = acting

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return (
            self.cells.tobytes() == other.cells.tobytes()
            and self.past == other.past
            and self.options == other.options
        )

    def __hash__(self) -> int:
        return hash(self.cells.tobytes())
