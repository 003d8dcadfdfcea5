"""What the server asks of a store.

The log of a table is the truth. All else that is kept about a table is there to draw up lists quickly; it is
written in the same transaction as the entries it follows from.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, Protocol

from ridotto.server.stats import Histogram

Status = Literal["gathering", "playing", "over"]


@dataclass(frozen=True, slots=True)
class Person:
    """Whoever holds the secret of a cookie."""

    id: str
    name: str | None
    """None until one is chosen."""


@dataclass(frozen=True, slots=True)
class Glance:
    """As much of a table as a list of tables needs."""

    status: Status
    is_public: bool
    members: tuple[str, ...]
    """The people in its seats, by id."""
    detail: str
    """JSON, for whoever draws up the list."""
    updated_at: str


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be kept, with the first entries of its log."""

    id: str
    seed: str
    settings: str
    """JSON."""
    glance: Glance
    entries: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Append:
    """Entries to be added to the log of a table."""

    table: str
    first: int
    """The number of the first of them: how many entries there are already."""
    glance: Glance
    entries: tuple[str, ...]


Change = NewTable | Append


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as a list shows it."""

    id: str
    settings: str
    glance: Glance


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table with all that ever happened there."""

    id: str
    seed: str
    settings: str
    updated_at: str
    entries: tuple[str, ...]


class Store(Protocol):
    """Every method raises `RidottoError("store-failed")` when the store cannot do it."""

    @property
    def writes_waiting(self) -> int:
        """Changes that are not on disk yet."""
        ...

    @property
    def commit_s(self) -> Histogram:
        """How long changes took until they were on disk."""
        ...

    async def close(self) -> None:
        """Finish what was asked for and let go of everything."""
        ...

    async def check(self) -> None:
        """Raise where nothing could be kept at the moment."""
        ...

    async def make_person(self) -> tuple[Person, str]:
        """Somebody new, and their secret, which is kept nowhere."""
        ...

    async def person_by_secret(self, secret: str) -> Person | None: ...
    async def rename(self, person_id: str, name: str) -> None: ...
    async def names(self, people: Iterable[str]) -> Mapping[str, str | None]: ...

    async def commit(self, *changes: Change) -> None:
        """Keep all of these or none. When it returns they outlive a crash of the machine."""
        ...

    async def find_table(self, table_id: str) -> StoredTable | None: ...

    async def tables_of(self, person_id: str, most: int) -> tuple[TableRow, ...]:
        """The tables where this person sits, the one played last first."""
        ...

    async def public_tables(self, most: int) -> tuple[TableRow, ...]:
        """Public tables that are not over, the one played last first."""
        ...
