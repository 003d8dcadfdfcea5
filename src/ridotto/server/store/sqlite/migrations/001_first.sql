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

-- "rido": marks the file as ours.
PRAGMA application_id = 0x7269646F;
