"""The value of money that is not spent."""

from functools import cache

from ridotto.games.turandot.rules.options import ROUNDS

# Fitted to matches of this bot against itself: the more opponents, the more often it takes money to win.
WORTH = 0.4
WORTH_PER_PLAYER = 0.2
IDLE = 0.5
"""The chance that a round has no use for a money card."""


@cache
def price(money: int, spent: int, rounds: int, players: int) -> float:
    """What so many cards of one's money would be worth later, after these rounds and the present one."""
    to_come = ROUNDS - 1 - rounds
    # The least valuable money cards are spent: the last ones of the purse.
    going = range(money, max(0, money - spent), -1)
    return sum((later_worth(place, to_come, players) for place in going), 0.0)


def later_worth(place: int, to_come: int, players: int) -> float:
    """What the first, second or third money card will be worth; nothing after round 7 (T12.8)."""
    idle: float = IDLE ** (to_come / place)
    return (WORTH + WORTH_PER_PLAYER * players) * (1 - idle)
