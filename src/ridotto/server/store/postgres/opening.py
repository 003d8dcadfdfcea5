"""Opens the database: connects, locks, checks, migrates. Each error says what to do."""

from collections.abc import Callable, Collection, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial

import psycopg
from psycopg import conninfo

from ridotto.engine.errors import RidottoError
from ridotto.server.store.place import Database
from ridotto.server.store.postgres.connection import PostgresConnection, Raw, told_reason
from ridotto.server.store.postgres.limited import LimitedConnection
from ridotto.server.store.postgres.lock import Holder, alone, at_the_door, hold, is_among_its_own
from ridotto.server.store.postgres.schema import SCHEMA, is_current, prepare

DEFAULTS: dict[str, str | int] = {
    "application_name": "ridotto",
    "client_encoding": "utf8",
    "connect_timeout": 5,
    # The longest wait for a machine that has vanished.
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""Defaults that the URL can override."""

# libpq's own words: it gives no code if a connection fails.
REASONS = (
    ("password authentication failed", "database-login-refused"),
    ("no password supplied", "database-login-refused"),
    ("pg_hba.conf", "database-login-refused"),
    ("too many clients", "database-busy"),
    ("too many connections", "database-busy"),
    ("connection slots", "database-busy"),
)
_NO_SUCH_DATABASE = ('database "', "does not exist")


WRITING = {
    # PostgreSQL holds the lock for a machine that has vanished until it notices.
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
SHARED_WRITING = WRITING | {
    # A worker that is suspended in the middle of a transaction must not block the others for long.
    "idle_in_transaction_session_timeout": "3s",
    "lock_timeout": "5s",
}
SHARED_LINK = {"synchronous_commit": "off", "lock_timeout": "1s"}
"""Nothing of what workers share has to outlive a crash."""

Connect = Callable[[], Raw]


@dataclass(frozen=True, slots=True)
class LinkConnection:
    """A connection for what workers share, and how to get another one."""

    raw: Raw
    connect: Connect


@dataclass(frozen=True, slots=True)
class OpenDatabase:
    """A database that this server has for itself or shares with other workers."""

    writing: PostgresConnection
    reading: PostgresConnection
    link: LinkConnection | None = None

    def close(self) -> None:
        self.reading.close()
        self.writing.close()


def open_database(
    database: Database,
    *,
    is_shared: bool = False,
    names: Collection[str] = (),
    limit_s: float | None = None,
) -> OpenDatabase:
    """Raises a `RidottoError` that says what to do if that fails.

    `names`: the host names of the room whose workers share it. `limit_s`: how long a statement may take.
    Statements while opening have no limit.
    """
    address = _address(database)
    holder = Holder(is_shared, frozenset(names))
    try:
        with ExitStack() as undo:
            writing = _connected(address, SHARED_WRITING if is_shared else WRITING)
            undo.callback(writing.close)
            (_come_in if is_shared else _move_in)(writing, holder, str(database))
            writing.limit_s = limit_s
            reading = _connected(address, limit_s=limit_s)
            undo.callback(reading.close)
            connect_link = partial(_connected, address, SHARED_LINK, limit_s=limit_s)
            link = LinkConnection(connect_link(), connect_link) if is_shared else None
            undo.pop_all()
    except psycopg.Error as error:
        raise refusal(error, database) from None
    return OpenDatabase(
        PostgresConnection(writing, _again(address, holder, limit_s), "changes are not saved"),
        PostgresConnection(reading, partial(_connected, address, limit_s=limit_s), "nothing can be read"),
        link,
    )


def _move_in(raw: Raw, holder: Holder, shown: str) -> None:
    """Lock the database for a single server."""
    if not hold(raw, holder):
        raise RidottoError("database-in-use", url=shown)
    prepare(raw, shown)


def _come_in(raw: Raw, holder: Holder, shown: str) -> None:
    """Join as one of several workers."""
    with at_the_door(raw):
        if not is_current(raw, shown):
            with alone(raw) as is_alone:
                if not is_alone:
                    raise RidottoError("database-needs-upgrade", url=shown)
                prepare(raw, shown)
        if not hold(raw, holder):
            raise RidottoError("database-in-use", url=shown)
        if not is_among_its_own(raw, holder):
            raise RidottoError("database-other-room", url=shown)


def _again(address: str, holder: Holder, limit_s: float | None) -> Connect:
    """The writing connection holds the lock, so it reconnects with the lock or not at all."""

    def connect() -> Raw:
        raw = _connected(address, SHARED_WRITING if holder.is_shared else WRITING, limit_s=limit_s)
        try:
            if not (hold(raw, holder) and is_among_its_own(raw, holder)):
                raise psycopg.OperationalError("another server uses the database now")
        except BaseException:
            raw.close()
            raise
        return raw

    return connect


def _address(database: Database) -> str:
    try:
        given = conninfo.conninfo_to_dict(database.url)
    except psycopg.Error as error:
        reason = _unquoted(told_reason(error))
        raise RidottoError("database-url-unreadable", url=str(database), reason=reason) from None
    except UnicodeError:
        # Such as %ff in it.
        raise RidottoError("database-url-unreadable", url=str(database), reason="not UTF-8") from None
    return conninfo.make_conninfo(
        database.url, **{key: each for key, each in DEFAULTS.items() if key not in given}
    )


def _connected(
    address: str, settings: Mapping[str, str] | None = None, *, limit_s: float | None = None
) -> Raw:
    raw = _reached(address)
    raw.limit_s = limit_s
    try:
        raw.execute(f"SET search_path = {SCHEMA}".encode())
        # Whatever the database's default is: acknowledged changes must be on disk.
        raw.execute(
            "SELECT set_config('synchronous_commit', 'on', false)"
            " WHERE current_setting('synchronous_commit') = 'off'"
        )
        for name, value in (settings or {}).items():
            raw.execute("SELECT set_config(%s, %s, false)", (name, value))
    except BaseException:
        raw.close()
        raise
    return raw


def _reached(address: str) -> Raw:
    try:
        return LimitedConnection.connect(address, autocommit=True)
    except (OSError, UnicodeError) as error:
        # The driver resolves names itself, with Python's own errors: two dots in a row, a label too long.
        raise psycopg.OperationalError(str(error)) from None


def refusal(error: psycopg.Error, database: Database) -> RidottoError:
    reason = told_reason(error)
    if error.sqlstate is not None:
        return RidottoError("database-not-usable", url=str(database), reason=reason)
    if all(part in reason for part in _NO_SUCH_DATABASE):
        return RidottoError("database-missing", url=str(database))
    for words, code in REASONS:
        if words in reason:
            return RidottoError(code, url=str(database), reason=reason)
    return RidottoError("database-unreachable", url=str(database), reason=reason)


def _unquoted(reason: str) -> str:
    """libpq quotes what it cannot parse, and that may be a password."""
    return reason.partition(' "')[0].rstrip(":")
