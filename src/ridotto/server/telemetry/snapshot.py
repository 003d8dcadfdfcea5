"""A snapshot of a server's figures, as plain numbers that can be sent to other workers."""

from collections.abc import Mapping
from dataclasses import dataclass

from ridotto.server.telemetry.stats import Histogram

MOST_REASONS = 100
"""A NOTIFY payload is short; there are fewer reasons than this."""


@dataclass(frozen=True, slots=True)
class Timed:
    counts: tuple[int, ...]
    """Counts by upper bound (stats.SECONDS), the last for everything slower."""
    total_s: float


@dataclass(frozen=True, slots=True)
class Figures:
    """By name, without the prefix `ridotto_`."""

    gauges: dict[str, float]
    counters: dict[str, int]
    refusals: dict[str, int]
    """By reason."""
    times: dict[str, Timed]


def timed(histograms: Mapping[str, Histogram]) -> dict[str, Timed]:
    return {name: Timed(tuple(each.counts), each.total_s) for name, each in histograms.items()}
