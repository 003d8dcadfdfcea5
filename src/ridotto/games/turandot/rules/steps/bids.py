"""The secret bid (T5)."""

from ridotto.compile.rule import Cells, rule
from ridotto.engine.cells.steps import APPLIED
from ridotto.games.turandot.rules.actions import BITS_OF_NUMBER, bid_action
from ridotto.games.turandot.rules.options import DIRECTORS_ROUND
from ridotto.games.turandot.rules.state import (
    ALLOWS_IDLE_CREW,
    BID,
    GIVING,
    MAESTRO,
    MONEY,
    MOST_SLOTS,
    NEEDY,
    NO_BID,
    PHASE,
    PLAYERS,
    ROUND,
    SLOTS,
)
from ridotto.games.turandot.rules.steps.hiring import finish_hiring, settle_bids

NUMBERS = sum(1 << number * BITS_OF_NUMBER for number in range(1, MOST_SLOTS + 1))
"""The first bid of every number card, as a set."""
CREW_BIDS = 1 << bid_action(0, 1, 0) | 1 << bid_action(0, 1, 1)


@rule
def may_bid_for_crew(s: Cells, seat: int) -> bool:
    """One money card is needed (T5.3); some editions forbid bids that cannot hire (T15.2)."""
    if s[MONEY + seat] == 0:
        return False
    if s[ALLOWS_IDLE_CREW]:
        return True
    return seat != s[MAESTRO] and s[ROUND] != DIRECTORS_ROUND


@rule
def possible_bids(s: Cells, seat: int) -> int:
    """All bids of a seat, as a set: a number with money at hand, or for crew; bluff or not (T5.2-T5.4)."""
    with_number = (1 << bid_action(0, s[MONEY + seat] + 1, 0)) - 1
    numbers = NUMBERS & ((1 << (s[SLOTS] + 1) * BITS_OF_NUMBER) - 1)
    # A product repeats the bids of one number card for each of them.
    return with_number * numbers | (CREW_BIDS if may_bid_for_crew(s, seat) else 0)


@rule
def seal_bid(s: Cells, seat: int, bid: int) -> int:
    """Lay a bid face down; the last one turns up all (T5.8)."""
    s[BID + seat] = bid
    # Starting from the last seat: callers usually ask the seats in order, so it bids last.
    for other in range(s[PLAYERS] - 1, -1, -1):
        if s[BID + other] == NO_BID:
            return APPLIED
    settle_bids(s)
    if s[NEEDY]:
        s[PHASE] = GIVING
        return APPLIED
    return finish_hiring(s)
