"""A few threads for the bots and hints of all tables, asked from the event loop."""

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
"""Of the threads, beyond the server's: where processors are short, people are answered first."""
STEP_S = 0.02
"""Answers come in steps of this and then up to a step later, by chance: the time that was really taken leaves
traces of some tenths of a millisecond even in when a timer is noticed."""

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
        """Think in a thread; whoever asks is told on the event loop."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        turn = Turn(account, think)
        self._answers[turn] = _Answer(loop, future, loop.time())
        future.add_done_callback(lambda done: self._forget(turn) if done.cancelled() else None)
        self._turns.ask(turn)
        return future

    async def close(self) -> None:
        """Finish the thoughts that run; the others are dropped."""
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
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                answer.loop.call_soon_threadsafe(self._deliver, turn, result, error)

    def _hold_back(self, turn: Turn) -> None:
        """Nobody may tell from a bot's time that it had less to think about than usual."""
        while (left := turn.usual_s - self._turns.time_of(turn)) > 0:
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
    """Where a thought goes."""

    __slots__ = ("asked_at", "future", "loop")

    # Any: a pool keeps answers of every kind; whoever asked knows what its thought gives.
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
    """`_run` reports what there is to report by itself."""


def _stand_back() -> None:
    """Let the threads of the event loop and the store go first. Only Linux knows a priority of threads."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            thread = threading.get_native_id()
            usual = os.getpriority(os.PRIO_PROCESS, thread)
            os.setpriority(os.PRIO_PROCESS, thread, usual + NICENESS)
