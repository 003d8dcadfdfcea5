"""A position of any game as one immutable value."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from ridotto.compile.kernel import Vector

O = TypeVar("O")  # noqa: E741
R = TypeVar("R")


class State(Generic[O, R]):
    """The options, the cells (laid out in each game's state.py) and the results of finished rounds.

    Cells are never changed once the state is made: every change starts from a copy. Who acts follows from the
    cells; `acting` caches it where the last step reported it.
    """

    __slots__ = ("acting", "cells", "options", "rounds")

    def __init__(
        self,
        options: O,
        cells: Vector,
        rounds: "tuple[R, ...] | RoundEnd[O, R]" = (),
        acting: tuple[int, ...] | None = None,
    ) -> None:
        self.options = options
        self.cells = cells
        self.rounds = rounds
        self.acting = acting

    @property
    def past(self) -> tuple[R, ...]:
        """The results of finished rounds."""
        rounds = self.rounds
        return rounds if isinstance(rounds, tuple) else rounds.results()

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


class RoundEnd(Generic[O, R]):
    """The results up to a round that has ended, computed on demand.

    Random play never needs them, and would spend an eighth of its time on them (bench/engine/contract.py).
    """

    __slots__ = ("_count", "_end", "_result", "_results")

    def __init__(self, end: State[O, R], result: Callable[[State[O, R]], R]) -> None:
        self._end = end
        self._count = len(end.rounds) + 1
        self._result = result
        self._results: tuple[R, ...] | None = None

    def __len__(self) -> int:
        return self._count

    def results(self) -> tuple[R, ...]:
        return self._computed() if self._results is None else self._results

    def _computed(self) -> tuple[R, ...]:
        # In a loop from the first one on: with many rounds, recursion would be too deep.
        ends = [self]
        while ends[-1]._results is None and isinstance(before := ends[-1]._end.rounds, RoundEnd):
            ends.append(before)
        results: tuple[R, ...] = ()
        for end in reversed(ends):
            results = end._results or (*end._end.past, end._result(end._end))
            end._results = results
        return results


# Any: code for the states of every game knows neither its options nor its results.
AnyState = State[Any, Any]
