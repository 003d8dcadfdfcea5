-- What the data file has since its version 4; its steps say what the columns are for.
-- COLLATE "C": lists are ordered as SQLite orders them, by bytes, whatever the database thinks of letters.
CREATE TABLE people (
    id TEXT COLLATE "C" PRIMARY KEY,
    secret_hash BYTEA NOT NULL UNIQUE,
    name TEXT
);

CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY,
    seed TEXT NOT NULL,
    settings TEXT NOT NULL,
    is_public BOOLEAN NOT NULL,
    status TEXT NOT NULL,
    detail TEXT NOT NULL,
    updated_at TEXT COLLATE "C" NOT NULL,
    due TEXT COLLATE "C"
);

CREATE INDEX public_tables ON tables (updated_at) WHERE is_public AND status <> 'over';
CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL;

CREATE TABLE members (
    person TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    is_over BOOLEAN NOT NULL,
    is_engaged BOOLEAN NOT NULL,
    minute TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, table_id)
);

CREATE INDEX members_of_table ON members (table_id);
CREATE INDEX members_by_time ON members (person, is_over, minute DESC);
CREATE INDEX engaged_members ON members (person) WHERE is_engaged;

CREATE TABLE log (
    table_id TEXT COLLATE "C" NOT NULL,
    number INTEGER NOT NULL,
    at TEXT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE results (
    person TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    ended_at TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C",
    setup TEXT COLLATE "C",
    is_counted BOOLEAN,
    is_won BOOLEAN,
    score INTEGER,
    rounds INTEGER,
    figures TEXT,
    detail TEXT,
    PRIMARY KEY (person, table_id)
);

CREATE INDEX results_by_time ON results (person, ended_at DESC, table_id DESC) WHERE game IS NOT NULL;

CREATE TABLE devices (
    secret_hash BYTEA PRIMARY KEY,
    person TEXT COLLATE "C" NOT NULL
);

CREATE INDEX devices_of_person ON devices (person);
