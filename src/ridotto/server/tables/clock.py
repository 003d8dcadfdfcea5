"""The time that tables go by, and how logs and lists write it; tests bring their own clock."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
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
    """The clock of the running event loop."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def wall(self) -> str:
        return time_of(time.time())

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_at(when, callback)


def seconds_of(time: str) -> float:
    """Seconds since 1970. A ValueError where it is no time."""
    return datetime.fromisoformat(time).timestamp()


def time_of(seconds: float) -> str:
    """ISO 8601, in UTC, to the nearest millisecond."""
    return (
        datetime.fromtimestamp(round(seconds, 3), UTC)
        .isoformat(timespec="milliseconds")
        .replace("+00:00", "Z")
    )
