"""The input of judges after an action, in many matches."""

from typing import TYPE_CHECKING

from ridotto.compile.rule import Cells, rule
from ridotto.compile.slices import part

if TYPE_CHECKING:
    from ridotto.nets.judging.rules import SEEN_CELLS, STATE_SIZE, see_after

SIGNATURE = "rrrrvvvi"
"""Of `see_rows`, for its kernel."""


@rule
def see_rows(
    cells: Cells,
    seats: Cells,
    actions: Cells,
    viewers: Cells,
    state: Cells,
    seen: Cells,
    is_seen: Cells,
    count: int,
) -> int:
    """By row: a match, the acting seat and its action, and the viewer; returns how many rows were written."""
    written = 0
    for row in range(count):
        for cell in range(STATE_SIZE):
            state[cell] = cells[row * STATE_SIZE + cell]
        into = part(seen, row * SEEN_CELLS)
        is_seen[row] = see_after(state, seats[row], actions[row], viewers[row], into)
        written += is_seen[row]
    return written
