"""The store as one SQLite file."""

import asyncio
from pathlib import Path

from ridotto.server.store.sql.connection import Connection, Dialect, number_in
from ridotto.server.store.sql.store import SqlStore
from ridotto.server.store.sqlite.opening import OpenFile, open_file


def _probe(connection: Connection) -> None:
    version = number_in(connection.execute("PRAGMA user_version"))
    connection.execute(f"PRAGMA user_version = {version}")


SQLITE = Dialect(
    begin="BEGIN IMMEDIATE",
    probe=_probe,
    # SQLite would choose the primary key, and with it read all tables of this person.
    engaged_members="members INDEXED BY engaged_members",
)


class SqliteStore(SqlStore):
    """In WAL mode, readers do not wait for the writer."""

    def __init__(self, file: OpenFile) -> None:
        check = file.watch.check
        super().__init__(file.writing, file.reading, SQLITE, check_writing=check, check_reading=check)
        self._file = file

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Open or create the file; raises a `RidottoError` that says what to do if that fails."""
        return cls(await asyncio.to_thread(open_file, path))

    def _close(self) -> None:
        super()._close()
        self._file.close()
