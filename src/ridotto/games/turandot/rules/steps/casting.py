"""Casting (T12)."""

from ridotto.compile.rule import Cells, rule
from ridotto.engine.cells.steps import APPLIED
from ridotto.games.turandot.rules.state import (
    CAST,
    CAST_COUNT,
    CAST_SIZE,
    OVER,
    PHASE,
    PLAYERS,
    ROLE_COUNT,
    TROUPE,
)


@rule
def uncast(s: Cells, seat: int) -> int:
    """The singers of a seat that have no role yet, as a set."""
    singers = s[TROUPE + seat]
    for role in range(s[CAST_COUNT + seat]):
        singers &= ~(1 << s[CAST + seat * CAST_SIZE + role])
    return singers


@rule
def cast_singer(s: Cells, seat: int, singer: int) -> int:
    """Give the next role to a singer; the last role of the last player ends the match."""
    s[CAST + seat * CAST_SIZE + s[CAST_COUNT + seat]] = singer
    s[CAST_COUNT + seat] += 1
    finish_casting(s)
    return APPLIED


@rule
def finish_casting(s: Cells) -> None:
    for seat in range(s[PLAYERS]):
        if s[CAST_COUNT + seat] < s[ROLE_COUNT]:
            return
    s[PHASE] = OVER
