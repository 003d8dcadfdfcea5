"""How long tests wait for what must happen.

It is only a limit for things that never come. A test waits for a condition and goes on at once; on a busy
machine everything takes many times as long as on an idle one.
"""

import asyncio
import time
from collections.abc import Callable

PATIENCE_S = 120
PATIENCE_MS = 1000 * PATIENCE_S
COMPILING_S = 10 * PATIENCE_S
"""With an empty cache: half a minute of work, and much of it for one process."""

NO_TLS = False
"""What httpx calls `verify`, for addresses without https: otherwise each client reads all certificates of the
machine, which takes 40 ms of processor time."""

LOOK_S = 0.01


def wait_until(is_so: Callable[[], bool]) -> None:
    """Go on as soon as this is so."""
    deadline = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(LOOK_S)


async def until(is_so: Callable[[], object]) -> None:
    """The same, while threads and tasks go on."""
    async with asyncio.timeout(PATIENCE_S):
        while not is_so():
            await asyncio.sleep(LOOK_S / 10)
