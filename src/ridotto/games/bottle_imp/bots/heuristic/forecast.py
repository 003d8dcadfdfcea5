"""How the present trick is likely to end, and what those still to come may play to it."""

from collections.abc import Iterable
from dataclasses import dataclass

from ridotto.compile.bits import popcount
from ridotto.games.bottle_imp.bots.heuristic.card_tracking import Holding


class PlayableCards:
    """A set of playable cards: some are certainly in the hand, others with the same small chance each."""

    __slots__ = ("_certain", "_density", "_unknown", "_weight")

    def __init__(self, certain: int, unknown: int, density: float) -> None:
        self._certain = certain
        self._unknown = unknown
        self._density = density
        self._weight = popcount(certain) + density * popcount(unknown)

    def chance(self, cards: int) -> float:
        """The chance that a random choice falls on one of these cards."""
        if not self._weight:
            return 0.0
        return (
            popcount(self._certain & cards) + self._density * popcount(self._unknown & cards)
        ) / self._weight


class Follower:
    """One seat's coming play to a colour led, as if it chose at random what it may play (B5.4, B5.5)."""

    __slots__ = ("_following", "_free", "_void", "is_partner")

    def __init__(self, holding: Holding, led: int) -> None:
        self.is_partner = holding.is_partner
        size = popcount(holding.possible)
        density = holding.unknown / size if size else 0.0
        # Following binds each hand of the eye by itself (B11.9): the open hand always offers its own cards.
        open_cards = holding.open_cards & led or holding.open_cards
        self._following = PlayableCards(holding.known & led | open_cards, holding.possible & led, density)
        self._free = PlayableCards(holding.known & ~led | open_cards, holding.possible & ~led, density)
        self._void = 0.0
        if not holding.known & led:
            others = popcount(holding.possible & ~led)
            self._void = (others / size) ** holding.unknown if size else 1.0

    def chance(self, cards: int) -> float:
        """The chance that this seat plays one of these cards."""
        follows = (1 - self._void) * self._following.chance(cards) if self._void < 1 else 0.0
        return follows + (self._void * self._free.chance(cards) if self._void else 0.0)


@dataclass(frozen=True, slots=True)
class Forecast:
    """Chances that add up to one; each share is the partner's part of a chance."""

    stays: float
    """The card that wins now still wins in the end."""
    bought: float
    """A later card buys the bottle."""
    partners_share_of_bought: float
    topped: float
    """Nobody buys, and a later card is the highest."""
    partners_share_of_topped: float


def buying_cards(best: int, price: int) -> int:
    """The cards that would take the trick from the best one by buying the bottle (B6.3)."""
    under_price = (1 << price) - 1
    return under_price & ~((2 << best) - 1) if best < price else under_price


def forecast(best: int, price: int, followers: Iterable[Follower]) -> Forecast:
    buying = buying_cards(best, price)
    topping = 0 if best < price else ~((2 << best) - 1)
    stays = unbought = 1.0
    buyers = [0.0, 0.0]
    toppers = [0.0, 0.0]
    for follower in followers:
        buys = follower.chance(buying) if buying else 0.0
        tops = follower.chance(topping) if topping else 0.0
        stays *= 1 - buys - tops
        unbought *= 1 - buys
        buyers[follower.is_partner] += buys
        toppers[follower.is_partner] += tops
    return Forecast(
        stays=stays,
        bought=1 - unbought,
        partners_share_of_bought=_share(buyers),
        topped=unbought - stays,
        partners_share_of_topped=_share(toppers),
    )


def _share(chances: list[float]) -> float:
    opponents, partner = chances
    return partner / (opponents + partner) if partner else 0.0
