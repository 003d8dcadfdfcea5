"""A match of Turandot played on from a world, and what comes of it."""

from ridotto.compile.rule import Cells, Weights, rule
from ridotto.games.turandot.bots.lookup_arrays import LAST_ROUND
from ridotto.games.turandot.bots.policy import (
    choose_bid,
    choose_dismissal,
    choose_gift,
    choose_named,
    standing,
)
from ridotto.games.turandot.rules.chance import draw_audition, open_audition
from ridotto.games.turandot.rules.scoring import best_score, cast_of, score_cast, stars_of
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
from ridotto.games.turandot.rules.steps import dismiss, give, name_seat, seal_bid

WIN = 3.0
"""What it is worth to win, in points."""
AGAINST_DUMMY = 0.15
"""How much of what the dummy has counts: it takes no points, but can win against both (T14.6)."""
AGAINST_BEST = 0.2
"""How much of a rival's gain counts because it is the best rival; the rest counts because it is any."""


@rule
def draw_world(k: Cells, w: Weights, r: Cells, s: Cells) -> None:  # noqa: ARG001
    """Only sealed bids and what nature will draw are hidden, and both come up as the playout goes on."""
    for cell in range(SIZE):
        s[cell] = k[cell]


@rule
def play_on(s: Cells, w: Weights, r: Cells) -> int:
    """Play to the end of the last round that the tables ask for."""
    decisions = 0
    while s[PHASE] < CASTING and s[ROUND] <= w[LAST_ROUND]:
        if s[PHASE] == AUDITIONING:
            draw_audition(s, r, s, AUDITION)
            open_audition(s)
        if s[PHASE] == BIDDING:
            for seat in range(s[PLAYERS]):
                if s[BID + seat] == NO_BID:
                    seal_bid(s, seat, choose_bid(s, w, r, seat))
        while s[PHASE] == GIVING:
            give(s, choose_gift(s, w))
        if s[PHASE] == NAMING:
            name_seat(s, choose_named(s, r))
        if s[PHASE] == DISMISSING:
            dismiss(s, choose_dismissal(s, w, s[NAMED]))
        decisions += 1
    return decisions


@rule
def play_on_in_tree(s: Cells, w: Weights, r: Cells, tree: Weights, thinker: int) -> int:  # noqa: ARG001
    """After a gift, a name or a dismissal hardly a decision is left in the round: nothing to learn."""
    return play_on(s, w, r)


@rule
def likely_score(s: Cells, w: Weights, row: int) -> float:
    if row == TABLE:
        return float(score_cast(s, row, cast_of(row)))
    return standing(s, w, row) if s[PHASE] < CASTING else float(best_score(s, row))


@rule
def points_for(k: Cells, w: Weights, s: Cells, seat: int) -> float:  # noqa: ARG001
    return likely_score(s, w, seat)


@rule
def utility(k: Cells, w: Weights, s: Cells, seat: int) -> float:  # noqa: ARG001
    """Points more than the rivals, and the win."""
    own = likely_score(s, w, seat)
    total, best = 0.0, -1e9
    for other in range(s[PLAYERS]):
        if other != seat:
            score = likely_score(s, w, other)
            total += score
            best = max(best, score)
    margin = own - (1.0 - AGAINST_BEST) * total / (s[PLAYERS] - 1) - AGAINST_BEST * best
    if s[PLAYERS] == 2:
        margin -= AGAINST_DUMMY * likely_score(s, w, TABLE)
    return margin if s[PHASE] < CASTING else margin + WIN * win_share(s, w, seat)


@rule
def win_share(s: Cells, w: Weights, seat: int) -> float:
    """1 for a win, a part of it for a shared one; ties go to the stars (T13)."""
    own = likely_score(s, w, seat)
    if s[PLAYERS] == 2 and likely_score(s, w, TABLE) > max(own, likely_score(s, w, 1 - seat)):
        return 0.0
    winners = 1
    for other in range(s[PLAYERS]):
        if other != seat:
            lead = own - likely_score(s, w, other)
            more_stars = stars_of(s, s[TROUPE + seat]) - stars_of(s, s[TROUPE + other])
            if lead < 0.0 or (lead == 0.0 and more_stars < 0):
                return 0.0
            if lead == 0.0 and more_stars == 0:
                winners += 1
    return 1.0 / winners
