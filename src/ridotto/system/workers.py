"""Worker processes that end with the process that started them."""

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from multiprocessing.pool import AsyncResult, Pool
from multiprocessing.process import BaseProcess
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 4
"""Chunks for each process that may wait to be taken."""


def do_nothing() -> None:
    """For processes that need no set-up or clean-up."""


@contextlib.contextmanager
def working_pool(
    workers: int, begin: Callable[[], None] = do_nothing, end: Callable[[], None] = do_nothing
) -> Iterator[Pool]:
    """A pool of this many processes, each of which starts with one call and ends with the other.

    Ctrl-C reaches all of them, but only the first process handles it: a worker that ends while it holds a
    queue's lock would leave the others waiting for ever.
    """
    with contextlib.ExitStack() as stack:
        with _interrupts_held():
            others = multiprocessing.active_children()
            pool = multiprocessing.Pool(workers, initializer=_begin, initargs=(begin, end))
            stack.callback(_end_pool, pool, others)
        yield pool


def _end_pool(pool: Pool, others: Sequence[BaseProcess]) -> None:
    """Waits for the pool's processes, not for `terminate`, which waits for ever if one of them held the lock
    of the results when it ended. `others`: the processes that were there before.
    """
    threading.Thread(target=pool.terminate, daemon=True).start()
    # Asked for now: a pool replaces processes that die.
    processes = [each for each in multiprocessing.active_children() if each not in others]
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()


class PoolWorkers:
    """The processes of a pool, which get this many items at once."""

    def __init__(self, pool: Pool, processes: int, chunk: int) -> None:
        self._pool = pool
        self._ahead = AHEAD * processes
        self._chunk = chunk

    def results(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """In order, like `pool.imap`, but only some chunks ahead of the consumer.

        `imap` reads all items as fast as it can, and holds all results that were not consumed yet.
        """
        left = iter(items)
        waiting: deque[AsyncResult[list[R]]] = deque()
        while part := list(islice(left, self._chunk)):
            waiting.append(self._pool.apply_async(_all, (work, part)))
            if len(waiting) > self._ahead:
                yield from waiting.popleft().get()
        for results in waiting:
            yield from results.get()


def _all(work: Callable[[T], R], items: list[T]) -> list[R]:
    return [work(item) for item in items]


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


def _begin(begin: Callable[[], None], end: Callable[[], None]) -> None:
    if sys.platform != "win32":
        _end_when_told(end)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    begin()


def _end_when_told(end: Callable[[], None]) -> None:
    """A pool ends its processes with a signal.

    Python calls a handler from the main thread, between two steps: not while that thread waits for a lock,
    and a signal that comes just before such a wait does not end it. A separate thread that reads what the
    system's handler writes misses none.
    """
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    signal.set_wakeup_fd(writer)
    signal.signal(signal.SIGTERM, lambda *_: None)
    threading.Thread(target=_wait_and_end, args=(reader, end), daemon=True).start()


def _wait_and_end(reader: int, end: Callable[[], None]) -> None:
    while signal.SIGTERM not in os.read(reader, 64):
        pass
    try:
        end()
    finally:
        os._exit(0)


def _end_with_parent() -> None:
    """End with the first process, however it ends; otherwise a pool waits for more work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
