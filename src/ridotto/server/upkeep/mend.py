"""Repairs what is derived from the logs. The logs themselves are never changed."""

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from ridotto.server.store import Damage
from ridotto.server.store.sql.changes import write_table_index
from ridotto.server.store.sql.queries import entries_after, find_table
from ridotto.server.store.sqlite.opening import open_file, real_path
from ridotto.server.upkeep.backup import copy
from ridotto.server.upkeep.check import index_by_the_log
from ridotto.server.upkeep.finding import Finding
from ridotto.server.upkeep.reading import reading
from ridotto.server.upkeep.results import mend_result


def mend(given: Path, findings: Sequence[Finding]) -> Path:
    """Repair what can be repaired of these; returns the path of a copy of the file as it was.

    The file is locked meanwhile, as by a server.
    """
    kept = _kept_copy(given)
    try:
        file = open_file(given)
    except BaseException:
        kept.unlink()
        raise
    try:
        _mend(file.writing, [finding for finding in findings if finding.can_mend])
    finally:
        file.close()
    return kept


def _kept_copy(given: Path) -> Path:
    path = real_path(given)
    kept = path.with_name(f"{path.name}.before-mend-{datetime.now(UTC):%Y%m%dT%H%M%SZ}")
    with reading(given) as source:
        copy(source, kept)
    return kept


def _mend(connection: sqlite3.Connection, findings: Sequence[Finding]) -> None:
    for finding in findings:
        # Anything that still cannot be read or written is found by the next check.
        with suppress(Damage, sqlite3.DatabaseError), connection:
            if finding.table is None:
                connection.execute("REINDEX")
            else:
                connection.execute("BEGIN IMMEDIATE")
                if finding.person is None:
                    _mend_table(connection, finding.table)
                else:
                    mend_result(connection, finding.person, finding.table)


def _mend_table(connection: sqlite3.Connection, table_id: str) -> None:
    stored = find_table(connection, table_id)
    if stored is not None:
        write_table_index(connection, table_id, index_by_the_log(stored))
    elif not entries_after(connection, table_id, 0):
        connection.execute("DELETE FROM members WHERE table_id = ?", (table_id,))
