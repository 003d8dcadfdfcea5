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
from ridotto.server.store.sqlite import SqliteStore

__all__ = [
    "Append",
    "Damage",
    "DamagedRow",
    "Listed",
    "Logged",
    "NewTable",
    "Person",
    "SqliteStore",
    "Store",
    "StoreError",
    "StoredTable",
    "TableIndex",
    "TableRow",
]
