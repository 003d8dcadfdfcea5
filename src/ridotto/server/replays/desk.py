"""Takes requests for replays. One thread draws them in short slices, round robin over the requests.

The event loop starts every slice, so it runs between two of them, however many replays are requested. The
processor time of a slice is charged to its address.
"""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from math import ceil
from time import thread_time

from ridotto.engine.errors import RidottoError
from ridotto.server.replays.match_cache import KeptMatches
from ridotto.server.replays.page import Steps
from ridotto.server.replays.round_robin import Turns
from ridotto.server.token_buckets import Buckets

SLICE_S = 0.001
"""Processor time of one slice. During a slice the event loop has to wait for Python's lock (serve.py says how
long) after each system call; between two slices it has the lock to itself. With 5 ms the delays for others
double (bench.server.replays), and no replay gets faster.
"""

MOST_WAITING = 30
"""Replays that run or wait. Each may hold 4 MB."""

RETRY_S = 5
"""The Retry-After if too many wait."""


@dataclass(eq=False, slots=True)
class _Job:
    number: int
    address: str
    steps: Steps
    is_charged: bool
    answer: "asyncio.Future[bytes]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


@dataclass(frozen=True, slots=True)
class _Slice:
    seconds: float
    answer: bytes | None = None
    error: Exception | None = None


class Desk:
    def __init__(self, budgets: Buckets, most_waiting: int = MOST_WAITING) -> None:
        self.kept = KeptMatches()
        """Used by the steps: only the thread may access it."""
        self._budgets = budgets
        """Seconds of processor time, by address."""
        self._most_waiting = most_waiting
        self._numbers = count()
        self._turns: Turns[_Job] = Turns()
        self._thread = ThreadPoolExecutor(1, "ridotto-replay")
        self._working: asyncio.Task[None] | None = None
        self._is_closed = False

    @property
    def waiting(self) -> int:
        """How many replays wait for their next turn."""
        return len(self._turns)

    async def draw(self, steps: Steps, address: str, *, is_charged: bool) -> bytes:
        """The answer of these steps. Cancelling drops them; errors say why there is no answer."""
        job = _Job(next(self._numbers), address, steps, is_charged)
        with self._waiting(job):
            if self._working is None or self._working.done():
                self._working = asyncio.get_running_loop().create_task(self._work())
            return await job.answer

    async def close(self) -> None:
        """Every waiting client is asked to come again."""
        self._is_closed = True
        if self._working is not None:
            await self._working
        await asyncio.to_thread(self._thread.shutdown)

    @contextmanager
    def _waiting(self, job: _Job) -> Iterator[None]:
        self._turns.add(job)
        if len(self._turns) > self._most_waiting:
            surplus = self._turns.newest_of_busiest()
            self._turns.remove(surplus)
            self._refuse(surplus, RidottoError("replays-busy", seconds=RETRY_S))
        try:
            yield
        finally:
            if self._turns.remove(job):
                job.steps.close()

    def _refuse(self, job: _Job, error: Exception) -> None:
        if not job.answer.done():
            job.answer.set_exception(error)

    async def _work(self) -> None:
        while len(self._turns):
            job = self._turns.next()
            if self._is_closed:
                self._refuse(job, RidottoError("store-closed"))
                continue
            if job.is_charged and (wait := self._budgets.wait_s(job.address)):
                self._refuse(job, RidottoError("too-fast", seconds=ceil(wait)))
                continue
            done = await asyncio.get_running_loop().run_in_executor(self._thread, _slice, job.steps)
            if job.is_charged:
                self._budgets.charge(job.address, done.seconds)
            self._settle(job, done)

    def _settle(self, job: _Job, done: _Slice) -> None:
        if job.answer.done():
            # The client has gone.
            job.steps.close()
        elif done.error is not None:
            job.answer.set_exception(done.error)
        elif done.answer is not None:
            job.answer.set_result(done.answer)
        else:
            self._turns.add(job)


def _slice(steps: Steps) -> _Slice:
    """Runs some steps, in the thread."""
    began = thread_time()
    try:
        while thread_time() - began < SLICE_S:
            next(steps)
    except StopIteration as end:
        return _Slice(thread_time() - began, answer=end.value)
    except Exception as error:
        return _Slice(thread_time() - began, error=error)
    return _Slice(thread_time() - began)
