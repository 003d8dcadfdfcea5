"""Where people and tables are kept: one small interface, and SQLite behind it."""

from ridotto.server.store.errors import Damage, StoreError
from ridotto.server.store.interface import (
    Append,
    DamagedRow,
    Listed,
    Logged,
    NewTable,
    Person,
    Store,
    StoredTable,
    TableIndex,
    TableRow,
)
from ridotto.server.store.results import Cursor, HistoryRow, Result, StatisticsRow, Told
from ridotto.server.store.sqlite import SqliteStore

__all__ = [
    "Append",
    "Cursor",
    "Damage",
    "DamagedRow",
    "HistoryRow",
    "Listed",
    "Logged",
    "NewTable",
    "Person",
    "Result",
    "SqliteStore",
    "StatisticsRow",
    "Store",
    "StoreError",
    "StoredTable",
    "TableIndex",
    "TableRow",
    "Told",
]
