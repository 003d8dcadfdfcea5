"""Checks that a SQLite file is ours, and migrates it."""

import sqlite3

from ridotto.engine.errors import RidottoError
from ridotto.server.store.sqlite.migrations import VERSION, migrate

APPLICATION = 0x7269646F
"""Marks a file as ours."""


def prepare(connection: sqlite3.Connection, file: str) -> None:
    """Create the tables of a new file, or check an old one and migrate it."""
    version = checked_version(connection, file)
    # This is written into the file, so it comes after the checks: a foreign file stays unchanged.
    connection.execute("PRAGMA journal_mode = WAL")
    migrate(connection, version)


def checked_version(connection: sqlite3.Connection, file: str) -> int:
    """The version of the file, 0 for an empty one; raises if it is not ours or too new."""
    version = _number(connection, "PRAGMA user_version")
    is_new = not version and not _number(connection, "SELECT count(*) FROM sqlite_master")
    if not is_new and _number(connection, "PRAGMA application_id") != APPLICATION:
        raise RidottoError("store-not-ours", file=file)
    if version > VERSION:
        raise RidottoError("store-too-new", file=file, version=version, known=VERSION)
    return version


def _number(connection: sqlite3.Connection, query: str) -> int:
    return int(connection.execute(query).fetchone()[0])
