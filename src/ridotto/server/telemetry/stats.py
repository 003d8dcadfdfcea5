"""What the server counts about itself while it runs (metrics.py shows it)."""

from bisect import bisect_left
from collections import Counter
from time import perf_counter

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The upper bounds of a histogram."""


class Histogram:
    """A histogram of durations."""

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.total_s = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total_s += seconds

    def timed(self) -> "_Timing":
        """Add the duration of a `with` block."""
        return _Timing(self)


class _Timing:
    """A class, since a generator-based context manager takes four times as long."""

    __slots__ = ("_began", "_histogram")

    def __init__(self, histogram: Histogram) -> None:
        self._histogram = histogram

    def __enter__(self) -> None:
        self._began = perf_counter()

    def __exit__(self, *_: object) -> None:
        self._histogram.add(perf_counter() - self._began)


class Stats:
    def __init__(self) -> None:
        self.moves = 0
        """Stored events of matches: moves of people and bots, deals."""
        self.frames = 0
        """Frames received on sockets, control frames included."""
        self.refusals: Counter[str] = Counter()
        """By reason: the code of a problem, or what was wrong with a connection."""
        self.requests_s = Histogram()
        """From a request at a table until its answer."""
        self.answers_s = Histogram()
        """From a whole HTTP request until its answer."""
        self.loop_lag_s = Histogram()
        """The delay of the event loop."""
