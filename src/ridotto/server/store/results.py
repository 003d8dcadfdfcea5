"""How matches ended for each of their people, in the file."""

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

MOST_COUNTED = 5_000
"""Statistics are drawn up from somebody's last matches, so that they take the same time after years."""
MOST_RECENT = 30
"""Scores in a chart."""


@dataclass(frozen=True, slots=True)
class Told:
    """What there is to tell of a match to somebody who had a seat."""

    game: str
    setup: str
    """JSON: the options in which the game's setups differ."""
    is_counted: bool
    """Whether it counts in statistics: not where a bot played on for them."""
    is_won: bool
    score: int
    rounds: int
    figures: str
    """JSON: numbers by name, from the game's kit."""
    detail: str
    """JSON, for whoever draws up the list."""


@dataclass(frozen=True, slots=True)
class Result:
    person: str
    table_id: str
    ended_at: str
    told: Told | None
    """None: nothing."""


@dataclass(frozen=True, slots=True)
class Cursor:
    """Where a page of a history ended."""

    ended_at: str
    table_id: str


@dataclass(frozen=True, slots=True)
class HistoryRow:
    result: Result
    has_table: bool
    """Whether the match can be looked at: an old one may have been put away."""


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


_COLUMNS = "person, table_id, ended_at, game, setup, is_counted, is_won, score, rounds, figures, detail"
_PLACES = ", ".join("?" for _ in _COLUMNS.split(","))


def write_results(connection: sqlite3.Connection, results: Iterable[Result]) -> None:
    # Whoever has deleted their history while a match went on keeps none.
    connection.executemany(
        f"INSERT OR REPLACE INTO results ({_COLUMNS}) SELECT {_PLACES}"
        " WHERE EXISTS (SELECT 1 FROM people WHERE id = ?)",
        [(*_row(each), each.person) for each in results],
    )


def _row(result: Result) -> tuple[object, ...]:
    told = result.told
    key = (result.person, result.table_id, result.ended_at)
    if told is None:
        return (*key, *(None for _ in range(8)))
    return (
        *key,
        *(told.game, told.setup, told.is_counted, told.is_won, told.score, told.rounds),
        *(told.figures, told.detail),
    )


def history(
    connection: sqlite3.Connection, person_id: str, *, before: Cursor | None, most: int
) -> tuple[HistoryRow, ...]:
    """Somebody's matches, the last one first."""
    at, table_id = ("~", "") if before is None else (before.ended_at, before.table_id)
    query = (
        f"SELECT {_COLUMNS}, EXISTS (SELECT 1 FROM tables WHERE id = table_id) FROM results"
        " WHERE person = ? AND game IS NOT NULL AND (ended_at, table_id) < (?, ?)"
        " ORDER BY ended_at DESC, table_id DESC LIMIT ?"
    )
    rows = connection.execute(query, (person_id, at, table_id, most)).fetchall()
    return tuple(_history_row(*row) for row in rows)


def _history_row(
    person: str, table_id: str, ended_at: str, game: str, setup: str, *rest: object
) -> HistoryRow:
    is_counted, is_won, score, rounds, figures, detail, has_table = rest
    told = Told(
        str(game), str(setup), bool(is_counted), bool(is_won), _int(score), _int(rounds),
        str(figures), str(detail),
    )  # fmt: skip
    return HistoryRow(Result(person, table_id, ended_at, told), bool(has_table))


def statistics(connection: sqlite3.Connection, person_id: str) -> tuple[StatisticsRow, ...]:
    """By game and setup, the one played most first."""
    last = (
        "(SELECT * FROM results WHERE person = ? AND game IS NOT NULL AND is_counted"
        " ORDER BY ended_at DESC, table_id DESC LIMIT ?)"
    )
    asked = (person_id, MOST_COUNTED)
    sums = connection.execute(
        "SELECT game, setup, count(*), sum(is_won), sum(score), sum(rounds)"
        f" FROM {last} GROUP BY game, setup ORDER BY count(*) DESC, game, setup",
        asked,
    ).fetchall()
    # SQLite takes the bare column from the row with the highest value.
    figures = connection.execute(
        "SELECT game, setup, figure.key, sum(figure.value), max(figure.value), table_id"
        f" FROM {last}, json_each(CASE WHEN json_valid(figures) THEN figures ELSE '{{}}' END) AS figure"
        " GROUP BY game, setup, figure.key",
        asked,
    ).fetchall()
    recent = connection.execute(
        "SELECT game, setup, score FROM (SELECT game, setup, score, ended_at, table_id,"
        " row_number() OVER (PARTITION BY game, setup ORDER BY ended_at DESC, table_id DESC) AS place"
        f" FROM {last}) WHERE place <= ? ORDER BY ended_at, table_id",
        (*asked, MOST_RECENT),
    ).fetchall()
    return tuple(
        StatisticsRow(
            game=game,
            setup=setup,
            matches=_int(matches),
            wins=_int(wins),
            points=_int(points),
            rounds=_int(rounds),
            recent=tuple(_int(score) for *key, score in recent if key == [game, setup]),
            figures=tuple(
                FigureRow(str(name), _int(total), _int(best), str(table_id))
                for *key, name, total, best, table_id in figures
                if key == [game, setup]
            ),
        )
        for game, setup, matches, wins, points, rounds in sums
    )


def tables_without_result(
    connection: sqlite3.Connection, person_id: str, *, among: int, most: int
) -> tuple[str, ...]:
    """Finished tables of somebody, among the last ones, that are not in their history yet."""
    query = (
        "SELECT table_id FROM (SELECT table_id FROM members WHERE person = ? AND is_over"
        " ORDER BY minute DESC LIMIT ?) AS played"
        " WHERE NOT EXISTS (SELECT 1 FROM results WHERE person = ? AND table_id = played.table_id) LIMIT ?"
    )
    rows: Sequence[tuple[str]] = connection.execute(query, (person_id, among, person_id, most)).fetchall()
    return tuple(table_id for (table_id,) in rows)


def _int(value: object) -> int:
    """A damaged number counts as none."""
    return value if isinstance(value, int) else 0
