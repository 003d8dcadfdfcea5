"""What the server asks of a store.

The log of a table is the truth. All else that is kept about a table is there to draw up lists quickly; it is
written in the same transaction as the entries it follows from.
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
    """Whoever holds the secret of a cookie."""

    id: str
    name: str | None
    """None until one is chosen."""


@dataclass(frozen=True, slots=True)
class TableIndex:
    """As much of a table as a list of tables needs."""

    status: Status
    is_public: bool
    members: tuple[str, ...]
    """The people in its seats, and the host, by id."""
    engaged: tuple[str, ...]
    """Those of them who count it as one of their unfinished tables."""
    detail: str
    """JSON, for whoever draws up the list."""
    updated_at: str
    due: str | None = None
    """When the table has something to do though nobody may be there."""


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be kept, with the first entries of its log."""

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
    """How the match ended for its people, with the entry that ends it."""
    token: str | None = None
    """Of the lease that this needs; None: anybody may write it."""


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
class StoredTable:
    """A table with all that ever happened there."""

    id: str
    seed: str
    settings: str
    updated_at: str
    entries: tuple[Logged, ...]


class Store(Protocol):
    """Every method raises a `StoreError` when the store cannot do it."""

    @property
    def worker_link(self) -> WorkerLink | None:
        """What is shared with other workers; None: this is the only one."""
        ...

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

    async def add_device(self, person_id: str) -> str:
        """The secret of one more browser of somebody; it is kept nowhere."""
        ...

    async def count_devices(self, person_id: str) -> int: ...

    async def keep_only_device(self, person_id: str, secret: str) -> None:
        """Forget all browsers of somebody but the one with this secret."""
        ...

    async def forget_tables(self, person_id: str, table_ids: Iterable[str]) -> tuple[str, ...]:
        """Take tables out of somebody's history. Those where nobody else is are gone, and named."""
        ...

    async def forget_person(self, person_id: str) -> None:
        """All that is kept of somebody beside the logs of their tables."""
        ...

    async def commit(self, *changes: Change) -> None:
        """Keep all of these or none. When it returns they outlive a crash of the machine.

        An `Append` that does not follow the last entry of its log raises `log-conflict`, one whose lease is
        somebody else's `lease-lost`. After any other error they may be kept or not: `entries_after` tells.
        """
        ...

    async def find_table(self, table_id: str) -> StoredTable | None:
        """A table, None where there is none; raises `Damage` where it cannot be read."""
        ...

    async def entries_after(self, table_id: str, number: int) -> tuple[Logged, ...]:
        """The entries of a log that whoever knows this many of them has not seen."""
        ...

    async def tables_of(self, person_id: str, *, unfinished: int, over: int) -> tuple[Listed, ...]:
        """Where this person sits: at most so many tables that go on, then those that are over.

        The one played last comes first.
        """
        ...

    async def member_tables(self, person_id: str, after: str, most: int) -> tuple[str, ...]:
        """Tables where somebody sits or is the host, by id, from behind one on."""
        ...

    async def history(self, person_id: str, *, before: Cursor | None, most: int) -> tuple[HistoryRow, ...]:
        """How somebody's matches ended, the last one first."""
        ...

    async def statistics(self, person_id: str) -> tuple[StatisticsRow, ...]:
        """What somebody's last matches come to, by game and setup."""
        ...

    async def tables_without_result(self, person_id: str, *, among: int, most: int) -> tuple[str, ...]:
        """Finished tables, among somebody's last ones, that their history does not know."""
        ...

    async def write_results(self, results: Iterable[Result]) -> None: ...

    async def count_engaged(self, person_id: str, most: int) -> int:
        """How many tables count this person as engaged; no more than `most` are counted."""
        ...

    async def due_tables(self, at: str, most: int) -> tuple[str, ...]:
        """The tables that have something to do at this time, the one that waits longest first."""
        ...

    async def public_tables(self, most: int) -> tuple[Listed, ...]:
        """Public tables that are not over, the one played last first."""
        ...
