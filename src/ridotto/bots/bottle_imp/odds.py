"""How likely the players still to come are to play one of a set of cards."""

from ridotto.core.bits import popcount
from ridotto.bots.bottle_imp.memory import Holding


class Follower:
    """One seat's coming play to a colour led, as if it chose at random among what it may play."""

    __slots__ = ("_always", "_density", "_free", "_free_weight", "_led", "_led_weight", "_void", "holding")

    def __init__(self, holding: Holding, led: int) -> None:
        possible, known = holding.possible, holding.known
        size = popcount(possible)
        density = holding.unknown / size if size else 0.0
        # Following binds each hand of the eye by itself (B11.9), so the open hand's cards are always a choice.
        open_cards = holding.open_cards & led or holding.open_cards
        led_size = popcount(possible & led)
        self.holding = holding
        self._density = density
        self._always = open_cards
        self._led = possible & led, known & led | open_cards
        self._free = possible & ~led, known & ~led | open_cards
        self._void = 0.0 if known & led or not size else (1 - led_size / size) ** holding.unknown
        self._led_weight = density * led_size + popcount(known & led | open_cards)
        self._free_weight = density * popcount(possible & ~led) + popcount(known & ~led | open_cards)

    def chance(self, cards: int) -> float:
        """The chance that this seat plays one of these cards."""
        chance = 0.0
        if self._led_weight and self._void < 1:
            unknown, certain = self._led
            weight = self._density * popcount(unknown & cards) + popcount(certain & cards)
            chance += (1 - self._void) * weight / self._led_weight
        if self._free_weight and self._void:
            unknown, certain = self._free
            weight = self._density * popcount(unknown & cards) + popcount(certain & cards)
            chance += self._void * weight / self._free_weight
        return chance
