"""Free memory for matches on a processor."""

import os
from collections.abc import Iterator
from pathlib import Path

_MEMINFO = Path("/proc/meminfo")
_OWN_GROUPS = Path("/proc/self/cgroup")
_GROUPS = Path("/sys/fs/cgroup")


def free_memory() -> int | None:
    """In bytes: what Linux has available and what the process may still use of it, elsewhere all memory; None
    if the system does not tell.
    """
    free = [room for room in (_available(), *_left_to_groups()) if room is not None]
    return min(free) if free else _all_memory()


def _available() -> int | None:
    try:
        for line in _MEMINFO.read_text().splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) << 10
    except OSError:
        pass
    return None


def _left_to_groups() -> Iterator[int | None]:
    """The room under the limit of each control group around the process, as in a container."""
    try:
        lines = _OWN_GROUPS.read_text().splitlines()
    except OSError:
        return
    for line in lines:
        number, controllers, path = line.split(":", 2)
        if "memory" in controllers.split(","):
            yield from _left_above(_GROUPS / "memory", path, "memory.limit_in_bytes", "memory.usage_in_bytes")
        elif number == "0":
            yield from _left_above(_GROUPS, path, "memory.max", "memory.current")


def _left_above(root: Path, path: str, limit: str, used: str) -> Iterator[int | None]:
    # In a container the path may be that of the host, of which only the root is there.
    folder = root / path.lstrip("/")
    while True:
        yield _left(folder, limit, used)
        if folder == root:
            return
        folder = folder.parent


def _left(folder: Path, limit: str, used: str) -> int | None:
    try:
        most = (folder / limit).read_text().strip()
        if most == "max":
            return None
        left = int(most) - int((folder / used).read_text())
        # Pages of files that the system gives up first.
        for line in (folder / "memory.stat").read_text().splitlines():
            name, _, size = line.partition(" ")
            if name == "inactive_file":
                left += int(size)
    except (OSError, ValueError):
        return None
    return max(left, 0)


def _all_memory() -> int | None:
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return None
