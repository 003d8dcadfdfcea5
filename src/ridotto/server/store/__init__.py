"""Where people and tables are kept: one small interface, and SQLite behind it."""

from ridotto.server.store.interface import Append, Glance, NewTable, Person, Store, StoredTable, TableRow
from ridotto.server.store.sqlite import SqliteStore

__all__ = ["Append", "Glance", "NewTable", "Person", "SqliteStore", "Store", "StoredTable", "TableRow"]
