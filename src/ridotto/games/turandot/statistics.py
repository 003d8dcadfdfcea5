"""The statistics of this game."""

from ridotto.engine.game import Seat
from ridotto.games.kit import Figure
from ridotto.games.turandot.rules.views.score_sheet import seat_production
from ridotto.games.turandot.rules.views.view import TurandotView


def _best_opera(view: TurandotView, seat: Seat) -> int:
    return seat_production(view, seat).points.total


FIGURES: tuple[Figure[TurandotView], ...] = (Figure(name="best_opera", keeps="best", of=_best_opera),)
