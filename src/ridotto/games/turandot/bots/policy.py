"""How everybody plays on in a playout of Turandot: quick, sensible, and only by what lies open."""

from ridotto.compile.bits import lowest
from ridotto.compile.rule import Cells, Weights, rule
from ridotto.engine.rng import random_member, unit
from ridotto.games.turandot.bots.lookup_arrays import PURSE
from ridotto.games.turandot.bots.worth import company_worth, director_worth, gain, purse_worth
from ridotto.games.turandot.rules.actions import bid_action, give_action
from ridotto.games.turandot.rules.state import (
    DIRECTORS_ROUND,
    MAESTRO,
    MONEY,
    NEEDY,
    NO_CARD,
    OPEN_DIRECTORS,
    PLAYERS,
    ROUND,
    ROUNDS,
    SLOT,
    SLOTS,
    TROUPE,
)
from ridotto.games.turandot.rules.steps import everybody, may_bid_for_crew

WHIM = 1.0
"""Points by which two cards may differ and still be wanted in either order."""
WIN_CHANCE = 0.6
"""How often a wanted card is hired."""


@rule
def choose_bid(s: Cells, w: Weights, r: Cells, seat: int) -> int:
    """The card that this seat wants most today, with money the more it stands out, or crew."""
    wanted, most, total = 0, -1e9, 0.0
    for slot in range(s[SLOTS]):
        worth = gain(s, w, seat, slot)
        total += worth
        worth += WHIM * unit(r)
        if worth > most:
            wanted, most = slot, worth
    stands_out = most - WHIM / 2 - total / s[SLOTS]
    money = s[MONEY + seat]
    if s[ROUND] == ROUNDS - 1:
        if money and may_hire_crew(s, seat) and WIN_CHANCE * stands_out < unit(r):
            return bid_action(0, 1, 0)
        return bid_action(wanted + 1, money, 0)
    to_come = ROUNDS - 1 - s[ROUND]
    kept = w[PURSE + money * ROUNDS + to_come]
    if money and may_hire_crew(s, seat):
        crew = 1.0 - (kept - w[PURSE + (money - 1) * ROUNDS + to_come])
        if crew > WIN_CHANCE * stands_out + unit(r) - 0.5:
            return bid_action(0, 1, 0)
    paid = 0
    while paid < money and kept - w[PURSE + (money - paid - 1) * ROUNDS + to_come] < stands_out * unit(r):
        paid += 1
    return bid_action(wanted + 1, paid, 0)


@rule
def may_hire_crew(s: Cells, seat: int) -> bool:
    return seat != s[MAESTRO] and s[ROUND] != DIRECTORS_ROUND and may_bid_for_crew(s, seat)


@rule
def standing(s: Cells, w: Weights, seat: int) -> float:
    return company_worth(s, w, seat, s[TROUPE + seat]) + purse_worth(s, w, seat)


@rule
def choose_gift(s: Cells, w: Weights) -> int:
    """The best card to oneself; to the others what helps them least, the leader first."""
    maestro = s[MAESTRO]
    if s[NEEDY] >> maestro & 1:
        return give_action(extreme_slot(s, w, maestro, 1.0), maestro)
    needy = s[NEEDY]
    leader, most = lowest(needy), -1e9
    while needy:
        seat = lowest(needy)
        needy &= needy - 1
        worth = standing(s, w, seat)
        if worth > most:
            leader, most = seat, worth
    return give_action(extreme_slot(s, w, leader, -1.0), leader)


@rule
def extreme_slot(s: Cells, w: Weights, seat: int, sign: float) -> int:
    """The card worth most (sign 1) or least (sign -1) to a seat."""
    chosen, most = 0, -1e9
    for slot in range(s[SLOTS]):
        if s[SLOT + slot] != NO_CARD:
            worth = sign * gain(s, w, seat, slot)
            if worth > most:
                chosen, most = slot, worth
    return chosen


@rule
def choose_named(s: Cells, r: Cells) -> int:
    return random_member(r, everybody(s) & ~(1 << s[MAESTRO]))


@rule
def choose_dismissal(s: Cells, w: Weights, seat: int) -> int:
    """The director that promises the others most beside what it promises oneself."""
    chosen, most = lowest(s[OPEN_DIRECTORS]), -1e9
    directors = s[OPEN_DIRECTORS]
    while directors:
        director = lowest(directors)
        directors &= directors - 1
        worth = -2.0 * director_worth(s, w, seat, s[TROUPE + seat], director)
        for other in range(s[PLAYERS]):
            if other != seat:
                worth += director_worth(s, w, other, s[TROUPE + other], director) / (s[PLAYERS] - 1)
        if worth > most:
            chosen, most = director, worth
    return chosen
