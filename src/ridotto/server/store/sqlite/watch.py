"""Notices when the data file is deleted, moved or replaced while it is open.

SQLite would go on writing into a file that has no name any more.
"""

import logging
import os
from pathlib import Path
from threading import Lock

from ridotto.server.store.errors import StoreError
from ridotto.server.telemetry.log import CHANGE

_log = logging.getLogger(__name__)

BESIDE = ("", "-wal", "-shm")
"""SQLite's three files: each is useless without the others."""


class FileWatch:
    """Compares the files under these names with the opened ones. Used by several threads."""

    def __init__(self, path: Path) -> None:
        self._path = path
        # As strings, which are faster than paths: they are looked up twice for each transaction.
        names = [str(path) + ending for ending in BESIDE]
        self._opened = {name: found for name in names if (found := _identity(name))}
        self._is_gone = False
        self._lock = Lock()

    def check(self) -> None:
        """Raises `store-gone` unless the files are where they were."""
        is_gone = any(_identity(name) != opened for name, opened in self._opened.items())
        if is_gone != self._is_gone:
            self._note(is_gone=is_gone)
        if is_gone:
            raise StoreError("store-gone")

    def _note(self, *, is_gone: bool) -> None:
        """One line in the log for each change."""
        with self._lock:
            if is_gone == self._is_gone:
                return
            self._is_gone = is_gone
        if is_gone:
            _log.error(
                "%s was deleted, moved or replaced: nothing is saved. Put it back, or start the server again",
                self._path,
                extra=CHANGE,
            )
        else:
            _log.warning("%s is back: changes are saved again", self._path, extra=CHANGE)


def _identity(name: str) -> tuple[int, int] | None:
    """The identity of the file under a name; None: there is none."""
    try:
        found = os.stat(name)  # noqa: PTH116 (half the time of a path's)
    except OSError:
        return None
    return found.st_dev, found.st_ino
