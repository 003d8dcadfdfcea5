"""What a player of the eye would see if all cards lay open."""

from ridotto.compile.rule import Cells, rule
from ridotto.games.bottle_imp.learning.judging.judge_input import (
    AT_AHEAD,
    AT_DECK,
    AT_GOAL,
    AT_HIDDEN,
    AT_LAID,
    AT_LED,
    AT_LEFT,
    AT_MYSTERY,
    AT_OPEN,
    AT_POINTS,
    AT_PRICE,
    AT_TURN,
    CARDS,
    EYE_TRICK,
)
from ridotto.games.bottle_imp.rules.scoring import points
from ridotto.games.bottle_imp.rules.state import (
    COLOUR,
    HAND,
    LAID,
    LED,
    MYSTERY,
    NOBODY,
    OPEN,
    OWNER,
    PASS,
    PHASE,
    PLAY,
    PLAYED,
    PRICE,
    TAKEN,
    TRICK_TAKING,
    TURN,
)
from ridotto.games.bottle_imp.rules.steps.passing import pick_card
from ridotto.games.bottle_imp.rules.steps.tricks import play_card

TELLS_DECKS_APART = 3
"""A card that is red in one deck and not in the other."""


@rule
def see_position(s: Cells, viewer: int, out: Cells) -> None:
    """Without the goal and the match score: those are written by whoever knows them."""
    for side in range(2):
        seat = viewer ^ side
        out[AT_HIDDEN + side] = s[HAND + seat]
        out[AT_OPEN + side] = s[OPEN + seat]
        out[AT_LAID + side] = 0
        out[AT_POINTS + side] = points(s, s[TAKEN + seat])
    seat = s[TURN]
    for place in range(s[LAID]):
        # From the last card back, both in turn.
        seat = 1 - seat
        out[AT_LAID + (seat ^ viewer)] |= 1 << s[PLAY + s[PLAYED] - 1 - place]
    out[AT_MYSTERY] = s[MYSTERY]
    owner = 0 if s[OWNER] == NOBODY else 1 + (s[OWNER] ^ viewer)
    out[AT_PRICE] = owner * CARDS + s[PRICE]
    out[AT_TURN] = (s[TURN] ^ viewer) * EYE_TRICK + s[LAID]
    out[AT_LED] = -1
    if s[LED]:
        out[AT_LED] = 0 if s[LED] == s[COLOUR] else 1 if s[LED] == s[COLOUR + 1] else 2
    out[AT_DECK] = s[COLOUR] >> TELLS_DECKS_APART & 1
    out[AT_GOAL] = 0
    out[AT_AHEAD] = 0
    out[AT_LEFT] = 0


@rule
def see_after(s: Cells, seat: int, action: int, viewer: int, out: Cells) -> int:
    """Take an action. While tricks are played, write what the viewer sees then, and return 1."""
    if s[PHASE] == PASS:
        pick_card(s, seat, action)
    else:
        play_card(s, seat, action)
    if s[PHASE] != TRICK_TAKING:
        return 0
    see_position(s, viewer, out)
    return 1
