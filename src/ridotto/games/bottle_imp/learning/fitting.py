"""Cells that give a seat the same observation as the true ones, made quickly from its view.

A uniformly drawn world takes ten times as long. But an observation contains only the sizes of the others'
hands, and derives where cards can be from the plays, so any cards will do.
"""

import numpy as np

from ridotto.compile.bits import lowest
from ridotto.compile.kernel import Vector
from ridotto.games.bottle_imp.rules.state import PICK, PICKED, PICKS, SIZE
from ridotto.games.bottle_imp.rules.steps.passing import picks_needed
from ridotto.games.bottle_imp.rules.steps.tricks import left_of, right_of
from ridotto.games.bottle_imp.rules.views.knowledge import (
    PILE,
    PILE_CELLS,
    PILES,
    PLACE,
    ROOM,
    UNSEEN,
    knowledge_of,
)
from ridotto.games.bottle_imp.rules.views.view import BottleImpView


def fitting_cells(view: BottleImpView) -> Vector:
    known = list(knowledge_of(view))
    unseen = known[UNSEEN] | known[UNSEEN + 1] | known[UNSEEN + 2]
    for pile in range(PILE, PILE + known[PILES] * PILE_CELLS, PILE_CELLS):
        for _ in range(known[pile + ROOM]):
            card = lowest(unseen)
            unseen &= ~(1 << card)
            known[known[pile + PLACE]] |= 1 << card
    if view.phase == "play" and view.seat is not None:
        _write_received(known, view, view.seat)
    return np.array(known[:SIZE], np.int64)


def _write_received(c: list[int], view: BottleImpView, seat: int) -> None:
    """What the neighbours gave, as the last two of their picks; in the eye both are the same neighbour's."""
    givers = (left_of if view.options.mode_row.is_eye else right_of)(c, seat), left_of(c, seat)
    for giver, place, card in zip(givers, (2, 1), view.received or (None, None), strict=True):
        if card is not None:
            needed = picks_needed(c, giver)
            c[PICKED + giver] = needed
            c[PICK + giver * PICKS + needed - place] = card
