"""What people agree on at a table."""

from dataclasses import dataclass
from typing import Literal

Pace = Literal["slow", "normal", "quick", "instant"]


@dataclass(frozen=True, slots=True)
class ClockRule:
    """Seconds for each move, and a reserve for the whole match that is used up when they are over."""

    move_s: int
    reserve_s: int


@dataclass(frozen=True, slots=True)
class TableSettings:
    """What was agreed. Before the start the host may change all of it but the game."""

    game: str
    options: dict[str, object]
    """All options, as in a record."""
    is_public: bool
    allows_spectators: bool
    pace: Pace
    clock: ClockRule | None
    stand_in: str
    """The level of the bot that plays for people who are away."""
    from_memory: bool = False
    """Whether people are shown no more than lies on the table, as the game says it."""
    is_correspondence: bool = False
    """Whether people come when they like: clocks of hours or days go on while nobody is there, and nobody is
    replaced before their time is up."""
