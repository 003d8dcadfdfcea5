"""How long moves took: a histogram fine enough for quantiles within 5 %."""

from collections import Counter
from collections.abc import Mapping
from math import exp, log

WIDTH = log(1.05)
SHORTEST_S = 1e-7


class Times:
    def __init__(self, counts: Mapping[int, int] | None = None) -> None:
        self._buckets: Counter[int] = Counter(counts)

    @property
    def counts(self) -> Mapping[int, int]:
        """How many moves by bucket."""
        return self._buckets

    def add(self, seconds: float) -> None:
        self._buckets[round(log(max(seconds, SHORTEST_S)) / WIDTH)] += 1

    def merge(self, other: "Times") -> None:
        self._buckets += other._buckets

    @property
    def count(self) -> int:
        return self._buckets.total()

    def quantile(self, share: float) -> float:
        """Seconds within which this share of the moves was made; 0 if there were none."""
        needed = share * self.count
        for bucket in sorted(self._buckets):
            needed -= self._buckets[bucket]
            if needed <= 0:
                return exp(bucket * WIDTH)
        return 0.0
