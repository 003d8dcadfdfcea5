"""The bot that searches."""

import threading
from collections.abc import Mapping
from typing import Generic

from ridotto.compile.kernel import warm_up
from ridotto.compile.rule import is_jit_wanted, is_kept
from ridotto.engine.game import V
from ridotto.engine.rng import Rng
from ridotto.search.adapter import SearchAdapter
from ridotto.search.budget import Budget
from ridotto.search.estimate import ActionEstimate
from ridotto.search.sequential_halving import Trials, halve
from ridotto.search.simultaneous.opponent_model import answer
from ridotto.search.stopwatch import GiveWay, never_wait
from ridotto.search.task import SearchTask, task_of
from ridotto.search.tree import new_tree

CHANCE_UNIT = 1 << 30

_warming = threading.Lock()
_warm: set[int] = set()


class SearchBot(Generic[V]):
    needs_full_view = True

    def __init__(
        self,
        name: str,
        adapter: SearchAdapter[V],
        budget: Budget,
        give_way: GiveWay = never_wait,
        *,
        hides_its_time: bool = False,
    ) -> None:
        """`hides_its_time`: uses its full time even for a single action, to reveal nothing."""
        self.name = name
        self._adapter = adapter
        self._budget = budget
        self._give_way = give_way
        self._hides_its_time = hides_its_time

    def seconds_for(self, view: V) -> float:
        """How long a whole choice usually takes in this phase of the game."""
        return 0.0 if self._adapter.certain(view) is not None else self._budget.seconds

    @property
    def is_warm(self) -> bool:
        """Whether its code is loaded, so that the next move does not wait for the compiler."""
        return id(self._adapter) in _warm or not is_jit_wanted()

    @property
    def is_kept(self) -> bool:
        """Whether its compiled code is in the cache and only has to be loaded."""
        return all(is_kept(kernel.rule) for kernel in self._adapter.kernels)

    def warm_up(self) -> None:
        warm_up_once(self._adapter)

    def hurried(self, share: float, give_way: GiveWay = never_wait) -> "SearchBot[V]":
        """The same bot on a shared server: a share of its time, yielding to others, hiding its time."""
        budget = self._budget.part(share)
        return SearchBot(self.name, self._adapter, budget, give_way, hides_its_time=True)

    def mixes(self, view: V) -> bool:
        """Whether its estimates say how often each action should be chosen (a mixed strategy)."""
        return self._adapter.choices(view) is not None

    def settled(self, view: V) -> tuple[ActionEstimate, ...] | None:
        """The only action to consider, if there is one; None if it must search."""
        if (certain := self._adapter.certain(view)) is not None:
            return _only(certain)
        tried = self._tried(view)
        return _only(*tried) if len(tried) == 1 else None

    def _tried(self, view: V) -> Mapping[int, float]:
        """The actions to search if none is certain, and the bonus added to the utility of each."""
        is_asked = len(view.legal) > 1 or self._hides_its_time
        bonuses = self._adapter.bonuses(view) if is_asked else None
        return dict.fromkeys(view.legal, 0.0) if bonuses is None else bonuses

    def task(self, view: V) -> SearchTask:
        """The search as a task, for a client that searches instead of the server."""
        return task_of(self._adapter, view, self._budget)

    def choose(self, view: V, rng: Rng) -> int:
        estimates = self.think(view, rng)
        pointer = rng.below(CHANCE_UNIT) / CHANCE_UNIT
        for estimate in estimates:
            pointer -= estimate.chance
            if pointer < 0:
                break
        return self._adapter.seal(view, estimate.action, rng)

    def think(self, view: V, rng: Rng) -> tuple[ActionEstimate, ...]:
        """Its estimates of the legal actions, the best or most frequent first."""
        if view.seat is None:
            raise ValueError("a spectator has nothing to choose")
        if (certain := self._adapter.certain(view)) is not None:
            return _only(certain)
        tried = self._tried(view)
        if len(tried) == 1 and not self._hides_its_time:
            return _only(*tried)
        budget = self._budget.part(self._adapter.share(view))
        warm_up_once(self._adapter)
        kernel, choices = self._adapter.mix_actions, self._adapter.choices(view)
        if len(tried) == 1:
            Trials(self._adapter, view, rng, new_tree(budget), self._give_way).run(list(view.legal), budget)
            return _only(*tried)
        if kernel is None or choices is None:
            return halve(self._adapter, view, rng, tried, budget, self._give_way)
        return answer(self._adapter, kernel, view, choices, rng, budget, self._give_way)


def _only(action: int) -> tuple[ActionEstimate, ...]:
    return (ActionEstimate(action, 0, 0.0, 0.0, 1.0),)


def warm_up_once(adapter: SearchAdapter[V]) -> None:
    """Load or compile the code once; bots in other threads wait for the same."""
    with _warming:
        if id(adapter) not in _warm and is_jit_wanted():
            warm_up(adapter.kernels)
            _warm.add(id(adapter))
