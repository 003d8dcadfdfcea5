"""What a game declares so that a judge can learn."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ridotto.compile.kernel import Kernel
from ridotto.engine.observations.layout import Field


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgeInput:
    """The input of a judge."""

    game: str
    version: int
    fields: tuple[Field, ...]
    cells: int
    """How many cells are written; the fields need not use all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GoalCells:
    """Cells of a judge's input that say what its match is played for."""

    goal: int
    ahead: int
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Judging:
    judge_input: JudgeInput
    see_after: Callable[..., int]
    """(cells, seat, action, viewer, seen): takes an action; if the position after it is one to judge, writes
    what the viewer sees and returns 1; for a GPU.
    """
    see_rows: Kernel
    """`rows.see_rows`, bound: the same in many matches; for a processor."""
    most: int
    """How many positions of a match are judged."""
    setups: Callable[[], Sequence[Mapping[str, object]]] | None = None
    """The set-ups in which it judges; None: all that the network learns."""
    win_share: float = 1.0
    """The share of matches that are played for the win."""
    whim: float = 0.04
    """The share of random actions: a search also visits positions that the network would avoid."""
    goals: GoalCells | None = None
    """For matches of one round that may count for the win of a longer match."""
