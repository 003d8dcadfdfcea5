"""Sums up a person's matches: here and not in SQL, where one damaged row would make the sums wrong."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field

from ridotto.server.store.results import (
    LARGEST,
    MOST_COUNTED,
    FigureRow,
    Result,
    ResultSummary,
    StatisticsRow,
)
from ridotto.server.store.sql.connection import Connection
from ridotto.server.store.sql.results import COLUMNS, sound_result

MOST_RECENT = 30
"""Scores in a chart."""


def statistics(connection: Connection, person_id: str) -> tuple[StatisticsRow, ...]:
    """By game and setup, the one played most first."""
    query = (
        f"SELECT {COLUMNS} FROM results WHERE person = ? AND game IS NOT NULL AND is_counted"
        " ORDER BY ended_at DESC, table_id DESC LIMIT ?"
    )
    rows = connection.execute(query, (person_id, MOST_COUNTED))
    return _summed_up(found for row in rows if (found := sound_result(row)) is not None)


def load_figures(text: str) -> dict[str, int]:
    """Raises a ValueError if they are invalid."""
    try:
        figures = json.loads(text)
    except RecursionError:
        raise ValueError("too deep") from None
    if not isinstance(figures, dict) or not all(_is_figure(value) for value in figures.values()):
        raise ValueError("no figures")
    return figures


def _is_figure(value: object) -> bool:
    return type(value) is int and abs(value) <= LARGEST


@dataclass(slots=True)
class _Sums:
    """Of one game and setup."""

    matches: int = 0
    wins: int = 0
    points: int = 0
    rounds: int = 0
    recent: list[int] = field(default_factory=list)
    """The last score first."""
    figures: dict[str, FigureRow] = field(default_factory=dict)

    def add(self, summary: ResultSummary, table_id: str, figures: dict[str, int]) -> None:
        self.matches += 1
        self.wins += summary.is_won
        self.points += summary.score
        self.rounds += summary.rounds
        if len(self.recent) < MOST_RECENT:
            self.recent.append(summary.score)
        for name, value in figures.items():
            before = self.figures.get(name)
            if before is None:
                self.figures[name] = FigureRow(name, value, value, table_id)
            elif value > before.best:
                self.figures[name] = FigureRow(name, before.total + value, value, table_id)
            else:
                self.figures[name] = FigureRow(name, before.total + value, before.best, before.best_table)


def _summed_up(results: Iterable[Result]) -> tuple[StatisticsRow, ...]:
    """The last match first."""
    sums: dict[tuple[str, str], _Sums] = {}
    # Many matches have the same ones.
    known: dict[str, dict[str, int] | None] = {}
    for result in results:
        summary = result.summary
        if summary is None:
            continue
        if summary.figures not in known:
            known[summary.figures] = _figures(summary.figures)
        figures = known[summary.figures]
        if figures is not None:
            sums.setdefault((summary.game, summary.setup), _Sums()).add(summary, result.table_id, figures)
    by_matches = sorted(sums.items(), key=lambda each: (-each[1].matches, each[0]))
    return tuple(_row(game, setup, found) for (game, setup), found in by_matches)


def _figures(text: str) -> dict[str, int] | None:
    """None if they are damaged, and with them the row."""
    try:
        return load_figures(text)
    except ValueError:
        return None


def _row(game: str, setup: str, sums: _Sums) -> StatisticsRow:
    return StatisticsRow(
        game=game,
        setup=setup,
        matches=sums.matches,
        wins=sums.wins,
        points=sums.points,
        rounds=sums.rounds,
        recent=tuple(reversed(sums.recent)),
        figures=tuple(sums.figures.values()),
    )
