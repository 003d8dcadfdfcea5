"""Finds what is wrong with a data file."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace

from ridotto.engine.notation import quote_short
from ridotto.server.store import Damage, StoredTable, TableIndex
from ridotto.server.store.sql.changes import found_members, member_rows
from ridotto.server.store.sql.queries import find_table
from ridotto.server.tables.state.replaying import replayed
from ridotto.server.tables.state.table import load_detail, table_index_of
from ridotto.server.upkeep.finding import Finding
from ridotto.server.upkeep.results import check_results


def check(connection: sqlite3.Connection) -> Iterator[Finding]:
    """All findings: of SQLite, of people, of each table by the rules of its game, and of results."""
    for part in (_of_sqlite, _of_people, _of_devices, _of_tables, check_results):
        try:
            yield from part(connection)
        except sqlite3.DatabaseError as error:
            yield Finding(None, Damage("file-corrupt", reason=str(error)))


def count_tables(connection: sqlite3.Connection) -> int:
    """How many tables there are; 0 if the list of tables cannot be read."""
    try:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.DatabaseError:
        return 0


# The file


def _of_sqlite(connection: sqlite3.Connection) -> Iterator[Finding]:
    for (told,) in connection.execute("PRAGMA integrity_check"):
        if told != "ok":
            # Indexes can be rebuilt from the tables.
            yield Finding(None, Damage("file-corrupt", reason=told), can_mend=" index " in told)


def _of_people(connection: sqlite3.Connection) -> Iterator[Finding]:
    for person, name in connection.execute("SELECT id, name FROM people"):
        if not isinstance(person, str) or not isinstance(name, str | None):
            yield Finding(None, Damage("person-unreadable", person=quote_short(person)))


def _of_devices(connection: sqlite3.Connection) -> Iterator[Finding]:
    for is_hash, person in connection.execute("SELECT typeof(secret_hash) = 'blob', person FROM devices"):
        if not is_hash or not isinstance(person, str):
            yield Finding(None, Damage("device-unreadable", person=quote_short(person)))


# Tables


def _of_tables(connection: sqlite3.Connection) -> Iterator[Finding]:
    # From three places: an id that cannot be read in one may be readable in another.
    tables = _ids(connection, "SELECT id FROM tables")
    log = _ids(connection, "SELECT DISTINCT table_id FROM log")
    members = _ids(connection, "SELECT DISTINCT table_id FROM members")
    for table_id in tables | log | members:
        with _one_moment(connection):
            finding = _of_table(connection, table_id)
            if finding is None and isinstance(table_id, str) and table_id not in tables:
                finding = _of_orphans(connection, table_id, has_log=table_id in log)
        if finding is not None:
            yield finding


def _ids(connection: sqlite3.Connection, query: str) -> dict[object, None]:
    """In order, as far as they can be read; SQLite's own check has reported the rest."""
    found: dict[object, None] = {}
    with suppress(sqlite3.DatabaseError):
        for (table_id,) in connection.execute(query):
            found[table_id] = None
    return found


def _of_table(connection: sqlite3.Connection, table_id: object) -> Finding | None:
    if not isinstance(table_id, str):
        return Finding(quote_short(table_id), Damage("column-unreadable", column="id"))
    try:
        stored = find_table(connection, table_id)
        wrong = stored and _wrong_columns(connection, table_id, index_by_the_log(stored))
    except Damage as damage:
        return Finding(table_id, damage)
    except sqlite3.DatabaseError as error:
        return Finding(table_id, Damage("page-unreadable", reason=str(error)))
    if not wrong:
        return None
    return Finding(table_id, Damage("glance-wrong", columns=", ".join(wrong)), can_mend=True)


def _of_orphans(connection: sqlite3.Connection, table_id: str, *, has_log: bool) -> Finding | None:
    """Rows of a table that does not exist, unless it was created since the tables were listed."""
    if connection.execute("SELECT 1 FROM tables WHERE id = ?", (table_id,)).fetchone():
        return None
    if has_log:
        return Finding(table_id, Damage("log-without-table"))
    return Finding(table_id, Damage("members-without-table"), can_mend=True)


def index_by_the_log(stored: StoredTable) -> TableIndex:
    """The derived columns that a table must have. Raises `Damage` if the log cannot be played."""
    return table_index_of(replayed(stored), (), stored.updated_at)


def _wrong_columns(connection: sqlite3.Connection, table_id: str, right: TableIndex) -> list[str]:
    query = "SELECT is_public, status, detail, updated_at, due FROM tables WHERE id = ?"
    is_public, status, detail, updated_at, due = connection.execute(query, (table_id,)).fetchone()
    if isinstance(updated_at, str) and updated_at > right.updated_at:
        raise Damage("log-cut-short", at=updated_at)
    is_right = {
        "is_public": is_public == right.is_public,
        "status": status == right.status,
        "detail": _is_same_detail(detail, right.detail),
        "updated_at": updated_at == right.updated_at,
        "due": due == right.due,
        "members": set(found_members(connection, table_id)) == set(member_rows(table_id, right)),
    }
    return [column for column, is_so in is_right.items() if not is_so]


def _is_same_detail(found: object, right: str) -> bool:
    """Older versions wrote the same in another form, and no scores."""
    try:
        kept, told = load_detail(found) if isinstance(found, str) else None, load_detail(right)
    except ValueError:
        return False
    if kept is not None and kept.scores is None:
        told = replace(told, scores=None, winners=None)
    return kept == told


@contextmanager
def _one_moment(connection: sqlite3.Connection) -> Iterator[None]:
    """A read transaction: a consistent snapshot while a server writes."""
    connection.execute("BEGIN")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
