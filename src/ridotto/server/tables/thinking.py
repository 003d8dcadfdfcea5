"""Bots think here, off the event loop and by turns, so that no table keeps another waiting."""

import asyncio
import contextlib
import os
import sys
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from ridotto.bots.bot import Bot, decide
from ridotto.bots.ready import is_ready
from ridotto.bots.registry import USUAL_LEVEL, find_bot
from ridotto.bots.search.bot import SearchBot
from ridotto.core.choice import whole_choice
from ridotto.core.game import AnyGame, Seat
from ridotto.core.rng import Rng

NICENESS = 5
"""Of the threads that think, beyond the server's: where processors are short, people are answered first."""
UNHURRIED = 5
"""Tables that may wait for a thread before bots think for a shorter time."""
LEAST_SHARE = 0.05
"""Of its time that a bot always has."""

T = TypeVar("T")


def choose(game: AnyGame, level: str, s: Any, seat: Seat, rng: Rng, share: float = 1.0) -> str:
    """A bot's whole choice as a line of the record, made in this part of its time."""
    bot = _able_bot(game.id, level, share)
    actions = whole_choice(game, s, seat, lambda now: decide(bot, game, now, seat, rng))
    return f"{seat} {game.format_move(s, seat, actions)}"


def _able_bot(game_id: str, level: str, share: float) -> Bot:
    """The bot of a level. Nobody waits for a compiler: until its code is there, another plays for it."""
    bot = find_bot(game_id, level)
    if not is_ready(bot):
        return find_bot(game_id, USUAL_LEVEL)
    return bot.hurried(share) if isinstance(bot, SearchBot) else bot


class Thinkers:
    """A few threads for all tables. A table that asks for much waits for itself, not the others for it."""

    def __init__(self, threads: int | None = None) -> None:
        self._threads = self._free = threads or max(1, (os.cpu_count() or 2) - 1)
        self._pool = ThreadPoolExecutor(self._free, "ridotto-bot", initializer=_stand_back)
        self._waiting: dict[str, deque[tuple[Callable[[], Any], asyncio.Future[Any]]]] = {}
        """By table, the one whose turn it is first."""

    @property
    def share(self) -> float:
        """The part of its time that a bot should take: less, the more tables wait."""
        rush = len(self._waiting) / (UNHURRIED * self._threads)
        return max(LEAST_SHARE, 1 / max(1.0, rush))

    def ask(self, table: str, think: Callable[[], T]) -> "asyncio.Future[T]":
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append((think, answer))
        self._begin()
        return answer

    async def close(self) -> None:
        """Finish the thoughts that are under way; the others are dropped."""
        for asked in self._waiting.values():
            for _, answer in asked:
                answer.cancel()
        self._waiting.clear()
        await asyncio.to_thread(self._pool.shutdown)

    def _begin(self) -> None:
        while self._free and self._waiting:
            table, asked = next(iter(self._waiting.items()))
            think, answer = asked.popleft()
            # To the end of the queue, so that every table has its turn.
            del self._waiting[table]
            if asked:
                self._waiting[table] = asked
            if not answer.cancelled():
                self._free -= 1
                thought = asyncio.get_running_loop().run_in_executor(self._pool, think)
                thought.add_done_callback(partial(self._finish, answer))

    def _finish(self, answer: "asyncio.Future[Any]", thought: "asyncio.Future[Any]") -> None:
        self._free += 1
        if thought.cancelled():
            answer.cancel()
        elif answer.cancelled():
            thought.exception()  # nobody wants to know any more
        elif error := thought.exception():
            answer.set_exception(error)
        else:
            answer.set_result(thought.result())
        self._begin()


def _stand_back() -> None:
    """Let the threads of the event loop and the store go first. Only Linux knows a priority of threads."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            thread = threading.get_native_id()
            usual = os.getpriority(os.PRIO_PROCESS, thread)
            os.setpriority(os.PRIO_PROCESS, thread, usual + NICENESS)
