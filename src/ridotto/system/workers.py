"""Worker processes that end with the process that started them."""

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from multiprocessing.pool import Pool


@contextlib.contextmanager
def working_pool(workers: int, begin: Callable[..., None], *args: object) -> Iterator[Pool]:
    """A pool of this many processes, each of which starts with this call.

    Ctrl-C reaches all of them, but only the first process handles it: a worker that ends while it holds a
    queue's lock would leave the others waiting for ever.
    """
    with contextlib.ExitStack() as stack:
        with _interrupts_held():
            pool = multiprocessing.Pool(workers, initializer=_begin, initargs=(begin, args))
            stack.enter_context(pool)
        yield pool


@contextlib.contextmanager
def _interrupts_held() -> Iterator[None]:
    """Interrupts are blocked until this is over, and for good in processes started meanwhile."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(begin: Callable[..., None], args: tuple[object, ...]) -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    begin(*args)


def _end_with_parent() -> None:
    """End with the first process, however it ends; otherwise a pool waits for more work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
