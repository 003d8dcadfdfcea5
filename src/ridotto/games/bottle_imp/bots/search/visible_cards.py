"""What the acting seat sees of the table, compiled; nothing here reads another hand."""

from ridotto.compile.bits import popcount
from ridotto.compile.rule import Cells, rule
from ridotto.games.bottle_imp.rules.scoring import partner_of, points
from ridotto.games.bottle_imp.rules.state import (
    BOTTLES,
    DECK,
    HAND,
    HAS_TEAMS,
    IS_EYE,
    IS_PENALTY_EACH,
    LAID,
    NOBODY,
    OPEN,
    OWNER,
    PLAY,
    PLAYED,
    PLAYERS,
    PRICE,
    TAKEN,
    TRICK,
    TRICK_SIZE,
)
from ridotto.games.bottle_imp.rules.steps.tricks import right_of


@rule
def partner_or_self(state: Cells, seat: int) -> int:
    return partner_of(state, seat) if state[HAS_TEAMS] else seat


@rule
def own_cards(state: Cells, seat: int) -> int:
    return state[HAND + seat] | state[OPEN + seat]


@rule
def cards_out(state: Cells, seat: int) -> int:
    """The cards that a seat has not seen and does not hold: in other hands or in the mystery trick."""
    seen = state[TRICK] | own_cards(state, seat)
    for other in range(state[PLAYERS]):
        seen |= state[TAKEN + other]
    for bottle in range(state[BOTTLES]):
        if state[OWNER + bottle] != NOBODY:
            seen |= 1 << state[PRICE + bottle]
    return state[DECK] & ~seen


@rule
def count_out(state: Cells, own: int) -> int:
    """How many cards are out; computed from the number of cards played, which is faster than counting
    them.
    """
    return max(1, popcount(state[DECK]) - state[PLAYED] - popcount(own))


@rule
def friends_in_trick(state: Cells, seat: int, partner: int) -> int:
    """The cards of the trick that one's own party laid."""
    if partner == seat and not state[IS_EYE]:
        return 0
    friends = 0
    layer = seat
    for back in range(1, state[LAID] + 1):
        layer = right_of(state, layer)
        if layer == seat or layer == partner:
            friends |= 1 << state[PLAY + state[PLAYED] - back]
    return friends


@rule
def opponents_to_come(state: Cells) -> int:
    """How many cards others still play to this trick; in the eye without the seat's own second card."""
    to_come = state[TRICK_SIZE] - state[LAID] - 1
    return to_come - to_come // 2 if state[IS_EYE] else to_come


@rule
def tricks_to_come(state: Cells, own: int) -> int:
    """How many tricks follow on the present one."""
    left = popcount(own) - 1
    return left // 2 if state[IS_EYE] else left


@rule
def in_hands(state: Cells, out_count: int) -> int:
    """How many of the cards out are in hands: the others discarded one each, or two in the eye."""
    return max(0, out_count - (2 if state[IS_EYE] else state[PLAYERS] - 1))


@rule
def won_so_far(state: Cells, seat: int, partner: int) -> int:
    """The points of one's own party, with the price cards that come back when a bottle is sold (B6.5)."""
    cards = state[TAKEN + seat] | state[TAKEN + partner]
    for bottle in range(state[BOTTLES]):
        if state[OWNER + bottle] == seat or state[OWNER + bottle] == partner:
            cards |= 1 << state[PRICE + bottle]
    return points(state, cards)


@rule
def mystery_worth(state: Cells, average: float, partners: int) -> float:
    """What the bottle is likely to cost one's own party."""
    cards = 4 if state[IS_EYE] else state[PLAYERS]
    return average * (2 * cards if partners == 2 and state[IS_PENALTY_EACH] else cards)
