"""SQL that differs between PostgreSQL and SQLite."""

from ridotto.server.store.sql.connection import Connection, Dialect


def _probe(connection: Connection) -> None:
    connection.execute("UPDATE version SET number = number")


POSTGRES = Dialect(
    begin="BEGIN",
    probe=_probe,
    engaged_members="members",
    figures=(
        "SELECT game, setup, figure.key, sum(figure.value::bigint)::bigint, max(figure.value::bigint),"
        " (array_agg(table_id ORDER BY figure.value::bigint DESC))[1]"
        " FROM {last} AS last, json_each_text(figures::json) AS figure GROUP BY game, setup, figure.key"
    ),
)
