"""What a network sees of The Bottle Imp: a rule that writes it, and what each cell means.

Seats are counted clockwise from the observer, who is 0: a network plays the same from every seat. It writes
only what the view of the same seat shows (view.py).
"""

from ridotto.compile.bits import popcount
from ridotto.compile.rule import Cells, rule
from ridotto.games.bottle_imp.rules.deck.cards import COLOURS
from ridotto.games.bottle_imp.rules.observation.layout import (
    MOST_BOTTLES,
    MOST_POINTS,
    MOST_ROUNDS_LEFT,
    OBSERVATION_SIZE,
    SEEN_AHEAD,
    SEEN_COLOUR,
    SEEN_DEALER,
    SEEN_DECK,
    SEEN_HAND,
    SEEN_HAND_SIZE,
    SEEN_IN_TRICK,
    SEEN_LAID,
    SEEN_LEADS,
    SEEN_LED,
    SEEN_LEGAL,
    SEEN_MAY_HOLD,
    SEEN_OPEN,
    SEEN_OWNER,
    SEEN_PARTNER,
    SEEN_PHASE,
    SEEN_PICK,
    SEEN_PICKED,
    SEEN_PLAYED,
    SEEN_PLAYERS,
    SEEN_POINTS,
    SEEN_RECEIVED,
    SEEN_ROUNDS_LEFT,
    SEEN_RULES,
    SEEN_TAKEN,
    SEEN_TRICK,
    SEEN_TURN,
    SEEN_UNDER_PRICE,
    SEEN_VALUE,
)
from ridotto.games.bottle_imp.rules.options import MAX_PLAYERS
from ridotto.games.bottle_imp.rules.scoring import partner_of, points
from ridotto.games.bottle_imp.rules.state import (
    BOTTLES,
    CHOOSE_DEALER,
    COLOUR,
    DEALER,
    DECK,
    HAND,
    HAS_TEAMS,
    IS_EYE,
    IS_PENALTY_EACH,
    LAID,
    LED,
    NO_CARD,
    NOBODY,
    OPEN,
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
    ROUNDS,
    SHOWN,
    TAKEN,
    TOTAL,
    TRICK_SIZE,
    TRICK_TAKING,
    TRICKS,
    TURN,
    VALUE,
    VALUE_BITS,
    WINNER,
)
from ridotto.games.bottle_imp.rules.steps.acting import legal_actions
from ridotto.games.bottle_imp.rules.steps.tricks import colour_of, left_of
from ridotto.games.bottle_imp.rules.views.see import received


@rule
def observe(s: Cells, seat: int, out: Cells) -> int:
    """Write what this seat sees; returns how many cells that are."""
    for cell in range(SEEN_PHASE):
        out[cell] = 0
    _see_rules(s, seat, out)
    _see_cards(s, seat, out)
    if s[PHASE] >= TRICK_TAKING:
        _see_tricks(s, seat, out)
        _see_may_hold(s, seat, out)
    for other in range(MAX_PLAYERS):
        _see_player(s, seat, other, out)
    return OBSERVATION_SIZE


@rule
def _seat_from(s: Cells, seat: int, other: int) -> int:
    """Another seat, counted clockwise from this one."""
    distance = other - seat
    return distance if distance >= 0 else distance + s[PLAYERS]


@rule
def _see_rules(s: Cells, seat: int, out: Cells) -> None:
    out[SEEN_DECK] = s[DECK]
    for colour in range(COLOURS):
        out[SEEN_COLOUR + colour] = s[COLOUR + colour] & s[DECK]
    for bit in range(VALUE_BITS):
        out[SEEN_VALUE + bit] = s[VALUE + bit] & s[DECK]
    is_dealt = s[PHASE] != CHOOSE_DEALER
    out[SEEN_PHASE] = s[PHASE] - PASS if s[PHASE] == PASS or s[PHASE] == TRICK_TAKING else -1
    out[SEEN_PLAYERS] = s[PLAYERS]
    out[SEEN_PARTNER] = _seat_from(s, seat, partner_of(s, seat)) if s[HAS_TEAMS] and is_dealt else 0
    out[SEEN_DEALER] = _seat_from(s, seat, s[DEALER]) if is_dealt else -1
    out[SEEN_TURN] = _seat_from(s, seat, s[TURN]) if s[PHASE] == TRICK_TAKING else -1
    out[SEEN_LED] = -1
    for colour in range(COLOURS):
        if s[PHASE] == TRICK_TAKING and s[LED] == s[COLOUR + colour]:
            out[SEEN_LED] = colour
    out[SEEN_LAID] = s[LAID] if s[PHASE] == TRICK_TAKING else 0
    out[SEEN_RULES] = s[IS_EYE]
    out[SEEN_RULES + 1] = s[BOTTLES] - 1
    out[SEEN_RULES + 2] = s[HAS_TEAMS]
    out[SEEN_RULES + 3] = s[IS_PENALTY_EACH]
    out[SEEN_ROUNDS_LEFT] = max(0, min(MOST_ROUNDS_LEFT, s[ROUNDS] - s[ROUND] - 1))


