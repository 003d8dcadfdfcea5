"""A search to be done elsewhere, such as in a player's own browser: all that it needs, from a view alone."""

from dataclasses import dataclass

from ridotto.compile.kernel import Floats, Vector
from ridotto.engine.bot import seat_that_decides
from ridotto.engine.game import V
from ridotto.search.adapter import Choices, SearchAdapter
from ridotto.search.budget import Budget


@dataclass(frozen=True, slots=True, eq=False)
class SearchTask:
    seat: int
    actions: tuple[int, ...]
    """To try, all of them legal."""
    known: Vector
    weights: Floats
    """What worlds are drawn from, and what playouts look up: `SearchAdapter.known_by`."""
    state_size: int
    choices: tuple[Choices, ...] | None
    """By seat, where secret choices meet; then a mixed strategy is searched for."""
    budget: Budget


def task_of(adapter: SearchAdapter[V], view: V, budget: Budget) -> SearchTask:
    known, weights = adapter.known_by(view)
    return SearchTask(
        seat=seat_that_decides(view),
        actions=tuple(view.legal),
        known=known,
        weights=weights,
        state_size=adapter.state_size,
        choices=None if adapter.mix_actions is None else adapter.choices(view),
        budget=budget.part(adapter.share(view)),
    )
