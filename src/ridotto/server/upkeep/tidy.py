"""Archives old finished tables as records, then deletes them from the data file."""

import json
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, replace

from ridotto.engine.records.verify import verify
from ridotto.server.store import Damage
from ridotto.server.store.interface import Logged
from ridotto.server.store.sql.changes import remove_tables
from ridotto.server.store.sql.queries import entries_after, find_table, names
from ridotto.server.tables.session.messages import seat_names
from ridotto.server.tables.state.replaying import replayed
from ridotto.server.upkeep.archive import Archive

_AT_ONCE = 100
"""Tables per flush to disk."""


@dataclass(slots=True)
class Tally:
    put_away: int = 0
    damaged: int = 0
    """Damaged tables, which stay."""


def tidy(connection: sqlite3.Connection, archive: Archive, before: str) -> Tally:
    """Archive the finished tables that were not touched since a date (ISO 8601).

    If it is killed at any moment, each table is in the data file or in the archive, and the next run writes
    none twice.
    """
    tally = Tally()
    for table_ids in _batches(connection, before):
        lines = {table_id: _line(connection, table_id) for table_id in table_ids}
        whole = {table_id: line for table_id, line in lines.items() if line is not None}
        archive.add([line for table_id, line in whole.items() if not archive.has(table_id, line)])
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            remove_tables(connection, whole)
        tally.put_away += len(whole)
        tally.damaged += len(lines) - len(whole)
    return tally


def _batches(connection: sqlite3.Connection, before: str) -> Iterator[list[str]]:
    query = "SELECT id FROM tables WHERE id > ? AND status = 'over' AND updated_at < ? ORDER BY id LIMIT ?"
    last = ""
    while rows := connection.execute(query, (last, before, _AT_ONCE)).fetchall():
        last = rows[-1][0]
        yield [table_id for (table_id,) in rows]


def _line(connection: sqlite3.Connection, table_id: str) -> str | None:
    """A table as a record (docs/research/record.md) with its log and settings; None: it is damaged."""
    try:
        stored = find_table(connection, table_id)
        if stored is None:
            return None
        table = replayed(stored)
    except Damage:
        return None
    seats = seat_names(table.seating, names(connection, table.seating.people))
    extra = {
        "table": table_id,
        "seed": stored.seed,
        "settings": json.loads(stored.settings),
        "log": [_logged(each) for each in entries_after(connection, table_id, 0)],
    }
    record = replace(table.match.record(**extra), seats=seats)
    return record.dumps() if table.is_over and verify(record) is None else None


def _logged(logged: Logged) -> dict[str, object]:
    return {"at": logged.at, **json.loads(logged.entry)}
