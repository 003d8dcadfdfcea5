"""Plays a match of Turandot from a world, and values the result."""

from ridotto.compile.rule import Cells, Weights, rule
from ridotto.games.turandot.bots.search.lookup_arrays import LAST_ROUND
from ridotto.games.turandot.bots.search.policy import (
    choose_bid,
    choose_dismissal,
    choose_gift,
    choose_named,
    standing,
)
from ridotto.games.turandot.rules.best_cast import best_score
from ridotto.games.turandot.rules.chance import draw_audition, open_audition
from ridotto.games.turandot.rules.scoring import cast_of, score_cast, stars_of
from ridotto.games.turandot.rules.state import (
    AUDITION,
    AUDITIONING,
    BID,
    BIDDING,
    CASTING,
    DISMISSING,
    GIVING,
    NAMED,
    NAMING,
    NO_BID,
    PHASE,
    PLAYERS,
    ROUND,
    SIZE,
    TABLE,
    TROUPE,
)
from ridotto.games.turandot.rules.steps.bids import seal_bid
from ridotto.games.turandot.rules.steps.dismissal import dismiss, name_seat
from ridotto.games.turandot.rules.steps.hiring import give

WIN = 3.0
"""The value of a win, in points."""
AGAINST_DUMMY = 0.15
"""The weight of the dummy's score: it takes no points, but can win against both (T14.6)."""
AGAINST_BEST = 0.2
"""How much of an opponent's gain counts because it is the best; the rest counts because it is any."""


@rule
def draw_world(known: Cells, weights: Weights, rng: Cells, state: Cells) -> None:  # noqa: ARG001
    """Only sealed bids and future draws are hidden, and the playout draws both."""
    for cell in range(SIZE):
        state[cell] = known[cell]


@rule
def play_on(state: Cells, weights: Weights, rng: Cells) -> int:
    """Play to the end of the last round that the tables ask for."""
    decisions = 0
    while state[PHASE] < CASTING and state[ROUND] <= weights[LAST_ROUND]:
        if state[PHASE] == AUDITIONING:
            draw_audition(state, rng, state, AUDITION)
            open_audition(state)
        if state[PHASE] == BIDDING:
            for seat in range(state[PLAYERS]):
                if state[BID + seat] == NO_BID:
                    seal_bid(state, seat, choose_bid(state, weights, rng, seat))
        while state[PHASE] == GIVING:
            give(state, choose_gift(state, weights))
        if state[PHASE] == NAMING:
            name_seat(state, choose_named(state, rng))
        if state[PHASE] == DISMISSING:
            dismiss(state, choose_dismissal(state, weights, state[NAMED]))
        decisions += 1
    return decisions


@rule
def play_on_in_tree(state: Cells, weights: Weights, rng: Cells, tree: Weights, thinker: int) -> int:  # noqa: ARG001
    """After a gift, a name or a dismissal hardly a decision is left in the round: nothing to learn."""
    return play_on(state, weights, rng)


@rule
def likely_score(state: Cells, weights: Weights, row: int) -> float:
    if row == TABLE:
        return float(score_cast(state, row, cast_of(row)))
    return standing(state, weights, row) if state[PHASE] < CASTING else float(best_score(state, row))


@rule
def points_for(known: Cells, weights: Weights, state: Cells, seat: int) -> float:  # noqa: ARG001
    return likely_score(state, weights, seat)


@rule
def utility(known: Cells, weights: Weights, state: Cells, seat: int) -> float:  # noqa: ARG001
    """Points more than the opponents, and the win."""
    own = likely_score(state, weights, seat)
    total, best = 0.0, -1e9
    for other in range(state[PLAYERS]):
        if other != seat:
            score = likely_score(state, weights, other)
            total += score
            best = max(best, score)
    margin = own - (1.0 - AGAINST_BEST) * total / (state[PLAYERS] - 1) - AGAINST_BEST * best
    if state[PLAYERS] == 2:
        margin -= AGAINST_DUMMY * likely_score(state, weights, TABLE)
    return margin if state[PHASE] < CASTING else margin + WIN * win_share(state, weights, seat)


@rule
def win_share(state: Cells, weights: Weights, seat: int) -> float:
    """1 for a win, a part of it for a shared one; ties go to the stars (T13)."""
    own = likely_score(state, weights, seat)
    if state[PLAYERS] == 2 and likely_score(state, weights, TABLE) > max(
        own, likely_score(state, weights, 1 - seat)
    ):
        return 0.0
    winners = 1
    for other in range(state[PLAYERS]):
        if other != seat:
            lead = own - likely_score(state, weights, other)
            more_stars = stars_of(state, state[TROUPE + seat]) - stars_of(state, state[TROUPE + other])
            if lead < 0.0 or (lead == 0.0 and more_stars < 0):
                return 0.0
            if lead == 0.0 and more_stars == 0:
                winners += 1
    return 1.0 / winners
