"""How likely a party is to own a bottle at the end of the round."""

from collections.abc import Sequence
from math import exp

from ridotto.compile.bits import members, popcount
from ridotto.engine.game import Seat
from ridotto.games.bottle_imp.bots.heuristic.card_tracking import CardTracking

LEFT_PER_LOWER_CARD = {1: 0.62, 2: 0.85}
"""By number of bottles: how much of a low card's danger each card below it in an opponent's hand leaves,
because it may buy the bottle on. Fitted to how rounds of this bot against itself ended."""


class Safety:
    """Weighs bottles and low cards as they will be once the present trick is over."""

    __slots__ = ("_known", "_share", "_tricks_left", "_unseen")

    def __init__(self, tracking: CardTracking, to_come: Sequence[Seat], tricks_left: int) -> None:
        """`to_come` are the seats still to play to this trick, `tricks_left` the tricks after it."""
        self._unseen = tracking.unseen
        self._share = 0.0
        self._known = 0
        self._tricks_left = tricks_left
        if tricks_left == 0:
            return
        left = 0
        for holding in tracking.holdings:
            if not holding.is_partner:
                left += max(0, holding.unknown - to_come.count(holding.seat))
                self._known |= holding.known | holding.open_cards
        if tracking.unseen:
            self._share = left / popcount(tracking.unseen)

    def risk(self, prices: Sequence[int], are_ours: Sequence[bool], own: int) -> tuple[float, float]:
        """The chance to end up with a bottle, and with how many on average.

        The bottles have these prices, and these cards are left in one's own hand.
        """
        for_sale = max(prices)
        safe = 1.0
        for card in members(own & ((1 << for_sale) - 1)):
            safe *= 1 - self._danger(card, for_sale, len(prices))
        bottles = 1 - safe
        for price, is_ours in zip(prices, are_ours, strict=True):
            if is_ours:
                # The cheaper bottle is for sale only when a card below it has bought the other one (B9.3).
                unsold = self._unsold(price, buyers_needed=1 if price == for_sale else 2)
                safe *= 1 - unsold
                bottles += unsold
        # With one bottle, it cannot be both unsold and bought again.
        return 1 - safe, bottles if len(prices) == 2 else 1 - safe

    def _danger(self, card: int, price: int, bottles: int) -> float:
        """The chance that this card buys a bottle which then stays."""
        below = (1 << card) - 1
        lower = self._opposing(below)
        covers = self._opposing(((1 << price) - 1) & ~below)
        # Cards between this one and the price fall into the tricks left at random. This one buys only in a
        # trick without any of them (B6.3).
        uncovered = exp(-covers / max(1, self._tricks_left))
        return float(LEFT_PER_LOWER_CARD[bottles] ** lower) * uncovered

    def _opposing(self, cards: int) -> float:
        """How many of these cards opponents are expected to hold."""
        return popcount(self._known & cards) + self._share * popcount(self._unseen & cards)

    def _unsold(self, price: int, buyers_needed: int) -> float:
        """The chance that opponents hold too few cards below this price to take the bottle away."""
        below = (1 << price) - 1
        buyers_needed -= popcount(self._known & below)
        if buyers_needed <= 0:
            return 0.0
        unseen = popcount(self._unseen & below)
        none = (1 - self._share) ** unseen
        if buyers_needed == 1 or unseen == 0:
            return none
        return none + unseen * self._share * (1 - self._share) ** (unseen - 1)
