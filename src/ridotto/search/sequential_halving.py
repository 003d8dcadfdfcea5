"""Sequential halving: try all actions, drop the worse half, repeat until one is left."""

import time
from collections.abc import Mapping
from math import ceil, log2
from typing import Generic

import numpy as np

from ridotto.compile.kernel import Floats
from ridotto.engine.bot import seat_that_decides
from ridotto.engine.game import V
from ridotto.engine.rng import Rng
from ridotto.search.adapter import SearchAdapter
from ridotto.search.budget import Budget
from ridotto.search.estimate import ActionEstimate
from ridotto.search.stopwatch import GiveWay, Stopwatch, never_wait
from ridotto.search.tally import Tallies
from ridotto.search.tree import new_tree

SLICE_S = 0.002
"""How long compiled code runs between two checks of the clock."""


class Trials(Generic[V]):
    """Actions tried in worlds."""

    def __init__(
        self, adapter: SearchAdapter[V], view: V, rng: Rng, tree: Floats, give_way: GiveWay = never_wait
    ) -> None:
        self._tallies = Tallies(adapter, view, seat_that_decides(view), rng)
        self._watch = Stopwatch(give_way)
        self._kernel = adapter.try_actions
        self._tree = tree
        self._playouts_a_second = 0.0

    def run(self, actions: list[int], budget: Budget) -> None:
        """Try these actions until the budget is spent, in one world at least."""
        if budget.playouts:
            self._run(actions, max(1, budget.playouts // len(actions)))
            return
        worlds = 0
        while worlds == 0 or not budget.is_spent(0, self._watch):
            before = time.perf_counter()
            in_a_slice = int(self._playouts_a_second * SLICE_S / len(actions))
            worlds = max(1, min(2 * worlds, in_a_slice))
            self._run(actions, worlds)
            self._playouts_a_second = worlds * len(actions) / (time.perf_counter() - before)
        self._watch.start_next(budget.seconds)

    def _run(self, actions: list[int], worlds: int) -> None:
        self._tallies.run(self._kernel, (np.array(actions, np.int64), self._tree), (len(actions), worlds))

    def estimate(self, action: int) -> ActionEstimate:
        return self._tallies.estimate(action)


def halve(
    adapter: SearchAdapter[V],
    view: V,
    rng: Rng,
    bonuses: Mapping[int, float],
    budget: Budget,
    give_way: GiveWay,
) -> tuple[ActionEstimate, ...]:
    """The estimates of these actions, the best first. `bonuses` are added to their utilities."""
    trials = Trials(adapter, view, rng, new_tree(budget), give_way)
    best, *others = narrow_down(trials, bonuses, budget)
    return (best.with_chance(1.0), *others)


def narrow_down(trials: Trials[V], bonuses: Mapping[int, float], budget: Budget) -> list[ActionEstimate]:
    """Spend the budget on fewer and fewer of these actions; the estimates of all, the best first."""
    actions = list(bonuses)
    dropped: list[int] = []
    rounds = ceil(log2(len(actions)))
    for _ in range(rounds):
        trials.run(actions, budget.part(1 / rounds))
        actions = sorted(actions, key=lambda action: -trials.estimate(action).utility - bonuses[action])
        kept = ceil(len(actions) / 2)
        dropped = actions[kept:] + dropped
        actions = actions[:kept]
    return [trials.estimate(action) for action in actions + dropped]
