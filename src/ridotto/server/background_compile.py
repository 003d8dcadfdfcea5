"""Compiles the search bots and the rules in the background while people already play.

A child process with low priority compiles what is not in the cache; this process then only loads it. Until
then other bots stand in for those that search (tables/bots/pending_bot_moves.py), there are no hints, and
the rules are interpreted.
"""

import asyncio
import contextlib
import gc
import os
import signal
import sys
import threading
from asyncio.subprocess import DEVNULL
from collections.abc import Callable

from ridotto.bots import compilation
from ridotto.compile.rule import is_jit_wanted

COMPILER = (sys.executable, "-m", compilation.__name__)
LOOK_EVERY_S = 0.5
AFTER_FIRST_PAGE_S = 3.0
"""Wait this long, so that the first page loads without competition."""


async def warm_bots(has_served: Callable[[], bool]) -> None:
    """Compile soon after the first page was served. When cancelled, it leaves no process behind."""
    if not is_jit_wanted():
        return
    while not has_served():
        await asyncio.sleep(LOOK_EVERY_S)
    await asyncio.sleep(AFTER_FIRST_PAGE_S)
    if compilation.is_any_missing():
        await _compile_elsewhere()
    # A server that stops does not wait for this.
    threading.Thread(target=_load, name="ridotto-warming", daemon=True).start()


def _load() -> None:
    compilation.compile_all()
    # All this stays loaded. A full garbage collection would scan it and stop everything for 0.1 s.
    gc.freeze()


async def _compile_elsewhere() -> None:
    # In its own process group: Ctrl-C reaches only us, and we can end it together with its children.
    compiling = await asyncio.create_subprocess_exec(
        *COMPILER,
        stdin=DEVNULL,
        stdout=DEVNULL,
        stderr=DEVNULL,
        start_new_session=True,
    )
    try:
        await compiling.wait()
    finally:
        if compiling.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                if sys.platform == "win32":
                    compiling.terminate()
                else:
                    os.killpg(compiling.pid, signal.SIGTERM)
