"""Which director has to go, and whom to ask for it (T9)."""

from ridotto.engine.game import Seat
from ridotto.games.turandot.bots.heuristic.companies import Companies
from ridotto.games.turandot.rules.views.view import TurandotView


class Dismissals:
    """What each seat thinks of each possible dismissal."""

    def __init__(self, view: TurandotView) -> None:
        companies = Companies(view)
        self._directors = view.directors
        self._seats = range(companies.players)
        self._dangers = [companies.dangers(seat) for seat in self._seats]
        self._promises = [
            {director: companies.promise_without(seat, director) for director in view.directors}
            for seat in self._seats
        ]

    def worth(self, seat: Seat, director: int) -> float:
        """The value for a seat of dismissing this director: what is left for it, minus what others keep."""
        promises = [promise[director] for promise in self._promises]
        return promises[seat] - sum(
            self._dangers[seat][opponent] * promises[opponent] for opponent in self._seats if opponent != seat
        )

    def best(self, seat: Seat) -> int:
        """The director this seat would most like to dismiss."""
        return max(self._directors, key=lambda director: self.worth(seat, director))


def choose_dismissal(view: TurandotView, seat: Seat) -> int:
    return Dismissals(view).best(seat)


def choose_named(view: TurandotView, maestro: Seat) -> int:
    """The player whose own choice suits the Maestro best."""
    dismissals = Dismissals(view)
    return max(view.legal, key=lambda seat: dismissals.worth(maestro, dismissals.best(seat)))
