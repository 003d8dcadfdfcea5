"""Messages of the HTTP interface."""

from dataclasses import dataclass
from typing import Annotated, Final, Generic, Literal, TypeVar

from pydantic import Field

from ridotto.messages.common import MOST_SEATS, Body, Seat, SeatNumber
from ridotto.messages.table.from_server import C, Facts, P, SeatInfo, ShownStatus, T
from ridotto.messages.table.requests import ClockBody, LevelName
from ridotto.messages.table.settings import Pace, TableSettings

R = TypeVar("R")
"""The type of a game's finished rounds."""

MOST_FRAMES = 100
"""The largest number of positions in one answer."""
REPLAY_FORM: Final = 2
"""Increases when clients for the previous form can no longer read a replay. In form 1, every position
contained all finished rounds."""


# Messages from the server


@dataclass(frozen=True, slots=True)
class Choice:
    """One option of a game: its name in a record, the possible values and the default value."""

    name: str
    values: tuple[str | int, ...]
    """The possible values. If `highest` is set, these are only the usual numbers."""
    default: str | int
    highest: int | None = None
    lowest: int | None = None
    """Players can choose any whole number from `lowest` to `highest`."""
    files: tuple[str, ...] = ()
    """The allowed file extensions, if players can upload a file for this option."""


@dataclass(frozen=True, slots=True)
class Setup:
    """One number of players and, in games with modes, one mode, with the matching options."""

    players: int
    mode: str | None
    """The option `mode` of `chosen`, or null. `chosen` contains all options that define the setup."""
    has_teams: bool
    bottles: int
    """The number `bottles` of `facts`, or 0."""
    choices: tuple[Choice, ...]
    """Only the options with more than one possible value."""
    chosen: dict[str, str | int]
    """The options that define this setup, by name."""
    facts: dict[str, int]
    """The numbers that the game gives for this setup."""

    @classmethod
    def of(
        cls,
        *,
        players: int,
        has_teams: bool,
        choices: tuple[Choice, ...],
        chosen: dict[str, str | int],
        facts: dict[str, int],
    ) -> "Setup":
        # Clients of protocol version 1 may read one option and one fact as fields. Others need no field.
        mode, bottles = chosen.get("mode"), facts.get("bottles", 0)
        return cls(
            players=players,
            mode=None if mode is None else str(mode),
            has_teams=has_teams,
            bottles=bottles,
            choices=choices,
            chosen=chosen,
            facts=facts,
        )


@dataclass(frozen=True, slots=True)
class GameInfo:
    id: str
    setups: tuple[Setup, ...]
    default: int
    """The index of the setup for "play now"."""
    levels: tuple[str, ...]
    """The bot levels, weakest first."""
    default_level: str
    setup: tuple[str, ...]
    """The options that distinguish setups, in the order in which the pages ask for them."""
    summary: tuple[str, ...]
    """The options that describe a match in a few words."""
    offers_from_memory: bool
    """Whether the game offers tables that play from memory."""


@dataclass(frozen=True, slots=True)
class Limits:
    longest_name: int
    most_rounds: int
    move_s: tuple[int, ...]
    """The usual seconds for a move."""
    reserve_s: tuple[int, ...]
    correspondence_s: tuple[int, ...]
    """The usual seconds for a move at correspondence tables."""
    longest_chat: int
    own_file: int
    """The largest uploaded file for an option, in bytes."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The games, options and limits of this server."""

    protocol: int
    version: str
    """The version of the program."""
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
    """The number of finished rounds."""
    updated_at: str
    """As ISO 8601."""
    deadline: str | None
    """When your time for this move ends. Set only at correspondence tables when it is your turn."""
    scores: tuple[int, ...] | None = None
    """By seat, for a finished match. None also for tables that an older version of the program saved."""
    winners: tuple[Seat, ...] | None = None


@dataclass(frozen=True, slots=True)
class Me:
    name: str | None
    """None until you choose a name."""
    tables: tuple[TableSummary, ...]
    """Your own tables, most recently played first: at most 100 running ones, then the last 20 finished
    ones."""


