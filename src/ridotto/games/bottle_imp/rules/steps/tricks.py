"""Tricks (B5) and the bottle (B6).

A trick keeps the order of play, so the views can show it: a choice of this implementation.
"""

from ridotto.compile.bits import highest
from ridotto.compile.rule import Cells, rule
from ridotto.engine.cells.steps import APPLIED, ROUND_FINISHED
from ridotto.games.bottle_imp.rules.scoring import score_round
from ridotto.games.bottle_imp.rules.state import (
    BOTTLES,
    COLOUR,
    DEAL,
    HAND,
    IS_EYE,
    LAID,
    LED,
    NOBODY,
    OPEN,
    OVER,
    OWNER,
    PHASE,
    PLAY,
    PLAYED,
    PLAYERS,
    PRICE,
    ROUND,
    ROUNDS,
    TAKEN,
    TRICK,
    TRICK_SIZE,
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
