"""Messages about a person's own matches, and about linking another browser to the same person."""

from dataclasses import dataclass
from typing import Literal

from pydantic import Field

from ridotto.messages.common import Body, Seat
from ridotto.messages.http import MatchRecord

MOST_MATCHES = 50
"""The largest number of matches in one page of a history."""
MOST_EXPORTED = 10
"""The largest number of matches in one page of an export."""
CURSOR = r"[0-9TZ:.+-]{10,40}_[a-z0-9]{1,40}"
"""The end of a page: the date and the table of its last match."""


@dataclass(frozen=True, slots=True)
class PastSeat:
    """The player in a seat."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    """The person's current name. None for bots, for people without a name and for deleted people."""
    level: str | None
    is_you: bool


@dataclass(frozen=True, slots=True)
class PastMatch:
    """The result of one of your matches."""

    table: str
    ended_at: str
    """As ISO 8601."""
    game: str
    options: dict[str, object]
    seats: tuple[PastSeat, ...]
    your_seat: Seat
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    """As in `MatchOutcome`."""
    rounds: int
    is_counted: bool
    """Whether the match counts in statistics. It does not if a bot replaced you."""
    has_replay: bool
    """Whether the replay is available: the host may have archived old tables."""


@dataclass(frozen=True, slots=True)
class History:
    matches: tuple[PastMatch, ...]
    """The last match first."""
    next: str | None
    """The value of `before` for the next page. None: this is the last page."""
    is_complete: bool
    """False: the server is still adding older matches; ask again."""


@dataclass(frozen=True, slots=True)
class FigureInfo:
    """A statistic that is specific to a game, over many matches."""

    name: str
    keeps: Literal["sum", "best"]
    value: int
    table: str | None
    """The table of the best value."""


@dataclass(frozen=True, slots=True)
class SetupStatistics:
    """One game with one number of players and, in games with modes, one mode."""

    game: str
    setup: dict[str, str | int]
    """As `Setup.chosen` in the catalogue."""
    matches: int
    wins: int
    """Including shared wins."""
    average: float
    """The average points in a match."""
    rounds: int
    recent: tuple[int, ...]
    """Your points in the most recent matches, oldest first; at most 30."""
    figures: tuple[FigureInfo, ...]


@dataclass(frozen=True, slots=True)
class Statistics:
    setups: tuple[SetupStatistics, ...]
    """The setup with the most matches first."""
    most_matches: int
    """Statistics count at most this many recent matches."""
    is_complete: bool
    """As in `History`."""


@dataclass(frozen=True, slots=True)
class DeviceCode:
    code: str
    seconds: int
    """How long the code is valid. It works for one browser."""


@dataclass(frozen=True, slots=True)
class Devices:
    count: int
    """The number of browsers that are linked to you, including this one."""


@dataclass(frozen=True, slots=True)
class ExportedMatch:
    match: PastMatch
    record: MatchRecord | None
    """None if the record is no longer available."""


@dataclass(frozen=True, slots=True)
class Export:
    """A page of all data that the server keeps about you."""

    name: str | None
    matches: tuple[ExportedMatch, ...]
    next: str | None
    """As in `History`."""


class CodeBody(Body):
    code: str = Field(min_length=1, max_length=40)
    """Upper and lower case, spaces and dashes do not matter."""
