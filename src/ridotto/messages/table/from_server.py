"""Messages from the server: the people at the table, your position, and the result of a request."""

from dataclasses import dataclass, field
from typing import Generic, Literal, TypeVar

from ridotto.messages.common import Seat
from ridotto.messages.table.settings import TableSettings

P = TypeVar("P")
"""The type of a game's positions: what a seat sees."""
T = TypeVar("T")
"""The type of a game's tasks: the choice a seat has to make."""
C = TypeVar("C")
"""The type of a game's cards, which are sent once."""
D = TypeVar("D")
"""The type of a game's warnings, which follow from the information a seat has seen."""

ShownStatus = Literal["gathering", "playing", "paused", "over"]
Facts = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """The player in one seat."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    """The name of a person; None for an open seat or a bot."""
    level: str | None
    """The level of a bot."""
    is_you: bool
    is_host: bool
    is_connected: bool
    is_replaced: bool
    """A bot plays for this person until they take the seat back."""
    is_muted: bool = False
    """You have muted this person."""


@dataclass(frozen=True, slots=True)
class HostInfo:
    """The person who can start the match, and their successor if they do not come back."""

    name: str | None
    seat: Seat | None
    """None: the host is a spectator."""
    is_here: bool
    heir: Seat | None
    """The seat whose person becomes the host if this one stays away; None: none, or the match has begun."""
    heir_in_s: float | None
    """The seconds until then, counted from this message."""


@dataclass(frozen=True, slots=True)
class Welcome(Generic[C]):
    """The first message on a socket; sent again when the host changes the settings before the start."""

    type: Literal["welcome"]
    protocol: int
    table: str
    settings: TableSettings
    cards: C
    levels: tuple[str, ...]
    """The bot levels that can sit here, weakest first."""


@dataclass(frozen=True, slots=True)
class TableInfo:
    """The people at the table; sent at the start and after every change."""

    type: Literal["table"]
    status: ShownStatus
    """gathering: seats can still change. paused: no person is present."""
    seats: tuple[SeatInfo, ...]
    your_seat: Seat | None
    is_host: bool
    """Whether you can fill seats, remove people before the start, and start the match."""
    spectators: int
    next_table: str | None
    """The table of the rematch."""
    allows_hints: bool
    """Whether you can send `hint`: only if one person plays against bots."""
    host: HostInfo | None
    """None: there is no host until somebody sits down."""
    starts: bool
    """Whether the match starts automatically once no seat is open and everybody is present."""
    first: Seat | None
    """The seat that begins; None: chosen at random."""
    allows_chat: bool
    """Whether people can `chat`: at a private table, unless the host has switched it off."""


@dataclass(frozen=True, slots=True)
class SeatClock:
    seat: Seat
    move_s: float
    """The seconds left for this move."""
    reserve_s: float
    is_running: bool


@dataclass(slots=True)
class PositionInfo(Generic[P, T, D]):
    """Your current position; sent at the start of play and after every event."""

    type: Literal["position"]
    number: int
    """Increases with every event of the table."""
    decision: int | None
    """The number that a move has to contain. None: you have nothing to decide or take back."""
    task: T | None
    """The choice that you have to make. None: you wait."""
    may_take_back: bool
    """Whether you can still take back your secret choice."""
    clocks: tuple[SeatClock, ...]
    """() at a table without clocks."""
    danger: D | None = None
    """The warnings for this position; sent only if you asked for them (`prefer`)."""
    # This field is last, so that the part for everybody can be appended to the part for this seat.
    position: P = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class Accepted:
    type: Literal["accepted"]
    id: int
    """The id of the request."""


@dataclass(frozen=True, slots=True)
class Refused:
    """The request changed nothing."""

    type: Literal["refused"]
    id: int | None
    """The id of the request, if the server could read it."""
    code: str
    facts: Facts
    """The values in the error message."""
    text: str
    """The error message in English."""


@dataclass(frozen=True, slots=True)
class SuggestedMove:
    """A complete choice that a search recommends, based on your own view."""

    move: str
    """In record notation, without the seat."""
    points: float | None
    """Your expected points, in this round or in the match, depending on the game's hints. None: there is no
    other choice."""
    chance: float | None
    """How often to make this choice, from 0 to 1, if several seats choose in secret. None: the first
    suggestion is the best."""


@dataclass(frozen=True, slots=True)
class HintInfo:
    """The hint that you asked for; sent some time after `accepted`."""

    type: Literal["hint"]
    decision: int
    """The decision that the hint is for."""
    suggestions: tuple[SuggestedMove, ...]
    """The best first; () if the search found none."""


@dataclass(frozen=True, slots=True)
class SecretChoices:
    """The possible secret choices of one seat."""

    actions: tuple[int, ...]
    likelihoods: tuple[float, ...]
    guess: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class ThinkInfo:
    """The input for a hint search on your own device; see docs/bots/protocol.md.

    It is made from your own view and contains no hidden information.
    """

    type: Literal["think"]
    decision: int
    seat: Seat
    actions: tuple[int, ...]
    """The legal actions."""
    known: str
    """The cells for sampling worlds: 64-bit integers, zlib, base64."""
    weights: str
    """The weights for playouts: 64-bit floats, zlib, base64."""
    state_size: int
    choices: tuple[SecretChoices, ...] | None
    """By seat, if several seats choose in secret."""
    seconds: float
    """How long to search."""
