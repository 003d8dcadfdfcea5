"""Bots think here, off the event loop and by turns, so that no table keeps another waiting."""

import asyncio
import os
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from ridotto.bots.bot import decide
from ridotto.bots.registry import find_bot
from ridotto.core.game import AnyGame, Seat
from ridotto.core.rng import Rng


def choose(game: AnyGame, level: str, s: Any, seat: Seat, rng: Rng) -> str:
    """A bot's whole choice as a line of the record."""
    bot = find_bot(game.id, level)
    actions: list[int] = []
    after = s
    for _ in range(game.picks_left(s, seat)):
        actions.append(decide(bot, game, after, seat, rng))
        after = game.apply(after, seat, actions[-1])
    return f"{seat} {game.format_move(s, seat, actions)}"


class Thinkers:
    """A few threads for all tables. A table that asks for much waits for itself, not the others for it."""

    def __init__(self, threads: int | None = None) -> None:
        self._free = threads or max(1, (os.cpu_count() or 2) - 1)
        self._pool = ThreadPoolExecutor(self._free, "ridotto-bot")
        self._waiting: dict[str, deque[tuple[Callable[[], str], asyncio.Future[str]]]] = {}
        """By table, the one whose turn it is first."""

    def ask(self, table: str, think: Callable[[], str]) -> "asyncio.Future[str]":
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
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

    def _finish(self, answer: "asyncio.Future[str]", thought: "asyncio.Future[str]") -> None:
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
