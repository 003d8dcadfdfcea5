"""How likely a bottle is to stay with one's own party, compiled: heuristic/safety.py on cells.

`out` are the cards that others may hold, `share` the part of them that opponents do.
"""

from ridotto.compile.bits import lowest, popcount
from ridotto.compile.rule import Cells, Weights, rule
from ridotto.games.bottle_imp.bots.search.lookup_arrays import FADING, FADING_STEPS, LOWER
from ridotto.games.bottle_imp.rules.state import BOTTLES, OWNER, PRICE
from ridotto.games.bottle_imp.rules.steps.tricks import bottle_for_sale

FEW = 6
"""With this many cards below the price, an opponent is sure to hold one."""


@rule
def fading(weights: Weights, exponent: float) -> float:
    """exp(-exponent), roughly."""
    return weights[FADING + int(exponent * FADING_STEPS)]


@rule
def danger(weights: Weights, card: int, price: int, out: int, share_per_trick: float) -> float:
    """The chance that this card buys the bottle at this price and keeps it.

    It keeps it if nobody buys with a lower card later, and buys it in a trick that no card between covers.
    """
    below = (1 << card) - 1
    between = popcount(out & ((1 << price) - 1) & ~below)
    return weights[LOWER + popcount(out & below)] * fading(weights, share_per_trick * between)


@rule
def safe_hand(weights: Weights, own: int, price: int, out: int, share_per_trick: float) -> float:
    """The chance that none of one's own low cards ends with the bottle."""
    safe = 1.0
    low = own & ((1 << price) - 1)
    while low:
        safe *= 1.0 - danger(weights, lowest(low), price, out, share_per_trick)
        low &= low - 1
    return safe


@rule
def sold_chance(out: int, price: int, share: float) -> float:
    """The chance that an opponent holds a card below this price, to take the bottle away."""
    # To the power of `lower`, without a loop whose length a processor cannot predict.
    lower = min(popcount(out & ((1 << price) - 1)), FEW)
    kept = 1.0 - share
    square = kept * kept
    unsold = kept if lower & 1 else 1.0
    unsold *= square if lower & 2 else 1.0
    return 1.0 - unsold * (square * square if lower & 4 else 1.0)


@rule
def other_bottle_sold(state: Cells, seat: int, out: int, share: float) -> float:
    """The chance to get rid of the bottle that is not for sale.

    It is for sale only when a card below it has bought the other one, so it takes two (B9.3).
    """
    if state[BOTTLES] == 1:
        return 1.0
    other = 1 - bottle_for_sale(state)
    if state[OWNER + other] != seat:
        return 1.0
    sold = sold_chance(out, state[PRICE + other], share)
    return sold * sold
