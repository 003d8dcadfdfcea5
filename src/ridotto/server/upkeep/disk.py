"""Flushes files and folders to disk."""

import os
from contextlib import suppress
from pathlib import Path


def reach_disk(path: Path) -> None:
    """Returns once the content of a file is on disk."""
    # Opened for writing: Windows flushes only such files.
    handle = os.open(path, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def names_reach_disk(folder: Path) -> None:
    """The same for the names in a folder, if the system supports it."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
