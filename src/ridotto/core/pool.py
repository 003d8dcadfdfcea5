"""Processes that share work, and that end with the one that started them."""

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing.pool import Pool
from typing import Any

STUCK_S = 5.0
"""How long a process may take to end when it is told to."""


@contextlib.contextmanager
def working_pool(workers: int, begin: Callable[..., None], *args: Any) -> Iterator[Pool]:
    """So many processes, each of which begins with this call.

    Ctrl-C reaches all of them, but only the first one decides what to do about it: a process that ends while
    it holds a queue would leave the others waiting for ever.
    """
    with contextlib.ExitStack() as stack:
        with _interrupts_held():
            pool = multiprocessing.Pool(workers, initializer=_begin, initargs=(begin, args))
            stack.callback(_end, pool)
        yield pool


def _end(pool: Pool) -> None:
    """A process that is told to end just before it waits for work does not notice, and neither does the pool:
    after a while it is not asked any more."""
    ending = threading.Thread(target=pool.terminate, daemon=True)
    ending.start()
    ending.join(STUCK_S)
    if ending.is_alive():
        for process in multiprocessing.active_children():
            process.kill()


@contextlib.contextmanager
def _interrupts_held() -> Iterator[None]:
    """Interrupts wait until this is over; in processes that are started meanwhile, for ever."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(begin: Callable[..., None], args: tuple[Any, ...]) -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    begin(*args)


def _end_with_parent() -> None:
    """However the first process ends: a pool would wait for more work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(STUCK_S)
        os.kill(os.getpid(), signal.SIGKILL)
