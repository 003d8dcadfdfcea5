"""Two ways to PostgreSQL from Python, psycopg 3 and asyncpg, at what the store does with it.

    python -m bench.server.postgres.drivers              a server of its own, fsync on
    python -m bench.server.postgres.drivers --seconds 10

A move is one transaction: the last entry of the table's log is looked up, an entry is added, the row of the
table is changed, its members are looked up. `alone` is one move after the other; `together` is 64 tables
whose moves share transactions, as the store's writer has it (and with asyncpg a task in its place). Processor
time is that of this process alone, for each move.
"""

import argparse
import asyncio
import time
from collections.abc import Callable, Coroutine

import asyncpg
import psycopg
from tests.postgres import postgres

from bench.timing import row

TABLES = 64
ENTRY = '{"kind": "event", "line": "play 0 24", "at": "2026-01-01T00:00:00.000Z"}'
DETAIL = '{"seats": ["person:0123456789abcdef", "bot:normal"], "host": "0123456789abcdef"}' * 4

MAKE = """
CREATE TABLE tables (id TEXT PRIMARY KEY, detail TEXT, updated_at TEXT);
CREATE TABLE members (person TEXT, table_id TEXT, PRIMARY KEY (person, table_id));
CREATE INDEX ON members (table_id);
CREATE TABLE log (table_id TEXT, number INTEGER, at TEXT, entry TEXT, PRIMARY KEY (table_id, number));
"""
STATEMENTS = (
    "SELECT max(number) FROM log WHERE table_id = {0}",
    "INSERT INTO log (table_id, number, at, entry) VALUES ({0}, {1}, {2}, {3})",
    "UPDATE tables SET detail = {1}, updated_at = {2} WHERE id = {0}",
    "SELECT person FROM members WHERE table_id = {0}",
)
LAST, ADD, CHANGE, MEMBERS = (each.format(*("%s",) * 4) for each in STATEMENTS)
LAST_A, ADD_A, CHANGE_A, MEMBERS_A = (each.format("$1", "$2", "$3", "$4") for each in STATEMENTS)

Result = tuple[float, float]
"""Moves a second, and milliseconds of our processor for each."""
Way = Coroutine[None, None, Result]


def measured(moves: int, wall_s: float, cpu_s: float) -> Result:
    return moves / wall_s, 1000 * cpu_s / moves


def with_psycopg(url: str, at_once: int, seconds: float, *, pipelined: bool) -> Result:
    with psycopg.connect(url, autocommit=True) as connection:
        numbers = dict.fromkeys(range(TABLES), 0)
        moves, started, cpu = 0, time.perf_counter(), time.process_time()
        while time.perf_counter() - started < seconds:
            connection.execute("BEGIN")
            for table in range(at_once):
                _move(connection, f"t{table}", numbers[table], pipelined=pipelined)
                numbers[table] += 1
            connection.execute("COMMIT")
            moves += at_once
        return measured(moves, time.perf_counter() - started, time.process_time() - cpu)


def _move(
    connection: "psycopg.Connection[tuple[object, ...]]", table: str, number: int, *, pipelined: bool
) -> None:
    if pipelined:
        with connection.pipeline():
            last = connection.execute(LAST, (table,))
            connection.execute(ADD, (table, number, "now", ENTRY))
            connection.execute(CHANGE, (table, DETAIL, "now"))
            members = connection.execute(MEMBERS, (table,))
        last.fetchone()
        members.fetchall()
    else:
        connection.execute(LAST, (table,)).fetchone()
        connection.execute(ADD, (table, number, "now", ENTRY))
        connection.execute(CHANGE, (table, DETAIL, "now"))
        connection.execute(MEMBERS, (table,)).fetchall()


async def with_asyncpg(url: str, at_once: int, seconds: float) -> Result:
    connection = await asyncpg.connect(url)
    numbers = dict.fromkeys(range(TABLES), 0)
    moves, started, cpu = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - started < seconds:
        async with connection.transaction():
            for table in range(at_once):
                name = f"t{table}"
                await connection.fetchval(LAST_A, name)
                await connection.execute(ADD_A, name, numbers[table], "now", ENTRY)
                await connection.execute(CHANGE_A, name, DETAIL, "now")
                await connection.fetch(MEMBERS_A, name)
                numbers[table] += 1
        moves += at_once
    result = measured(moves, time.perf_counter() - started, time.process_time() - cpu)
    await connection.close()
    return result


async def _in_thread(run: Callable[[], Result]) -> Result:
    return await asyncio.to_thread(run)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    seconds = parser.parse_args().seconds
    with postgres("-c", "fsync=on") as server:
        ways: dict[str, Callable[[str, int], Way]] = {
            "psycopg": lambda url, n: _in_thread(lambda: with_psycopg(url, n, seconds, pipelined=False)),
            "psycopg, pipelined": lambda url, n: _in_thread(
                lambda: with_psycopg(url, n, seconds, pipelined=True)
            ),
            "asyncpg": lambda url, n: with_asyncpg(url, n, seconds),
        }
        for kind, at_once in (("alone", 1), ("together", TABLES)):
            for name, way in ways.items():
                url = server.new_database()
                server.run(MAKE, url.rpartition("/")[2])
                server.run(
                    f"INSERT INTO tables SELECT 't' || n FROM generate_series(0, {TABLES - 1}) AS n",
                    url.rpartition("/")[2],
                )
                moves, cpu_ms = asyncio.run(way(url, at_once))
                row(f"{name}, {kind}", f"{moves:,.0f} moves/s", f"{cpu_ms:.3f} ms of processor a move")


if __name__ == "__main__":
    main()
