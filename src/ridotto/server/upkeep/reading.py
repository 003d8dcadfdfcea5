"""Reads a data file without changing it, also while a server uses it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from ridotto.engine.errors import RidottoError, system_reason
from ridotto.server.store.errors import primary_code
from ridotto.server.store.sqlite.links import has_other_names
from ridotto.server.store.sqlite.migrations import VERSION, migrate
from ridotto.server.store.sqlite.opening import real_path, text_or_bytes
from ridotto.server.store.sqlite.schema import checked_version

_BUSY_S = 10
_WAL = b"\2\2"
"""The header value of a file in WAL mode: every file that a server has used."""


@contextmanager
def reading(given: Path) -> Iterator[sqlite3.Connection]:
    """The file as it is, read-only. Raises a `RidottoError` that says why it cannot be read."""
    path = real_path(given)
    try:
        _check_file(path, given)
        with closing(_connect(f"{path.as_uri()}?mode=ro")) as connection:
            if not checked_version(connection, str(given)):
                raise RidottoError("store-not-ours", file=str(given))
            yield connection
    except (OSError, sqlite3.Error) as error:
        raise not_readable(given, error) from None


@contextmanager
def reading_newest(given: Path) -> Iterator[sqlite3.Connection]:
    """The file in the present schema: an older one is copied to a temporary file and migrated."""
    with reading(given) as connection:
        version = checked_version(connection, str(given))
        if version == VERSION:
            yield connection
            return
        # For an empty name SQLite makes a temporary file and deletes it in the end.
        with closing(_connect("")) as copy:
            connection.backup(copy)
            migrate(copy, version)
            yield copy


def _check_file(path: Path, given: Path) -> None:
    """Gives a clearer error than SQLite, and refuses pipes, which may block for ever."""
    if path.exists() and not path.is_file():
        raise RidottoError("store-not-ours", file=str(given))
    with path.open("rb") as file:
        has_changes_beside = file.read(20)[18:] == _WAL
        if has_changes_beside and has_other_names(file.fileno(), path):
            raise RidottoError("store-linked", file=str(given))


def not_readable(given: Path, error: Exception) -> RidottoError:
    if isinstance(error, sqlite3.Error) and primary_code(error) == sqlite3.SQLITE_NOTADB:
        return RidottoError("store-not-ours", file=str(given))
    reason = system_reason(error)
    return RidottoError("file-not-readable", file=str(given), reason=reason)


def _connect(address: str) -> sqlite3.Connection:
    connection = sqlite3.connect(address, uri=True, timeout=_BUSY_S, isolation_level=None)
    connection.text_factory = text_or_bytes
    return connection
