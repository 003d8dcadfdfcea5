"""What a seat has been shown, as cells, written by a rule. Every cell is granted by name; nothing else leaves
a state.

The first cells are those of a state, with 0 and NO_CARD where something is hidden; so rules functions on
these cells use only what the seat knows.
"""

from ridotto.compile.bits import popcount
from ridotto.compile.rule import Cells, rule
from ridotto.games.bottle_imp.rules.options import MAX_PLAYERS
from ridotto.games.bottle_imp.rules.state import (
    DEAL,
    DEALER,
    HAND,
    LAID,
    LED,
    MOST_PLAYS,
    MOST_TRICKS,
    MYSTERY,
    NO_CARD,
    NOBODY,
    OPEN,
    OVER,
    OWNER,
    PASS,
    PHASE,
    PICK,
    PICKED,
    PICKS,
    PLAY,
    PLAYED,
    PLAYERS,
    PRICE,
    ROUND,
    SHOWN,
    SIZE,
    TAKEN,
    TOTAL,
    TRICK,
    TRICK_TAKING,
    TRICKS,
    TURN,
    WINNER,
)
from ridotto.games.bottle_imp.rules.steps.acting import legal_actions
from ridotto.games.bottle_imp.rules.steps.passing import picks_needed
from ridotto.games.bottle_imp.rules.steps.tricks import left_of, right_of

# After the cells of a state:
VIEWER = SIZE
"""The seat, or NOBODY for a spectator."""
LEGAL = VIEWER + 1
"""What this seat may do now, as a set."""
SEALED = VIEWER + 2
"""The seats that have chosen cards for the pass, as a set."""
HAND_SIZE = VIEWER + 3
"""By seat: cards not on the table."""
RECEIVED = HAND_SIZE + MAX_PLAYERS
"""Two cards: from the right and from the left neighbour; in the eye for the open and for the hidden hand."""
SEEN_SIZE = RECEIVED + 2


@rule
def see(s: Cells, seat: int, seen: Cells) -> int:
    """Write all that a seat (NOBODY: a spectator) has been shown; returns how many cells that are."""
    for cell in range(PHASE):
        seen[cell] = s[cell]
    for cell in range(PHASE, SEEN_SIZE):
        seen[cell] = 0
    for cell in range(PICK, PICK + MAX_PLAYERS * PICKS):
        seen[cell] = NO_CARD
    _see_table(s, seen)
    for other in range(s[PLAYERS]):
        _see_player(s, other, seen)
    _see_own(s, seat, seen)
    return SEEN_SIZE


@rule
def _see_table(s: Cells, seen: Cells) -> None:
    seen[PHASE] = s[PHASE]
    seen[ROUND] = s[ROUND]
    seen[DEALER] = s[DEALER]
    for bottle in range(2):
        seen[PRICE + bottle] = s[PRICE + bottle]
        seen[OWNER + bottle] = s[OWNER + bottle]
    # Cards are played openly, and tricks are won so.
    for play in range(MOST_PLAYS):
        seen[PLAY + play] = s[PLAY + play]
    for trick in range(MOST_TRICKS):
        seen[WINNER + trick] = s[WINNER + trick]
    seen[PLAYED] = s[PLAYED]
    seen[TRICKS] = s[TRICKS]
    if s[PHASE] == TRICK_TAKING:
        seen[LAID] = s[LAID]
        seen[TRICK] = s[TRICK]
        seen[LED] = s[LED]
        seen[TURN] = s[TURN]
    elif s[TRICKS] > 0:
        seen[TURN] = s[TURN]
    if s[PHASE] == DEAL or s[PHASE] == OVER:
        # Turned up at the end of a round (B7).
        seen[MYSTERY] = s[MYSTERY]


@rule
def _see_player(s: Cells, other: int, seen: Cells) -> None:
    """What everybody sees of a player."""
    seen[TOTAL + other] = s[TOTAL + other]
    seen[TAKEN + other] = s[TAKEN + other]
    seen[SHOWN + other] = s[SHOWN + other]
    seen[HAND_SIZE + other] = popcount(s[HAND + other])
    if s[PHASE] > PASS:
        seen[OPEN + other] = s[OPEN + other]
    else:
        # The open hands of the eye are laid down after the passes (B11).
        seen[HAND_SIZE + other] += popcount(s[OPEN + other])
    if s[PHASE] == PASS and s[PICKED + other] == picks_needed(s, other):
        seen[SEALED] |= 1 << other


@rule
def _see_own(s: Cells, seat: int, seen: Cells) -> None:
    seen[VIEWER] = seat
    seen[RECEIVED] = NO_CARD
    seen[RECEIVED + 1] = NO_CARD
    if seat == NOBODY:
        return
    seen[HAND + seat] = s[HAND + seat]
    seen[OPEN + seat] = s[OPEN + seat]
    seen[PICKED + seat] = s[PICKED + seat]
    for pick in range(PICKS):
        seen[PICK + seat * PICKS + pick] = s[PICK + seat * PICKS + pick]
    if s[PHASE] > PASS:
        seen[RECEIVED], seen[RECEIVED + 1] = received(s, seat)
    # Computed from the granted cells, so it reveals nothing else.
    seen[LEGAL] = legal_actions(seen, seat)


@rule
def received(s: Cells, seat: int) -> tuple[int, int]:
    """What the neighbours' last two picks brought; in the eye both come from the same neighbour."""
    right, left = right_of(s, seat), left_of(s, seat)
    if s[PICKED + right] < 2 or s[PICKED + left] < 1:
        return NO_CARD, NO_CARD
    first = s[PICK + right * PICKS + s[PICKED + right] - 2]
    return first, s[PICK + left * PICKS + s[PICKED + left] - 1]
