"""The tables that stay in memory though nobody looks at them, so that the next one who does need not wait."""

from collections import OrderedDict

from ridotto.server.tables.session.session import TableSession

MOST_BYTES = 64_000_000
"""Of all of them together: about a thousand usual matches, or thirty of the longest."""
TABLE_BYTES = 15_000
"""Of a table without its log."""
ENTRY_BYTES = 200
"""Of an entry with its share of the match."""


class KeptTables:
    """The one that was used least lately goes first."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, tuple[TableSession, int]] = OrderedDict()
        """With the bytes of each when it was last used."""
        self._bytes = 0

    def keep(self, session: TableSession) -> None:
        self.drop(session.id)
        size = TABLE_BYTES + ENTRY_BYTES * session.entries
        self._tables[session.id] = session, size
        self._bytes += size
        while self._bytes > MOST_BYTES and len(self._tables) > 1:
            self.drop(next(iter(self._tables)))

    def drop(self, table_id: str) -> None:
        _, size = self._tables.pop(table_id, (None, 0))
        self._bytes -= size
