"""What a game brings to its judge: where its numbers stand (numbers.py), and what it sees."""

from ridotto.compile.rule import Cells

KIND: int
FIRST_ROW: int
SCALE: int
FIRST: int
SECOND: int
LAST: int
HIDDEN: int
SECOND_HIDDEN: int
SEEN_CELLS: int
STATE_SIZE: int

def see_after(s: Cells, seat: int, action: int, viewer: int, out: Cells) -> int:
    """Take an action; where there is something to judge then, write what the viewer sees and return 1."""
