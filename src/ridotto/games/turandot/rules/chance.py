"""Chance: the first Maestro (T3.4) and what auditions in every round (T4, T11)."""

from ridotto.compile.bits import nth_of_many, popcount
from ridotto.compile.rule import Cells, rule
from ridotto.engine.cells.steps import APPLIED, ILLEGAL, RESULT_BITS
from ridotto.engine.rng import below
from ridotto.games.turandot.rules.deck.cards import SINGERS
from ridotto.games.turandot.rules.options import DIRECTORS_ROUND
from ridotto.games.turandot.rules.state import (
    AUDITION,
    AUDITIONING,
    BID,
    BIDDING,
    CHOOSE_MAESTRO,
    CREW_HIRED,
    DISMISSED,
    FIRST_ROUND,
    MAESTRO,
    NAMED,
    NEEDY,
    NO_BID,
    NO_CARD,
    NOBODY,
    OPEN_DIRECTORS,
    PHASE,
    PLAYERS,
    POOL,
    REMOVED_DIRECTORS,
    ROUND,
    SLOT,
    SLOTS,
    STAND_INS,
)
from ridotto.games.turandot.rules.steps.acting import actors
from ridotto.games.turandot.rules.steps.seats import left_of


@rule
def draw_chance(s: Cells, rng: Cells, outcome: Cells) -> int:
    """Write a random outcome and return its length: a seat, or the cards of the slots in order."""
    if s[PHASE] == CHOOSE_MAESTRO:
        outcome[0] = below(rng, s[PLAYERS])
        return 1
    draw_audition(s, rng, outcome, 0)
    return s[SLOTS]


@rule
def settle_chance(s: Cells, outcome: Cells, length: int) -> int:
    """Apply a possible chance outcome; ILLEGAL leaves the cells unchanged."""
    if s[PHASE] == CHOOSE_MAESTRO:
        if length != 1 or not 0 <= outcome[0] < s[PLAYERS]:
            return ILLEGAL
        s[MAESTRO] = outcome[0]
        s[PHASE] = AUDITIONING
    elif is_audition(s, outcome, length):
        for slot in range(s[SLOTS]):
            s[AUDITION + slot] = outcome[slot]
        open_audition(s)
    else:
        return ILLEGAL
    return APPLIED | actors(s) << RESULT_BITS


@rule
def is_audition(s: Cells, cards: Cells, length: int) -> bool:
    """Whether these are as many different candidates as there are slots."""
    left = candidates(s)
    for slot in range(length):
        card = cards[slot]
        if not 0 <= card < SINGERS or not left >> card & 1:
            return False
        left &= ~(1 << card)
    return length == s[SLOTS]


@rule
def candidates(s: Cells) -> int:
    """The cards that the next audition is drawn from."""
    return s[OPEN_DIRECTORS] if s[ROUND] == DIRECTORS_ROUND else s[POOL]


@rule
def draw_audition(s: Cells, rng: Cells, into: Cells, at: int) -> None:
    """Draw a card for every slot, every order equally likely."""
    left = candidates(s)
    count = popcount(left)
    for slot in range(s[SLOTS]):
        card = nth_of_many(left, below(rng, count - slot))
        left &= ~(1 << card)
        into[at + slot] = card


@rule
def open_audition(s: Cells) -> None:
    """Lay the cards that stand in AUDITION into the slots and begin to bid."""
    if s[ROUND] > s[FIRST_ROUND]:
        # The card goes to the left between two rounds (T10.3), which is why it stays after round 7 (TR15).
        s[MAESTRO] = left_of(s, s[MAESTRO])
    drawn = 0
    for slot in range(s[SLOTS]):
        s[SLOT + slot] = s[AUDITION + slot]
        drawn |= 1 << s[AUDITION + slot]
    if s[ROUND] == DIRECTORS_ROUND:
        s[REMOVED_DIRECTORS] |= s[OPEN_DIRECTORS] & ~drawn
        s[OPEN_DIRECTORS] = 0
    else:
        s[POOL] &= ~drawn
    for seat in range(s[PLAYERS]):
        s[BID + seat] = NO_BID
    s[CREW_HIRED] = 0
    s[STAND_INS] = 0
    s[NEEDY] = 0
    s[NAMED] = NOBODY
    s[DISMISSED] = NO_CARD
    s[PHASE] = BIDDING
