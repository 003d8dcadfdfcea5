"""Moves all data from one engine to another: counted, and compared row by row.

Memory is bounded: rows are read page by page in key order, which is the same in both engines.
"""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from ridotto.engine.errors import RidottoError
from ridotto.server.store.errors import is_of_engine
from ridotto.server.store.sql.connection import Connection, number_in

AT_ONCE = 500
"""Rows in memory."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A table of the store."""

    name: str
    key: tuple[str, ...]
    others: tuple[str, ...]

    @property
    def columns(self) -> tuple[str, ...]:
        return (*self.key, *self.others)


KEPT = (
    Kept("people", ("id",), ("secret_hash", "name")),
    Kept("devices", ("secret_hash",), ("person",)),
    Kept("tables", ("id",), ("seed", "settings", "is_public", "status", "detail", "updated_at", "due")),
    Kept("members", ("person", "table_id"), ("is_over", "is_engaged", "minute")),
    Kept("log", ("table_id", "number"), ("at", "entry")),
    Kept(
        "results",
        ("person", "table_id"),
        ("ended_at", "game", "setup", "is_counted", "is_won", "score", "rounds", "figures", "detail"),
    ),
)

Counts = dict[str, int]
"""Rows by table."""
Row = tuple[object, ...]
Progress = Callable[[int], None]


def count_rows(connection: Connection) -> Counts:
    return {kept.name: _count(kept, connection) for kept in KEPT}


def move(source: Connection, target: Connection, begin: str, progress: Progress) -> Counts:
    """In one transaction: the target gets everything or stays unchanged."""
    counts = count_rows(source)
    with _refusing(KEPT[0]):
        target.execute(begin)
    try:
        done = 0
        for kept in KEPT:
            for rows in _moved(kept, source, target):
                done += rows
                progress(done)
        if count_rows(target) != counts:
            raise RidottoError("move-differs", table="count")
        # On a full disk this may be the first that fails.
        with _refusing(KEPT[-1]):
            target.execute("COMMIT")
    except BaseException:
        if target.in_transaction:
            target.execute("ROLLBACK")
        raise
    return counts


@contextmanager
def _refusing(kept: Kept) -> Iterator[None]:
    try:
        yield
    except Exception as error:
        if not is_of_engine(error):
            raise
        raise RidottoError("move-refused", table=kept.name, reason=str(error)) from None


def _count(kept: Kept, connection: Connection) -> int:
    with _refusing(kept):
        return number_in(connection.execute(f"SELECT count(*) FROM {kept.name}"))


def _moved(kept: Kept, source: Connection, target: Connection) -> Iterator[int]:
    """Yields how many rows were written, page by page."""
    places = ", ".join("?" for _ in kept.columns)
    statement = f"INSERT INTO {kept.name} ({', '.join(kept.columns)}) VALUES ({places})"
    sent, arrived = hashlib.sha256(), hashlib.sha256()
    with _refusing(kept):
        for page in _pages(kept, source):
            _digest(sent, page)
            target.executemany(statement, page)
            yield len(page)
        for page in _pages(kept, target):
            _digest(arrived, page)
    if arrived.digest() != sent.digest():
        raise RidottoError("move-differs", table=kept.name)


def _pages(kept: Kept, connection: Connection) -> Iterator[list[Row]]:
    columns, key = ", ".join(kept.columns), ", ".join(kept.key)
    after = f"WHERE ({key}) > ({', '.join('?' for _ in kept.key)})"
    last: Row = ()
    while True:
        query = f"SELECT {columns} FROM {kept.name} {after if last else ''} ORDER BY {key} LIMIT {AT_ONCE}"
        page = [_plain(kept.columns, row) for row in connection.execute(query, last).fetchall()]
        if not page:
            return
        yield page
        last = page[-1][: len(kept.key)]


def _plain(columns: Sequence[str], row: Sequence[object]) -> Row:
    """A value that both engines understand: SQLite stores booleans as numbers."""
    return tuple(
        bool(value) if column.startswith("is_") and isinstance(value, int) else value
        for column, value in zip(columns, row, strict=True)
    )


def _digest(digest: "hashlib._Hash", page: Sequence[Row]) -> None:
    for row in page:
        digest.update(repr(row).encode("utf-8", "surrogatepass"))
