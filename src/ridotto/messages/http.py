"""What the HTTP interface says and hears."""

from dataclasses import dataclass
from typing import Final, Generic, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from ridotto.messages.common import Seat, SeatNumber
from ridotto.messages.table.from_server import C, Facts, P, SeatInfo, ShownStatus, T
from ridotto.messages.table.requests import ClockBody, LevelName
from ridotto.messages.table.settings import Pace, TableSettings

R = TypeVar("R")
"""A game's finished rounds."""

MOST_FRAMES = 100
"""Positions in one answer."""
REPLAY_FORM: Final = 2
"""Rises when a client written for the form before could no longer read a replay. In the first one every
position carried all finished rounds."""


# What the server says


@dataclass(frozen=True, slots=True)
class Choice:
    """One option of a game: its name in a record, what can be chosen, and what is chosen by default."""

    name: str
    values: tuple[str | int, ...]
    """What can be chosen. Where there is a `highest`, these are the usual numbers."""
    default: str | int
    highest: int | None = None
    lowest: int | None = None
    """Any whole number from here to `highest` can be chosen."""
    files: tuple[str, ...] = ()
    """How the name of a file of one's own may end, where one can be played with."""


@dataclass(frozen=True, slots=True)
class Setup:
    """One number of players and, where a game has them, one mode, with the options that fit it."""

    players: int
    mode: str | None
    """Where a game has an option of this name; `chosen` has all that make the setup."""
    has_teams: bool
    bottles: int
    """As in `facts`; 0 in games without."""
    choices: tuple[Choice, ...]
    """Only those that leave something to choose."""
    chosen: dict[str, str | int]
    """The options that make this setup, by name."""
    facts: dict[str, int]
    """What a game says of this setup in numbers."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    id: str
    setups: tuple[Setup, ...]
    default: int
    """The place of the setup that "play now" takes."""
    levels: tuple[str, ...]
    """The bots, weakest first."""
    default_level: str
    setup: tuple[str, ...]
    """The options in which setups differ, in the order in which people are asked."""
    summary: tuple[str, ...]
    """The options that describe a match in a few words."""
    offers_from_memory: bool
    """Whether tables can play from memory."""


@dataclass(frozen=True, slots=True)
class Limits:
    longest_name: int
    most_rounds: int
    move_s: tuple[int, ...]
    """Usual seconds for a move."""
    reserve_s: tuple[int, ...]
    correspondence_s: tuple[int, ...]
    """The same for tables by correspondence."""
    longest_chat: int
    own_file: int
    """Bytes of a file of one's own for an option."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """What can be played here."""

    protocol: int
    version: str
    """Of the program."""
    games: tuple[GameInfo, ...]
    limits: Limits


@dataclass(frozen=True, slots=True)
class TableSummary:
    """A table in a list."""

    id: str
    settings: TableSettings
    status: ShownStatus
    seats: tuple[SeatInfo, ...]
    your_seat: Seat | None
    is_your_turn: bool
    round: int
    """Rounds finished."""
    updated_at: str
    """ISO 8601."""
    deadline: str | None
    """When your time for this move is up, at a table by correspondence where it is your turn."""
    scores: tuple[int, ...] | None = None
    """By seat, of a match that is over; None also for tables of an older program."""
    winners: tuple[Seat, ...] | None = None


@dataclass(frozen=True, slots=True)
class Me:
    name: str | None
    """None until a name is chosen."""
    tables: tuple[TableSummary, ...]
    """One's own: those that go on, at most 100, then the last 20 that are over; the one played last first."""


@dataclass(frozen=True, slots=True)
class TableList:
    tables: tuple[TableSummary, ...]


@dataclass(frozen=True, slots=True)
class Created:
    id: str


@dataclass(frozen=True, slots=True)
class OwnValue:
    """What a file of one's own says."""

    value: list[object]
    """For the option, as a record writes it."""


@dataclass(frozen=True, slots=True)
class Frame(Generic[P, T]):
    """One position of a replay."""

    number: int
    """0: before the first event."""
    line: str | None
    """The event that led here, as a record writes it. None at the start and while the match runs."""
    position: P
    """With `past` empty: the finished rounds of all frames come once. Those of this position are the first
    `position.round` rounds of the match."""
    task: T | None
    """What this seat was asked for."""
    hands: tuple[tuple[str, ...], ...] | None = None
    """By seat, what only that seat saw: its cards, or a sealed choice as a record writes it. None
    unless `open` was asked for and the match is over."""


@dataclass(frozen=True, slots=True)
class ReplayHead(Generic[C]):
    """What comes with every page of a replay."""

    form: Literal[2]
    """What was asked for; see docs/bots/protocol.md."""
    settings: TableSettings | None
    """None for a record that was dropped in."""
    game: str
    options: dict[str, object]
    cards: C
    seats: tuple[str, ...]
    """Names; bots as `bot:LEVEL`."""
    seat: Seat | None
    eyes: tuple[Seat, ...]
    """The seats whose eyes may be chosen."""
    is_over: bool
    frames_in_all: int
    rounds: tuple[int, ...]
    """The number of the first frame of each round."""
    marks: tuple[int, ...]
    """The frames where a trick was taken, secret choices were turned up, or a round ended."""
    next_frame: int | None
    """Where the next page begins: the first frame after those of this one. None: there is none."""
    first_round: int
    """The number of the first round in `past`, counted from 0, as it was asked for."""
    next_round: int | None
    """The first finished round that the last frame here needs and that had no room. None: none is missing."""


@dataclass(frozen=True, slots=True)
class Replay(ReplayHead[C], Generic[C, P, T, R]):
    """A page of a match from one seat's eyes."""

    frames: tuple[Frame[P, T], ...]
    past: tuple[R, ...]
    """Finished rounds from `first_round` on, up to those of the last frame here. All seats see the same."""


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match as a file (docs/research/record.md)."""

    format: str
    game: str
    options: dict[str, object]
    seats: tuple[str, ...]
    events: tuple[str, ...]
    result: dict[str, object]


@dataclass(frozen=True, slots=True)
class Problem:
    """Why something was not done."""

    code: str
    facts: Facts
    text: str
    """The sentence in English."""


# What clients say


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class NameBody(Body):
    name: str = Field(max_length=200)
    """Tidied and cut to the longest name."""


class TableBody(Body):
    """A new table."""

    game: str = Field(max_length=40)
    options: dict[str, object] = {}
    seats: list[str] | None = None
    """By seat `me`, `open` or `bot:LEVEL`; None: oneself first, the others open. `me` may be left out."""
    is_public: bool = False
    allows_spectators: bool = True
    pace: Pace = "normal"
    clock: ClockBody | None = None
    stand_in: LevelName | None = None
    starts: bool = False
    """Whether to begin at once when no seat is open."""
    first: SeatNumber | None = None
    """Who begins; None: nature decides."""
    from_memory: bool = False
    """Whether people are shown no more than lies on the table; only where the game offers it."""
    is_correspondence: bool = False
    """With a clock of at least an hour for each move, and no reserve."""


class ReplayBody(Body):
    """A record from elsewhere, to look at."""

    form: int | None = None
    """2; without it, whoever was written for an older form is refused."""
    record: str = Field(max_length=1_000_000)
    seat: SeatNumber | None = None
    first: int = Field(default=0, ge=0)
    count: int = Field(default=MOST_FRAMES, ge=0, le=MOST_FRAMES)
    """How many frames at most; 0: only rounds."""
    open: bool = False
    """Whether to tell what each seat held."""
    first_round: int = Field(default=0, ge=0)
    """The first finished round that is wanted; those before it are there already."""
