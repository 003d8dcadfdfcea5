"""The bot that plays by the tips a good player would give."""

from collections.abc import Callable

from ridotto.engine.game import Seat
from ridotto.engine.rng import Rng
from ridotto.games.turandot.bots.heuristic.bidding import choose_bid
from ridotto.games.turandot.bots.heuristic.casting import choose_singer
from ridotto.games.turandot.bots.heuristic.dismissing import choose_dismissal, choose_named
from ridotto.games.turandot.bots.heuristic.giving import choose_gift
from ridotto.games.turandot.rules.views.view import TurandotView

_CERTAIN: dict[str, Callable[[TurandotView, Seat], int]] = {
    "give": choose_gift,
    "name": choose_named,
    "dismiss": choose_dismissal,
    "cast": choose_singer,
}
"""By phase: the deterministic choices."""


class HeuristicBot:
    name = "heuristic"
    needs_full_view = True

    def choose(self, view: TurandotView, rng: Rng) -> int:
        if view.seat is None:
            raise ValueError("a spectator has nothing to choose")
        if view.phase == "bid":
            return choose_bid(view, view.seat, rng)
        return _CERTAIN[view.phase](view, view.seat)
