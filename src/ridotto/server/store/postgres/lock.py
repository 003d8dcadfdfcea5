"""One server for each database: an advisory lock that the connection holds which writes.

PostgreSQL lets go of it when that connection ends, however it ends. But a server that was cut off may come
back before PostgreSQL has noticed: then its own old connection is ended first. So whatever that one was
committing is decided before anything is read again.
"""

from dataclasses import dataclass

from ridotto.server.store.postgres.connection import Raw

KEY = 0x7269646F
"""Of the lock, in each database."""

_TRY = f"SELECT pg_try_advisory_lock({KEY})"
_ME = "SELECT pid, backend_start::text FROM pg_stat_activity WHERE pid = pg_backend_pid()"
_END = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE pid = %s AND backend_start::text = %s"
)
"""Waits until it has ended, at most five seconds."""


@dataclass(slots=True)
class Holder:
    """The connection that held the lock last."""

    identity: tuple[object, ...] | None = None


def hold(raw: Raw, holder: Holder) -> bool:
    """Whether this connection holds the lock now."""
    if holder.identity is not None:
        raw.execute(_END, holder.identity)
    row = raw.execute(_TRY.encode()).fetchone()
    if row is None or row[0] is not True:
        return False
    holder.identity = raw.execute(_ME).fetchone()
    return True