@rule
def _see_cards(s: Cells, seat: int, out: Cells) -> None:
    out[SEEN_LEGAL] = legal_actions(s, seat)
    out[SEEN_HAND] = s[HAND + seat]
    if s[IS_EYE]:
        out[SEEN_OPEN] = s[OPEN + seat]
        if s[PHASE] > PASS:
            out[SEEN_OPEN + 1] = s[OPEN + left_of(s, seat)]
    out[SEEN_PICKED] = s[PICKED + seat]
    for pick in range(s[PICKED + seat]):
        out[SEEN_PICK + pick] = 1 << s[PICK + seat * PICKS + pick]
    if s[PHASE] > PASS:
        first, second = received(s, seat)
        if first != NO_CARD:
            out[SEEN_RECEIVED] = 1 << first
            out[SEEN_RECEIVED + 1] = 1 << second
    for bottle in range(MOST_BOTTLES):
        is_there = bottle < s[BOTTLES]
        out[SEEN_UNDER_PRICE + bottle] = ((1 << s[PRICE + bottle]) - 1) & s[DECK] if is_there else 0
        is_owned = is_there and s[OWNER + bottle] != NOBODY
        out[SEEN_OWNER + bottle] = _seat_from(s, seat, s[OWNER + bottle]) if is_owned else -1


@rule
def _see_tricks(s: Cells, seat: int, out: Cells) -> None:
    """The plays of the round again, in their order.

    It removes the colours that a player did not follow from the cards that this player may hold.
    """
    layer = left_of(s, s[DEALER])
    led = 0
    trick = place = 0
    for play in range(s[PLAYED]):
        if place == s[TRICK_SIZE]:
            layer = s[WINNER + trick]
            trick += 1
            place = 0
        number = s[PLAY + play]
        card = 1 << number
        other = _seat_from(s, seat, layer)
        if place == 0:
            led = colour_of(s, number)
            out[SEEN_LEADS] |= card
        # In the eye an open card says nothing about the hidden hand: each follows by itself (B11.9).
        elif not led & card and not (s[IS_EYE] and s[SHOWN + layer] & card):
            out[SEEN_MAY_HOLD + other] |= led
        out[SEEN_PLAYED + other] |= card
        out[SEEN_TRICK + trick] |= card
        if trick == s[TRICKS]:
            out[SEEN_IN_TRICK + other] |= card
        layer = left_of(s, layer)
        place += 1


@rule
def _see_may_hold(s: Cells, seat: int, out: Cells) -> None:
    """Where the unseen cards can lie. A hand that did not follow a colour holds none of it (B5.3)."""
    seen = s[HAND + seat] | s[OPEN + seat]
    for other in range(s[PLAYERS]):
        seen |= out[SEEN_PLAYED + other]
    if s[IS_EYE]:
        seen |= s[OPEN + left_of(s, seat)]
    given_left, given_right, discarded = _given_by(s, seat)
    out[SEEN_MAY_HOLD] = s[DECK] & ~seen & ~given_left & ~given_right
    unseen = s[DECK] & ~seen & ~discarded & ~given_left & ~given_right
    for other in range(1, s[PLAYERS]):
        out[SEEN_MAY_HOLD + other] = unseen & ~out[SEEN_MAY_HOLD + other]
    out[SEEN_MAY_HOLD + 1] |= given_left & ~seen
    out[SEEN_MAY_HOLD + s[PLAYERS] - 1] |= given_right & ~seen


@rule
def _given_by(s: Cells, seat: int) -> tuple[int, int, int]:
    """The cards given to the left and to the right, and those discarded, of one's own picks."""
    picked = s[PICKED + seat]
    if picked < 2:
        return 0, 0, 0
    discarded = 0
    for pick in range(picked - 2):
        discarded |= 1 << s[PICK + seat * PICKS + pick]
    first = 1 << s[PICK + seat * PICKS + picked - 2]
    second = 1 << s[PICK + seat * PICKS + picked - 1]
    if s[IS_EYE]:
        # The first lies open before the other, so it is seen.
        return first | second, 0, discarded
    return first, second, discarded


@rule
def _see_player(s: Cells, seat: int, other: int, out: Cells) -> None:
    """What everybody sees of a player; empty for an unused seat."""
    out[SEEN_HAND_SIZE + other] = 0
    out[SEEN_POINTS + other] = 0
    out[SEEN_AHEAD + other] = 0
    if other >= s[PLAYERS]:
        return
    player = seat + other
    if player >= s[PLAYERS]:
        player -= s[PLAYERS]
    out[SEEN_TAKEN + other] = s[TAKEN + player]
    out[SEEN_HAND_SIZE + other] = popcount(s[HAND + player] | s[OPEN + player])
    out[SEEN_POINTS + other] = min(MOST_POINTS, points(s, s[TAKEN + player]))
    out[SEEN_AHEAD + other] = max(-MOST_POINTS, min(MOST_POINTS, s[TOTAL + player] - s[TOTAL + seat]))
