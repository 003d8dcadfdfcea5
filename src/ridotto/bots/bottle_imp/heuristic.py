"""The bot that weighs every card by what it may win and by the danger of keeping a bottle."""

from ridotto.bots.bottle_imp.passing import choose_pick
from ridotto.bots.bottle_imp.playing import choose_card
from ridotto.core.rng import Rng
from ridotto.games.bottle_imp.view import BottleImpView


class HeuristicBot:
    name = "heuristic"

    def choose(self, view: BottleImpView, rng: Rng) -> int:  # noqa: ARG002
        assert view.seat is not None
        if view.phase == "pass":
            return choose_pick(view)
        return choose_card(view, view.seat)
