"""What a server knows about itself at one moment, as plain numbers that other workers can be told."""

from collections.abc import Mapping
from dataclasses import dataclass

from ridotto.server.telemetry.stats import Histogram

MOST_REASONS = 100
"""The bell takes no long words; there are fewer reasons than that."""


@dataclass(frozen=True, slots=True)
class Timed:
    counts: tuple[int, ...]
    """By upper bound (stats.SECONDS), the last for all that took longer."""
    total_s: float


@dataclass(frozen=True, slots=True)
class Figures:
    """By name, without the `ridotto_` before it."""

    gauges: dict[str, float]
    counters: dict[str, int]
    refusals: dict[str, int]
    """By reason."""
    times: dict[str, Timed]


def timed(histograms: Mapping[str, Histogram]) -> dict[str, Timed]:
    return {name: Timed(tuple(each.counts), each.total_s) for name, each in histograms.items()}
