"""A queue of long work. One thread does it in short slices, round robin over the addresses that asked.

The event loop starts every slice, so it runs between two of them, however much is waiting.
"""

import asyncio
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from math import ceil
from time import thread_time
from typing import Generic, TypeVar

from ridotto.engine.errors import RidottoError
from ridotto.server.slices.round_robin import Turns
from ridotto.server.token_buckets import Buckets

SLICE_S = 0.001
"""Processor time of one slice. During a slice the event loop has to wait for Python's lock (serve.py says how
long) after each system call; between two slices it has the lock to itself. With 5 ms the delays for others
double (bench.server.replays), and no replay gets faster.
"""

T = TypeVar("T")

Steps = Generator[None, None, T]
"""Work in steps of some microseconds, the longest a few milliseconds; the generator returns the answer."""


@dataclass(frozen=True, slots=True)
class MostWaiting:
    """How much work may run or wait, and what is told to whoever asks for more."""

    jobs: int
    error: Callable[[], RidottoError]


@dataclass(eq=False, slots=True)
class _Job(Generic[T]):
    number: int
    address: str
    steps: Steps[T]
    budgets: Buckets | None
    answer: "asyncio.Future[T]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


@dataclass(frozen=True, slots=True)
class _Answer(Generic[T]):
    value: T


@dataclass(frozen=True, slots=True)
class _Slice(Generic[T]):
    """Without an answer and without an error there is more to do."""

    seconds: float
    answer: _Answer[T] | None = None
    error: Exception | None = None


class SliceQueue(Generic[T]):
    def __init__(self, thread: str, most_waiting: MostWaiting | None = None) -> None:
        self._most_waiting = most_waiting
        self._numbers = count()
        self._turns: Turns[_Job[T]] = Turns()
        self._thread = ThreadPoolExecutor(1, thread)
        self._working: asyncio.Task[None] | None = None
        self._is_closed = False

    @property
    def waiting(self) -> int:
        """How many wait for their next turn."""
        return len(self._turns)

    async def run(self, steps: Steps[T], address: str, budgets: Buckets | None = None) -> T:
        """The answer of these steps. Cancelling drops them; errors say why there is no answer.

        `budgets`: seconds of processor time by address, to which each slice is charged.
        """
        job = _Job(next(self._numbers), address, steps, budgets)
        with self._waiting(job):
            if self._working is None or self._working.done():
                self._working = asyncio.get_running_loop().create_task(self._work())
            return await job.answer

    async def close(self) -> None:
        """Everybody who waits is asked to come again."""
        self._is_closed = True
        if self._working is not None:
            await self._working
        await asyncio.to_thread(self._thread.shutdown)

    @contextmanager
    def _waiting(self, job: _Job[T]) -> Iterator[None]:
        self._turns.add(job)
        most = self._most_waiting
        if most is not None and len(self._turns) > most.jobs:
            surplus = self._turns.newest_of_busiest()
            self._turns.remove(surplus)
            self._refuse(surplus, most.error())
        try:
            yield
        finally:
            if self._turns.remove(job):
                job.steps.close()

    def _refuse(self, job: _Job[T], error: Exception) -> None:
        if not job.answer.done():
            job.answer.set_exception(error)

    async def _work(self) -> None:
        while len(self._turns):
            job = self._turns.next()
            if self._is_closed:
                self._refuse(job, RidottoError("store-closed"))
                continue
            if job.budgets is not None and (wait := job.budgets.wait_s(job.address)):
                self._refuse(job, RidottoError("too-fast", seconds=ceil(wait)))
                continue
            done = await asyncio.get_running_loop().run_in_executor(self._thread, _slice, job.steps)
            if job.budgets is not None:
                job.budgets.charge(job.address, done.seconds)
            self._settle(job, done)

    def _settle(self, job: _Job[T], done: _Slice[T]) -> None:
        if job.answer.done():
            # The client has gone.
            job.steps.close()
        elif done.error is not None:
            job.answer.set_exception(done.error)
        elif done.answer is not None:
            job.answer.set_result(done.answer.value)
        else:
            self._turns.add(job)


def _slice(steps: Steps[T]) -> _Slice[T]:
    """Runs some steps, in the thread."""
    began = thread_time()
    try:
        next(steps)
        while thread_time() - began < SLICE_S:
            next(steps)
    except StopIteration as end:
        return _Slice(thread_time() - began, answer=_Answer(end.value))
    except Exception as error:
        return _Slice(thread_time() - began, error=error)
    return _Slice(thread_time() - began)
