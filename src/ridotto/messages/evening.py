"""What somebody is told of their own matches, and how another browser becomes the same person."""

from dataclasses import dataclass
from typing import Literal

from pydantic import Field

from ridotto.messages.common import Seat
from ridotto.messages.http import Body, MatchRecord

MOST_MATCHES = 50
"""In one page of a history."""
MOST_EXPORTED = 10
"""Matches in one page of an export."""
CURSOR = r"[0-9TZ:.+-]{10,40}_[a-z0-9]{1,40}"
"""Where a page ended: the date and the table of its last match."""


@dataclass(frozen=True, slots=True)
class PastSeat:
    """Who had a seat."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    """A person's, as it is now; None for bots, for people without a name and for those who are gone."""
    level: str | None
    is_you: bool


@dataclass(frozen=True, slots=True)
class PastMatch:
    """How one of your matches ended."""

    table: str
    ended_at: str
    """ISO 8601."""
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
    """Whether it counts in statistics: not where a bot played on for you."""
    has_replay: bool
    """Whether it can be looked at: the host may have put old tables away."""


@dataclass(frozen=True, slots=True)
class History:
    matches: tuple[PastMatch, ...]
    """The last one first."""
    next: str | None
    """What to ask for as `before`. None: this was the last page."""
    is_complete: bool
    """False: matches of before are still being looked through; ask again."""


@dataclass(frozen=True, slots=True)
class FigureInfo:
    """What is particular to a game, over many matches."""

    name: str
    keeps: Literal["sum", "best"]
    value: int
    table: str | None
    """Where the best one was."""


@dataclass(frozen=True, slots=True)
class SetupStatistics:
    """One game with one number of players and, where there are some, one mode."""

    game: str
    setup: dict[str, str | int]
    """As `Setup.chosen` in the catalogue."""
    matches: int
    wins: int
    """Shared ones too."""
    average: float
    """Points in a match."""
    rounds: int
    recent: tuple[int, ...]
    """Your points in the last matches, the oldest of them first; at most 30."""
    figures: tuple[FigureInfo, ...]


@dataclass(frozen=True, slots=True)
class Statistics:
    setups: tuple[SetupStatistics, ...]
    """The one played most first."""
    most_matches: int
    """Only so many of the last matches are counted."""
    is_complete: bool
    """As in `History`."""


@dataclass(frozen=True, slots=True)
class DeviceCode:
    code: str
    seconds: int
    """How long it is good, for one browser."""


@dataclass(frozen=True, slots=True)
class Devices:
    count: int
    """The browsers that are you, this one too."""


@dataclass(frozen=True, slots=True)
class ExportedMatch:
    match: PastMatch
    record: MatchRecord | None
    """None where it cannot be looked at any more."""


@dataclass(frozen=True, slots=True)
class Export:
    """A page of all that is kept of you."""

    name: str | None
    matches: tuple[ExportedMatch, ...]
    next: str | None
    """As in `History`."""


class CodeBody(Body):
    code: str = Field(min_length=1, max_length=40)
    """Capitals, spaces and dashes do not matter."""
