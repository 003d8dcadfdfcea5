"""What the small integers of actions mean.

A bid is its number card (0: a crew bid), its money cards and the bluff card; a stand-in is a slot and a
seat. To name is a seat, to dismiss is a director, to cast is the singer of the next role.
"""

from ridotto.compile.rule import rule

SEAT_BITS = 3
SEATS = (1 << SEAT_BITS) - 1


@rule
def bid_action(number: int, money: int, bluff: int) -> int:
    return (number * 4 + money) * 2 + bluff


BITS_OF_NUMBER = bid_action(1, 0, 0)
"""So many bids have the same number card."""


@rule
def number_in(bid: int) -> int:
    """The number card of a bid; 0 in a crew bid."""
    return bid >> 3


@rule
def money_in(bid: int) -> int:
    return bid >> 1 & 3


@rule
def bluff_in(bid: int) -> int:
    return bid & 1


@rule
def without_bluff(bid: int) -> int:
    """A bid by its number card and its money alone, counted in their order."""
    return bid >> 1


@rule
def cards_in(bid: int) -> int:
    """How many cards lie face down."""
    return (1 if number_in(bid) else 0) + money_in(bid) + bluff_in(bid)


@rule
def give_action(slot: int, seat: int) -> int:
    return slot << SEAT_BITS | seat


@rule
def slot_in(give: int) -> int:
    return give >> SEAT_BITS


@rule
def seat_in(give: int) -> int:
    return give & SEATS
