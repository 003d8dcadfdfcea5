"""How matches ended for each of their people: written and listed."""

import re
from collections.abc import Iterable, Iterator, Sequence

from ridotto.messages.profile import CURSOR
from ridotto.server.store.results import LARGEST, Cursor, HistoryRow, Result, ResultSummary
from ridotto.server.store.sql.connection import Connection

COLUMNS = "person, table_id, ended_at, game, setup, is_counted, is_won, score, rounds, figures, detail"
_CURSOR = re.compile(CURSOR)
_PLACES = ", ".join("?" for _ in COLUMNS.split(","))
_REPLACED = ", ".join(f"{name} = excluded.{name}" for name in COLUMNS.split(", ")[2:])


def write_results(connection: Connection, results: Iterable[Result]) -> None:
    # A person who deleted their history during the match gets no new entry.
    query = "SELECT 1 FROM people WHERE id = ?"
    rows = [_row(each) for each in results if connection.execute(query, (each.person,)).fetchone()]
    connection.executemany(
        f"INSERT INTO results ({COLUMNS}) VALUES ({_PLACES})"
        f" ON CONFLICT (person, table_id) DO UPDATE SET {_REPLACED}",
        rows,
    )


def _row(result: Result) -> tuple[object, ...]:
    summary = result.summary
    key = (result.person, result.table_id, result.ended_at)
    if summary is None:
        return (*key, *(None for _ in range(8)))
    return (
        *key,
        *(summary.game, summary.setup, summary.is_counted, summary.is_won, summary.score, summary.rounds),
        *(summary.figures, summary.detail),
    )


def history(
    connection: Connection, person_id: str, *, before: Cursor | None, most: int
) -> tuple[HistoryRow, ...]:
    """A person's matches, the last one first. Damaged rows are left out."""
    at, table_id = ("~", "") if before is None else (before.ended_at, before.table_id)
    query = (
        f"SELECT EXISTS (SELECT 1 FROM tables WHERE id = table_id), {COLUMNS} FROM results"
        " WHERE person = ? AND game IS NOT NULL AND (ended_at, table_id) < (?, ?)"
        " ORDER BY ended_at DESC, table_id DESC LIMIT ?"
    )
    looked_at = most
    while True:
        rows = connection.execute(query, (person_id, at, table_id, looked_at)).fetchall()
        found = tuple(_history_rows(rows))[:most]
        if len(found) == most or len(rows) < looked_at:
            return found
        looked_at *= 2


def _history_rows(rows: Iterable[Sequence[object]]) -> Iterator[HistoryRow]:
    for has_table, *row in rows:
        result = sound_result(row)
        if result is not None:
            yield HistoryRow(result, bool(has_table))


def sound_result(row: Sequence[object]) -> Result | None:
    """A row of `COLUMNS`; None: it is damaged."""
    person, table_id, ended_at, game, setup, is_counted, is_won, score, rounds, figures, detail = row
    if not isinstance(person, str) or not isinstance(table_id, str) or not isinstance(ended_at, str):
        return None
    if game is None:
        return Result(person, table_id, ended_at, None)
    if (
        not isinstance(game, str)
        or not isinstance(setup, str)
        or not isinstance(figures, str)
        or not isinstance(detail, str)
        or not isinstance(score, int)
        or not isinstance(rounds, int)
        or is_counted not in (0, 1)
        or is_won not in (0, 1)
        or max(abs(score), abs(rounds)) > LARGEST
        # Pages of a history end with these.
        or not _CURSOR.fullmatch(f"{ended_at}_{table_id}")
    ):
        return None
    summary = ResultSummary(game, setup, bool(is_counted), bool(is_won), score, rounds, figures, detail)
    return Result(person, table_id, ended_at, summary)


def tables_without_result(
    connection: Connection, person_id: str, *, among: int, most: int
) -> tuple[str, ...]:
    """Finished tables among a person's last ones that are not in their history yet."""
    query = (
        "SELECT table_id FROM (SELECT table_id FROM members WHERE person = ? AND is_over"
        " ORDER BY minute DESC LIMIT ?) AS played"
        " WHERE NOT EXISTS (SELECT 1 FROM results WHERE person = ? AND table_id = played.table_id) LIMIT ?"
    )
    rows: Sequence[tuple[object]] = connection.execute(query, (person_id, among, person_id, most)).fetchall()
    return tuple(table_id for (table_id,) in rows if isinstance(table_id, str))
