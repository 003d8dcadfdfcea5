"""The store as one SQLite file."""

import asyncio
import hashlib
import json
import os
import secrets
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, TypeVar

from ridotto.core.errors import RidottoError
from ridotto.server.stats import Histogram
from ridotto.server.store.interface import Append, Change, Glance, NewTable, Person, StoredTable, TableRow
from ridotto.server.store.lock import FileLock
from ridotto.server.store.schema import prepare
from ridotto.server.store.writer import Writer, failed

T = TypeVar("T")

_BUSY_S = 10
"""How long to wait for a program that looks into the file, such as a backup."""

_HEADER = b"SQLite format 3\0"

_ROW = "id, settings, status, is_public, detail, updated_at"


class SqliteStore:
    """One writer thread with a connection of its own, one reader thread with another (WAL: neither waits)."""

    def __init__(
        self, lock: FileLock, writer: Writer, reader: sqlite3.Connection, readers: ThreadPoolExecutor
    ) -> None:
        self._lock = lock
        self._writer = writer
        self._reader = reader
        self._readers = readers
        self._is_closed = False

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Open or make the file; a `RidottoError` says what to do where that cannot be done."""
        return await asyncio.to_thread(cls._open, path)

    @classmethod
    def _open(cls, path: Path) -> "SqliteStore":
        with ExitStack() as undo:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                lock = FileLock(path)
                undo.callback(lock.release)
                # The seeds of running matches stand in it: it is nobody else's business.
                os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
                _check_header(path)
                writing = undo.enter_context(closing(_connect(path)))
                prepare(writing, str(path))
                reading = undo.enter_context(closing(_connect(path)))
            except (OSError, sqlite3.Error) as error:
                reason = getattr(error, "strerror", None) or str(error)
                raise RidottoError("store-not-writable", file=str(path), reason=reason) from None
            undo.pop_all()
        return cls(lock, Writer(writing), reading, ThreadPoolExecutor(1, "ridotto-reader"))

    @property
    def writes_waiting(self) -> int:
        return self._writer.waiting

    @property
    def commit_s(self) -> Histogram:
        return self._writer.commit_s

    async def close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._readers.shutdown()
        self._reader.close()
        # Last, so that closing moves what is left in the write-ahead log into the file.
        self._writer.close()
        self._lock.release()

    async def check(self) -> None:
        # Writes nothing, but takes the same way as everything that is written.
        await self._writer.write(lambda _: None)

    # People

    async def make_person(self) -> tuple[Person, str]:
        person = Person(secrets.token_hex(8), None)
        secret = secrets.token_urlsafe(32)
        row = (person.id, _hash(secret))
        await self._writer.write(
            lambda connection: _run(connection, "INSERT INTO people (id, secret_hash) VALUES (?, ?)", row)
        )
        return person, secret

    async def person_by_secret(self, secret: str) -> Person | None:
        rows = await self._read("SELECT id, name FROM people WHERE secret_hash = ?", (_hash(secret),))
        return Person(*rows[0]) if rows else None

    async def rename(self, person_id: str, name: str) -> None:
        row = (name, person_id)
        await self._writer.write(
            lambda connection: _run(connection, "UPDATE people SET name = ? WHERE id = ?", row)
        )

    async def names(self, people: Iterable[str]) -> Mapping[str, str | None]:
        wanted = json.dumps(sorted(set(people)))
        rows = await self._read(
            "SELECT id, name FROM people WHERE id IN (SELECT value FROM json_each(?))", (wanted,)
        )
        return dict(rows)

    # Tables

    async def commit(self, *changes: Change) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for change in changes:
                if isinstance(change, NewTable):
                    _add(connection, change)
                else:
                    _append(connection, change)

        await self._writer.write(work)

    async def find_table(self, table_id: str) -> StoredTable | None:
        def read(connection: sqlite3.Connection) -> StoredTable | None:
            # The log is read last: it can only be longer than the row says, never shorter.
            query = "SELECT id, seed, settings, updated_at FROM tables WHERE id = ?"
            row = connection.execute(query, (table_id,)).fetchone()
            if row is None:
                return None
            entries = connection.execute(
                "SELECT entry FROM log WHERE table_id = ? ORDER BY number", (table_id,)
            ).fetchall()
            id_, seed, settings, updated_at = row
            return StoredTable(id_, seed, settings, updated_at, tuple(entry for (entry,) in entries))

        return await self._ask(read)

    async def tables_of(self, person_id: str, most: int) -> tuple[TableRow, ...]:
        rows = await self._read(
            f"SELECT {_ROW} FROM members JOIN tables ON id = table_id WHERE person = ?"
            " ORDER BY status = 'over', updated_at DESC LIMIT ?",
            (person_id, most),
        )
        return await self._with_members(rows)

    async def public_tables(self, most: int) -> tuple[TableRow, ...]:
        rows = await self._read(
            f"SELECT {_ROW} FROM tables WHERE is_public AND status <> 'over'"
            " ORDER BY updated_at DESC LIMIT ?",
            (most,),
        )
        return await self._with_members(rows)

    async def _with_members(self, rows: list[Any]) -> tuple[TableRow, ...]:
        wanted = json.dumps([row[0] for row in rows])
        members: dict[str, list[str]] = {}
        for table_id, person in await self._read(
            "SELECT table_id, person FROM members WHERE table_id IN (SELECT value FROM json_each(?))",
            (wanted,),
        ):
            members.setdefault(table_id, []).append(person)
        return tuple(
            TableRow(
                id_,
                settings,
                Glance(status, bool(is_public), tuple(members.get(id_, ())), detail, updated_at),
            )
            for id_, settings, status, is_public, detail, updated_at in rows
        )

    # Reading

    async def _read(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        return await self._ask(lambda connection: connection.execute(query, values).fetchall())

    async def _ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        if self._is_closed:
            raise RidottoError("store-closed")
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, question, self._reader)
        except sqlite3.Error as error:
            raise failed(error) from None


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=_BUSY_S, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA synchronous = FULL")
        # On a Mac, only this reaches the disk itself.
        connection.execute("PRAGMA fullfsync = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def _check_header(path: Path) -> None:
    """SQLite would write over a file that is shorter than its own header."""
    # A pipe or a device is no place to keep anything, and to read from it may never end.
    if not path.is_file() or _beginning(path) not in (b"", _HEADER):
        raise RidottoError("store-not-ours", file=str(path))


def _beginning(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(len(_HEADER))


def _hash(secret: str) -> bytes:
    # A secret has 256 random bits: nothing slower than one hash is needed to keep it.
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()


def _add(connection: sqlite3.Connection, table: NewTable) -> None:
    glance = table.glance
    _run(
        connection,
        "INSERT INTO tables (id, seed, settings, is_public, status, detail, updated_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            *(table.id, table.seed, table.settings),
            *(glance.is_public, glance.status, glance.detail, glance.updated_at),
        ),
    )
    _write_log(connection, table.id, 0, glance.updated_at, table.entries)
    _write_members(connection, table.id, glance.members)


def _append(connection: sqlite3.Connection, change: Append) -> None:
    glance = change.glance
    _write_log(connection, change.table, change.first, glance.updated_at, change.entries)
    _run(
        connection,
        "UPDATE tables SET status = ?, detail = ?, updated_at = ? WHERE id = ?",
        (glance.status, glance.detail, glance.updated_at, change.table),
    )
    found = connection.execute("SELECT person FROM members WHERE table_id = ?", (change.table,)).fetchall()
    if {person for (person,) in found} != set(glance.members):
        _write_members(connection, change.table, glance.members)


def _write_log(
    connection: sqlite3.Connection, table_id: str, first: int, at: str, entries: tuple[str, ...]
) -> None:
    connection.executemany(
        "INSERT INTO log (table_id, number, at, entry) VALUES (?, ?, ?, ?)",
        [(table_id, first + place, at, entry) for place, entry in enumerate(entries)],
    )


def _write_members(connection: sqlite3.Connection, table_id: str, members: tuple[str, ...]) -> None:
    _run(connection, "DELETE FROM members WHERE table_id = ?", (table_id,))
    connection.executemany(
        "INSERT INTO members (person, table_id) VALUES (?, ?)", [(person, table_id) for person in members]
    )


def _run(connection: sqlite3.Connection, statement: str, values: tuple[Any, ...]) -> None:
    connection.execute(statement, values)
