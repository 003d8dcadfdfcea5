"""Hiring (T6), crew (T7) and stand-ins (T8).

Every stand-in is given by a move of its own, in any order (TR26): a choice of this implementation.
"""

from ridotto.compile.bits import popcount
from ridotto.compile.rule import Cells, rule
from ridotto.engine.cells.steps import APPLIED
from ridotto.games.turandot.rules.actions import (
    BITS_OF_NUMBER,
    money_in,
    number_in,
    seat_in,
    slot_in,
    without_bluff,
)
from ridotto.games.turandot.rules.options import DIRECTORS_ROUND
from ridotto.games.turandot.rules.state import (
    BID,
    CAST_SIZE,
    CREW,
    CREW_HIRED,
    DIRECTOR,
    MAESTRO,
    MONEY,
    NAMING,
    NEEDY,
    NO_CARD,
    PHASE,
    PLAYERS,
    ROUND,
    SCENERY,
    SINGER,
    SLOT,
    SLOTS,
    SPENT,
    STAND_INS,
    TABLE,
    TROUPE,
)
from ridotto.games.turandot.rules.steps.dismissal import finish_round
from ridotto.games.turandot.rules.steps.seats import everybody, left_of

MONEY_OF_NUMBER = (1 << without_bluff(BITS_OF_NUMBER)) - 1
"""All amounts of money in the bids of one number card, or for crew, as a set."""


@rule
def settle_bids(s: Cells) -> None:
    """The only bidder with the most money for a slot hires its card (T6.1, T6.2)."""
    made, made_twice = bids_made(s)
    hiring = 0
    for seat in range(s[PLAYERS]):
        bid = s[BID + seat]
        if number_in(bid) and is_highest(bid, made, made_twice):
            hiring |= 1 << seat
            hire(s, seat, number_in(bid) - 1)
            s[MONEY + seat] -= money_in(bid)
            s[SPENT + seat] += money_in(bid)
    if made & MONEY_OF_NUMBER:
        hire_crew(s)
    s[STAND_INS] = everybody(s) & ~hiring
    s[NEEDY] = s[STAND_INS]


@rule
def bids_made(s: Cells) -> tuple[int, int]:
    """The bids of all seats without their bluff cards, as a set, and those made more than once."""
    made = made_twice = 0
    for seat in range(s[PLAYERS]):
        bid = 1 << without_bluff(s[BID + seat])
        made_twice |= made & bid
        made |= bid
    return made, made_twice


@rule
def is_highest(bid: int, made: int, made_twice: int) -> bool:
    """Whether nobody bids as much or more for the same slot: where the most is tied, nobody hires (T6.3)."""
    more = MONEY_OF_NUMBER >> (money_in(bid) + 1)
    higher = made >> (without_bluff(bid) + 1) & more
    return not (higher | made_twice >> without_bluff(bid) & 1)


@rule
def hire(s: Cells, row: int, slot: int) -> None:
    """Move the card of a slot to a seat or the table."""
    card = s[SLOT + slot]
    s[SLOT + slot] = NO_CARD
    if s[ROUND] == DIRECTORS_ROUND:
        s[DIRECTOR + row] = card
    else:
        s[SINGER + row * CAST_SIZE + popcount(s[TROUPE + row])] = card
        s[TROUPE + row] |= 1 << card


@rule
def hire_crew(s: Cells) -> None:
    """Crew goes to those who bid for it, clockwise from the Maestro's left, never to the Maestro (T7.1)."""
    free = 0 if s[ROUND] == DIRECTORS_ROUND else s[CREW]
    seat = left_of(s, s[MAESTRO])
    while seat != s[MAESTRO]:
        if free > 0 and number_in(s[BID + seat]) == 0:
            free -= 1
            s[MONEY + seat] -= 1
            s[SCENERY + seat] += 1
            s[CREW_HIRED] |= 1 << seat
        seat = left_of(s, seat)


# Stand-ins (T8)


@rule
def possible_gifts(s: Cells) -> int:
    """Every card still in a slot to every seat that needs one, as a set."""
    gifts = 0
    for slot in range(s[SLOTS]):
        if s[SLOT + slot] != NO_CARD:
            gifts |= s[NEEDY] << (slot << 3)
    return gifts


@rule
def give(s: Cells, gift: int) -> int:
    seat = seat_in(gift)
    hire(s, seat, slot_in(gift))
    s[NEEDY] &= ~(1 << seat)
    return APPLIED if s[NEEDY] else finish_hiring(s)


@rule
def finish_hiring(s: Cells) -> int:
    """One card is left over (T8.4, T14.2); then comes the dismissal (T9.1)."""
    slot = 0
    while s[SLOT + slot] == NO_CARD:
        slot += 1
    hire(s, TABLE, slot)
    if s[ROUND] < DIRECTORS_ROUND:
        s[PHASE] = NAMING
        return APPLIED
    return finish_round(s)
