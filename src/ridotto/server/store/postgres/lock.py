"""One server for each database, or several workers that share it: an advisory lock on the writing connection.

PostgreSQL releases it when that connection ends, however it ends. A server that was cut off may reconnect
before PostgreSQL has noticed: then it first terminates its own old connection. So the outcome of a commit in
progress is decided before anything is read again.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256

from ridotto.server.store.postgres.connection import Raw

KEY = 0x7269646F
"""The key of the lock, in each database."""

DOOR_KEY = KEY + 1
"""Held while a worker joins, so that only one of them migrates the database."""

NAMES_KEY = KEY + 2
"""The first half of a lock whose second half tells the names of a room: all its workers hold the same."""

_TRY = f"SELECT pg_try_advisory_lock({KEY})"
_TRY_SHARED = f"SELECT pg_try_advisory_lock_shared({KEY})"
_ME = "SELECT pid, backend_start::text FROM pg_stat_activity WHERE pid = pg_backend_pid()"
_END = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE pid = %s AND backend_start::text = %s"
)
"""Terminates a connection and waits until it has ended, at most five seconds."""

_HOLD_NAMES = f"SELECT pg_advisory_lock_shared({NAMES_KEY}, %s)"
_OTHER_NAMES = (
    "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    f" AND classid = {NAMES_KEY} AND objid <> %s::bigint LIMIT 1"
)


@dataclass(slots=True)
class Holder:
    """The connection that held the lock last."""

    is_shared: bool = False
    """Whether other workers may hold it too."""
    names: frozenset[str] = frozenset()
    """What the workers of this room have in common; empty: any worker may share it."""
    identity: tuple[object, ...] | None = None


def hold(raw: Raw, holder: Holder) -> bool:
    """Whether this connection holds the lock now."""
    if holder.identity is not None:
        raw.execute(_END, holder.identity)
    if not _got(raw, _TRY_SHARED if holder.is_shared else _TRY):
        return False
    holder.identity = raw.execute(_ME).fetchone()
    return True


def is_among_its_own(raw: Raw, holder: Holder) -> bool:
    """Whether no worker of a room with other names shares the database; from now on none can start to."""
    if not holder.names:
        return True
    number = _number(holder.names)
    raw.execute(_HOLD_NAMES, (_signed(number),))
    return raw.execute(_OTHER_NAMES, (number,)).fetchone() is None


def _number(names: frozenset[str]) -> int:
    return int.from_bytes(sha256("\n".join(sorted(names)).encode()).digest()[:4])


def _signed(number: int) -> int:
    """As PostgreSQL takes it; in `pg_locks` it is shown without a sign."""
    return number - (1 << 32) if number >> 31 else number


@contextmanager
def alone(raw: Raw) -> Iterator[bool]:
    """Whether nobody else uses the database; if so, nobody can start to."""
    is_alone = _got(raw, _TRY)
    try:
        yield is_alone
    finally:
        if is_alone:
            raw.execute(f"SELECT pg_advisory_unlock({KEY})".encode())


@contextmanager
def at_the_door(raw: Raw) -> Iterator[None]:
    """Waits for a worker that is just joining."""
    raw.execute(f"SELECT pg_advisory_lock({DOOR_KEY})".encode())
    try:
        yield
    finally:
        raw.execute(f"SELECT pg_advisory_unlock({DOOR_KEY})".encode())


def _got(raw: Raw, attempt: str) -> bool:
    row = raw.execute(attempt.encode()).fetchone()
    return row is not None and row[0] is True
