"""What the server asks of a store.

The log of a table is the source of truth. Everything else about a table is there for quick lists, and is
written in the same transaction as the entries from which it follows.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, Protocol

from ridotto.server.store.errors import Damage
from ridotto.server.store.results import Cursor, HistoryRow, Result, StatisticsRow
from ridotto.server.store.worker_link import WorkerLink
from ridotto.server.telemetry.stats import Histogram

Status = Literal["gathering", "playing", "over"]
STATUSES: tuple[Status, ...] = ("gathering", "playing", "over")


@dataclass(frozen=True, slots=True)
class Person:
    """A person, identified by the secret of a cookie."""

    id: str
    name: str | None
    """None until the person chooses one."""


@dataclass(frozen=True, slots=True)
class TableIndex:
    """What a list of tables shows of a table."""

    status: Status
    is_public: bool
    members: tuple[str, ...]
    """The people in its seats, and the host, by id."""
    engaged: tuple[str, ...]
    """Those for whom it counts as an unfinished table."""
    detail: str
    """JSON, for the code that makes the list."""
    updated_at: str
    due: str | None = None
    """When the table has something to do, even if nobody is connected."""


@dataclass(frozen=True, slots=True)
class NewTable:
    """A new table with the first entries of its log."""

    id: str
    seed: str
    settings: str
    """JSON."""
    index: TableIndex
    entries: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Append:
    """Entries to be added to the log of a table."""

    table: str
    first: int
    """The number of the first of them: how many entries there are already."""
    index: TableIndex
    entries: tuple[str, ...]
    results: tuple[Result, ...] = ()
    """How the match ended for its people, if one of these entries ends it."""
    token: str | None = None
    """The token of the lease that this needs; None: it needs no lease."""
    before: TableIndex | None = None
    """What was written with the entry before; None: unknown. What follows from it alone is not read again."""


Change = NewTable | Append


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as a list shows it."""

    id: str
    settings: str
    status: Status
    detail: str
    updated_at: str


@dataclass(frozen=True, slots=True)
class DamagedRow:
    """A table that a list cannot show."""

    id: str
    damage: Damage


Listed = TableRow | DamagedRow


@dataclass(frozen=True, slots=True)
class Logged:
    """An entry of a log, and when it was written."""

    at: str
    entry: str


@dataclass(frozen=True, slots=True)
class TableHead:
    """A table without its log."""

    id: str
    seed: str
    settings: str
    entries: int
    """How long its log is."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table with its whole log."""

    id: str
    seed: str
    settings: str
    updated_at: str
    entries: tuple[Logged, ...]


class Store(Protocol):
    """Every method raises a `StoreError` if the store fails."""

    @property
    def worker_link(self) -> WorkerLink | None:
        """What is shared with other workers; None: this is the only one."""
        ...

    @property
    def writes_waiting(self) -> int:
        """How many changes are not on disk yet."""
        ...

    @property
    def commit_s(self) -> Histogram:
        """How long changes took until they were on disk."""
        ...

    async def close(self) -> None:
        """Finish all pending work and release everything."""
        ...

    async def check(self) -> None:
        """Raises if nothing can be stored at the moment."""
        ...

    async def make_person(self) -> tuple[Person, str]:
        """A new person and their secret, which is stored nowhere."""
        ...

    async def person_by_secret(self, secret: str) -> Person | None: ...
    async def rename(self, person_id: str, name: str) -> None: ...
    async def names(self, people: Iterable[str]) -> Mapping[str, str | None]: ...

    async def add_device(self, person_id: str) -> str:
        """The secret of one more browser of a person; it is stored nowhere."""
        ...

    async def count_devices(self, person_id: str) -> int: ...

    async def keep_only_device(self, person_id: str, secret: str) -> None:
        """Forget all browsers of a person except the one with this secret."""
        ...

    async def forget_tables(self, person_id: str, table_ids: Iterable[str]) -> tuple[str, ...]:
        """Remove tables from a person's history. Deletes and returns those without other people."""
        ...

    async def forget_person(self, person_id: str) -> None:
        """Delete everything about a person except the logs of their tables."""
        ...

    async def forget_idle(self, people: Iterable[str]) -> None:
        """Delete those of these people who have no name, no table, no match and no second browser."""
        ...

    async def commit(self, *changes: Change) -> None:
        """Store all of these or none. After it returns they survive a crash of the machine.

        An `Append` that does not follow the last entry of its log raises `log-conflict`, one whose lease
        another worker holds `lease-lost`. After any other error they may be stored or not: `entries_after`
        tells.
        """
        ...

    async def find_table(self, table_id: str) -> StoredTable | None:
        """A table; None if there is none; raises `Damage` if it cannot be read."""
        ...

    async def table_head(self, table_id: str) -> TableHead | None:
        """The same without its log. Also raises `Damage` if the log is empty."""
        ...

    async def log_page(self, table_id: str, number: int, most: int) -> tuple[Logged, ...]:
        """Some entries of a log from this number on; raises `Damage` if they cannot be read.

        All reads of a server wait for each other: a long log as a whole would keep everybody waiting.
        """
        ...

    async def entries_after(self, table_id: str, number: int) -> tuple[Logged, ...]:
        """The entries of a log from this number on."""
        ...

    async def tables_of(self, person_id: str, *, unfinished: int, over: int) -> tuple[Listed, ...]:
        """The tables where this person sits: running ones, then finished ones, each up to a maximum.

        The one played last comes first.
        """
        ...

    async def member_tables(self, person_id: str, after: str, most: int) -> tuple[str, ...]:
        """Tables where a person sits or is the host, in order of id, after a given one."""
        ...

    async def history(self, person_id: str, *, before: Cursor | None, most: int) -> tuple[HistoryRow, ...]:
        """How a person's matches ended, the last one first."""
        ...

    async def statistics(self, person_id: str) -> tuple[StatisticsRow, ...]:
        """Statistics of a person's last matches, by game and setup."""
        ...

    async def tables_without_result(self, person_id: str, *, among: int, most: int) -> tuple[str, ...]:
        """Finished tables among a person's last ones that are missing from their history."""
        ...

    async def write_results(self, results: Iterable[Result]) -> None: ...

    async def count_engaged(self, person_id: str, most: int) -> int:
        """How many unfinished tables this person has, counted up to `most`."""
        ...

    async def due_tables(self, at: str, most: int) -> tuple[str, ...]:
        """The tables that are due at this time, the longest overdue first."""
        ...

    async def public_tables(self, most: int, *, skip: int = 0) -> tuple[Listed, ...]:
        """Public tables that are not over, the one played last first, without so many of the first."""
        ...
