"""Checks that a database is ours, and migrates it. Everything is in a schema of its own."""

from ridotto.engine.errors import RidottoError
from ridotto.server.store.postgres.connection import Raw
from ridotto.server.store.postgres.migrations import VERSION, scripts

SCHEMA = "ridotto"


def is_current(raw: Raw, shown: str) -> bool:
    """Whether the schema is up to date."""
    return _checked_version(raw, shown) == VERSION


def prepare(raw: Raw, shown: str) -> None:
    """Create the tables of a new database, or check an old one and migrate it."""
    version = _checked_version(raw, shown)
    for number, script in enumerate(scripts()[version:], start=version + 1):
        # In one transaction with the version: a killed server leaves the old schema or the new one.
        with raw.transaction():
            if number == 1:
                raw.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}".encode())
                raw.execute(f"CREATE TABLE {SCHEMA}.version (number INTEGER NOT NULL)".encode())
                raw.execute(f"INSERT INTO {SCHEMA}.version VALUES (0)".encode())
            raw.execute(script.encode())
            raw.execute(f"UPDATE {SCHEMA}.version SET number = {number}".encode())


def _checked_version(raw: Raw, shown: str) -> int:
    """The version of the database, 0 for an empty one; raises if it is not ours or too new."""
    if _setting(raw, "server_encoding") != "UTF8":
        raise RidottoError("database-not-utf8", url=shown)
    query = "SELECT relname FROM pg_class JOIN pg_namespace AS s ON s.oid = relnamespace WHERE nspname = %s"
    found = {str(name) for (name,) in raw.execute(query, (SCHEMA,))}
    if not found:
        return 0
    if "version" not in found:
        raise RidottoError("database-not-ours", url=shown, schema=SCHEMA)
    row = raw.execute(f"SELECT number FROM {SCHEMA}.version".encode()).fetchone()
    version = int(str(row[0])) if row else 0
    if version > VERSION:
        raise RidottoError("database-too-new", url=shown, version=version, known=VERSION)
    return version


def _setting(raw: Raw, name: str) -> str:
    row = raw.execute("SELECT current_setting(%s)", (name,)).fetchone()
    return str(row[0]) if row else ""
