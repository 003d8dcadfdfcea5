"""The settings of a table."""

from dataclasses import dataclass
from typing import Literal

Pace = Literal["slow", "normal", "quick", "instant"]


@dataclass(frozen=True, slots=True)
class ClockRule:
    """Seconds for each move, and a reserve for the whole match that runs when they are used up."""

    move_s: int
    reserve_s: int


@dataclass(frozen=True, slots=True)
class TableSettings:
    """The agreed settings. Before the start the host can change all of them except the game."""

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
    """Whether people see only the cards on the table; the game defines the details."""
    is_correspondence: bool = False
    """Whether people play at different times: clocks of hours or days run while nobody is present, and a bot
    replaces nobody before their time is up."""
