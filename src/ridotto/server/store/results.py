"""How matches ended for each of their people."""

from dataclasses import dataclass

MOST_COUNTED = 5_000
"""Statistics use a person's last matches, so that they take the same time after years."""
LARGEST = 2**31 - 1
"""Of a score or another figure of a match: a larger one is damage. All sums are then exact in a browser."""


@dataclass(frozen=True, slots=True)
class ResultSummary:
    """The result of a match for a person who had a seat."""

    game: str
    setup: str
    """JSON: the options in which the game's setups differ."""
    is_counted: bool
    """Whether it counts in statistics: not if a bot played on for them."""
    is_won: bool
    score: int
    rounds: int
    figures: str
    """JSON: numbers by name, from the game's kit."""
    detail: str
    """JSON, for the code that makes the list."""


@dataclass(frozen=True, slots=True)
class Result:
    person: str
    table_id: str
    ended_at: str
    summary: ResultSummary | None
    """None: nothing."""


@dataclass(frozen=True, slots=True)
class Cursor:
    """The position after a page of a history."""

    ended_at: str
    table_id: str


@dataclass(frozen=True, slots=True)
class HistoryRow:
    result: Result
    has_table: bool
    """Whether the match can be replayed: an old one may have been archived."""


@dataclass(frozen=True, slots=True)
class FigureRow:
    """The sum and the highest value of one figure over many matches."""

    name: str
    total: int
    best: int
    best_table: str


@dataclass(frozen=True, slots=True)
class StatisticsRow:
    """One game and setup."""

    game: str
    setup: str
    matches: int
    wins: int
    points: int
    rounds: int
    recent: tuple[int, ...]
    """The last scores, the oldest of them first."""
    figures: tuple[FigureRow, ...]
