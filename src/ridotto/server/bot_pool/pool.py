"""A small thread pool for the bots and hints of all tables, called from the event loop."""

import asyncio
import contextlib
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import ceil
from random import random
from time import sleep
from typing import Any, TypeVar

from ridotto.server.bot_pool.fair_queue import Account
from ridotto.server.bot_pool.turns import MOST_BEGUN, Abandoned, Turn, Turns

NICENESS = 5
"""Added to the threads' nice value: where processors are short, people are answered first."""
STEP_S = 0.02
"""Answers are rounded up to a step of this, plus a random part of a step: the true time would show, to some
tenths of a millisecond, even in when a timer fires.
"""
OVERRUN_S = 0.01
"""What a search may take beyond its time: its last trials, and the networks that it asks."""

T = TypeVar("T")


class BotPool:
    def __init__(self, threads: int | None = None, step_s: float = STEP_S) -> None:
        """None: as many threads as there are processors, less one."""
        slots = threads or max(1, (os.cpu_count() or 2) - 1)
        self._step_s = step_s
        self._threads = ThreadPoolExecutor(slots + MOST_BEGUN, "ridotto-bot", initializer=_stand_back)
        self._turns = Turns(slots, lambda turn: _ignore(self._threads.submit(self._run, turn)))
        self._answers: dict[Turn, _Answer] = {}

    @property
    def waiting(self) -> int:
        return self._turns.waiting

    @property
    def running(self) -> int:
        return self._turns.running

    def ask(self, account: Account, think: Callable[[Turn], T]) -> "asyncio.Future[T]":
        """Run a job in a thread; the caller gets the answer on the event loop."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        turn = Turn(account, think)
        self._answers[turn] = _Answer(loop, future, loop.time())
        future.add_done_callback(lambda done: self._forget(turn) if done.cancelled() else None)
        self._turns.ask(turn)
        return future

    async def close(self) -> None:
        """Finish the running jobs and drop the others."""
        for answer in list(self._answers.values()):
            answer.future.cancel()
        self._turns.abandon_all()
        await asyncio.to_thread(self._threads.shutdown)

    def _forget(self, turn: Turn) -> None:
        turn.is_abandoned = True
        self._answers.pop(turn, None)

    # In a thread

    def _run(self, turn: Turn) -> None:
        answer = self._answers.get(turn)
        result, error = None, None
        try:
            if answer is not None and not answer.future.cancelled():
                result = turn.think(turn)
                self._hold_back(turn)
        except Abandoned:
            pass
        except Exception as caught:
            error = caught
        finally:
            self._turns.end(turn)
        if answer is not None:
            with contextlib.suppress(RuntimeError):  # the loop is closed: there is no caller any more
                answer.loop.call_soon_threadsafe(self._deliver, turn, result, error)

    def _hold_back(self, turn: Turn) -> None:
        """A bot's time must not reveal that it had less to think about than usual."""
        if not turn.usual_s:
            return
        while (left := turn.usual_s + OVERRUN_S - self._turns.time_of(turn)) > 0:
            sleep(min(left, 0.002))
            turn.give_way()

    # On the event loop

    def _deliver(self, turn: Turn, result: object, error: Exception | None) -> None:
        answer = self._answers.pop(turn, None)
        if answer is None:
            return
        loop = answer.loop
        steps = ceil((loop.time() - answer.asked_at) / self._step_s) + random() if self._step_s else 0
        loop.call_at(answer.asked_at + steps * self._step_s, answer.resolve, result, error)


class _Answer:
    """Where the answer of a job goes."""

    __slots__ = ("asked_at", "future", "loop")

    # Any: a pool holds answers of every type; the caller knows its own.
    def __init__(
        self, loop: asyncio.AbstractEventLoop, future: "asyncio.Future[Any]", asked_at: float
    ) -> None:
        self.loop = loop
        self.future = future
        self.asked_at = asked_at

    def resolve(self, result: object, error: Exception | None) -> None:
        if self.future.done():
            return
        if error is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(error)


def _ignore(_: object) -> None:
    """`_run` reports errors itself."""


def _stand_back() -> None:
    """Give the threads of the event loop and the store priority. Only Linux has priorities for threads."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            thread = threading.get_native_id()
            usual = os.getpriority(os.PRIO_PROCESS, thread)
            os.setpriority(os.PRIO_PROCESS, thread, usual + NICENESS)
