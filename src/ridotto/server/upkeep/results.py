"""Finds damaged results of matches, and works them out again from the log while the table exists."""

import sqlite3
from collections.abc import Iterator

from ridotto.engine.notation import quote_short
from ridotto.server.store import Damage, Result
from ridotto.server.store.sql.queries import find_table
from ridotto.server.store.sql.results import COLUMNS, sound_result, write_results
from ridotto.server.store.sql.statistics import load_figures
from ridotto.server.tables.state.replaying import replayed
from ridotto.server.tables.state.results import load_result_detail, load_setup, results_of_finished
from ridotto.server.upkeep.finding import Finding


def check_results(connection: sqlite3.Connection) -> Iterator[Finding]:
    for row in connection.execute(f"SELECT {COLUMNS} FROM results"):
        if not _is_sound(row):
            yield _finding(connection, person=row[0], table_id=row[1])


def mend_result(connection: sqlite3.Connection, person: str, table_id: str) -> None:
    """Write what the log of the table says."""
    result = _by_the_log(connection, person, table_id)
    if result is not None:
        write_results(connection, [result])


def _is_sound(row: tuple[object, ...]) -> bool:
    result = sound_result(row)
    if result is None or result.summary is None:
        return result is not None
    try:
        load_setup(result.summary.setup)
        load_figures(result.summary.figures)
        load_result_detail(result.summary.detail)
    except ValueError:
        return False
    return True


def _finding(connection: sqlite3.Connection, person: object, table_id: object) -> Finding:
    damage = Damage("result-unreadable", person=quote_short(person))
    if not isinstance(person, str) or not isinstance(table_id, str):
        return Finding(quote_short(table_id), damage)
    can_mend = _by_the_log(connection, person, table_id) is not None
    return Finding(table_id, damage, can_mend=can_mend, person=person)


def _by_the_log(connection: sqlite3.Connection, person: str, table_id: str) -> Result | None:
    """None: there is no such table any more, nobody of this name, or the table is damaged too."""
    if connection.execute("SELECT 1 FROM people WHERE id = ?", (person,)).fetchone() is None:
        return None
    try:
        stored = find_table(connection, table_id)
        table = None if stored is None else replayed(stored)
    except (Damage, sqlite3.DatabaseError):
        return None
    if stored is None or table is None or not table.is_over:
        return None
    found = results_of_finished(stored.id, table, stored.updated_at)
    return next((result for result in found if result.person == person), None)
