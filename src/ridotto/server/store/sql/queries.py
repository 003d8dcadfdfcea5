"""Reads from the store. A damaged row does not prevent reading the others."""

from collections.abc import Iterable

from ridotto.server.store.errors import Damage, is_corrupt
from ridotto.server.store.interface import (
    STATUSES,
    DamagedRow,
    Listed,
    Logged,
    Person,
    StoredTable,
    TableHead,
    TableRow,
)
from ridotto.server.store.sql.connection import Connection, Dialect, number_in

# People


def person_by_hash(connection: Connection, secret_hash: bytes) -> Person | None:
    first = "SELECT id, name FROM people WHERE secret_hash = ?"
    other = "SELECT id, name FROM devices JOIN people ON id = person WHERE devices.secret_hash = ?"
    found = (connection.execute(query, (secret_hash,)).fetchone() for query in (first, other))
    row = next((row for row in found if row is not None), None)
    return None if row is None or not isinstance(row[0], str) else Person(row[0], _text_or_none(row[1]))


def names(connection: Connection, people: Iterable[str]) -> dict[str, str | None]:
    wanted = sorted(set(people))
    if not wanted:
        return {}
    query = f"SELECT id, name FROM people WHERE id IN ({', '.join('?' for _ in wanted)})"
    return {str(person): _text_or_none(name) for person, name in connection.execute(query, wanted)}


# One table


def find_table(connection: Connection, table_id: str) -> StoredTable | None:
    """Only what is not in the log is read from the other columns."""
    head = table_head(connection, table_id)
    if head is None:
        return None
    log = log_page(connection, table_id, 0, head.entries)
    return StoredTable(table_id, head.seed, head.settings, log[-1].at, log)


def table_head(connection: Connection, table_id: str) -> TableHead | None:
    try:
        row = connection.execute("SELECT seed, settings FROM tables WHERE id = ?", (table_id,)).fetchone()
        if row is None:
            return None
        seed, settings = _text("seed", row[0]), _text("settings", row[1])
        query = "SELECT count(*) FROM log WHERE table_id = ?"
        entries = number_in(connection.execute(query, (table_id,)))
    except Exception as error:
        raise _unreadable(error) from None
    if not entries:
        raise Damage("log-empty")
    return TableHead(table_id, seed, settings, entries)


def log_page(connection: Connection, table_id: str, number: int, most: int) -> tuple[Logged, ...]:
    try:
        return entries_after(connection, table_id, number, most)
    except Exception as error:
        raise _unreadable(error) from None


def entries_after(
    connection: Connection, table_id: str, number: int, most: int | None = None
) -> tuple[Logged, ...]:
    query = "SELECT number, at, entry FROM log WHERE table_id = ? AND number >= ? ORDER BY number"
    values: tuple[object, ...] = (table_id, number)
    if most is not None:
        query, values = f"{query} LIMIT ?", (*values, most)
    rows = connection.execute(query, values).fetchall()
    return tuple(_logged(expected, *row) for expected, row in enumerate(rows, start=number))


def _logged(expected: int, number: object, at: object, entry: object) -> Logged:
    if number != expected:
        raise Damage("log-gap", number=expected)
    if not isinstance(entry, str) or not isinstance(at, str):
        raise Damage("entry-unreadable", number=number)
    return Logged(at, entry)


# Lists


def tables_of(connection: Connection, person_id: str, *, unfinished: int, over: int) -> tuple[Listed, ...]:
    query = "SELECT table_id FROM members WHERE person = ? AND is_over = ? ORDER BY minute DESC LIMIT ?"
    found: list[Listed] = []
    for is_over, most in ((False, unfinished), (True, over)):
        rows = _listed(connection, query, (person_id, is_over, most))
        # `members` has the time to the minute only.
        found += sorted(rows, key=_updated_at, reverse=True)
    return tuple(found)


def due_tables(connection: Connection, at: str, most: int) -> tuple[str, ...]:
    query = "SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?"
    return tuple(table_id for (table_id,) in connection.execute(query, (at, most)))


def member_tables(connection: Connection, person_id: str, after: str, most: int) -> tuple[str, ...]:
    query = "SELECT table_id FROM members WHERE person = ? AND table_id > ? ORDER BY table_id LIMIT ?"
    return tuple(table_id for (table_id,) in connection.execute(query, (person_id, after, most)))


def public_tables(connection: Connection, most: int, skip: int) -> tuple[Listed, ...]:
    newest = "SELECT id FROM tables WHERE is_public AND status <> 'over' ORDER BY updated_at DESC"
    return tuple(_listed(connection, f"{newest} LIMIT ? OFFSET ?", (most, skip)))


def count_engaged(connection: Connection, person_id: str, most: int, dialect: Dialect) -> int:
    engaged = f"SELECT 1 FROM {dialect.engaged_members} WHERE person = ? AND is_engaged LIMIT ?"
    return number_in(connection.execute(f"SELECT count(*) FROM ({engaged}) AS engaged", (person_id, most)))


def _listed(connection: Connection, query: str, values: tuple[object, ...]) -> list[Listed]:
    """One by one, since an unreadable page of the file would make a join fail for all of them."""
    ids = connection.execute(query, values).fetchall()
    found = (_list_row(connection, table_id) for (table_id,) in ids)
    return [row for row in found if row is not None]


def _list_row(connection: Connection, table_id: str) -> Listed | None:
    """One table as a list shows it; None if there is none."""
    try:
        query = "SELECT settings, status, detail, updated_at FROM tables WHERE id = ?"
        row = connection.execute(query, (table_id,)).fetchone()
        return None if row is None else _table_row(table_id, *row)
    except Damage as damage:
        return DamagedRow(table_id, damage)
    except Exception as error:
        return DamagedRow(table_id, _unreadable(error))


def _table_row(table_id: str, settings: object, status: object, detail: object, at: object) -> TableRow:
    settings, detail = _text("settings", settings), _text("detail", detail)
    updated_at = _text("updated_at", at)
    if status not in STATUSES:
        raise Damage("column-unreadable", column="status")
    return TableRow(table_id, settings, status, detail, updated_at)


def _updated_at(row: Listed) -> str:
    return row.updated_at if isinstance(row, TableRow) else ""


# What is damaged


def _text(column: str, value: object) -> str:
    if not isinstance(value, str):
        raise Damage("column-unreadable", column=column)
    return value


def _text_or_none(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _unreadable(error: Exception) -> Damage:
    """Turns an error about corrupt data into `Damage`; raises any other."""
    if not is_corrupt(error):
        raise error
    return Damage("page-unreadable", reason=str(error))
