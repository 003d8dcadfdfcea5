"""SQL that differs between PostgreSQL and SQLite."""

from ridotto.server.store.sql.connection import Connection, Dialect


def _probe(connection: Connection) -> None:
    connection.execute("UPDATE version SET number = number")


POSTGRES = Dialect(
    begin="BEGIN",
    probe=_probe,
    engaged_members="members",
)
