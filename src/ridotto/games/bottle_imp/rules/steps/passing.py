"""The secret choice and the pass (B4).

The picks stay in the cells until the next deal, because their owner and their receiver remember them: a
choice of this implementation.
"""

from ridotto.compile.rule import Cells, rule
from ridotto.games.bottle_imp.rules.state import (
    DEALER,
    HAND,
    IS_EYE,
    LAID,
    LED,
    MYSTERY,
    OPEN,
    PHASE,
    PICK,
    PICKED,
    PICKS,
    PLAYERS,
    SHOWN,
    TRICK,
    TRICK_TAKING,
    TURN,
)
from ridotto.games.bottle_imp.rules.steps.tricks import left_of, right_of


@rule
def picks_needed(s: Cells, seat: int) -> int:
    """How many cards this seat chooses: the dealer of five adds nothing to the mystery trick (B4.2)."""
    if s[IS_EYE]:
        return 4
    if s[PLAYERS] == 5 and seat == s[DEALER]:
        return 2
    return 3


@rule
def picked_cards(s: Cells, seat: int) -> int:
    cards = 0
    for pick in range(s[PICKED + seat]):
        cards |= 1 << s[PICK + seat * PICKS + pick]
    return cards


@rule
def pickable(s: Cells, seat: int) -> int:
    """The cards a seat may still choose; in the eye only from the hidden hand (B11.4)."""
    return s[HAND + seat] & ~picked_cards(s, seat)


@rule
def are_all_picked(s: Cells) -> bool:
    for seat in range(s[PLAYERS]):
        if s[PICKED + seat] < picks_needed(s, seat):
            return False
    return True


@rule
def pick_card(s: Cells, seat: int, card: int) -> None:
    s[PICK + seat * PICKS + s[PICKED + seat]] = card
    s[PICKED + seat] += 1
    if s[PICKED + seat] == picks_needed(s, seat) and are_all_picked(s):
        pass_cards(s)


@rule
def pass_cards(s: Cells) -> None:
    """Everybody gives and takes up at once; then the player left of the dealer leads (B5.1)."""
    for seat in range(s[PLAYERS]):
        s[HAND + seat] &= ~picked_cards(s, seat)
    for seat in range(s[PLAYERS]):
        last = seat * PICKS + picks_needed(s, seat) - 1
        for mystery in range(picks_needed(s, seat) - 2):
            s[MYSTERY] |= 1 << s[PICK + seat * PICKS + mystery]
        if s[IS_EYE]:
            s[OPEN + left_of(s, seat)] |= 1 << s[PICK + last - 1]
            s[HAND + left_of(s, seat)] |= 1 << s[PICK + last]
        else:
            s[HAND + left_of(s, seat)] |= 1 << s[PICK + last - 1]
            s[HAND + right_of(s, seat)] |= 1 << s[PICK + last]
    for seat in range(s[PLAYERS]):
        s[SHOWN + seat] = s[OPEN + seat]
    s[TURN] = left_of(s, s[DEALER])
    s[LAID] = 0
    s[TRICK] = 0
    s[LED] = 0
    s[PHASE] = TRICK_TAKING
