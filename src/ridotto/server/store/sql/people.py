"""People: finding them by their secret, their browsers, and deleting them."""

from collections.abc import Iterable

from ridotto.server.store.sql.changes import remove_tables
from ridotto.server.store.sql.connection import Connection, number_in


def add_device(connection: Connection, person_id: str, secret_hash: bytes) -> None:
    connection.execute(
        "INSERT INTO devices (secret_hash, person) SELECT ?, id FROM people WHERE id = ?",
        (secret_hash, person_id),
    )


def count_devices(connection: Connection, person_id: str) -> int:
    """All browsers of a person, the first one included."""
    devices = connection.execute("SELECT count(*) FROM devices WHERE person = ?", (person_id,))
    return number_in(devices) + 1


def keep_only_device(connection: Connection, person_id: str, secret_hash: bytes) -> None:
    connection.execute("DELETE FROM devices WHERE person = ?", (person_id,))
    connection.execute("UPDATE people SET secret_hash = ? WHERE id = ?", (secret_hash, person_id))


def forget_tables(connection: Connection, person_id: str, table_ids: Iterable[str]) -> list[str]:
    """Remove tables from a person's history. Deletes and returns those without other people.

    A table with other people keeps this person among its members, as its log says.
    """
    wanted = list(table_ids)
    alone = [table_id for table_id in wanted if _is_alone(connection, person_id, table_id)]
    remove_tables(connection, alone)
    connection.executemany(
        "DELETE FROM results WHERE person = ? AND table_id = ?",
        [(person_id, table_id) for table_id in wanted],
    )
    return alone


def _is_alone(connection: Connection, person_id: str, table_id: str) -> bool:
    query = (
        "SELECT 1 FROM members JOIN people ON people.id = members.person"
        " WHERE table_id = ? AND person <> ? LIMIT 1"
    )
    return connection.execute(query, (table_id, person_id)).fetchone() is None


def forget_idle(connection: Connection, people: Iterable[str]) -> None:
    done = " AND ".join(
        f"NOT EXISTS (SELECT 1 FROM {table} WHERE person = people.id)"
        for table in ("members", "results", "devices")
    )
    connection.executemany(
        f"DELETE FROM people WHERE id = ? AND name IS NULL AND {done}", [(person,) for person in people]
    )


def forget_person(connection: Connection, person_id: str) -> None:
    """Deletes their name, browsers and history; logs of other people's tables keep an id without a name."""
    for table, column in (("results", "person"), ("devices", "person"), ("people", "id")):
        connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (person_id,))
