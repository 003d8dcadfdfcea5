"""A typical beginner's move: win every trick that can be won, and forget what was played."""

from ridotto.compile.bits import mask_of
from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.rules.steps.tricks import winning_card
from ridotto.games.bottle_imp.rules.views.view import BottleImpView

TEMPTING = 3
"""Beginners give away one of their lowest cards, but not always the right one."""


def beginner_move(view: BottleImpView, rng: Rng) -> int:
    if view.phase == "pass":
        return rng.choice(view.legal[:TEMPTING])
    price = max(bottle.price for bottle in view.bottles)
    trick = mask_of(card for _, card in view.trick)
    winning = [card for card in view.legal if winning_card(trick | 1 << card, price) == card]
    # The leader could win with any card; a middle one feels safe.
    if not view.trick:
        return view.legal[len(view.legal) // 2]
    return winning[-1] if winning else view.legal[0]
