"""The rules of a round as small functions on cells (state.py).

Their numbers are those of docs/players/rules-bottle-imp.md.

Choices of this implementation: a trick keeps the order of play, so the views can show it; the picks for
the pass stay in the cells until the next deal, because their owner and their receiver remember them.
"""

from ridotto.compile.bits import highest
from ridotto.compile.rule import Cells, rule
from ridotto.engine.cells.steps import APPLIED, CHANCE_BIT, ILLEGAL, RESULT_BITS, ROUND_FINISHED
from ridotto.games.bottle_imp.rules.scoring import score_round
from ridotto.games.bottle_imp.rules.state import (
    BOTTLES,
    CHOOSE_DEALER,
    COLOUR,
    DEAL,
    DEALER,
    HAND,
    IS_EYE,
    LAID,
    LED,
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
    ROUNDS,
    SHOWN,
    TAKEN,
    TRICK,
    TRICK_SIZE,
    TRICK_TAKING,
    TRICKS,
    TURN,
    WINNER,
)


@rule
def left_of(s: Cells, seat: int) -> int:
    """The next seat clockwise."""
    following = seat + 1
    return following if following < s[PLAYERS] else 0


@rule
def right_of(s: Cells, seat: int) -> int:
    return seat - 1 if seat > 0 else s[PLAYERS] - 1


# The secret choice and the pass (B4)


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


# Tricks (B5) and the bottle (B6)


@rule
def following(hand: int, led: int) -> int:
    """The cards of a hand that may be played: of the colour led, if there are any."""
    same_colour = hand & led
    return same_colour if same_colour else hand


@rule
def playable(s: Cells, seat: int) -> int:
    """Following binds each hand of the eye by itself (B11.9); an empty LED binds nobody."""
    if s[IS_EYE]:
        return following(s[HAND + seat], s[LED]) | following(s[OPEN + seat], s[LED])
    return following(s[HAND + seat], s[LED])


@rule
def colour_of(s: Cells, card: int) -> int:
    """All cards of this card's colour."""
    first, second, third = s[COLOUR], s[COLOUR + 1], s[COLOUR + 2]
    return first if first >> card & 1 else second if second >> card & 1 else third


@rule
def winning_card(trick: int, price: int) -> int:
    """The highest card under the price; where there is none, the highest of all (B6.2, B6.3)."""
    under_price = trick & ((1 << price) - 1)
    return highest(under_price if under_price else trick)


@rule
def bottle_for_sale(s: Cells) -> int:
    """With two bottles, the one with the higher price; the first at the start (B9.2, B9.3)."""
    return 1 if s[BOTTLES] == 2 and s[PRICE + 1] > s[PRICE] else 0


@rule
def play_card(s: Cells, seat: int, card: int) -> int:
    bit = 1 << card
    s[HAND + seat] &= ~bit
    if s[IS_EYE]:
        s[OPEN + seat] &= ~bit
    if s[LAID] == 0:
        s[LED] = colour_of(s, card)
    s[TRICK] |= bit
    s[PLAY + s[PLAYED]] = card
    s[PLAYED] += 1
    s[LAID] += 1
    if s[LAID] < s[TRICK_SIZE]:
        s[TURN] = left_of(s, seat)
        return APPLIED
    return finish_trick(s)


@rule
def finish_trick(s: Cells) -> int:
    bottle = bottle_for_sale(s)
    price = s[PRICE + bottle]
    card = winning_card(s[TRICK], price)
    winner = who_played(s, card)
    if card < price:
        sell(s, bottle, winner, card)
        s[TAKEN + winner] |= s[TRICK] & ~(1 << card)
    else:
        s[TAKEN + winner] |= s[TRICK]
    s[WINNER + s[TRICKS]] = winner
    s[TRICKS] += 1
    s[TURN] = winner
    s[LAID] = 0
    s[TRICK] = 0
    s[LED] = 0
    if s[HAND + winner] | s[OPEN + winner]:
        return APPLIED
    finish_round(s)
    return ROUND_FINISHED


@rule
def who_played(s: Cells, card: int) -> int:
    """The seat that laid this card in the full trick; TURN is the seat that laid the last one.

    The loop always goes through the whole trick: a processor cannot predict an early end.
    """
    seat = s[TURN]
    layer = seat
    for back in range(2, s[TRICK_SIZE] + 1):
        seat = right_of(s, seat)
        if s[PLAY + s[PLAYED] - back] == card:
            layer = seat
    return layer


@rule
def sell(s: Cells, bottle: int, buyer: int, card: int) -> None:
    """The old price card goes to the seller; the starting 19 goes to nobody (B6.5, B6.6)."""
    seller = s[OWNER + bottle]
    if seller != NOBODY:
        s[TAKEN + seller] |= 1 << s[PRICE + bottle]
    s[OWNER + bottle] = buyer
    s[PRICE + bottle] = card


@rule
def finish_round(s: Cells) -> None:
    score_round(s)
    s[ROUND] += 1
    s[PHASE] = OVER if s[ROUND] == s[ROUNDS] else DEAL


# The functions of the contract


@rule
def actors(s: Cells) -> int:
    """The seats with a choice to make, as a set, or chance."""
    if s[PHASE] == TRICK_TAKING:
        return 1 << s[TURN]
    if s[PHASE] == DEAL or s[PHASE] == CHOOSE_DEALER:
        return CHANCE_BIT
    seats = 0
    if s[PHASE] == PASS:
        for seat in range(s[PLAYERS]):
            if s[PICKED + seat] < picks_needed(s, seat):
                seats |= 1 << seat
    return seats


@rule
def missing_picks(s: Cells, seat: int) -> int:
    """How many cards this seat must still name to complete its choice."""
    if s[PHASE] == TRICK_TAKING:
        return 1 if s[TURN] == seat else 0
    if s[PHASE] == PASS:
        return picks_needed(s, seat) - s[PICKED + seat]
    return 0


@rule
def legal_actions(s: Cells, seat: int) -> int:
    """The cards this seat may pick or play, as a set."""
    if s[PHASE] == TRICK_TAKING:
        return playable(s, seat) if s[TURN] == seat else 0
    if s[PHASE] == PASS and s[PICKED + seat] < picks_needed(s, seat):
        return pickable(s, seat)
    return 0


@rule
def step(s: Cells, seat: int, card: int) -> int:
    """Check and apply one action; ILLEGAL leaves the cells as they were."""
    if not legal_actions(s, seat) >> card & 1:
        return ILLEGAL
    if s[PHASE] == TRICK_TAKING:
        return play_card(s, seat, card) | actors(s) << RESULT_BITS
    pick_card(s, seat, card)
    return APPLIED | actors(s) << RESULT_BITS


@rule
def take_back(s: Cells, seat: int) -> int:
    """Take back a choice before all have chosen (B4.5)."""
    if s[PHASE] != PASS or s[PICKED + seat] == 0:
        return ILLEGAL
    for pick in range(PICKS):
        s[PICK + seat * PICKS + pick] = NO_CARD
    s[PICKED + seat] = 0
    return APPLIED | actors(s) << RESULT_BITS
