"""Sums over the deals: points, wins, the cross-play matrix, and their intervals.

Tables of one deal share their cards, so a deal is one observation: the mean over its tables.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from ridotto.arena.play import DealResult, TableResult
from ridotto.arena.ratings import Ratings
from ridotto.arena.times import Times

NORMAL_95 = 1.96


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with the half-width of its 95 % interval; None after a single observation."""

    mean: float
    within: float | None


class Mean:
    """A running mean and spread (Welford)."""

    def __init__(self) -> None:
        self._count = 0
        self._mean = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        self._count += 1
        off = value - self._mean
        self._mean += off / self._count
        self._squares += off * (value - self._mean)

    def estimate(self) -> Estimate | None:
        if not self._count:
            return None
        if self._count == 1:
            return Estimate(self._mean, None)
        return Estimate(self._mean, NORMAL_95 * sqrt(self._squares / (self._count - 1) / self._count))


class Tally:
    def __init__(self, bots: int) -> None:
        self.deals = 0
        self.tables = 0
        self.ratings = Ratings(bots)
        self.times = [Times() for _ in range(bots)]
        self.faults: list[list[str]] = [[] for _ in range(bots)]
        self._points = [Mean() for _ in range(bots)]
        self._wins = [Mean() for _ in range(bots)]
        self._margins = [[Mean() for _ in range(bots)] for _ in range(bots)]

    def add(self, deal: DealResult) -> None:
        self.deals += 1
        self.tables += len(deal.tables)
        for table in deal.tables:
            self.ratings.add(table)
        for mine, theirs in zip(self.times, deal.times, strict=True):
            mine.merge(theirs)
        for kept, faults in zip(self.faults, deal.faults, strict=True):
            kept.extend(faults)
        _add_means(self._points, (points_by_bot(table) for table in deal.tables))
        _add_means(self._wins, (wins_by_bot(table) for table in deal.tables))
        self._add_margins(deal.tables)

    def points(self, bot: int) -> Estimate | None:
        return self._points[bot].estimate()

    def wins(self, bot: int) -> Estimate | None:
        return self._wins[bot].estimate()

    def margin(self, bot: int, other: int) -> Estimate | None:
        """Points per seat more than another bot at the same tables."""
        return self._margins[bot][other].estimate()

    def _add_margins(self, tables: Sequence[TableResult]) -> None:
        found: dict[tuple[int, int], list[float]] = defaultdict(list)
        for table in tables:
            means = {bot: fmean(points) for bot, points in points_by_bot(table).items()}
            for bot, mean in means.items():
                for other, others_mean in means.items():
                    if bot != other:
                        found[bot, other].append(mean - others_mean)
        for (bot, other), margins in found.items():
            self._margins[bot][other].add(fmean(margins))


def _add_means(means: Sequence[Mean], tables: Iterable[dict[int, list[float]]]) -> None:
    """One observation for each bot of a deal."""
    together: dict[int, list[float]] = defaultdict(list)
    for by_bot in tables:
        for bot, values in by_bot.items():
            together[bot] += values
    for bot, values in together.items():
        means[bot].add(fmean(values))


def points_by_bot(table: TableResult) -> dict[int, list[float]]:
    """The scores of each bot's seats."""
    found: dict[int, list[float]] = defaultdict(list)
    for bot, score in zip(table.seating, table.scores, strict=True):
        found[bot].append(score)
    return found


def wins_by_bot(table: TableResult) -> dict[int, list[float]]:
    """For each party of a bot its share of the win: 1 alone, a half if two share it, 0 if it lost."""
    winning = {table.parties[seat] for seat in table.winners}
    found: dict[int, list[float]] = defaultdict(list)
    for party in sorted(set(table.parties)):
        found[table.seating[party]].append(1 / len(winning) if party in winning else 0)
    return found
