"""What every kind of search keeps: what is known, a stream of luck, and a tally of each action."""

from typing import Generic

import numpy as np

from ridotto.compile.kernel import Floats, Kernel, Vector
from ridotto.engine.game import Seat, V
from ridotto.engine.rng import Rng
from ridotto.engine.steps import MOST_ACTIONS
from ridotto.search.adapter import SearchAdapter
from ridotto.search.estimate import ActionEstimate
from ridotto.search.trials import POINTS, TALLY_CELLS, TRIES, UTILITY


class Tallies(Generic[V]):
    """Of a seat's actions, by what a view shows."""

    def __init__(self, adapter: SearchAdapter[V], view: V, seat: Seat, rng: Rng) -> None:
        self._seat = seat
        self._k, self._w = adapter.known_by(view)
        # A stream of its own: how far a search gets must not change what the bot draws later.
        self._r = np.array([rng.below(1 << 30) for _ in range(4)], np.int64)
        self._world = np.zeros(adapter.state_size, np.int64)
        self._s = np.zeros(adapter.state_size, np.int64)
        self._tallies = np.zeros(MOST_ACTIONS * TALLY_CELLS)

    def run(self, kernel: Kernel, vectors: tuple[Vector | Floats, ...], numbers: tuple[int, ...]) -> int:
        """Search on with what this kind of search needs besides; returns the playouts."""
        return kernel.run(
            self._k, self._w, self._r, self._world, self._s, *vectors, self._tallies, self._seat, *numbers
        )

    def thought(self, action: int) -> ActionEstimate:
        tally = self._tallies[action * TALLY_CELLS : (action + 1) * TALLY_CELLS].tolist()
        tries = max(1.0, tally[TRIES])
        return ActionEstimate(action, int(tally[TRIES]), tally[UTILITY] / tries, tally[POINTS] / tries)
