"""How likely a party is to own a bottle at the end."""

from collections.abc import Sequence

from ridotto.bots.bottle_imp.memory import Memory
from ridotto.core.bits import members, popcount

RISK_PER_LOWER_CARD = 0.65
"""Each lower card in an opponent's hand leaves this much of the danger of one's own low card."""
RISK_PER_COVER = 0.88
"""The same for each card between one's own card and the price, under which it could be shed."""


class Safety:
    """Weighs bottles and low cards as they will be after the present trick."""

    __slots__ = ("_bottles", "_known", "_share", "_unseen")

    def __init__(self, memory: Memory, bottles: int, to_come: int, *, is_last_trick: bool) -> None:
        """`to_come` are the seats still to play to this trick, as a set."""
        opponents = [holding for holding in memory.holdings if not holding.is_partner]
        left = sum(max(0, holding.unknown - (to_come >> holding.seat & 1)) for holding in opponents)
        unseen = popcount(memory.unseen)
        self._unseen = memory.unseen
        self._share = left / unseen if unseen and not is_last_trick else 0.0
        self._known = 0
        if not is_last_trick:
            for holding in opponents:
                self._known |= holding.known | holding.open_cards
        self._bottles = bottles

    def risk(self, prices: Sequence[int], is_ours: Sequence[bool], own: int) -> float:
        """The chance to end up with a bottle, with these prices and these cards in hand."""
        highest_price = max(prices)
        safe = 1.0
        for card in members(own & (1 << highest_price) - 1):
            safe *= 1 - self._danger(card, highest_price)
        for price, ours in zip(prices, is_ours, strict=True):
            if ours:
                safe *= 1 - self._unsold(price, price == highest_price)
        return 1 - safe

    def _danger(self, card: int, price: int) -> float:
        """The chance that this card in hand buys a bottle which then stays."""
        below = (1 << card) - 1
        # With two bottles the last two buyers are stuck (B9.7), so one more card is needed below.
        lower = max(0.0, self._opposing(below) - (self._bottles - 1))
        covers = self._opposing((1 << price) - 1 & ~below)
        return RISK_PER_LOWER_CARD**lower * RISK_PER_COVER**covers

    def _opposing(self, cards: int) -> float:
        """How many of these cards opponents are expected to hold."""
        return popcount(self._known & cards) + self._share * popcount(self._unseen & cards)

    def _unsold(self, price: int, is_for_sale: bool) -> float:
        """The chance that no opponent has a card to buy this bottle with."""
        below = (1 << price) - 1
        # The bottle with the lower price is for sale only after a card below it has bought the other (B9.3).
        needed = 1 if is_for_sale else 2
        sure = popcount(self._known & below)
        if sure >= needed:
            return 0.0
        hidden = popcount(self._unseen & below)
        none = (1 - self._share) ** hidden
        if needed - sure == 1:
            return none
        return none + hidden * self._share * (1 - self._share) ** max(0, hidden - 1)
