"""One server for each file, under whatever name it is opened."""

import os
import sys
from contextlib import ExitStack
from pathlib import Path

from ridotto.engine.errors import RidottoError

LOCKS_THE_FILE_ITSELF = sys.platform == "linux"
"""On other systems such a lock would conflict with SQLite's own locks."""


class FileLock:
    """Locks a data file for this process; the system releases the lock if we are killed.

    The lock file beside it works with all versions and on all systems, but each name of a file has another
    one. The lock on the file itself is the same through every link and mount.
    """

    def __init__(self, path: Path, *, given: Path) -> None:
        """`path` is the resolved path; errors name the `given` one."""
        with ExitStack() as undo:
            handles = [_open(path.with_name(f"{path.name}.lock"), undo)]
            _hold(handles[0], given)
            # It holds the seeds of running matches: only the owner may read it.
            handles.append(_open(path, undo))
            if LOCKS_THE_FILE_ITSELF:
                _hold(handles[1], given)
            undo.pop_all()
        self._handles = handles

    @property
    def data(self) -> int:
        """The data file, open. Only `release` may close it: that would drop SQLite's locks on the file."""
        return self._handles[1]

    def release(self) -> None:
        # The lock file stays: if it were removed, two processes could lock two files of one name.
        for handle in reversed(self._handles):
            os.close(handle)


def hold(handle: int) -> None:
    """Lock an open file for this process; raises an OSError if another process has it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _open(path: Path, undo: ExitStack) -> int:
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    undo.callback(os.close, handle)
    return handle


def _hold(handle: int, given: Path) -> None:
    try:
        hold(handle)
    except OSError:
        raise RidottoError("store-in-use", file=str(given)) from None
