"""The time that tables go by; tests bring their own."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from ridotto.server.tables.state.times import time_of


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
