"""One server for each file."""

import os
import sys
from pathlib import Path

from ridotto.core.errors import RidottoError


class FileLock:
    """Holds a file for this process; the system lets go of it if we are killed."""

    def __init__(self, path: Path) -> None:
        self._handle = os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._handle)
        except OSError:
            os.close(self._handle)
            raise RidottoError("store-in-use", file=str(path)) from None

    def release(self) -> None:
        # The lock file stays: removing it would let two processes lock two files of one name.
        os.close(self._handle)


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
