"""What is written."""

from collections.abc import Iterable, Sequence

from ridotto.server.store.errors import StoreError, is_race
from ridotto.server.store.interface import Append, Change, NewTable, TableIndex
from ridotto.server.store.sql.connection import Connection
from ridotto.server.store.sql.results import write_results

_TO_THE_MINUTE = len("2026-01-01T00:00")


def make(connection: Connection, change: Change) -> None:
    if isinstance(change, NewTable):
        _add(connection, change)
        return
    try:
        _append(connection, change)
    except Exception as error:
        if is_race(error):
            raise StoreError("log-conflict") from None
        raise


def table_of(change: Change) -> str:
    return change.id if isinstance(change, NewTable) else change.table


def write_table_index(
    connection: Connection, table_id: str, index: TableIndex, before: TableIndex | None = None
) -> None:
    """Everything that is derived from the log of a table. `before`: what is there now, if that is known."""
    connection.execute(
        "UPDATE tables SET is_public = ?, status = ?, detail = ?, updated_at = ?, due = ? WHERE id = ?",
        (index.is_public, index.status, index.detail, index.updated_at, index.due, table_id),
    )
    wanted = member_rows(table_id, index)
    if before is not None and member_rows(table_id, before) == wanted:
        return
    if set(found_members(connection, table_id)) != set(wanted):
        connection.execute("DELETE FROM members WHERE table_id = ?", (table_id,))
        _write_members(connection, wanted)


def remove_tables(connection: Connection, table_ids: Iterable[str]) -> None:
    """Deletes tables with everything stored about them."""
    for table_id in table_ids:
        for table, column in (("log", "table_id"), ("members", "table_id"), ("tables", "id")):
            connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (table_id,))


MemberRow = tuple[str, str, bool, bool, str]
"""person, table_id, is_over, is_engaged, minute"""


def member_rows(table_id: str, index: TableIndex) -> list[MemberRow]:
    """The rows of `members`: most changes of a table within a minute leave them unchanged."""
    minute = index.updated_at[:_TO_THE_MINUTE]
    return [
        (person, table_id, index.status == "over", person in index.engaged, minute)
        for person in index.members
    ]


def found_members(connection: Connection, table_id: str) -> list[object]:
    query = "SELECT person, table_id, is_over, is_engaged, minute FROM members WHERE table_id = ?"
    return connection.execute(query, (table_id,)).fetchall()


def _add(connection: Connection, table: NewTable) -> None:
    index = table.index
    connection.execute(
        "INSERT INTO tables (id, seed, settings, is_public, status, detail, updated_at, due)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(table.id, table.seed, table.settings),
            *(index.is_public, index.status, index.detail, index.updated_at, index.due),
        ),
    )
    _write_log(connection, table.id, 0, index.updated_at, table.entries)
    _write_members(connection, member_rows(table.id, index))


def _append(connection: Connection, change: Append) -> None:
    if change.token is not None:
        _check_lease(connection, change.table, change.token)
    entry, *more = change.entries
    _write_next(connection, change.table, change.first, change.index.updated_at, entry)
    if more:
        _write_log(connection, change.table, change.first + 1, change.index.updated_at, more)
    write_table_index(connection, change.table, change.index, change.before)
    if change.results:
        write_results(connection, change.results)


def _check_lease(connection: Connection, table_id: str, token: str) -> None:
    """Checks the lease and locks its row until this transaction has ended."""
    query = "SELECT 1 FROM leases WHERE table_id = ? AND token = ? FOR SHARE"
    if connection.execute(query, (table_id, token)).fetchone() is None:
        raise StoreError("lease-lost")


def _write_next(connection: Connection, table_id: str, number: int, at: str, entry: str) -> None:
    """A writer whose log differs from the stored one must not append to it."""
    written = connection.execute(
        "INSERT INTO log (table_id, number, at, entry) SELECT ?, ?, ?, ?"
        " WHERE (SELECT max(number) FROM log WHERE table_id = ?) = ?",
        (table_id, number, at, entry, table_id, number - 1),
    )
    if not written.rowcount:
        raise StoreError("log-conflict")


def _write_log(connection: Connection, table_id: str, first: int, at: str, entries: Sequence[str]) -> None:
    connection.executemany(
        "INSERT INTO log (table_id, number, at, entry) VALUES (?, ?, ?, ?)",
        [(table_id, first + place, at, entry) for place, entry in enumerate(entries)],
    )


def _write_members(connection: Connection, rows: list[MemberRow]) -> None:
    connection.executemany(
        "INSERT INTO members (person, table_id, is_over, is_engaged, minute) VALUES (?, ?, ?, ?, ?)", rows
    )
