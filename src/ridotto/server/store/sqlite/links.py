"""Detects a data file that has more than one name.

SQLite stores the newest changes in a second file beside the name that it was given. Under another name of the
same file it would not find them, and changes that a killed server had acknowledged would be lost. Symbolic
links are harmless: they are resolved before SQLite opens the file.
"""

import os
from pathlib import Path

MOUNTS = Path("/proc/self/mountinfo")


def has_other_names(handle: int, path: Path) -> bool:
    """Whether this open file has another hard link, or is a mount point itself."""
    return os.fstat(handle).st_nlink > 1 or _is_mount_point(path)


def _is_mount_point(path: Path) -> bool:
    try:
        mounts = MOUNTS.read_bytes().splitlines()
    except OSError:
        # Only Linux can mount single files, and lists them here.
        return False
    return _escaped(path) in (line.split(b" ")[4] for line in mounts)


def _escaped(path: Path) -> bytes:
    """A path as the kernel writes it: with octal escapes for white space."""
    name = os.fsencode(path)
    for letter in b"\\ \t\n":
        name = name.replace(bytes([letter]), b"\\%03o" % letter)
    return name
