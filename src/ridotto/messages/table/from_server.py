"""What the server says: who is at the table, what you see, and what became of a request."""

from dataclasses import dataclass, field
from typing import Generic, Literal, TypeVar

from ridotto.messages.common import Seat
from ridotto.messages.table.settings import TableSettings

P = TypeVar("P")
"""A game's positions: what a seat sees."""
T = TypeVar("T")
"""A game's tasks: what a seat is asked for."""
C = TypeVar("C")
"""A game's cards, as they are told once."""
D = TypeVar("D")
"""What a game warns of: what follows from what a seat has seen."""

ShownStatus = Literal["gathering", "playing", "paused", "over"]
Facts = dict[str, str | int]


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
