"""A table: what it plays, who sits there, and what its socket says and hears."""

from dataclasses import dataclass, field
from typing import Annotated, Generic, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Discriminator, Field

from ridotto.messages.common import Seat, SeatNumber

P = TypeVar("P")
"""A game's positions: what a seat sees."""
T = TypeVar("T")
"""A game's tasks: what a seat is asked for."""
C = TypeVar("C")
"""A game's cards, as they are told once."""
D = TypeVar("D")
"""What a game warns of: what follows from what a seat has seen."""

ShownStatus = Literal["gathering", "playing", "paused", "over"]
Pace = Literal["slow", "normal", "quick", "instant"]
Facts = dict[str, str | int]

LONGEST_NAME = 24
LONGEST_MOVE = 100
LARGEST_OWN_FILE = 16 * 1024
"""Bytes of a file of one's own, such as a deck. Reading it may take longer than its length suggests."""
LONGEST_CHAT = 200
LONGEST_CLOCK_S = 14 * 24 * 60 * 60
SHORTEST_CORRESPONDENCE_S = 60 * 60

Emote = Literal["applause", "bravo", "encore", "rose", "luck", "gasp"]
"""What one calls out in an opera house."""


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


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits in one seat."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    """A person's; None for an open seat or a bot."""
    level: str | None
    """A bot's."""
    is_you: bool
    is_host: bool
    is_connected: bool
    is_replaced: bool
    """A bot plays for this person until they take the seat back."""
    is_muted: bool = False
    """You do not want to hear this person."""


@dataclass(frozen=True, slots=True)
class HostInfo:
    """Who can start the match, and who can if they do not come back."""

    name: str | None
    seat: Seat | None
    """None: the host only watches."""
    is_here: bool
    heir: Seat | None
    """Who will be the host if this one stays away; None: nobody, or the match has begun."""
    heir_in_s: float | None
    """Seconds until then, as of this message."""


# What the server says


@dataclass(frozen=True, slots=True)
class Welcome(Generic[C]):
    """The first message on a socket, and again when the settings are changed before the start."""

    type: Literal["welcome"]
    protocol: int
    table: str
    settings: TableSettings
    cards: C
    levels: tuple[str, ...]
    """The bots that can sit here, weakest first."""


@dataclass(frozen=True, slots=True)
class TableInfo:
    """Who is at the table; sent at the start and whenever it changes."""

    type: Literal["table"]
    status: ShownStatus
    """gathering: seats may still change. paused: no person is there."""
    seats: tuple[SeatInfo, ...]
    your_seat: Seat | None
    is_host: bool
    """Whether you may fill seats, remove people before the start, and start."""
    spectators: int
    next_table: str | None
    """Where the rematch is."""
    allows_hints: bool
    """Whether `hint` may be asked: one person plays against bots."""
    host: HostInfo | None
    """None: nobody is, until somebody sits down."""
    starts: bool
    """Whether the match begins by itself once no seat is open and everybody is here."""
    first: Seat | None
    """Who will begin; None: nature decides."""
    allows_chat: bool
    """Whether people may `chat`: at a private table, unless the host has switched it off."""


@dataclass(frozen=True, slots=True)
class SeatClock:
    seat: Seat
    move_s: float
    """Seconds left for this move."""
    reserve_s: float
    is_running: bool


@dataclass(slots=True)
class PositionInfo(Generic[P, T, D]):
    """What you see now; sent at the start of play and after every event."""

    type: Literal["position"]
    number: int
    """Grows with every event of the table."""
    decision: int | None
    """What a move has to quote. None: you have nothing to decide or take back."""
    task: T | None
    """What you are asked for. None: you wait."""
    may_take_back: bool
    """Whether your secret choice can still be taken back."""
    clocks: tuple[SeatClock, ...]
    """() at a table without clocks."""
    danger: D | None = None
    """What follows from this position; only for whoever asked for it (`prefer`)."""
    # Last, so that what everybody sees can be written behind what only this seat sees.
    position: P = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class Accepted:
    type: Literal["accepted"]
    id: int
    """Of the request."""


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing was changed."""

    type: Literal["refused"]
    id: int | None
    """Of the request, where it could be read."""
    code: str
    facts: Facts
    """What the sentence of the code speaks of."""
    text: str
    """The sentence in English."""


@dataclass(frozen=True, slots=True)
class SuggestedMove:
    """A whole choice that a search thinks well of, from what you can see."""

    move: str
    """As a record writes it, without the seat."""
    points: float | None
    """What you are likely to get, in this round or in the match, as the game's hints are told.
    None: there is no other choice."""
    chance: float | None
    """How often to make it, from 0 to 1, where secret choices meet; None: the first is the best."""


@dataclass(frozen=True, slots=True)
class HintInfo:
    """What you asked for, some time after `accepted`."""

    type: Literal["hint"]
    decision: int
    """The choice that it is for."""
    suggestions: tuple[SuggestedMove, ...]
    """The best first; () where none could be found."""


@dataclass(frozen=True, slots=True)
class SecretChoices:
    """What one seat could choose in secret."""

    actions: tuple[int, ...]
    likelihoods: tuple[float, ...]
    guess: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class ThinkInfo:
    """What to search for the hint that you want to think out yourself; see docs/bots/protocol.md.

    It is made from your own view: nothing in it that you could not see.
    """

    type: Literal["think"]
    decision: int
    seat: Seat
    actions: tuple[int, ...]
    """The legal ones."""
    known: str
    """The cells that worlds are drawn from: 64-bit integers, zlib, base64."""
    weights: str
    """What playouts look up: 64-bit floats, zlib, base64."""
    state_size: int
    choices: tuple[SecretChoices, ...] | None
    """By seat, where secret choices meet."""
    seconds: float
    """How long to think."""


@dataclass(frozen=True, slots=True)
class TalkLine:
    """What somebody said: an emote or a text."""

    number: int
    """Grows with each line of the table."""
    seat: Seat | None
    """Where they sat then; None: a host who only watches."""
    name: str | None
    emote: Emote | None
    text: str | None
    """Anything that people type: show it as plain text."""


@dataclass(frozen=True, slots=True)
class TalkInfo:
    type: Literal["talk"]
    is_all: bool
    """Whether this is all the chat that you may read, in place of what you know; otherwise one line more."""
    lines: tuple[TalkLine, ...]


# What clients say


class Request(BaseModel):
    """Answered by `accepted` or `refused` with the same id."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
    id: int = Field(ge=0, le=2**53)


