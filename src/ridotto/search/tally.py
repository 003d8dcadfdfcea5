"""What every kind of search keeps: what the seat knows, a random stream, and a tally for each action."""

from typing import Generic

import numpy as np

from ridotto.compile.kernel import Floats, Kernel, Vector
from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.engine.game import Seat, V
from ridotto.engine.rng import Rng
from ridotto.search.adapter import SearchAdapter
from ridotto.search.estimate import ActionEstimate
from ridotto.search.trials import POINTS, TALLY_CELLS, TRIES, UTILITY


class Tallies(Generic[V]):
    """The tallies of a seat's actions, from what a view shows."""

    def __init__(self, adapter: SearchAdapter[V], view: V, seat: Seat, rng: Rng) -> None:
        self._seat = seat
        self._known, self._weights = adapter.known_by(view)
        # A separate stream: how far a search gets must not change what the bot draws later.
        self._rng = np.array([rng.below(1 << 30) for _ in range(4)], np.int64)
        self._world = np.zeros(adapter.state_size, np.int64)
        self._state = np.zeros(adapter.state_size, np.int64)
        self._tallies = np.zeros(MOST_ACTIONS * TALLY_CELLS)

    def run(self, kernel: Kernel, vectors: tuple[Vector | Floats, ...], numbers: tuple[int, ...]) -> int:
        """Continue the search with the arguments of this kernel; returns the playouts."""
        return kernel.run(
            *(self._known, self._weights, self._rng, self._world, self._state),
            *(*vectors, self._tallies, self._seat, *numbers),
        )

    def estimate(self, action: int) -> ActionEstimate:
        tally = self._tallies[action * TALLY_CELLS : (action + 1) * TALLY_CELLS].tolist()
        tries = max(1.0, tally[TRIES])
        return ActionEstimate(action, int(tally[TRIES]), tally[UTILITY] / tries, tally[POINTS] / tries)
