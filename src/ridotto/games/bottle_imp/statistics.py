"""The statistics of this game."""

from ridotto.engine.game import Seat
from ridotto.games.bottle_imp.rules.views.view import BottleImpView
from ridotto.games.kit import Figure


def _left_with_bottle(view: BottleImpView, seat: Seat) -> int:
    """The rounds at whose end a bottle stood before this seat."""
    return sum(any(bottle.owner == seat for bottle in result.bottles) for result in view.past)


def _best_round(view: BottleImpView, seat: Seat) -> int:
    return max((result.scores[seat] for result in view.past), default=0)


FIGURES: tuple[Figure[BottleImpView], ...] = (
    Figure(name="left_with_bottle", keeps="sum", of=_left_with_bottle),
    Figure(name="best_round", keeps="best", of=_best_round),
)
