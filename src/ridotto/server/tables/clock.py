"""The time that tables go by, and how logs and lists write it; tests bring their own clock."""

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
        """Seconds that only ever grow."""
        ...

    def wall(self) -> str:
        """Date and time for the log, ISO 8601."""
        ...

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer: ...


class LoopClock:
    """The clock of the running event loop.

    `ahead_s`: how far the clock is ahead of this machine's that the log goes by.
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
    """Seconds since 1970. A ValueError where it is no time."""
    return datetime.fromisoformat(time).timestamp()


def time_of(seconds: float) -> str:
    """ISO 8601, in UTC, to the nearest millisecond."""
    second, millisecond = divmod(round(seconds * 1000), 1000)
    return f"{_time_to_the_second(second)}.{millisecond:03}Z"


@lru_cache(maxsize=16)
def _time_to_the_second(second: int) -> str:
    """Many moves are made in one second."""
    return datetime.fromtimestamp(second, UTC).replace(tzinfo=None).isoformat()
