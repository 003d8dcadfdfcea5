"""The entries of a table's log, as types and as the stored JSON, and how logs write times."""

import json
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from functools import cache, lru_cache
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from ridotto.engine.game import Seat

PersonId = str
Absence = Literal["away", "left"]
"""Why a bot plays for a person: they lost their connection, or they stood up."""


@dataclass(frozen=True, slots=True)
class Created:
    """A new table."""

    host: PersonId
    seats: tuple[str | None, ...]
    """By seat `person:ID`, `bot:LEVEL` or None."""
    starts: bool
    """Whether the match starts automatically once everybody is there."""
    first: Seat | None = None
    """The seat that begins; None: chance decides."""
    is_chat_off: bool | None = None
    """None: it is on."""


@dataclass(frozen=True, slots=True)
class Sat:
    seat: Seat
    person: PersonId


@dataclass(frozen=True, slots=True)
class Stood:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Hosted:
    """Another person is the host now."""

    person: PersonId


@dataclass(frozen=True, slots=True)
class Filled:
    """A bot sits down."""

    seat: Seat
    level: str


@dataclass(frozen=True, slots=True)
class Cleared:
    """The host opens a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Changed:
    """The host changes the settings, and with them perhaps the number of seats."""

    settings: str
    """JSON."""
    seats: tuple[str | None, ...]
    """As in `Created`."""
    first: Seat | None = None


@dataclass(frozen=True, slots=True)
class Started:
    pass


@dataclass(frozen=True, slots=True)
class Event:
    """A line of the record."""

    line: str
    spent_s: Annotated[float, Field(ge=0, allow_inf_nan=False)] | None = None
    """Seconds that a person took for it, if a clock runs."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A secret choice is open again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Replaced:
    """A bot plays for a person."""

    seat: Seat
    reason: Absence


@dataclass(frozen=True, slots=True)
class Returned:
    """The person plays again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ChatAllowed:
    """The host has switched the chat off or on; chat itself is not logged."""

    is_on: bool


@dataclass(frozen=True, slots=True)
class RematchCreated:
    """The rematch."""

    table: str


Entry = (
    Created
    | Sat
    | Stood
    | Hosted
    | Filled
    | Cleared
    | Changed
    | Started
    | Event
    | TakenBack
    | Replaced
    | Returned
    | ChatAllowed
    | RematchCreated
)

_KINDS: dict[str, type[Entry]] = {
    "made": Created,
    "sat": Sat,
    "stood": Stood,
    "hosted": Hosted,
    "filled": Filled,
    "cleared": Cleared,
    "changed": Changed,
    "started": Started,
    "event": Event,
    "taken_back": TakenBack,
    "replaced": Replaced,
    "returned": Returned,
    "chat": ChatAllowed,
    "next": RematchCreated,
}
# `json.dumps` would make one each time.
_WRITER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
_NAMES = {kind: name for name, kind in _KINDS.items()}
_FIELDS = {kind: tuple(field.name for field in fields(kind)) for kind in _KINDS.values()}


def dump_entry(entry: Entry) -> str:
    kind = type(entry)
    content: dict[str, object] = {"kind": _NAMES[kind]}
    for name in _FIELDS[kind]:
        value = getattr(entry, name)
        if value is not None:
            content[name] = value
    return _WRITER.encode(content)


def load_entry(text: str) -> Entry:
    """Raises if it is no valid entry: a file may be damaged, so every field is checked."""
    return _reader(json.loads(text)["kind"]).validate_json(text, strict=True)


@cache
def _reader(kind: str) -> TypeAdapter[Entry]:
    """Made on first use: making all of them would slow down the start of a server."""
    return TypeAdapter(_KINDS[kind])


def seconds_of(time: str) -> float:
    """Seconds since 1970. Raises a ValueError if the text is not a time."""
    return datetime.fromisoformat(time).timestamp()


def time_of(seconds: float) -> str:
    """ISO 8601, in UTC, to the nearest millisecond."""
    second, millisecond = divmod(round(seconds * 1000), 1000)
    return f"{_time_to_the_second(second)}.{millisecond:03}Z"


@lru_cache(maxsize=16)
def _time_to_the_second(second: int) -> str:
    """Cached: many moves are made in one second."""
    return datetime.fromtimestamp(second, UTC).replace(tzinfo=None).isoformat()
