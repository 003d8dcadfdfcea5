"""A connection that reconnects after a loss, with the few methods that the store's statements need."""

import logging
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from time import monotonic
from typing import TypeAlias

import psycopg
from psycopg.pq import TransactionStatus

from ridotto.server.store.errors import StoreError
from ridotto.server.store.postgres.limited import LimitedConnection
from ridotto.server.store.sql.connection import Rows
from ridotto.server.telemetry.log import CHANGE

_log = logging.getLogger(__name__)

RETRY_S = 1.0
"""Seconds between two attempts to reconnect. Calls in between fail at once."""

Raw: TypeAlias = LimitedConnection


class PostgresConnection:
    """Used by one thread. `connect` opens and prepares a connection, or raises a `psycopg.Error`."""

    def __init__(self, raw: Raw, connect: Callable[[], Raw], what: str) -> None:
        self._raw = raw
        self._connect = connect
        self._what = what
        self._tried_at = 0.0
        self.is_lost = False
        """Whether the connection was lost and is not back yet."""
        self._is_explained = False

    @property
    def in_transaction(self) -> bool:
        return not self._raw.closed and self._raw.info.transaction_status != TransactionStatus.IDLE

    def ensure(self) -> None:
        """Reconnect after a loss, or raise `store-unreachable`."""
        if not self._raw.closed:
            return
        self._lose("the connection was closed")
        now = monotonic()
        if now - self._tried_at < RETRY_S:
            raise StoreError("store-unreachable")
        self._tried_at = now
        try:
            self._raw = self._connect()
        except psycopg.Error as error:
            self._explain(error)
            raise StoreError("store-unreachable") from None
        self.is_lost = self._is_explained = False
        _log.warning("%s: the database is back", self._what, extra=CHANGE)

    def execute(self, statement: str, values: Sequence[object] = (), /) -> Rows:
        try:
            found = self._raw.execute(_translated(statement), values or None)
        except psycopg.Error as error:
            raise self._told(error) from None
        if statement == "COMMIT" and found.statusmessage != "COMMIT":
            # PostgreSQL answers COMMIT with ROLLBACK if an earlier statement has failed.
            raise StoreError("store-failed", reason=str(found.statusmessage))
        return found

    def executemany(self, statement: str, rows: Iterable[Sequence[object]], /) -> object:
        try:
            self._raw.cursor().executemany(_translated(statement), rows)
        except psycopg.Error as error:
            raise self._told(error) from None
        return None

    def close(self) -> None:
        self._raw.close()

    def _told(self, error: psycopg.Error) -> Exception:
        if is_driver_stuck(error):
            self._raw.close()
        if not self._raw.closed:
            return error
        self._lose(str(error).strip().partition("\n")[0])
        return StoreError("store-unreachable")

    def _lose(self, reason: str) -> None:
        """One line in the log for each loss."""
        if not self.is_lost:
            self.is_lost = True
            _log.error("%s: the database cannot be reached: %s", self._what, reason, extra=CHANGE)

    def _explain(self, error: psycopg.Error) -> None:
        """Why reconnecting fails, once for each loss: often not for the reason of the loss."""
        if not self._is_explained:
            self._is_explained = True
            _log.error("%s: reconnecting failed: %s", self._what, told_reason(error))


def told_reason(error: psycopg.Error) -> str:
    """The end of the first line; before it libpq names the address. It quotes no password."""
    told = error.diag.message_primary or str(error).strip().partition("\n")[0]
    return told.rpartition("FATAL:")[2].strip() if "FATAL:" in told else told


def is_driver_stuck(error: psycopg.Error) -> bool:
    """Whether the database was not reached, or the driver cannot go on; not whether a statement was refused.

    If a connection breaks between the rows of `executemany`, it stays open and refuses everything.
    """
    return isinstance(error, psycopg.OperationalError) and error.sqlstate is None


@cache
def _translated(statement: str) -> bytes:
    return statement.replace("?", "%s").encode()
