"""Who has a choice, which actions are open to a seat, and what each does: the functions of the contract."""

from ridotto.compile.rule import Cells, rule
from ridotto.engine.cells.steps import APPLIED, CHANCE_BIT, ILLEGAL, RESULT_BITS
from ridotto.games.turandot.rules.state import (
    AUDITIONING,
    BID,
    BIDDING,
    CAST,
    CAST_COUNT,
    CAST_SIZE,
    CASTING,
    CHOOSE_MAESTRO,
    DISMISSING,
    GIVING,
    MAESTRO,
    NAMED,
    NAMING,
    NO_BID,
    NO_CARD,
    OPEN_DIRECTORS,
    PHASE,
    PLAYERS,
    ROLE_COUNT,
)
from ridotto.games.turandot.rules.steps.bids import possible_bids, seal_bid
from ridotto.games.turandot.rules.steps.casting import cast_singer, uncast
from ridotto.games.turandot.rules.steps.dismissal import dismiss, name_seat
from ridotto.games.turandot.rules.steps.hiring import give, possible_gifts
from ridotto.games.turandot.rules.steps.seats import everybody


@rule
def actors(s: Cells) -> int:
    """The seats with a choice to make, as a set, or chance."""
    phase = s[PHASE]
    if phase == CHOOSE_MAESTRO or phase == AUDITIONING:
        return CHANCE_BIT
    if phase == GIVING or phase == NAMING:
        return 1 << s[MAESTRO]
    if phase == DISMISSING:
        return 1 << s[NAMED]
    seats = 0
    for seat in range(s[PLAYERS]):
        if missing_picks(s, seat):
            seats |= 1 << seat
    return seats


@rule
def missing_picks(s: Cells, seat: int) -> int:
    """How many actions this seat must still take to complete its choice."""
    phase = s[PHASE]
    if phase == BIDDING:
        return 1 if s[BID + seat] == NO_BID else 0
    if phase == CASTING:
        return s[ROLE_COUNT] - s[CAST_COUNT + seat]
    if phase == GIVING or phase == NAMING:
        return 1 if seat == s[MAESTRO] else 0
    if phase == DISMISSING:
        return 1 if seat == s[NAMED] else 0
    return 0


@rule
def legal_actions(s: Cells, seat: int) -> int:
    """The actions of this seat, as a set; actions.py says what they mean."""
    if missing_picks(s, seat) == 0:
        return 0
    phase = s[PHASE]
    if phase == BIDDING:
        return possible_bids(s, seat)
    if phase == GIVING:
        return possible_gifts(s)
    if phase == NAMING:
        return everybody(s) & ~(1 << seat)
    if phase == DISMISSING:
        return s[OPEN_DIRECTORS]
    return uncast(s, seat)


@rule
def step(s: Cells, seat: int, action: int) -> int:
    """Check and apply one action; ILLEGAL leaves the cells as they were."""
    if not legal_actions(s, seat) >> action & 1:
        return ILLEGAL
    return act(s, seat, action) | actors(s) << RESULT_BITS


@rule
def act(s: Cells, seat: int, action: int) -> int:
    """Apply one legal action."""
    phase = s[PHASE]
    if phase == BIDDING:
        return seal_bid(s, seat, action)
    if phase == GIVING:
        return give(s, action)
    if phase == NAMING:
        return name_seat(s, action)
    if phase == DISMISSING:
        return dismiss(s, action)
    return cast_singer(s, seat, action)


@rule
def take_back(s: Cells, seat: int) -> int:
    """Take back a bid or a cast that not all have made (T5.7, T12.3)."""
    if s[PHASE] == BIDDING and s[BID + seat] != NO_BID:
        s[BID + seat] = NO_BID
    elif s[PHASE] == CASTING and s[CAST_COUNT + seat] > 0:
        for role in range(CAST_SIZE):
            s[CAST + seat * CAST_SIZE + role] = NO_CARD
        s[CAST_COUNT + seat] = 0
    else:
        return ILLEGAL
    return APPLIED | actors(s) << RESULT_BITS