@dataclass(frozen=True, slots=True)
class TableList:
    tables: tuple[TableSummary, ...]


@dataclass(frozen=True, slots=True)
class Created:
    id: str


@dataclass(frozen=True, slots=True)
class OwnValue:
    """The contents of an uploaded file."""

    value: list[object]
    """The value of the option, in record notation."""


@dataclass(frozen=True, slots=True)
class Frame(Generic[P, T]):
    """One position of a replay."""

    number: int
    """0 is the position before the first event."""
    line: str | None
    """The event before this position, in record notation. None at the start and while the match runs."""
    position: P
    """`past` is empty here: the page contains the finished rounds once for all frames. This position has the
    first `position.round` rounds of the match."""
    task: T | None
    """The choice that this seat had to make."""
    hands: tuple[tuple[str, ...], ...] | None = None
    """By seat, the information that only that seat saw: its cards, or a sealed choice in record notation.
    None unless the request set `open` and the match is over."""


@dataclass(frozen=True, slots=True)
class ReplayHead(Generic[C]):
    """The fields that every page of a replay contains."""

    form: Literal[2]
    """The requested form; see docs/bots/protocol.md."""
    settings: TableSettings | None
    """None for an uploaded record."""
    game: str
    options: dict[str, object]
    cards: C
    seats: tuple[str, ...]
    """Names of people; bots as `bot:LEVEL`."""
    seat: Seat | None
    eyes: tuple[Seat, ...]
    """The seats whose view the client may choose."""
    is_over: bool
    frames_in_all: int
    rounds: tuple[int, ...]
    """The number of the first frame of each round."""
    marks: tuple[int, ...]
    """The frames where a trick ended, secret choices were revealed, or a round ended."""
    next_frame: int | None
    """The first frame of the next page. None: this is the last page."""
    first_round: int
    """The number of the first round in `past`, counted from 0, as requested."""
    next_round: int | None
    """The first finished round that the last frame here needs but this page had no room for. None: none is
    missing."""


@dataclass(frozen=True, slots=True)
class Replay(ReplayHead[C], Generic[C, P, T, R]):
    """A page of a match from the view of one seat."""

    frames: tuple[Frame[P, T], ...]
    past: tuple[R, ...]
    """The finished rounds from `first_round` up to the last frame here. They are the same for all seats."""


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
    """Why the server refused a request."""

    code: str
    facts: Facts
    text: str
    """The error message in English."""


# Messages from clients


class NameBody(Body):
    name: str = Field(max_length=200)
    """The server cleans the name up and cuts it to the maximum length."""


class TableBody(Body):
    """A new table."""

    game: str = Field(max_length=40)
    options: dict[str, object] = Field(default={})
    seats: Annotated[list[str], Field(max_length=MOST_SEATS, fail_fast=True)] | None = None
    """By seat: `me`, `open` or `bot:LEVEL`. None: you get the first seat and the others are open. `me` is
    optional."""
    is_public: bool = False
    allows_spectators: bool = True
    pace: Pace = "normal"
    clock: ClockBody | None = None
    stand_in: LevelName | None = None
    starts: bool = False
    """Whether to start at once if no seat is open."""
    first: SeatNumber | None = None
    """The seat that begins; None: chosen at random."""
    from_memory: bool = False
    """Whether people see only the cards on the table. Only in games that offer it."""
    is_correspondence: bool = False
    """Requires a clock of at least an hour for each move and no reserve."""


class ReplayBody(Body):
    """An uploaded record to view."""

    form: int | None = None
    """2. Without this field, the server treats the client as one for an older form and refuses the
    request."""
    record: str = Field(max_length=1_000_000)
    seat: SeatNumber | None = None
    first: int = Field(default=0, ge=0)
    count: int = Field(default=MOST_FRAMES, ge=0, le=MOST_FRAMES)
    """The maximum number of frames; 0: only rounds."""
    open: bool = False
    """Whether to show what each seat held."""
    first_round: int = Field(default=0, ge=0)
    """The first finished round to send; the client already has the earlier ones."""
