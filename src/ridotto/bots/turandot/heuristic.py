"""The bot that plays by the tips a good player would give."""

from collections.abc import Callable

from ridotto.bots.turandot.bidding import choose_bid
from ridotto.bots.turandot.casting import choose_singer
from ridotto.bots.turandot.dismissing import choose_dismissal, choose_named
from ridotto.bots.turandot.giving import choose_gift
from ridotto.core.game import Seat
from ridotto.core.rng import Rng
from ridotto.games.turandot.view import TurandotView

_CERTAIN: dict[str, Callable[[TurandotView, Seat], int]] = {
    "give": choose_gift,
    "name": choose_named,
    "dismiss": choose_dismissal,
    "cast": choose_singer,
}
"""By phase: what leaves nothing to chance."""


class HeuristicBot:
    name = "heuristic"
    looks = True

    def choose(self, view: TurandotView, rng: Rng) -> int:
        if view.seat is None:
            raise ValueError("a spectator has nothing to choose")
        if view.phase == "bid":
            return choose_bid(view, view.seat, rng)
        return _CERTAIN[view.phase](view, view.seat)
