"""How the present trick is likely to end."""

from collections.abc import Iterable
from dataclasses import dataclass

from ridotto.games.bottle_imp.bots.heuristic.odds import Follower


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
