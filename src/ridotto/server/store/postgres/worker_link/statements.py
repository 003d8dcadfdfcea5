"""SQL for heartbeats, leases and one-time codes. All times are the database's."""

from collections.abc import Collection

from ridotto.server.store.postgres.connection import Raw

ALIVE_S = 5.0
"""How long a worker counts as alive after its last heartbeat."""

_ALIVE = "until > clock_timestamp()"
_BEAT = (
    "UPDATE workers SET until = clock_timestamp() + %s * interval '1 second'"
    f" WHERE id = %s AND {_ALIVE} RETURNING id"
)
_JOIN = (
    "INSERT INTO workers (id, until) VALUES (%s, clock_timestamp() + %s * interval '1 second')"
    " ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
_TAKE = (
    "INSERT INTO leases (table_id, worker, token)"
    " SELECT table_id, %s, token FROM unnest(%s::text[], %s::text[]) AS wanted (table_id, token)"
    " ORDER BY table_id"
    " ON CONFLICT (table_id) DO UPDATE SET worker = excluded.worker, token = excluded.token"
    " WHERE leases.worker = excluded.worker"
    f" OR NOT EXISTS (SELECT FROM workers WHERE id = leases.worker AND {_ALIVE})"
    " RETURNING table_id, token"
)
"""A worker may have a lease without knowing it, if the answer was lost: it gets a new token."""
_LENGTHS = (
    "SELECT wanted.id, (SELECT max(number) + 1 FROM log WHERE table_id = wanted.id)"
    " FROM unnest(%s::text[]) AS wanted (id)"
)


def beat(raw: Raw, worker: str) -> tuple[bool, frozenset[str], float]:
    """Whether this worker had expired, which workers are alive, and the database's time."""
    was_late = raw.execute(_BEAT, (ALIVE_S, worker)).fetchone() is None
    if was_late:
        raw.execute("DELETE FROM leases WHERE worker = %s", (worker,))
        raw.execute(_JOIN, (worker, ALIVE_S))
    alive = raw.execute(f"SELECT id FROM workers WHERE {_ALIVE}".encode()).fetchall()
    (now,) = raw.execute("SELECT extract(epoch FROM clock_timestamp())::float8").fetchone() or (0.0,)
    return was_late, frozenset(str(name) for (name,) in alive), float(str(now))


def forget_the_dead(raw: Raw) -> None:
    raw.execute(
        f"DELETE FROM leases WHERE NOT EXISTS (SELECT FROM workers WHERE id = worker AND {_ALIVE})".encode()
    )
    raw.execute("DELETE FROM workers WHERE until < clock_timestamp() - interval '1 hour'")
    raw.execute(f"DELETE FROM codes WHERE NOT {_ALIVE}".encode())


def take_leases(raw: Raw, worker: str, tokens: dict[str, str]) -> dict[str, str]:
    found = raw.execute(_TAKE, (worker, [*tokens], [*tokens.values()])).fetchall()
    return {str(table): str(token) for table, token in found}


def give_back(raw: Raw, worker: str, tables: Collection[str]) -> None:
    raw.execute("DELETE FROM leases WHERE worker = %s AND table_id = ANY(%s)", (worker, [*tables]))


def leave(raw: Raw, worker: str) -> None:
    raw.execute("DELETE FROM leases WHERE worker = %s", (worker,))
    raw.execute("DELETE FROM workers WHERE id = %s", (worker,))


def lengths(raw: Raw, tables: Collection[str]) -> dict[str, int]:
    found = raw.execute(_LENGTHS, ([*tables],)).fetchall()
    return {str(table): int(str(length or 0)) for table, length in found}


def keep_code(raw: Raw, person_id: str, hashed: bytes, life_s: int) -> None:
    raw.execute(
        "INSERT INTO codes (secret_hash, person, until)"
        " VALUES (%s, %s, clock_timestamp() + %s * interval '1 second')"
        " ON CONFLICT (person) DO UPDATE SET secret_hash = excluded.secret_hash, until = excluded.until",
        (hashed, person_id, life_s),
    )


def take_code(raw: Raw, hashed: bytes) -> str | None:
    query = f"DELETE FROM codes WHERE secret_hash = %s AND {_ALIVE} RETURNING person"
    row = raw.execute(query.encode(), (hashed,)).fetchone()
    return None if row is None else str(row[0])


def drop_code(raw: Raw, person_id: str) -> None:
    raw.execute("DELETE FROM codes WHERE person = %s", (person_id,))
