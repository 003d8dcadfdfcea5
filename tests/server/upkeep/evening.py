"""A small data file with real matches in it."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from ridotto.server.store import SqliteStore
from tests.server.store.test_migrations import BOB, DUMP, LEFT_BY_BOB, OVER, REMATCH, RUNNING

__all__ = [
    "BOB",
    "LEFT_BY_BOB",
    "OVER",
    "REMATCH",
    "RUNNING",
    "content",
    "evening",
    "first_version",
    "opened",
]


def first_version(path: Path) -> Path:
    with closing(sqlite3.connect(path)) as file:
        file.executescript(DUMP.read_text("utf-8"))
    return path


def evening(path: Path) -> Path:
    """Two people at four tables: one is over, one gathers, two are being played."""
    first_version(path)

    async def bring_up_to_date() -> None:
        await (await SqliteStore.open(path)).close()

    asyncio.run(bring_up_to_date())
    return path


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path)) as file, file:
        yield file


def content(path: Path) -> dict[str, list[Any]]:
    """All rows of a file."""
    with opened(path) as file:
        names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(file.execute(f"SELECT * FROM {name}"), key=repr) for name in names}


def add_finished(path: Path, names: list[str], at: str = "2020-01-01T00:00:00.000Z") -> None:
    """More tables like the one that is over."""
    with opened(path) as file:
        for name in names:
            file.execute(
                "INSERT INTO tables (id, seed, settings, is_public, status, detail, updated_at)"
                " SELECT ?, seed, settings, is_public, status, detail, ?"
                " FROM tables WHERE id = ?",
                (name, at, OVER),
            )
            file.execute(
                "INSERT INTO log SELECT ?, number, ?, entry FROM log WHERE table_id = ?", (name, at, OVER)
            )
            file.execute(
                "INSERT INTO members SELECT person, ?, is_over, is_engaged, ?"
                " FROM members WHERE table_id = ?",
                (name, at[:16], OVER),
            )


def spoil_index(path: Path) -> None:
    """All rows are as they were, but an index has one of them in another place."""
    now = "UPDATE tables SET updated_at = ? WHERE id = ?"
    hidden = "UPDATE sqlite_master SET sql = ?, tbl_name = ? WHERE name = 'public_tables'"
    with opened(path) as file:
        (then,) = file.execute("SELECT updated_at FROM tables WHERE id = ?", (RUNNING,)).fetchone()
        (sql,) = file.execute("SELECT sql FROM sqlite_master WHERE name = 'public_tables'").fetchone()
        file.execute(now, ("2030", RUNNING))
        # From here on the index seems to be another's, and keeps what it knows.
        file.execute("PRAGMA writable_schema = ON")
        file.execute(hidden, ("CREATE INDEX public_tables ON people (name)", "people"))
    with opened(path) as file:
        file.execute("PRAGMA writable_schema = ON")
        file.execute(now, (then, RUNNING))
        file.execute(hidden, (sql, "tables"))
