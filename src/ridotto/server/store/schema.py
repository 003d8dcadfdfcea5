"""What stands in the SQLite file."""

import sqlite3

from ridotto.core.errors import RidottoError

APPLICATION = 0x7269646F
"""Marks a file as ours."""

VERSION = 1
"""Rises with every change of the schema; older files are brought up to date when they are opened."""

_TABLES = """
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    secret_hash BLOB NOT NULL UNIQUE,
    name TEXT
) WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    seed TEXT NOT NULL,
    settings TEXT NOT NULL,
    is_public INTEGER NOT NULL,
    status TEXT NOT NULL,
    detail TEXT NOT NULL,
    updated_at TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX public_tables ON tables (updated_at) WHERE is_public AND status <> 'over';

CREATE TABLE members (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;

CREATE INDEX members_of_table ON members (table_id);

CREATE TABLE log (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at TEXT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
"""


def prepare(connection: sqlite3.Connection, file: str) -> None:
    """Make the tables of a new file, or check that an old one is what it should be."""
    version = _number(connection, "PRAGMA user_version")
    is_new = not version and not _number(connection, "SELECT count(*) FROM sqlite_master")
    if not is_new and _number(connection, "PRAGMA application_id") != APPLICATION:
        raise RidottoError("store-not-ours", file=file)
    if version > VERSION:
        raise RidottoError("store-too-new", file=file, version=version, known=VERSION)
    # Kept in the file, so it comes after the checks: a file that is not ours stays as it is.
    connection.execute("PRAGMA journal_mode = WAL")
    if is_new:
        connection.executescript(
            f"BEGIN IMMEDIATE; {_TABLES} PRAGMA application_id = {APPLICATION};"
            f" PRAGMA user_version = {VERSION}; COMMIT;"
        )


def _number(connection: sqlite3.Connection, query: str) -> int:
    return int(connection.execute(query).fetchone()[0])
