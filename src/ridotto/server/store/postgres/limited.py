"""A connection with a time limit for statements."""

from time import monotonic
from typing import TypeVar

import psycopg
from psycopg.abc import PQGen

T = TypeVar("T")

ANSWER_S = 10.0
"""Statements take milliseconds. After this the caller gets an error and may try another worker.
"""
LOOK_S = 0.1
"""Seconds between two checks for Ctrl-C, as in psycopg."""


class LimitedConnection(psycopg.Connection[tuple[object, ...]]):
    """TCP notices a machine that has vanished, but not a database, or a proxy before it, that hangs."""

    limit_s: float | None = None

    def wait(self, gen: PQGen[T], interval: float = LOOK_S, timeout: float | None = None) -> T:
        limit, began = self.limit_s if timeout is None else timeout, monotonic()
        try:
            return super().wait(gen, interval, limit)
        except psycopg.OperationalError:
            if limit is None or monotonic() - began < limit:
                raise
            # It is unknown whether the statement took effect; after reconnecting, the log shows it.
            self.pgconn.finish()
            raise psycopg.OperationalError(f"no answer within {limit:g} s") from None
