"""Random play to the end of a match."""

from ridotto.compile.bits import nth_of_many, popcount
from ridotto.compile.rule import Cells, Weights, rule
from ridotto.engine.rng import below, random_member
from ridotto.games.turandot.bots.search.playout import play_on
from ridotto.games.turandot.rules.best_cast import write_best_cast
from ridotto.games.turandot.rules.chance import draw_audition, open_audition
from ridotto.games.turandot.rules.state import (
    AUDITION,
    AUDITIONING,
    BID,
    BIDDING,
    CAST_COUNT,
    CASTING,
    CHOOSE_MAESTRO,
    DISMISSING,
    GIVING,
    MAESTRO,
    NAMING,
    NO_BID,
    OPEN_DIRECTORS,
    PHASE,
    PLAYERS,
    ROLE_COUNT,
)
from ridotto.games.turandot.rules.steps.bids import possible_bids, seal_bid
from ridotto.games.turandot.rules.steps.casting import cast_singer, finish_casting, uncast
from ridotto.games.turandot.rules.steps.dismissal import dismiss, name_seat
from ridotto.games.turandot.rules.steps.hiring import give, possible_gifts
from ridotto.search.trials import copy_state


@rule
def random_of_many(rng: Cells, mask: int) -> int:
    """The same as `random_member`, found faster in a large set."""
    return nth_of_many(mask, below(rng, popcount(mask)))


@rule
def play_out(s: Cells, r: Cells, is_best_cast: int) -> int:
    """Finish the match with random legal choices and auditions; returns the number of decisions.

    With `is_best_cast` everybody who has not finished casting takes the best cast, without decisions.
    """
    decisions = 0
    choose_maestro(s, r)
    while s[PHASE] < CASTING:
        if s[PHASE] == AUDITIONING:
            draw_audition(s, r, s, AUDITION)
            open_audition(s)
        if s[PHASE] == BIDDING:
            for seat in range(s[PLAYERS]):
                if s[BID + seat] == NO_BID:
                    seal_bid(s, seat, random_of_many(r, possible_bids(s, seat)))
                    decisions += 1
        while s[PHASE] == GIVING:
            give(s, random_member(r, possible_gifts(s)))
            decisions += 1
        if s[PHASE] == NAMING:
            others = ((1 << s[PLAYERS]) - 1) & ~(1 << s[MAESTRO])
            name_seat(s, random_member(r, others))
            decisions += 1
        if s[PHASE] == DISMISSING:
            dismiss(s, random_member(r, s[OPEN_DIRECTORS]))
            decisions += 1
    return decisions + (cast_best(s) if is_best_cast else cast_at_random(s, r))


@rule
def choose_maestro(s: Cells, r: Cells) -> None:
    if s[PHASE] == CHOOSE_MAESTRO:
        s[MAESTRO] = below(r, s[PLAYERS])
        s[PHASE] = AUDITIONING


@rule
def cast_best(s: Cells) -> int:
    for seat in range(s[PLAYERS]):
        if s[CAST_COUNT + seat] < s[ROLE_COUNT]:
            write_best_cast(s, seat)
            s[CAST_COUNT + seat] = s[ROLE_COUNT]
    finish_casting(s)
    return 0


@rule
def cast_at_random(s: Cells, r: Cells) -> int:
    decisions = 0
    for seat in range(s[PLAYERS]):
        while s[CAST_COUNT + seat] < s[ROLE_COUNT]:
            cast_singer(s, seat, random_member(r, uncast(s, seat)))
            decisions += 1
    return decisions


@rule
def random_matches(s: Cells, fresh: Cells, r: Cells, size: int, games: int) -> int:
    """Whole matches; returns the number of decisions."""
    decisions = 0
    for _ in range(games):
        copy_state(fresh, s, size)
        decisions += play_out(s, r, 1)
    return decisions


@rule
def policy_matches(s: Cells, fresh: Cells, weights: Weights, r: Cells, size: int, games: int) -> int:
    """Whole matches by the policy of playouts, but for the casts; returns the number of auditions."""
    auditions = 0
    for _ in range(games):
        copy_state(fresh, s, size)
        choose_maestro(s, r)
        auditions += play_on(s, weights, r)
    return auditions
