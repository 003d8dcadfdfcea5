"""A search to be run elsewhere, such as in a player's browser: everything it needs, from the view alone."""

from dataclasses import dataclass

from ridotto.compile.kernel import Floats, Vector
from ridotto.engine.bot import seat_that_decides
from ridotto.engine.game import V
from ridotto.search.adapter import SearchAdapter, SecretChoices
from ridotto.search.budget import Budget


@dataclass(frozen=True, slots=True, eq=False)
class SearchTask:
    seat: int
    actions: tuple[int, ...]
    """The legal actions to try."""
    known: Vector
    weights: Floats
    """The cells and tables of `SearchAdapter.known_by`."""
    state_size: int
    choices: tuple[SecretChoices, ...] | None
    """By seat, for simultaneous secret choices; the search then finds a mixed strategy."""
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
