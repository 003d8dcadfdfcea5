"""What the seat to act sees of the table, compiled; nothing here looks into another's hand."""

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
from ridotto.games.bottle_imp.rules.steps import right_of


@rule
def partner_or_self(s: Cells, seat: int) -> int:
    return partner_of(s, seat) if s[HAS_TEAMS] else seat


@rule
def own_cards(s: Cells, seat: int) -> int:
    return s[HAND + seat] | s[OPEN + seat]


@rule
def cards_out(s: Cells, seat: int) -> int:
    """The cards that a seat has not seen and does not hold: in other hands or in the mystery trick."""
    seen = s[TRICK] | own_cards(s, seat)
    for other in range(s[PLAYERS]):
        seen |= s[TAKEN + other]
    for bottle in range(s[BOTTLES]):
        if s[OWNER + bottle] != NOBODY:
            seen |= 1 << s[PRICE + bottle]
    return s[DECK] & ~seen


@rule
def count_out(s: Cells, own: int) -> int:
    """How many cards are out; counted from those played, which a processor knows before the last of them."""
    return max(1, popcount(s[DECK]) - s[PLAYED] - popcount(own))


@rule
def friends_in_trick(s: Cells, seat: int, partner: int) -> int:
    """The cards of the trick that one's own party laid."""
    if partner == seat and not s[IS_EYE]:
        return 0
    friends = 0
    layer = seat
    for back in range(1, s[LAID] + 1):
        layer = right_of(s, layer)
        if layer == seat or layer == partner:
            friends |= 1 << s[PLAY + s[PLAYED] - back]
    return friends


@rule
def opponents_to_come(s: Cells) -> int:
    """How many cards others still lay to this trick; in the eye one's own second card is no surprise."""
    to_come = s[TRICK_SIZE] - s[LAID] - 1
    return to_come - to_come // 2 if s[IS_EYE] else to_come


@rule
def tricks_to_come(s: Cells, own: int) -> int:
    """How many tricks follow on the present one."""
    left = popcount(own) - 1
    return left // 2 if s[IS_EYE] else left


@rule
def in_hands(s: Cells, out_count: int) -> int:
    """How many of the cards out are in hands: the others discarded one each, or two in the eye."""
    return max(0, out_count - (2 if s[IS_EYE] else s[PLAYERS] - 1))


@rule
def won_so_far(s: Cells, seat: int, partner: int) -> int:
    """The points of one's own party, with the price cards that come back when a bottle is sold (B6.5)."""
    cards = s[TAKEN + seat] | s[TAKEN + partner]
    for bottle in range(s[BOTTLES]):
        if s[OWNER + bottle] == seat or s[OWNER + bottle] == partner:
            cards |= 1 << s[PRICE + bottle]
    return points(s, cards)


@rule
def mystery_worth(s: Cells, average: float, partners: int) -> float:
    """What the bottle is likely to cost one's own party."""
    cards = 4 if s[IS_EYE] else s[PLAYERS]
    return average * (2 * cards if partners == 2 and s[IS_PENALTY_EACH] else cards)
