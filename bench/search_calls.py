"""Calls of the kernels of a search, with what a search gives them: to be made on several machines."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ridotto.compile.kernel import Kernel, Vector
from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.engine.game import Seat
from ridotto.engine.rng import Rng
from ridotto.search.adapter import SearchAdapter
from ridotto.search.budget import Budget
from ridotto.search.simultaneous.regret_matching import RegretMatching
from ridotto.search.stopwatch import Stopwatch
from ridotto.search.tree import new_tree
from ridotto.search.trials import TALLY_CELLS

LUCK = 2
"""The place of the random cells among the vectors."""


@dataclass(frozen=True, slots=True)
class Call:
    kernel: Kernel
    vectors: tuple[NDArray[Any] | None, ...]
    """None: the random cells, which are the caller's own."""
    numbers: tuple[int, ...]

    def vectors_with(self, luck: Vector) -> list[NDArray[Any]]:
        return [luck if vector is None else vector.copy() for vector in self.vectors]


# Games and views whose cells the contract does not know.


def drawing(game: Any, view: Any, worlds: int) -> Call:
    """Worlds that fit a view."""
    states = np.zeros(worlds * game.state_size, np.int64)
    return Call(game.draw_worlds, (*game.known_by(view), None, states), (worlds,))


def trying(
    adapter: SearchAdapter[Any], view: Any, seat: Seat, actions: tuple[int, ...], tree: Budget, worlds: int
) -> Call:
    """Each of these actions in so many worlds, with a tree for this budget."""
    vectors = (
        *(*adapter.known_by(view), None),
        *(np.zeros(adapter.state_size, np.int64) for _ in range(2)),
        *(np.array(actions, np.int64), new_tree(tree), np.zeros(MOST_ACTIONS * TALLY_CELLS)),
    )
    return Call(adapter.try_actions, vectors, (seat, len(actions), worlds))


def mixing(adapter: SearchAdapter[Any], view: Any, seat: Seat, turns: int) -> Call | None:
    """The first iterations of regret matching; None if nothing is chosen in secret here."""
    kernel, choices = adapter.mix_actions, adapter.choices(view)
    if kernel is None or choices is None:
        return None
    given: list[Any] = []

    def take(*args: Any) -> int:
        given.extend(arg.copy() if isinstance(arg, np.ndarray) else arg for arg in args)
        return 1

    listening = Kernel(kernel.rule, kernel.signature)
    listening.run = take
    RegretMatching(adapter, listening, view, seat, choices, Rng.of("unused")).run(
        Budget(playouts=1), Stopwatch()
    )
    vectors: list[NDArray[Any] | None] = [arg for arg in given if isinstance(arg, np.ndarray)]
    vectors[LUCK] = None
    seat, players, first, _ = given[len(vectors) :]
    return Call(kernel, tuple(vectors), (seat, players, first, turns))
