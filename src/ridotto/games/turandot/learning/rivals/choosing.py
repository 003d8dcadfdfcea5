"""The choices of a rival, in one match and in many."""

from math import exp

from ridotto.compile.bits import lowest
from ridotto.compile.rule import Cells, Weights, rule
from ridotto.compile.slices import part
from ridotto.engine.batches.numbers import NO_ACTION, RNG_SIZE
from ridotto.engine.rng import below, unit
from ridotto.games.turandot.bots.heuristic.bidding import BLUFFS, MIXING, NEAR
from ridotto.games.turandot.learning.rivals.auction import work_out
from ridotto.games.turandot.learning.rivals.scratch import (
    AMOUNTS,
    BIDS,
    FITS,
    GAIN,
    PROMISE,
    STANDING,
    UTILITY,
)
from ridotto.games.turandot.learning.rivals.weighing import (
    DIRECTOR_COUNT,
    weigh_companies,
    weigh_directors,
)
from ridotto.games.turandot.rules.actions import bid_action, give_action
from ridotto.games.turandot.rules.state import (
    DISMISSING,
    GIVING,
    MAESTRO,
    MOST_SLOTS,
    NAMING,
    NEEDY,
    NO_CARD,
    OPEN_DIRECTORS,
    PHASE,
    PLAYERS,
    SIZE,
    SLOT,
    SLOTS,
)
from ridotto.games.turandot.rules.steps.seats import everybody


@rule
def choose(s: Cells, weights: Weights, rng: Cells, scratch: Weights, seat: int) -> int:
    """An action of this seat; -1: nobody is asked."""
    if seat < 0:
        return NO_ACTION
    phase = s[PHASE]
    weigh_directors(s, weights, scratch)
    if phase == NAMING:
        return choose_named(s, scratch, seat)
    if phase == DISMISSING:
        return unwanted_director(s, scratch, seat)
    weigh_companies(s, weights, scratch)
    if phase == GIVING:
        return choose_gift(s, scratch)
    return choose_bid(s, weights, rng, scratch, seat)


@rule
def choose_bid(s: Cells, weights: Weights, rng: Cells, f: Weights, seat: int) -> int:
    """One of the best bids, as often as bots/heuristic/bidding.py makes it."""
    work_out(s, weights, f)
    best, bids = -1e9, (s[SLOTS] + 1) * AMOUNTS
    for bid in range(bids):
        if f[FITS + seat * BIDS + bid] > 0.0:
            best = max(best, f[UTILITY + seat * BIDS + bid])
    total = 0.0
    for bid in range(bids):
        worth = f[UTILITY + seat * BIDS + bid] - best
        is_near = f[FITS + seat * BIDS + bid] > 0.0 and worth >= -NEAR
        f[UTILITY + seat * BIDS + bid] = exp(worth / MIXING) if is_near else 0.0
        total += f[UTILITY + seat * BIDS + bid]
    left = unit(rng) * total
    chosen = 0
    for bid in range(bids):
        if f[UTILITY + seat * BIDS + bid] > 0.0 and left >= 0.0:
            chosen = bid
            left -= f[UTILITY + seat * BIDS + bid]
    bluff = 1 if below(rng, BLUFFS[1]) < BLUFFS[0] else 0
    return bid_action(chosen // AMOUNTS, chosen % AMOUNTS, bluff)


@rule
def choose_gift(s: Cells, f: Weights) -> int:
    """The best card to the seat itself; to the others the least useful ones, the leader first."""
    receiver, sign = s[MAESTRO], 1.0
    if not s[NEEDY] >> receiver & 1:
        needy, most, sign = s[NEEDY], -1e9, -1.0
        while needy:
            seat = lowest(needy)
            needy &= needy - 1
            if f[STANDING + seat] > most:
                receiver, most = seat, f[STANDING + seat]
    chosen, best = 0, -1e9
    for slot in range(s[SLOTS]):
        worth = sign * f[GAIN + receiver * MOST_SLOTS + slot]
        if s[SLOT + slot] != NO_CARD and worth > best:
            chosen, best = slot, worth
    return give_action(chosen, receiver)


@rule
def dismissal_worth(s: Cells, f: Weights, seat: int, director: int) -> float:
    """The value for a seat of dismissing a director, given what it promises to the seat and to the others."""
    worth = -f[PROMISE + seat * DIRECTOR_COUNT + director]
    for other in range(s[PLAYERS]):
        if other != seat:
            worth += f[PROMISE + other * DIRECTOR_COUNT + director] / (s[PLAYERS] - 1)
    return worth


@rule
def unwanted_director(s: Cells, f: Weights, seat: int) -> int:
    """The director that a seat would most like to dismiss."""
    directors = s[OPEN_DIRECTORS]
    chosen, most = lowest(directors), -1e9
    while directors:
        director = lowest(directors)
        directors &= directors - 1
        worth = dismissal_worth(s, f, seat, director)
        if worth > most:
            chosen, most = director, worth
    return chosen


@rule
def choose_named(s: Cells, f: Weights, maestro: int) -> int:
    """The player whose own choice suits the Maestro best."""
    others = everybody(s) & ~(1 << maestro)
    chosen, most = lowest(others), -1e9
    while others:
        seat = lowest(others)
        others &= others - 1
        worth = dismissal_worth(s, f, maestro, unwanted_director(s, f, seat))
        if worth > most:
            chosen, most = seat, worth
    return chosen


@rule
def choose_for_rows(
    cells: Cells, weights: Weights, rngs: Cells, scratch: Weights, seats: Cells, actions: Cells, rows: int
) -> int:
    """An action in each match in which a rival is asked."""
    for row in range(rows):
        s, rng = part(cells, row * SIZE), part(rngs, row * RNG_SIZE)
        actions[row] = choose(s, weights, rng, scratch, seats[row])
    return rows
