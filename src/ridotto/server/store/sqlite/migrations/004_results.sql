-- How a match ended for one person: what their history and statistics are drawn up from. Written with the
-- entry that ends the match; for matches of before, when their person first asks for them.
-- game is NULL where there is nothing to tell: the person had no seat, or the table cannot be read.
CREATE TABLE results (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    ended_at TEXT NOT NULL,
    game TEXT,
    setup TEXT,
    is_counted INTEGER,
    is_won INTEGER,
    score INTEGER,
    rounds INTEGER,
    figures TEXT,
    detail TEXT,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;

CREATE INDEX results_by_time ON results (person, ended_at DESC, table_id DESC) WHERE game IS NOT NULL;

-- Browsers beside the first one that are the same person.
CREATE TABLE devices (
    secret_hash BLOB PRIMARY KEY,
    person TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX devices_of_person ON devices (person);
