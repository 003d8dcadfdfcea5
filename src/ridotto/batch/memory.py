"""Free memory for matches on a processor."""

import os
from pathlib import Path

_MEMINFO = Path("/proc/meminfo")


def free_memory() -> int | None:
    """In bytes: available memory on Linux, elsewhere all of it; None if the system does not tell."""
    try:
        for line in _MEMINFO.read_text().splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) << 10
    except OSError:
        pass
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return None
