"""Copies a data file, also while a server writes into it."""

import os
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from ridotto.engine.errors import RidottoError, system_reason
from ridotto.server.store.errors import is_corrupt
from ridotto.server.upkeep.disk import names_reach_disk, reach_disk
from ridotto.server.upkeep.reading import reading

_PAGES_AT_ONCE = 1024
"""Pages per step: an interrupted copy stops between steps."""

Counts = dict[str, int]
"""Rows by table."""


def back_up(data: Path, to: Path) -> Counts:
    """Copy the data file to a new one, and check the copy. Leaves nothing behind if that fails."""
    refuse_to_overwrite(to)
    with reading(data) as source:
        try:
            # A snapshot of the file: a server may go on writing.
            source.execute("BEGIN")
            counts = _counts(source)
            _copy(source, to, lambda part: _check(part, counts))
        except sqlite3.DatabaseError as error:
            if not is_corrupt(error):
                raise
            raise RidottoError("backup-damaged", reason=str(error)) from None
    return counts


def copy(source: sqlite3.Connection, to: Path) -> None:
    """Copy a file as it is, damaged or not."""
    refuse_to_overwrite(to)
    _copy(source, to, lambda _: None)


def _copy(source: sqlite3.Connection, to: Path, check: Callable[[Path], None]) -> None:
    """Checks the copy before it gets its name."""
    part = _copied(source, to)
    try:
        check(part)
        _put_in_place(part, to)
    finally:
        part.unlink(missing_ok=True)


def refuse_to_overwrite(to: Path) -> None:
    # A broken link counts as existing too.
    if os.path.lexists(to):
        raise RidottoError("backup-exists", file=str(to))


def _copied(source: sqlite3.Connection, to: Path) -> Path:
    """The copy, under a name of its own in the same folder."""
    handle, name = _new_file(to)
    os.close(handle)
    part = Path(name)
    try:
        with closing(sqlite3.connect(part, isolation_level=None)) as target:
            source.backup(target, pages=_PAGES_AT_ONCE)
            # A single file, without -wal and -shm.
            target.execute("PRAGMA journal_mode = DELETE")
    except BaseException as error:
        part.unlink(missing_ok=True)
        if isinstance(error, sqlite3.Error):
            raise _not_writable(to, error) from None
        raise
    return part


def _new_file(to: Path) -> tuple[int, str]:
    """Readable by its owner only, like the data file."""
    try:
        return tempfile.mkstemp(prefix=f"{to.name}.", suffix=".part", dir=to.parent)
    except OSError as error:
        raise _not_writable(to, error) from None


def _check(part: Path, counts: Counts) -> None:
    with closing(sqlite3.connect(part)) as connection:
        found = connection.execute("PRAGMA integrity_check").fetchall()
        if found != [("ok",)]:
            raise RidottoError("backup-damaged", reason=str(found[0][0]))
        if _counts(connection) != counts:
            raise RidottoError("backup-damaged", reason="count")


def _put_in_place(part: Path, to: Path) -> None:
    """Flush it to disk before it gets its name."""
    try:
        reach_disk(part)
        refuse_to_overwrite(to)
        part.rename(to)
        names_reach_disk(to.parent)
    except OSError as error:
        raise _not_writable(to, error) from None


def _counts(connection: sqlite3.Connection) -> Counts:
    """Of the tables that there are: files of older versions have fewer."""
    names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {name: int(connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]) for name in names}


def _not_writable(to: Path, error: Exception) -> RidottoError:
    reason = system_reason(error)
    return RidottoError("file-not-writable", file=str(to), reason=reason)
