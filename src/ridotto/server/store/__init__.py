"""Stores people and tables: one small interface, and SQLite or PostgreSQL behind it."""

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
    TableHead,
    TableIndex,
    TableRow,
)
from ridotto.server.store.opening import open_store
from ridotto.server.store.place import Database, Place
from ridotto.server.store.results import Cursor, HistoryRow, Result, ResultSummary, StatisticsRow
from ridotto.server.store.sqlite.store import SqliteStore

__all__ = [
    "Append",
    "Cursor",
    "Damage",
    "DamagedRow",
    "Database",
    "HistoryRow",
    "Listed",
    "Logged",
    "NewTable",
    "Person",
    "Place",
    "Result",
    "ResultSummary",
    "SqliteStore",
    "StatisticsRow",
    "Store",
    "StoreError",
    "StoredTable",
    "TableHead",
    "TableIndex",
    "TableRow",
    "open_store",
]
