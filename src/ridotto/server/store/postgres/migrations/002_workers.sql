-- What several workers share. SQLite has one server for a file and no counterpart.
-- Unlogged: nothing of it is needed after a crash of the database, and nobody waits for the disk.
CREATE UNLOGGED TABLE workers (
    id TEXT COLLATE "C" PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL
);

-- Who runs the bots and clocks of a table; as long as that worker is alive.
CREATE UNLOGGED TABLE leases (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    worker TEXT COLLATE "C" NOT NULL,
    token TEXT COLLATE "C" NOT NULL
);

CREATE INDEX leases_of_worker ON leases (worker);

CREATE UNLOGGED TABLE codes (
    secret_hash BYTEA PRIMARY KEY,
    person TEXT COLLATE "C" NOT NULL UNIQUE,
    until TIMESTAMPTZ NOT NULL
);
