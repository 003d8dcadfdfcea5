"""The messages between workers. They only inform: the log and the leases decide."""

from dataclasses import dataclass, field
from functools import cache
from typing import ClassVar, get_args

from pydantic import RootModel, TypeAdapter

from ridotto.messages.table.settings import Pace
from ridotto.messages.table.talk import TalkLine
from ridotto.server.telemetry.snapshot import Figures


@dataclass(frozen=True, slots=True)
class Hello:
    """From a worker that is new or may have missed messages: all others send their state."""

    kind: ClassVar = "hello"


@dataclass(frozen=True, slots=True)
class Bye:
    """A worker shuts down."""

    kind: ClassVar = "bye"


@dataclass(frozen=True, slots=True)
class Written:
    """The log of a table has this many entries now."""

    kind: ClassVar = "written"
    table: str
    entries: int


@dataclass(frozen=True, slots=True)
class Here:
    """All people who are connected to a table here, and the pace they want."""

    kind: ClassVar = "here"
    table: str
    people: tuple[str, ...]
    paces: dict[str, Pace] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Freed:
    """The leases of these tables were released."""

    kind: ClassVar = "freed"
    tables: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """From a worker that has just opened a table: asks for what is not in its log."""

    kind: ClassVar = "asked"
    table: str


@dataclass(frozen=True, slots=True)
class Said:
    kind: ClassVar = "said"
    table: str
    person: str
    line: TalkLine


@dataclass(frozen=True, slots=True)
class Skipped:
    """A player skips the pause after the entry with this number."""

    kind: ClassVar = "skipped"
    table: str
    person: str
    number: int


@dataclass(frozen=True, slots=True)
class Clocked:
    """The time that people have used for the present decision, as the lease holder counts it."""

    kind: ClassVar = "clocked"
    table: str
    number: int
    spent: dict[int, float]


@dataclass(frozen=True, slots=True)
class Muted:
    """All people whom a person has muted."""

    kind: ClassVar = "muted"
    person: str
    others: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Renamed:
    kind: ClassVar = "renamed"
    person: str
    name: str | None


@dataclass(frozen=True, slots=True)
class Forgotten:
    """A person has deleted their data."""

    kind: ClassVar = "forgotten"
    person: str


@dataclass(frozen=True, slots=True)
class SignedOut:
    """A person has signed out all browsers but this one."""

    kind: ClassVar = "signed_out"
    person: str
    browser: str
    """The hash of its secret."""


@dataclass(frozen=True, slots=True)
class Relinked:
    """A browser of this person belongs to somebody else now."""

    kind: ClassVar = "relinked"
    person: str
    browser: str
    """The hash of the secret that it had."""


@dataclass(frozen=True, slots=True)
class Dissolved:
    """These tables were deleted."""

    kind: ClassVar = "dissolved"
    tables: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Spent:
    """What visitors have lately used of a limit, by address or person."""

    kind: ClassVar = "spent"
    limit: str
    amounts: dict[str, float]


@dataclass(frozen=True, slots=True)
class Counted:
    """How many of something visitors hold at this worker now, by address or table."""

    kind: ClassVar = "counted"
    limit: str
    counts: dict[str, int]


@dataclass(frozen=True, slots=True)
class Figured:
    """The figures of this worker."""

    kind: ClassVar = "figured"
    figures: Figures


WorkerMessage = (
    Hello
    | Bye
    | Written
    | Here
    | Freed
    | Asked
    | Said
    | Skipped
    | Clocked
    | Muted
    | Renamed
    | Forgotten
    | SignedOut
    | Relinked
    | Dissolved
    | Spent
    | Counted
    | Figured
)

_KINDS: dict[str, type[WorkerMessage]] = {kind.kind: kind for kind in get_args(WorkerMessage)}


def dump_message(message: WorkerMessage) -> str:
    return f'["{message.kind}",{_adapter(message.kind).dump_json(message).decode()}]'


def load_message(content: object) -> WorkerMessage | None:
    """None: a message of another version that this worker does not know."""
    try:
        kind, fields = RootModel[tuple[str, dict[str, object]]].model_validate(content).root
        return _adapter(kind).validate_python(fields) if kind in _KINDS else None
    except ValueError:
        return None


@cache
def _adapter(kind: str) -> TypeAdapter[WorkerMessage]:
    return TypeAdapter(_KINDS[kind])
