"""Whether a data file goes by more than one name.

SQLite keeps the newest changes in a second file beside the name that it was given. Under another name of the
same file it would not find them, and what a killed server had acknowledged would be lost. Symbolic links do
no harm: they are followed before SQLite is asked.
"""

import os
from pathlib import Path

MOUNTS = Path("/proc/self/mountinfo")


def has_other_names(handle: int, path: Path) -> bool:
    """Whether there is a hard link to this open file, or the file itself, not its folder, is mounted."""
    return os.fstat(handle).st_nlink > 1 or _is_mount_point(path)


def _is_mount_point(path: Path) -> bool:
    try:
        mounts = MOUNTS.read_bytes().splitlines()
    except OSError:
        # Only Linux tells, and only there single files can be mounted.
        return False
    return _escaped(path) in (line.split(b" ")[4] for line in mounts)


def _escaped(path: Path) -> bytes:
    """As the kernel writes it: with octal numbers for what would break the line."""
    name = os.fsencode(path)
    for letter in b"\\ \t\n":
        name = name.replace(bytes([letter]), b"\\%03o" % letter)
    return name
