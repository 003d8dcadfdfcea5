"""The seats around the table."""

from ridotto.compile.rule import Cells, rule
from ridotto.games.bottle_imp.rules.state import PLAYERS


@rule
def left_of(s: Cells, seat: int) -> int:
    """The next seat clockwise."""
    following = seat + 1
    return following if following < s[PLAYERS] else 0


@rule
def right_of(s: Cells, seat: int) -> int:
    return seat - 1 if seat > 0 else s[PLAYERS] - 1
