"""Shares the rows of many matches among threads."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from ridotto.compile.kernel import Vector
from ridotto.engine.batches.numbers import MOST_OUTCOMES
from ridotto.engine.errors import RidottoError

WORTH_SHARING = 1024
"""Fewer matches are faster on a single thread."""
MOST_THREADS = WORTH_SHARING
"""No processor has as many cores, and every shared batch has as many matches."""


class RowThreads:
    """The threads of one batch."""

    def __init__(self, rows: int, threads: int | None, *, is_compiled: bool) -> None:
        """`threads`: without a number, one for each core."""
        self._rows = rows
        # Interpreted rules work on copies of whole arrays, so threads would overwrite each other's results.
        is_shared = is_compiled and rows >= WORTH_SHARING
        self._threads = min(threads or os.cpu_count() or 1, MOST_THREADS) if is_shared else 1
        self._pool = ThreadPoolExecutor(self._threads)
        self._is_closed = False

    def each(self, run: Callable[[int, int, Vector], int]) -> None:
        """Run over all rows, a range for each thread; the caller's thread takes the first.

        `run` gets the first row, the end, and cells of the thread's own for outcomes of chance.
        """
        if self._is_closed:
            raise RidottoError("batch-closed")
        threads = self._threads
        marks = [self._rows * part // threads for part in range(threads + 1)]
        scratch = [np.zeros(MOST_OUTCOMES, np.int64) for _ in range(threads)]
        others = [self._pool.submit(run, marks[n], marks[n + 1], scratch[n]) for n in range(1, threads)]
        run(0, marks[1], scratch[0])
        for other in others:
            other.result()

    def close(self) -> None:
        """Stop the threads."""
        self._is_closed = True
        self._pool.shutdown()
