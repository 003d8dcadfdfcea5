"""What a game declares so that a judge can learn."""

from collections.abc import Callable
from dataclasses import dataclass

from ridotto.compile.kernel import Kernel
from ridotto.engine.observations.layout import Field


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """What a judge sees."""

    game: str
    version: int
    fields: tuple[Field, ...]
    cells: int
    """How many are written; the fields need not name all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Judging:
    sight: Sight
    see_after: Callable[..., int]
    """(cells, seat, action, viewer, seen): takes an action; where there is something to judge then, writes
    what the viewer sees and returns 1; for a GPU."""
    see_rows: Kernel
    """`rows.see_rows`, bound: the same in many matches; for a processor."""
    most: int
    """How many positions of a match there are to judge."""
