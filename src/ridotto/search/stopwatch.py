"""The time that a search has taken. Searches may have to take turns; waiting does not count."""

import time
from collections.abc import Callable

GiveWay = Callable[[], float]
"""Called every few milliseconds: lets others have their turn, and returns the seconds that took."""


def never_wait() -> float:
    return 0.0


class Stopwatch:
    def __init__(self, give_way: GiveWay = never_wait) -> None:
        self._give_way = give_way
        self._started = time.perf_counter()
        self._waited = 0.0

    def elapsed(self) -> float:
        """Seconds since it was started, less those in which others had their turn."""
        self._waited += self._give_way()
        return time.perf_counter() - self._started - self._waited

    def start_next(self, seconds: float) -> None:
        """Start anew from when a part of so many seconds should have ended: delays do not add up."""
        self._started += seconds
