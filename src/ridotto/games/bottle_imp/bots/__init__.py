"""The bots for The Bottle Imp."""

from ridotto.games.bottle_imp.bots.beginner_move import beginner_move
from ridotto.games.bottle_imp.bots.heuristic.bot import HeuristicBot
from ridotto.games.bottle_imp.bots.search.adapter import ADAPTER
from ridotto.games.bottle_imp.rules.views.view import BottleImpView
from ridotto.games.kit import GameBots, Strongest


def strongest(view: BottleImpView) -> Strongest:
    """The networks do not see the points of a custom deck."""
    return "guided" if isinstance(view.options.deck, str) else "search"


BOTS: GameBots[BottleImpView] = GameBots(
    heuristic=HeuristicBot(), beginner_move=beginner_move, adapter=ADAPTER, strongest=strongest
)
