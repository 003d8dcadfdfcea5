"""The seats around the table."""

from ridotto.compile.rule import Cells, rule
from ridotto.games.turandot.rules.state import PLAYERS


@rule
def left_of(s: Cells, seat: int) -> int:
    """The next seat clockwise (TR28)."""
    following = seat + 1
    return following if following < s[PLAYERS] else 0


@rule
def everybody(s: Cells) -> int:
    return (1 << s[PLAYERS]) - 1
