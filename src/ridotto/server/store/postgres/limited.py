"""A connection that does not wait for ever."""

from time import monotonic
from typing import TypeVar

import psycopg
from psycopg.abc import PQGen

T = TypeVar("T")

ANSWER_S = 10.0
"""A statement of the server takes milliseconds. Who waits longer is told, and may come in elsewhere."""
LOOK_S = 0.1
"""Between two looks at Ctrl-C, as psycopg has it."""


class LimitedConnection(psycopg.Connection[tuple[object, ...]]):
    """TCP notices a machine that has vanished, but not a database, or a proxy before it, that has stopped."""

    limit_s: float | None = None

    def wait(self, gen: PQGen[T], interval: float = LOOK_S, timeout: float | None = None) -> T:
        limit, began = self.limit_s if timeout is None else timeout, monotonic()
        try:
            return super().wait(gen, interval, limit)
        except psycopg.OperationalError:
            if limit is None or monotonic() - began < limit:
                raise
            # Whether anything came of the statement is not known: whoever comes back finds out.
            self.pgconn.finish()
            raise psycopg.OperationalError(f"no answer within {limit:g} s") from None
