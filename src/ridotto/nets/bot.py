"""The bot that plays by a network."""

import threading
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, Protocol

import numpy as np
from numpy.typing import NDArray

from ridotto.compile.kernel import Vector
from ridotto.engine.batches.rules import SEATS
from ridotto.engine.bot import V_contra, seat_that_decides
from ridotto.engine.cells.state import State
from ridotto.engine.game import Seat, V
from ridotto.engine.rng import Rng
from ridotto.nets.declared import Learning
from ridotto.nets.inputs import Inputs
from ridotto.nets.network import Network, chances
from ridotto.nets.weights import load

CHANCE_UNIT = 1 << 30
UNLIKELY = 0.02
"""What is chosen more seldom is left out of a mix: it is mostly what is left of learning."""

_loading = threading.Lock()


class Observed(Protocol[V_contra]):
    """A game on cells, as far as a network needs it. Its own types are of no use here."""

    id: str

    def complete(self, v: V_contra, rng: Rng) -> State[Any, Any]: ...
    def observation(self, s: State[Any, Any], seat: Seat) -> Vector: ...


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
        """`weights`: another file than the one that the package brings."""
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
        certain = self._learning.certain(view)
        if certain is not None:
            return certain
        if len(view.legal) == 1:
            return view.legal[0]
        seen, players = self.seen(view)
        likely = self._likely(view, seen, players)
        if int(seen[self._learning.phase]) not in self._learning.mixed_phases:
            return view.legal[int(likely.argmax())]
        return view.legal[_drawn(likely, rng)]

    def chances(self, view: V) -> NDArray[np.float64]:
        """How likely the network takes each of the legal actions."""
        return self._likely(view, *self.seen(view))

    def seen(self, view: V) -> tuple[Vector, int]:
        """The observation of the seat, made from its view alone, with its goal; and how many play."""
        # Any state that fits the view: nobody can see what it makes up.
        state = self._game.complete(view, Rng.of("net", "world"))
        seen = np.append(self._game.observation(state, seat_that_decides(view)), 1)
        goals = self._learning.goals
        if goals is not None and seen[goals.rounds_left] > 0:
            # Only in the last round the win counts.
            seen[-1] = 0
            seen[goals.rounds_left] = 0
            seen[goals.ahead : goals.ahead + SEATS] = 0
        return seen, state.options.players

    def _likely(self, view: V, seen: Vector, players: int) -> NDArray[np.float64]:
        self.warm_up()
        outputs = self._network.run(self._inputs.tensor(seen))
        return chances(outputs, self._own_numbers(view, seen, players))

    def _own_numbers(self, view: V, seen: Vector, players: int) -> list[int]:
        """The legal actions, with seats counted from one's own."""
        if self._learning.turned is None:
            return list(view.legal)
        phase = int(seen[self._learning.phase])
        actions = self._learning.turned(phase, seat_that_decides(view), players)
        place = {action: own for own, action in enumerate(actions)}
        return [place[action] for action in view.legal]


def _drawn(likely: NDArray[np.float64], rng: Rng) -> int:
    """A place, as often as it is likely."""
    kept = np.where(likely < min(UNLIKELY, likely.max()), 0.0, likely)
    pointer = rng.below(CHANCE_UNIT) / CHANCE_UNIT * kept.sum()
    return min(int(np.searchsorted(np.cumsum(kept), pointer, side="right")), len(kept) - 1)
