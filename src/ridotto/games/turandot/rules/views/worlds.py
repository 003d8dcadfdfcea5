"""Full states that fit a view, every one of them equally likely.

Only sealed choices are hidden: bids, of which the number of cards is known, and casts. Cards that are still
to be drawn have no order in the cells, so nothing else has to be drawn.
"""

import numpy as np

from ridotto.compile.bits import lowest
from ridotto.compile.kernel import Vector
from ridotto.compile.rule import Cells, Weights, rule
from ridotto.compile.slices import part
from ridotto.engine.rng import random_member
from ridotto.games.turandot.rules.actions import cards_in
from ridotto.games.turandot.rules.options import MAX_PLAYERS
from ridotto.games.turandot.rules.state import (
    BID,
    BIDDING,
    CAST,
    CAST_COUNT,
    CAST_SIZE,
    NO_BID,
    NO_CARD,
    PHASE,
    PLAYERS,
    ROLE_COUNT,
    SIZE,
    TROUPE,
)
from ridotto.games.turandot.rules.steps.bids import possible_bids
from ridotto.games.turandot.rules.views.see import (
    PLAYER,
    PLAYER_CELLS,
    PLAYER_FACE_DOWN,
    PLAYER_IS_SEALED,
    SEEN_SIZE,
    VIEWER,
)
from ridotto.games.turandot.rules.views.view import TurandotView

# After what was seen:
HIDDEN_BIDS = SEEN_SIZE
"""By seat: the bids that can lie there face down, as a set."""
KNOWN_SIZE = HIDDEN_BIDS + MAX_PLAYERS
WEIGHTS_SIZE = 0
"""All possibilities are equally likely."""


@rule
def know(known: Cells, weights: Weights) -> int:  # noqa: ARG001 (other games weigh what can be)
    """Write what can lie hidden, behind what was seen; returns how many bids lie there."""
    count = 0
    for seat in range(MAX_PLAYERS):
        known[HIDDEN_BIDS + seat] = 0
        face_down = known[PLAYER + seat * PLAYER_CELLS + PLAYER_FACE_DOWN]
        if face_down and seat != known[VIEWER]:
            known[HIDDEN_BIDS + seat] = bids_of(possible_bids(known, seat), face_down)
            count += 1
    return count


@rule
def bids_of(bids: int, cards: int) -> int:
    """Those of a set of bids that have so many cards."""
    fitting = 0
    while bids:
        bid = lowest(bids)
        bids &= bids - 1
        if cards_in(bid) == cards:
            fitting |= 1 << bid
    return fitting


@rule
def draw_world(known: Cells, rng: Cells, state: Cells) -> None:
    for cell in range(SIZE):
        state[cell] = known[cell]
    for seat in range(known[PLAYERS]):
        if seat == known[VIEWER] or not known[PLAYER + seat * PLAYER_CELLS + PLAYER_IS_SEALED]:
            continue
        if known[PHASE] == BIDDING:
            state[BID + seat] = random_member(rng, known[HIDDEN_BIDS + seat])
        else:
            draw_cast(rng, state, seat)


@rule
def draw_cast(rng: Cells, state: Cells, seat: int) -> None:
    singers = state[TROUPE + seat]
    for role in range(state[ROLE_COUNT]):
        singer = random_member(rng, singers)
        singers &= ~(1 << singer)
        state[CAST + seat * CAST_SIZE + role] = singer
    state[CAST_COUNT + seat] = state[ROLE_COUNT]


@rule
def draw_worlds(known: Cells, weights: Weights, rng: Cells, states: Cells, count: int) -> int:  # noqa: ARG001
    """Write so many whole states, one after the other."""
    for world in range(count):
        draw_world(known, rng, part(states, world * SIZE))
    return count


def public_cells(view: TurandotView) -> Vector:
    """All that lies open, as the cells of a state in which nobody has sealed anything."""
    cells: Vector = np.frombuffer(view.cells, np.int64)[:SIZE].copy()
    if view.phase == "bid":
        cells[BID : BID + MAX_PLAYERS] = NO_BID
    cells[CAST : CAST + MAX_PLAYERS * CAST_SIZE] = NO_CARD
    cells[CAST_COUNT : CAST_COUNT + MAX_PLAYERS] = 0
    return cells
