"""How matches ended for each of their people: written, listed and summed up."""

from collections.abc import Iterable, Sequence

from ridotto.server.store.results import (
    MOST_COUNTED,
    Cursor,
    FigureRow,
    HistoryRow,
    Result,
    StatisticsRow,
    Told,
)
from ridotto.server.store.sql.connection import Connection, Dialect

MOST_RECENT = 30
"""Scores in a chart."""

_COLUMNS = "person, table_id, ended_at, game, setup, is_counted, is_won, score, rounds, figures, detail"
_PLACES = ", ".join("?" for _ in _COLUMNS.split(","))
_REPLACED = ", ".join(f"{name} = excluded.{name}" for name in _COLUMNS.split(", ")[2:])


def write_results(connection: Connection, results: Iterable[Result]) -> None:
    # A person who deleted their history during the match gets no new entry.
    query = "SELECT 1 FROM people WHERE id = ?"
    rows = [_row(each) for each in results if connection.execute(query, (each.person,)).fetchone()]
    connection.executemany(
        f"INSERT INTO results ({_COLUMNS}) VALUES ({_PLACES})"
        f" ON CONFLICT (person, table_id) DO UPDATE SET {_REPLACED}",
        rows,
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
    connection: Connection, person_id: str, *, before: Cursor | None, most: int
) -> tuple[HistoryRow, ...]:
    """A person's matches, the last one first."""
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


def statistics(connection: Connection, person_id: str, dialect: Dialect) -> tuple[StatisticsRow, ...]:
    """By game and setup, the one played most first."""
    last = (
        "(SELECT * FROM results WHERE person = ? AND game IS NOT NULL AND is_counted"
        " ORDER BY ended_at DESC, table_id DESC LIMIT ?)"
    )
    asked = (person_id, MOST_COUNTED)
    sums = connection.execute(
        "SELECT game, setup, count(*), count(*) FILTER (WHERE is_won), sum(score), sum(rounds)"
        f" FROM {last} AS last GROUP BY game, setup ORDER BY count(*) DESC, game, setup",
        asked,
    ).fetchall()
    figures = connection.execute(dialect.figures.format(last=last), asked).fetchall()
    recent = connection.execute(
        "SELECT game, setup, score FROM (SELECT game, setup, score, ended_at, table_id,"
        " row_number() OVER (PARTITION BY game, setup ORDER BY ended_at DESC, table_id DESC) AS place"
        f" FROM {last} AS last) AS ranked WHERE place <= ? ORDER BY ended_at, table_id",
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
    connection: Connection, person_id: str, *, among: int, most: int
) -> tuple[str, ...]:
    """Finished tables among a person's last ones that are not in their history yet."""
    query = (
        "SELECT table_id FROM (SELECT table_id FROM members WHERE person = ? AND is_over"
        " ORDER BY minute DESC LIMIT ?) AS played"
        " WHERE NOT EXISTS (SELECT 1 FROM results WHERE person = ? AND table_id = played.table_id) LIMIT ?"
    )
    rows: Sequence[tuple[str]] = connection.execute(query, (person_id, among, person_id, most)).fetchall()
    return tuple(table_id for (table_id,) in rows)


def _int(value: object) -> int:
    """A damaged number counts as 0."""
    return value if isinstance(value, int) else 0
