"""The bot that weighs every card by what it may win and by the danger of keeping a bottle."""

from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.bots.heuristic.passing import choose_pick
from ridotto.games.bottle_imp.bots.heuristic.playing import choose_card
from ridotto.games.bottle_imp.rules.views.view import BottleImpView


class HeuristicBot:
    name = "heuristic"
    needs_full_view = True

    def choose(self, view: BottleImpView, rng: Rng) -> int:  # noqa: ARG002  it leaves nothing to chance
        if view.seat is None:
            raise ValueError("a spectator has nothing to choose")
        if view.phase == "pass":
            return choose_pick(view, view.seat)
        return choose_card(view, view.seat)
