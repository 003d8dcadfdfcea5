"""What a store can fail with.

Errors of PostgreSQL are known by their code (SQLSTATE): who uses SQLite need not have its driver.
"""

import sqlite3

from ridotto.engine.errors import RidottoError

_CORRUPT = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_CORRUPT_STATES = ("XX001", "XX002")
_FULL_STATE = "53100"
_RACE_STATES = ("23505", "40P01", "55P03")
"""Somebody else has written the same entry, or holds what it needs."""
_LOST_RACES = ("log-conflict", "lease-lost")


class StoreError(RidottoError):
    """The store cannot do what it was asked for. It has said so in the log itself."""


class Damage(RidottoError):
    """What is wrong with a table that is kept. It may quote hidden cards: for the host, not for visitors."""


def is_of_engine(error: Exception) -> bool:
    """Whether the database complains, and not our own code."""
    return isinstance(error, sqlite3.Error) or hasattr(error, "sqlstate")


def is_race(error: Exception) -> bool:
    """Whether the engine complains only because another worker was first."""
    return _state(error) in _RACE_STATES


def is_lost_race(error: BaseException) -> bool:
    """Whether somebody else was first: that is no trouble."""
    return isinstance(error, StoreError) and error.code in _LOST_RACES


def failed(error: Exception) -> StoreError:
    if primary_code(error) == sqlite3.SQLITE_FULL or _state(error) == _FULL_STATE:
        return StoreError("store-full")
    return StoreError("store-failed", reason=str(error))


def is_corrupt(error: Exception) -> bool:
    """Whether the database itself cannot be read at this place, whoever asks."""
    return primary_code(error) in _CORRUPT or _state(error) in _CORRUPT_STATES


def primary_code(error: Exception) -> int:
    """SQLite's code without the details in its upper bytes; 0 where somebody else complains."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _state(error: Exception) -> str | None:
    return getattr(error, "sqlstate", None)
