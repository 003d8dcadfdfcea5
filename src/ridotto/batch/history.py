"""The actions of each match of a batch, so that any of them can be turned into a record."""

import numpy as np
from numpy.typing import NDArray

from ridotto.compile.kernel import Vector
from ridotto.engine.batches.numbers import FINISHED, NO_ACTION, STEPPED


class History:
    """The actions of every step since the oldest match began, and the initial random cells of each match."""

    def __init__(self, matches: int) -> None:
        self._steps: list[NDArray[np.int8]] = []
        self._began_at = np.zeros(matches, np.int64)
        self._began_with: Vector = np.zeros((matches, 0), np.int64)

    def began(self, is_new: NDArray[np.bool_], rngs: Vector) -> None:
        """Call this before the first cards are dealt."""
        self._began_at = np.where(is_new, len(self._steps), self._began_at)
        if not self._began_with.size:
            self._began_with = rngs.copy()
        self._began_with[is_new] = rngs[is_new]
        # Steps that no match needs any more.
        past = int(self._began_at.min())
        del self._steps[:past]
        self._began_at -= past

    def stepped(self, actions: Vector, results: Vector) -> None:
        kept = actions.astype(np.int8)
        kept[(results != STEPPED) & (results != FINISHED)] = NO_ACTION
        self._steps.append(kept)

    def luck_of(self, match: int) -> list[int]:
        """The random cells with which the match began."""
        found: list[int] = self._began_with[match].tolist()
        return found

    def actions_of(self, match: int) -> list[tuple[int, int]]:
        """Seats and actions since the match began, in order."""
        rows = [step[match] for step in self._steps[int(self._began_at[match]) :]]
        return [(seat, int(action)) for row in rows for seat, action in enumerate(row) if action >= 0]
