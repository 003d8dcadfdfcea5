"""The errors of a store.

Errors of PostgreSQL are recognised by their code (SQLSTATE), so that SQLite works without its driver.
"""

import sqlite3

from ridotto.engine.errors import RidottoError

_CORRUPT = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_CORRUPT_STATES = ("XX001", "XX002")
_FULL_STATE = "53100"
_RACE_STATES = ("23505", "40P01", "55P03")
"""Another worker has written this entry already, or holds the lease that it needs."""
_LOST_RACES = ("log-conflict", "lease-lost")


class StoreError(RidottoError):
    """The store cannot do what was asked. It has logged the reason itself."""


class Damage(RidottoError):
    """What is wrong with a stored table. It may quote hidden cards: for the host, not for visitors."""


def is_of_engine(error: Exception) -> bool:
    """Whether the error comes from the database and not from our own code."""
    return isinstance(error, sqlite3.Error) or hasattr(error, "sqlstate")


def is_race(error: Exception) -> bool:
    """Whether the database refuses only because another worker was first."""
    return _state(error) in _RACE_STATES


def is_lost_race(error: BaseException) -> bool:
    """Whether another writer was first, which is not a failure."""
    return isinstance(error, StoreError) and error.code in _LOST_RACES


def failed(error: Exception) -> StoreError:
    if primary_code(error) == sqlite3.SQLITE_FULL or _state(error) == _FULL_STATE:
        return StoreError("store-full")
    return StoreError("store-failed", reason=str(error))


def is_corrupt(error: Exception) -> bool:
    """Whether the database itself cannot be read at this place, for any caller."""
    return primary_code(error) in _CORRUPT or _state(error) in _CORRUPT_STATES


def primary_code(error: Exception) -> int:
    """SQLite's primary error code; 0 for errors from elsewhere."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _state(error: Exception) -> str | None:
    return getattr(error, "sqlstate", None)
