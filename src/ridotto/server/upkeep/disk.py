"""Making sure of what is on the disk."""

import os
from contextlib import suppress
from pathlib import Path


def reach_disk(path: Path) -> None:
    """Returns once the content of a file has reached the disk."""
    # To write, since Windows does this only for files that could have been changed.
    handle = os.open(path, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def names_reach_disk(folder: Path) -> None:
    """The same for the names in a folder, where the system can do that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
