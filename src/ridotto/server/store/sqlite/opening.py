"""Opens the data file: resolves links, locks, checks, migrates."""

import errno
import os
import sqlite3
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path

from ridotto.engine.errors import RidottoError, system_reason
from ridotto.server.store.sqlite.links import has_other_names
from ridotto.server.store.sqlite.lock import FileLock
from ridotto.server.store.sqlite.schema import prepare
from ridotto.server.store.sqlite.watch import FileWatch

_BUSY_S = 10
"""How long to wait for a program that reads the file, such as a backup."""

_HEADER = b"SQLite format 3\0"


@dataclass(frozen=True, slots=True)
class OpenFile:
    """A data file that is locked for us: no other server opens it for writing."""

    path: Path
    """The real one."""
    lock: FileLock
    watch: FileWatch
    writing: sqlite3.Connection
    reading: sqlite3.Connection

    def close(self) -> None:
        """Closes open connections, the writing one last, since it checkpoints the log."""
        self.reading.close()
        self.writing.close()
        self.lock.release()


def open_file(given: Path) -> OpenFile:
    """Open or create a data file; raises a `RidottoError` that says what to do if that fails."""
    try:
        return _open(real_path(given), given)
    except (OSError, sqlite3.Error) as error:
        reason = system_reason(error)
        raise RidottoError("store-not-writable", file=str(given), reason=reason) from None


def real_path(given: Path) -> Path:
    """The path without symbolic links: SQLite has to find its other files beside it."""
    return Path(os.path.realpath(given))


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=_BUSY_S, isolation_level=None, check_same_thread=False)
    connection.text_factory = text_or_bytes
    try:
        connection.execute("PRAGMA synchronous = FULL")
        # On macOS, only this flushes to the disk itself.
        connection.execute("PRAGMA fullfsync = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def text_or_bytes(value: bytes) -> str | bytes:
    """Returns bytes for invalid text in a damaged row, so that the other rows of a list can be read."""
    try:
        return value.decode()
    except UnicodeDecodeError:
        return value


def _open(path: Path, given: Path) -> OpenFile:
    _check_kind(path, given)
    path.parent.mkdir(parents=True, exist_ok=True)
    with ExitStack() as undo:
        lock = FileLock(path, given=given)
        undo.callback(lock.release)
        if has_other_names(lock.data, path):
            raise RidottoError("store-linked", file=str(given))
        # SQLite would overwrite a file that is shorter than its own header.
        if os.read(lock.data, len(_HEADER)) not in (b"", _HEADER):
            raise RidottoError("store-not-ours", file=str(given))
        writing = undo.enter_context(closing(connect(path)))
        prepare(writing, str(given))
        reading = undo.enter_context(closing(connect(path)))
        undo.pop_all()
    return OpenFile(path, lock, FileWatch(path), writing, reading)


def _check_kind(path: Path, given: Path) -> None:
    """Refuses pipes and devices: they store nothing, and reading from one may never end."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if path.exists() and not path.is_file():
        raise RidottoError("store-not-ours", file=str(given))
