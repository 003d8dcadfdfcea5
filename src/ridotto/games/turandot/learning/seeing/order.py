"""The slots sorted by what they are worth, and the actions numbered accordingly.

The slot of a card has no meaning. Sorted, there is only one way to see the same cards; six slots have 720.
"""

from ridotto.compile.rule import Cells, rule
from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.games.turandot.learning.seeing.layout import NET_WORTH
from ridotto.games.turandot.rules.actions import bid_action, give_action, number_in, seat_in, slot_in
from ridotto.games.turandot.rules.observation.seats import seat_at
from ridotto.games.turandot.rules.options import DIRECTORS_ROUND
from ridotto.games.turandot.rules.state import (
    BIDDING,
    GIVING,
    MOST_SLOTS,
    NAMING,
    NO_CARD,
    PHASE,
    PLAYERS,
    ROUND,
    ROWS,
    SLOT,
    TRAITS,
)

RIVALS_UNIT = 1 << 8
CARD_UNIT = 1 << 15
"""Larger than any set of traits."""
LAST = -(1 << 40)
SLOT_BITS = 3
BIDS_OF_NUMBER = bid_action(1, 0, 0)
GIFTS = give_action(MOST_SLOTS, 0)
BIDS = bid_action(MOST_SLOTS + 1, 0, 0)


@rule
def rank_of_slot(s: Cells, slot: int, out: Cells) -> int:
    """Higher for what is worth more to oneself, then to the others, then by what it is; empty slots last."""
    card = s[SLOT + slot]
    if card == NO_CARD:
        return LAST - slot
    at = NET_WORTH + slot * ROWS
    rivals = 0
    for other in range(1, s[PLAYERS]):
        rivals += out[at + other]
    kind = card if s[ROUND] == DIRECTORS_ROUND else s[TRAITS + card]
    return (out[at] * RIVALS_UNIT + rivals) * CARD_UNIT + kind


@rule
def order_of_slots(s: Cells, out: Cells, ranks: int) -> int:
    """By place the slot, three bits each, from the worths in `out`; from `ranks` on there is room to sort."""
    for slot in range(MOST_SLOTS):
        out[ranks + slot] = rank_of_slot(s, slot, out)
    order = 0
    for slot in range(MOST_SLOTS):
        place = 0
        for other in range(MOST_SLOTS):
            if out[ranks + other] > out[ranks + slot] or (
                out[ranks + other] == out[ranks + slot] and other < slot
            ):
                place += 1
        order |= slot << SLOT_BITS * place
    return order


@rule
def slot_at(order: int, place: int) -> int:
    return order >> SLOT_BITS * place & (1 << SLOT_BITS) - 1


@rule
def write_actions(s: Cells, seat: int, order: int, out: Cells, at: int) -> None:
    """By action in the network's numbering, the action: seats from the observer's, slots in sorted order."""
    for action in range(MOST_ACTIONS):
        found = action
        if s[PHASE] == NAMING and action < s[PLAYERS]:
            found = seat_at(s, seat, action)
        elif s[PHASE] == GIVING and action < GIFTS:
            found = give_action(slot_at(order, slot_in(action)), seat_at(s, seat, seat_in(action)))
        elif s[PHASE] == BIDDING and BIDS_OF_NUMBER <= action < BIDS:
            number = slot_at(order, number_in(action) - 1) + 1
            found = number * BIDS_OF_NUMBER + action % BIDS_OF_NUMBER
        out[at + action] = found
