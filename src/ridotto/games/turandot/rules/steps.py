"""The rules as small functions on cells (state.py). Numbers name the rules in docs/players/rules-turandot.md.

Choices of this implementation: every stand-in is given by a move of its own, in any order (TR26), and the
opponent is named even where there is only one (TR27); the Maestro card is passed when the next audition
opens (chance.py).
"""

from ridotto.compile.bits import popcount
from ridotto.compile.rule import Cells, rule
from ridotto.engine.cells.steps import APPLIED, CHANCE_BIT, ILLEGAL, RESULT_BITS, ROUND_FINISHED
from ridotto.games.turandot.rules.actions import (
    bid_action,
    money_in,
    number_in,
    seat_in,
    slot_in,
    without_bluff,
)
from ridotto.games.turandot.rules.options import DIRECTORS_ROUND, ROUNDS
from ridotto.games.turandot.rules.state import (
    ALLOWS_IDLE_CREW,
    AUDITIONING,
    BID,
    BIDDING,
    CAST,
    CAST_COUNT,
    CAST_SIZE,
    CASTING,
    CHOOSE_MAESTRO,
    CREW,
    CREW_HIRED,
    DIRECTOR,
    DISMISSED,
    DISMISSING,
    GIVING,
    MAESTRO,
    MONEY,
    MOST_SLOTS,
    NAMED,
    NAMING,
    NEEDY,
    NO_BID,
    NO_CARD,
    OPEN_DIRECTORS,
    OVER,
    PHASE,
    PLAYERS,
    REMOVED_DIRECTORS,
    ROLE_COUNT,
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

BITS_OF_NUMBER = bid_action(1, 0, 0)
"""So many bids have the same number card."""
NUMBERS = sum(1 << number * BITS_OF_NUMBER for number in range(1, MOST_SLOTS + 1))
"""The first bid of every number card, as a set."""
MONEY_OF_NUMBER = (1 << without_bluff(BITS_OF_NUMBER)) - 1
"""All amounts of money in the bids of one number card, or for crew, as a set."""
CREW_BIDS = 1 << bid_action(0, 1, 0) | 1 << bid_action(0, 1, 1)


@rule
def left_of(s: Cells, seat: int) -> int:
    """The next seat clockwise (TR28)."""
    following = seat + 1
    return following if following < s[PLAYERS] else 0


@rule
def everybody(s: Cells) -> int:
    return (1 << s[PLAYERS]) - 1


# The secret bid (T5)


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


# Hiring (T6) and crew (T7)


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


# Dismissal (T9) and the end of a round (T10)


@rule
def name_seat(s: Cells, seat: int) -> int:
    s[NAMED] = seat
    s[PHASE] = DISMISSING
    return APPLIED


@rule
def dismiss(s: Cells, director: int) -> int:
    s[DISMISSED] = director
    s[OPEN_DIRECTORS] &= ~(1 << director)
    s[REMOVED_DIRECTORS] |= 1 << director
    return finish_round(s)


@rule
def finish_round(s: Cells) -> int:
    s[ROUND] += 1
    s[PHASE] = CASTING if s[ROUND] == ROUNDS else AUDITIONING
    return ROUND_FINISHED


# Casting (T12)


@rule
def uncast(s: Cells, seat: int) -> int:
    """The singers of a seat that have no role yet, as a set."""
    singers = s[TROUPE + seat]
    for role in range(s[CAST_COUNT + seat]):
        singers &= ~(1 << s[CAST + seat * CAST_SIZE + role])
    return singers


@rule
def cast_singer(s: Cells, seat: int, singer: int) -> int:
    """Give the next role to a singer; the last role of the last player ends the match."""
    s[CAST + seat * CAST_SIZE + s[CAST_COUNT + seat]] = singer
    s[CAST_COUNT + seat] += 1
    finish_casting(s)
    return APPLIED


@rule
def finish_casting(s: Cells) -> None:
    for seat in range(s[PLAYERS]):
        if s[CAST_COUNT + seat] < s[ROLE_COUNT]:
            return
    s[PHASE] = OVER


# The functions of the contract


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
