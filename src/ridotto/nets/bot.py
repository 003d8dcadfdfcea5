"""The bot that plays by a network."""

import threading
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Generic, Protocol

import numpy as np
from numpy.typing import NDArray

from ridotto.compile.kernel import Kernel, Vector
from ridotto.engine.batches.numbers import SEATS
from ridotto.engine.bot import Bot, V_contra, seat_that_decides
from ridotto.engine.cells.cell_game import AnyState
from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.engine.game import Seat, V
from ridotto.engine.rng import Rng
from ridotto.nets.declared import Learning
from ridotto.nets.inputs import Inputs
from ridotto.nets.network import Network, chances
from ridotto.nets.weights import load

CHANCE_UNIT = 1 << 30
UNLIKELY = 0.02
"""Actions with a lower probability are dropped from a mixed strategy: they are mostly noise from training."""

_loading = threading.Lock()


class Observed(Protocol[V_contra]):
    """The part of a game on cells that a network needs."""

    id: str

    @property
    def observe(self) -> Kernel: ...

    def complete(self, v: V_contra, rng: Rng) -> AnyState: ...
    def cells_of(self, s: AnyState) -> Vector: ...


class NetBot(Generic[V]):
    needs_full_view = True

    def __init__(
        self,
        game: Observed[V],
        learning: Learning[V],
        *,
        name: str = "net",
        weights: Path | None = None,
    ) -> None:
        """`weights`: a file to use instead of the one in the package."""
        self.name = name
        self._game = game
        self._learning = learning
        self._file = weights or learning.weights
        self._inputs: Inputs = learning.inputs

    @cached_property
    def _network(self) -> Network:
        assert self._file is not None
        return Network(load(self._file, self._game.id, self._learning)[1])

    def warm_up(self) -> None:
        with _loading:
            _ = self._network

    def choose(self, view: V, rng: Rng) -> int:
        if len(view.legal) == 1 and self._learning.certain(view) is None:
            return view.legal[0]
        return self.consider(view, rng)

    def hiding_its_time(self) -> Bot[V]:
        """The same bot, with as much work where only one action is legal."""
        return _Considering(self)

    def consider(self, view: V, rng: Rng) -> int:
        """The same choice with the same work where one action is legal, so that its time reveals nothing."""
        certain = self._learning.certain(view)
        if certain is not None:
            return certain
        seen, numbers = self._look(view)
        likely = self._likely(seen, numbers)
        if len(view.legal) == 1:
            return view.legal[0]
        if int(seen[self._learning.phase]) not in self._learning.mixed_phases:
            return view.legal[int(likely.argmax())]
        return view.legal[place_drawn(likely, rng)]

    def chances(self, view: V) -> NDArray[np.float64]:
        """The network's probability for each of the legal actions."""
        return self._likely(*self._look(view))

    def seen(self, view: V) -> Vector:
        """The network's input, made from its seat's view alone, followed by whether the win counts."""
        return self._look(view)[0]

    def mix(self, cells: Vector, seat: Seat, legal: Sequence[int]) -> NDArray[np.float64]:
        """The probability of each of these actions in a state, for any seat."""
        return self._likely(*self._look_at(cells, seat, legal))

    def _look(self, view: V) -> tuple[Vector, list[int]]:
        return self._look_at(self._cells(view), seat_that_decides(view), view.legal)

    def _look_at(self, state: Vector, seat: Seat, legal: Sequence[int]) -> tuple[Vector, list[int]]:
        learning = self._learning
        cells = learning.layout.cells
        written = np.zeros(cells + (MOST_ACTIONS if learning.turns_actions else 0), np.int64)
        observe = learning.see or self._game.observe
        observe.run(state, seat, written)
        seen = np.ones(cells + 1, np.int64)
        seen[:-1] = written[:cells]
        goals = learning.goals
        if goals is not None and seen[goals.rounds_left] > 0:
            # Only in the last round the win counts.
            seen[-1] = 0
            seen[goals.rounds_left] = 0
            seen[goals.ahead : goals.ahead + SEATS] = 0
        if not learning.turns_actions:
            return seen, list(legal)
        place = {action: own for own, action in enumerate(written[cells:].tolist())}
        return seen, [place[action] for action in legal]

    def _cells(self, view: V) -> Vector:
        if self._learning.cells is not None:
            return self._learning.cells(view)
        # Any state that fits the view: nobody can see what it makes up.
        return self._game.cells_of(self._game.complete(view, Rng.of("net", "world")))

    def _likely(self, seen: Vector, numbers: list[int]) -> NDArray[np.float64]:
        self.warm_up()
        return chances(self._network.run(self._inputs.tensor(seen)), numbers)


def place_drawn(likely: NDArray[np.float64], rng: Rng) -> int:
    """Samples an index by its probability."""
    kept = np.where(likely < min(UNLIKELY, likely.max()), 0.0, likely)
    pointer = rng.below(CHANCE_UNIT) / CHANCE_UNIT * kept.sum()
    return min(int(np.searchsorted(np.cumsum(kept), pointer, side="right")), len(kept) - 1)


class _Considering(Generic[V]):
    def __init__(self, bot: NetBot[V]) -> None:
        self.name = bot.name
        self.needs_full_view = bot.needs_full_view
        self.choose = bot.consider
