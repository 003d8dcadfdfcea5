"""The time that a search has used. Searches may yield to each other; waiting does not count."""

import time
from collections.abc import Callable

GiveWay = Callable[[], float]
"""Called every few milliseconds: yields to others and returns the seconds spent waiting."""


def never_wait() -> float:
    return 0.0


class Stopwatch:
    def __init__(self, give_way: GiveWay = never_wait) -> None:
        self._give_way = give_way
        self._started = time.perf_counter()
        self._waited = 0.0

    def elapsed(self) -> float:
        """Seconds since the start, without those spent waiting."""
        self._waited += self._give_way()
        return time.perf_counter() - self._started - self._waited

    def start_next(self, seconds: float) -> None:
        """Start the next part when this one of `seconds` should have ended, so that delays do not add up."""
        self._started += seconds
