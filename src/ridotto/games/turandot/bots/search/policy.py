"""The rollout policy of Turandot: fast, sensible, and based only on open cards."""

from ridotto.compile.bits import lowest
from ridotto.compile.rule import Cells, Weights, rule
from ridotto.engine.rng import random_member, unit
from ridotto.games.turandot.bots.search.lookup_arrays import PURSE
from ridotto.games.turandot.bots.search.worth import company_worth, director_worth, gain, purse_worth
from ridotto.games.turandot.rules.actions import bid_action, give_action
from ridotto.games.turandot.rules.options import DIRECTORS_ROUND, ROUNDS
from ridotto.games.turandot.rules.state import (
    MAESTRO,
    MONEY,
    NEEDY,
    NO_CARD,
    OPEN_DIRECTORS,
    PLAYERS,
    ROUND,
    SLOT,
    SLOTS,
    TROUPE,
)
from ridotto.games.turandot.rules.steps.bids import may_bid_for_crew
from ridotto.games.turandot.rules.steps.seats import everybody

WHIM = 1.0
"""Points by which two cards may differ and still be wanted in either order."""
WIN_CHANCE = 0.6
"""How often a wanted card is hired."""


@rule
def choose_bid(state: Cells, weights: Weights, rng: Cells, seat: int) -> int:
    """The card that this seat wants most in this round, with more money the more it stands out, or crew."""
    wanted, most, total = 0, -1e9, 0.0
    for slot in range(state[SLOTS]):
        worth = gain(state, weights, seat, slot)
        total += worth
        worth += WHIM * unit(rng)
        if worth > most:
            wanted, most = slot, worth
    stands_out = most - WHIM / 2 - total / state[SLOTS]
    money = state[MONEY + seat]
    if state[ROUND] == ROUNDS - 1:
        if money and may_hire_crew(state, seat) and WIN_CHANCE * stands_out < unit(rng):
            return bid_action(0, 1, 0)
        return bid_action(wanted + 1, money, 0)
    to_come = ROUNDS - 1 - state[ROUND]
    kept = weights[PURSE + money * ROUNDS + to_come]
    if money and may_hire_crew(state, seat):
        crew = 1.0 - (kept - weights[PURSE + (money - 1) * ROUNDS + to_come])
        if crew > WIN_CHANCE * stands_out + unit(rng) - 0.5:
            return bid_action(0, 1, 0)
    paid = 0
    while paid < money and kept - weights[PURSE + (money - paid - 1) * ROUNDS + to_come] < stands_out * unit(
        rng
    ):
        paid += 1
    return bid_action(wanted + 1, paid, 0)


@rule
def may_hire_crew(state: Cells, seat: int) -> bool:
    return seat != state[MAESTRO] and state[ROUND] != DIRECTORS_ROUND and may_bid_for_crew(state, seat)


@rule
def standing(state: Cells, weights: Weights, seat: int) -> float:
    return company_worth(state, weights, seat, state[TROUPE + seat]) + purse_worth(state, weights, seat)


@rule
def choose_gift(state: Cells, weights: Weights) -> int:
    """The best card to the seat itself; to the others the least useful ones, the leader first."""
    maestro = state[MAESTRO]
    if state[NEEDY] >> maestro & 1:
        return give_action(extreme_slot(state, weights, maestro, 1.0), maestro)
    needy = state[NEEDY]
    leader, most = lowest(needy), -1e9
    while needy:
        seat = lowest(needy)
        needy &= needy - 1
        worth = standing(state, weights, seat)
        if worth > most:
            leader, most = seat, worth
    return give_action(extreme_slot(state, weights, leader, -1.0), leader)


@rule
def extreme_slot(state: Cells, weights: Weights, seat: int, sign: float) -> int:
    """The card worth most (sign 1) or least (sign -1) to a seat."""
    chosen, most = 0, -1e9
    for slot in range(state[SLOTS]):
        if state[SLOT + slot] != NO_CARD:
            worth = sign * gain(state, weights, seat, slot)
            if worth > most:
                chosen, most = slot, worth
    return chosen


@rule
def choose_named(state: Cells, rng: Cells) -> int:
    return random_member(rng, everybody(state) & ~(1 << state[MAESTRO]))


@rule
def choose_dismissal(state: Cells, weights: Weights, seat: int) -> int:
    """The director that promises the others most, compared with the seat itself."""
    chosen, most = lowest(state[OPEN_DIRECTORS]), -1e9
    directors = state[OPEN_DIRECTORS]
    while directors:
        director = lowest(directors)
        directors &= directors - 1
        worth = -2.0 * director_worth(state, weights, seat, state[TROUPE + seat], director)
        for other in range(state[PLAYERS]):
            if other != seat:
                worth += director_worth(state, weights, other, state[TROUPE + other], director) / (
                    state[PLAYERS] - 1
                )
        if worth > most:
            chosen, most = director, worth
    return chosen