MOST_ACTION = 62
MOST_THOUGHTS = 8
"""No choice has more actions."""

DecisionNumber = Annotated[int, Field(ge=0)]
LevelName = Annotated[str, Field(min_length=1, max_length=40)]


class MoveRequest(Request):
    """A whole choice, as a record writes it, without the seat: `play 24`."""

    type: Literal["move"]
    decision: DecisionNumber
    move: str = Field(max_length=LONGEST_MOVE)


class TakeBackRequest(Request):
    """Take back one's secret choice while others still choose."""

    type: Literal["take_back"]
    decision: DecisionNumber


class Thought(BaseModel):
    """What your search thinks of one action."""

    model_config = ConfigDict(extra="forbid", frozen=True, allow_inf_nan=False)
    action: int = Field(ge=0, le=MOST_ACTION)
    visits: int = Field(ge=0, le=2**53)
    utility: float
    points: float
    chance: float = Field(ge=0, le=1)


Thoughts = Annotated[tuple[Thought, ...], Field(min_length=1, max_length=MOST_ACTION + 1)]
"""Of one search, the best action first."""


class HintRequest(Request):
    """Ask which moves are best; `hint` answers when they are found. Only against bots."""

    type: Literal["hint"]
    decision: DecisionNumber
    every: bool = False
    """Whether to tell of every move that was looked at, not only of the best five."""
    thoughts: Annotated[tuple[Thoughts, ...], Field(max_length=MOST_THOUGHTS)] | None = None
    """You think yourself: what you have found so far, at first (). `think` says what to search next."""


class PreferRequest(Request):
    """How you want to be served as long as you are here. The table waits for the slowest who plays."""

    type: Literal["prefer"]
    pace: Pace | None = None
    """How fast bots and nature go on; None: as the table was made."""
    danger: bool = False
    """Whether positions come with `danger`."""


class SkipRequest(Request):
    """Do not rest any longer after this position; counts once everybody who plays and is here asks for it."""

    type: Literal["skip"]
    number: int = Field(ge=0)
    """Of the position."""


class SitRequest(Request):
    """Take an open seat (None: any), before the start."""

    type: Literal["sit"]
    seat: SeatNumber | None = None


class StandRequest(Request):
    """Give up one's seat: before the start it is open again, afterwards a bot plays on."""

    type: Literal["stand"]


class ReturnRequest(Request):
    """Take one's seat back from the bot that plays for one."""

    type: Literal["return"]


class FillRequest(Request):
    """Put a bot into an open seat (None: all open seats). The host's."""

    type: Literal["fill"]
    seat: SeatNumber | None = None
    level: LevelName


class ClearRequest(Request):
    """Open a seat again that a person or a bot has taken, before the start. The host's."""

    type: Literal["clear"]
    seat: SeatNumber


class ClockBody(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
    move_s: int = Field(ge=3, le=LONGEST_CLOCK_S)
    reserve_s: int = Field(ge=0, le=86_400)


class ChangeRequest(Request):
    """Agree on other settings before the start; what is left out stays. The host's."""

    type: Literal["change"]
    options: dict[str, object] = {}
    """All of them: those that are not named take their defaults, but for a deck, which stays. With another
    number of players, people keep their seats as far as there are any."""
    is_public: bool = False
    allows_spectators: bool = True
    pace: Pace = "normal"
    clock: ClockBody | None = None
    stand_in: LevelName = ""
    from_memory: bool = False
    is_correspondence: bool = False
    first: SeatNumber | None = None


class StartRequest(Request):
    """Begin; all seats are taken. The host's."""

    type: Literal["start"]


class RematchRequest(Request):
    """Play again with the same people and the next dealer; `next_table` tells everybody where."""

    type: Literal["rematch"]
    starts: bool = True
    """Whether it begins by itself once everybody is there; otherwise the host can change settings first."""


class EmoteRequest(Request):
    """Call something out to everybody."""

    type: Literal["emote"]
    emote: Emote


class ChatRequest(Request):
    """Say something to everybody at a private table. It is tidied, and kept in no record."""

    type: Literal["chat"]
    text: str = Field(max_length=LONGEST_CHAT)


class MuteRequest(Request):
    """Hear somebody no more, or again, here and at other tables."""

    type: Literal["mute"]
    seat: SeatNumber
    is_muted: bool


class AllowChatRequest(Request):
    """Switch the chat off or on. The host's, at any time."""

    type: Literal["allow_chat"]
    is_allowed: bool


TalkRequest = EmoteRequest | ChatRequest | MuteRequest
"""What changes nothing at the table."""

FromClient = Annotated[
    MoveRequest
    | TakeBackRequest
    | HintRequest
    | PreferRequest
    | SkipRequest
    | SitRequest
    | StandRequest
    | ReturnRequest
    | FillRequest
    | ClearRequest
    | ChangeRequest
    | StartRequest
    | RematchRequest
    | AllowChatRequest
    | TalkRequest,
    Discriminator("type"),
]
