"""The search with a network, bound to The Bottle Imp: among the cards that the network considers likely."""

from collections.abc import Mapping
from math import log

from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.bots.search.adapter import BottleImpAdapter
from ridotto.games.bottle_imp.rules.views.view import BottleImpView
from ridotto.nets.bot import UNLIKELY, NetBot

LIKING = 2.0
"""The bonus for a card that is e times as likely as another, in units of utility (a win: 40)."""


class GuidedAdapter(BottleImpAdapter):
    def __init__(self, net: NetBot[BottleImpView]) -> None:
        self._net = net

    def certain(self, view: BottleImpView) -> int | None:
        """Cards to give away, and rounds that count for points: there the search is not known to help."""
        is_for_the_win = self._net.seen(view)[-1]
        if view.phase != "pass" and is_for_the_win:
            return None
        return self._net.consider(view, Rng.of("certain"))

    def bonuses(self, view: BottleImpView) -> Mapping[int, float] | None:
        likely = zip(view.legal, self._net.chances(view).tolist(), strict=True)
        return {action: LIKING * log(chance) for action, chance in likely if chance >= UNLIKELY}
