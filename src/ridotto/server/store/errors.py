"""What a store can fail with."""

import sqlite3

from ridotto.engine.errors import RidottoError

_CORRUPT = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class StoreError(RidottoError):
    """The store cannot do what it was asked for. It has said so in the log itself."""


class Damage(RidottoError):
    """What is wrong with a table that is kept. It may quote hidden cards: for the host, not for visitors."""


def failed(error: sqlite3.Error) -> StoreError:
    if primary_code(error) == sqlite3.SQLITE_FULL:
        return StoreError("store-full")
    return StoreError("store-failed", reason=str(error))


def is_corrupt(error: sqlite3.Error) -> bool:
    """Whether the file itself cannot be read at this place, whoever asks."""
    return primary_code(error) in _CORRUPT


def primary_code(error: sqlite3.Error) -> int:
    """SQLite's code without the details in its upper bytes; 0 where Python itself complains."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF
