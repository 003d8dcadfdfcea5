"""The clock of the tables, and how logs and lists write times; tests use their own clock."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import lru_cache
from typing import Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> float:
        """Monotonic seconds."""
        ...

    def wall(self) -> str:
        """Date and time for the log, ISO 8601."""
        ...

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer: ...


class LoopClock:
    """The clock of the running event loop.

    `ahead_s`: how far the clock of the log is ahead of this machine's.
    """

    def __init__(self, ahead_s: Callable[[], float] = lambda: 0.0) -> None:
        self._ahead_s = ahead_s

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def wall(self) -> str:
        return time_of(time.time() + self._ahead_s())

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_at(when, callback)


def seconds_of(time: str) -> float:
    """Seconds since 1970. Raises a ValueError if the text is not a time."""
    return datetime.fromisoformat(time).timestamp()


def time_of(seconds: float) -> str:
    """ISO 8601, in UTC, to the nearest millisecond."""
    second, millisecond = divmod(round(seconds * 1000), 1000)
    return f"{_time_to_the_second(second)}.{millisecond:03}Z"


@lru_cache(maxsize=16)
def _time_to_the_second(second: int) -> str:
    """Cached: many moves are made in one second."""
    return datetime.fromtimestamp(second, UTC).replace(tzinfo=None).isoformat()
