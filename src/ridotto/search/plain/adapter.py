"""Binds the search to a game on cells by its points alone."""

from collections.abc import Callable, Mapping
from typing import Generic, Protocol, TypeVar

import numpy as np

from ridotto.compile.kernel import Floats, Kernel, Vector
from ridotto.compile.rule import Cells, bind
from ridotto.engine.cells.cell_game import State
from ridotto.engine.game import Options, View
from ridotto.engine.rng import Rng
from ridotto.search import trials
from ridotto.search.adapter import SecretChoices
from ridotto.search.plain import playout

Points = Callable[[Cells, int], float]
"""A rule: (cells, seat) to the points of the seat."""
Policy = Callable[[Cells, Cells, int], int]
"""A rule: (cells, random cells, seat) to a legal action."""

MOST_WORLDS = 100
"""Worlds drawn for each move by `complete`: in Python, so it takes some milliseconds."""


class PlayedView(View, Protocol):
    """A view that says how many play."""

    @property
    def options(self) -> Options: ...


O = TypeVar("O", bound=Options)  # noqa: E741
R = TypeVar("R")
V_contra = TypeVar("V_contra", bound=PlayedView, contravariant=True)


class CompletedGame(Protocol[O, R, V_contra]):
    """What the search needs from a game on cells."""

    step: Kernel
    legal_actions: Kernel
    actors: Kernel

    @property
    def state_size(self) -> int: ...
    def cells_of(self, s: State[O, R], /) -> Vector: ...
    def complete(self, v: V_contra, rng: Rng, /) -> State[O, R]: ...


class PlainAdapter(Generic[V_contra]):
    """The search for games in which everybody plays alone.

    Worlds come from the game's `complete`. In each world every action is tried and the match played on, until
    chance decides or the match is over. The utility is the seat's points minus the average of the others'.
    `policy` is the rollout policy; without it, playouts are random.
    """

    foresees = False
    mix_actions = None

    def __init__(
        self, game: CompletedGame[O, R, V_contra], *, points: Points, policy: Policy | None = None
    ) -> None:
        # Compiled code is cached with the module of the points rule.
        module = points.__module__

        def world(view: V_contra, rng: Rng) -> Vector:
            return game.cells_of(game.complete(view, rng))

        self._world = world
        self.state_size = game.state_size
        own = {
            "STATE_SIZE": self.state_size,
            "actors": game.actors.rule,
            "legal_actions": game.legal_actions.rule,
            "step": game.step.rule,
            "points": points,
        }
        own["policy"] = policy or bind(playout.any_legal, module, **own)
        names = ("draw_world", "act", "play_on_in_tree", "utility", "points_for")
        rules = {name: bind(getattr(playout, name), module, **own) for name in names}
        try_actions = bind(trials.try_actions, module, STATE_SIZE=self.state_size, **rules)
        self.try_actions = Kernel(try_actions, trials.SIGNATURE)

    @property
    def kernels(self) -> tuple[Kernel, ...]:
        return (self.try_actions,)

    def known_by(self, view: V_contra) -> tuple[Vector, Floats]:
        """Worlds that fit the view, the same for the same view."""
        rng = Rng.of("worlds")
        worlds = [self._world(view, rng) for _ in range(MOST_WORLDS)]
        head = np.zeros(playout.WORLDS, np.int64)
        head[playout.PLAYERS] = view.options.players
        head[playout.COUNT] = len(worlds)
        return np.concatenate([head, *worlds]), np.zeros(1)

    def share(self, view: V_contra) -> float:  # noqa: ARG002
        return 1.0

    def certain(self, view: V_contra) -> int | None:  # noqa: ARG002
        return None

    def bonuses(self, view: V_contra) -> Mapping[int, float] | None:  # noqa: ARG002
        return None

    def choices(self, view: V_contra) -> tuple[SecretChoices, ...] | None:  # noqa: ARG002
        return None

    def seal(self, view: V_contra, action: int, rng: Rng) -> int:  # noqa: ARG002
        return action
