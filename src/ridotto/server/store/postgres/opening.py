"""Opening the database: found, locked, checked, brought up to date. Each failure says what to do."""

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass

import psycopg
from psycopg import conninfo

from ridotto.engine.errors import RidottoError
from ridotto.server.store.errors import StoreError
from ridotto.server.store.place import Database
from ridotto.server.store.postgres.connection import PostgresConnection, Raw
from ridotto.server.store.postgres.lock import Holder, hold
from ridotto.server.store.postgres.schema import SCHEMA, prepare

DEFAULTS: dict[str, str | int] = {
    "application_name": "ridotto",
    "client_encoding": "utf8",
    "connect_timeout": 5,
    # Nobody waits longer for a machine that has vanished.
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""Unless the URL says otherwise."""

# As libpq words it, which gives no code where a connection fails.
REASONS = (
    ("password authentication failed", "database-login-refused"),
    ("no password supplied", "database-login-refused"),
    ("pg_hba.conf", "database-login-refused"),
    ("too many clients", "database-busy"),
    ("too many connections", "database-busy"),
    ("connection slots", "database-busy"),
)
_NO_SUCH_DATABASE = ('database "', "does not exist")


@dataclass(frozen=True, slots=True)
class OpenDatabase:
    """A database that is ours alone: no other server uses it meanwhile."""

    writing: PostgresConnection
    reading: PostgresConnection

    def close(self) -> None:
        self.reading.close()
        self.writing.close()


def open_database(database: Database) -> OpenDatabase:
    """A `RidottoError` says what to do where that cannot be done."""
    address = _address(database)
    holder = Holder()
    try:
        with ExitStack() as undo:
            writing = _connected(address)
            undo.callback(writing.close)
            if not hold(writing, holder):
                raise RidottoError("database-in-use", url=str(database))
            prepare(writing, str(database))
            reading = _connected(address)
            undo.callback(reading.close)
            undo.pop_all()
    except psycopg.Error as error:
        raise refusal(error, database) from None
    return OpenDatabase(
        PostgresConnection(writing, _again(address, holder), "changes are not saved"),
        PostgresConnection(reading, lambda: _connected(address), "nothing can be read"),
    )


def _again(address: str, holder: Holder) -> Callable[[], Raw]:
    """The connection that writes holds the lock, so it comes back with it or not at all."""

    def connect() -> Raw:
        raw = _connected(address)
        try:
            if not hold(raw, holder):
                raise StoreError("store-unreachable")
        except BaseException:
            raw.close()
            raise
        return raw

    return connect


def _address(database: Database) -> str:
    try:
        given = conninfo.conninfo_to_dict(database.url)
    except psycopg.Error as error:
        reason = _unquoted(_reason(error))
        raise RidottoError("database-url-unreadable", url=str(database), reason=reason) from None
    return conninfo.make_conninfo(
        database.url, **{key: each for key, each in DEFAULTS.items() if key not in given}
    )


def _connected(address: str) -> Raw:
    raw: Raw = psycopg.connect(address, autocommit=True)
    try:
        raw.execute(f"SET search_path = {SCHEMA}".encode())
        # Whatever the database is usually content with: what we tell is kept.
        raw.execute(
            "SELECT set_config('synchronous_commit', 'on', false)"
            " WHERE current_setting('synchronous_commit') = 'off'"
        )
    except BaseException:
        raw.close()
        raise
    return raw


def refusal(error: psycopg.Error, database: Database) -> RidottoError:
    reason = _reason(error)
    if error.sqlstate is not None:
        return RidottoError("database-not-usable", url=str(database), reason=reason)
    if all(part in reason for part in _NO_SUCH_DATABASE):
        return RidottoError("database-missing", url=str(database))
    for words, code in REASONS:
        if words in reason:
            return RidottoError(code, url=str(database), reason=reason)
    return RidottoError("database-unreachable", url=str(database), reason=reason)


def _unquoted(reason: str) -> str:
    """libpq quotes what it cannot read, and that may be a password."""
    return reason.partition(' "')[0].rstrip(":")


def _reason(error: psycopg.Error) -> str:
    """The last words of the first line: before them libpq says where it was."""
    told = error.diag.message_primary or str(error).strip().partition("\n")[0]
    return told.rpartition("FATAL:")[2].strip() if "FATAL:" in told else told
