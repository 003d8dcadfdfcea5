"""Ways to tell other workers of a new entry: PostgreSQL's NOTIFY, Redis and NATS, in one run.

    python -m bench.server.postgres.doorbells              needs Debian's redis-server and nats-server
    python -m bench.server.postgres.doorbells --seconds 10

`delay`: messages at a steady pace to one listener in another process, from before the call until it is heard;
processor time is that of the sender, and of the server that passes them on. `commits`: four writers add
entries to logs as fast as they can, fsync on, and tell of each; `in the transaction` is what NOTIFY is
known for: the commits of all writers wait for one lock.
"""

import argparse
import multiprocessing
import time
from collections.abc import Iterator
from contextlib import ExitStack
from multiprocessing.connection import Connection

import psycopg
from tests.postgres import Postgres, postgres

from bench.server.postgres.brokers import cpu_seconds, nats, redis
from bench.server.postgres.channels import Address, hear, open_channel
from bench.timing import row

PACE_S = 0.0025
WRITERS = 4
ADD = "INSERT INTO log (table_id, number, entry) VALUES (%s, %s, %s)"
ENTRY = '{"kind": "event", "line": "play 0 24", "at": "2026-01-01T00:00:00.000Z"}'
MAKE = "CREATE TABLE log (table_id TEXT, number INTEGER, entry TEXT, PRIMARY KEY (table_id, number))"
IN_TRANSACTION = Address("in the transaction", "")
NO_BELL = Address("nobody", "")


def listen(address: Address, results: Connection) -> None:
    """In a process of its own: how long each message was on its way, until an empty one."""
    messages = hear(address)
    results.send(None)
    results.send([time.monotonic_ns() - sent for sent in _times(messages)])


def _times(messages: Iterator[bytes]) -> Iterator[int]:
    for message in messages:
        if message == b"end":
            return
        yield int(message)


def delay(address: Address, broker: int, seconds: float) -> None:
    ours, theirs = multiprocessing.Pipe()
    listener = multiprocessing.Process(target=listen, args=(address, theirs))
    listener.start()
    ours.recv()
    channel = open_channel(address)
    sent, cpu, broker_cpu = 0, time.process_time(), cpu_seconds(broker)
    start = time.monotonic()
    while (now := time.monotonic()) - start < seconds:
        channel.send(str(time.monotonic_ns()).encode())
        sent += 1
        time.sleep(max(0.0, start + sent * PACE_S - now))
    used, broker_used = time.process_time() - cpu, cpu_seconds(broker) - broker_cpu
    channel.send(b"end")
    delays = sorted(each / 1e6 for each in ours.recv())
    listener.join()
    channel.close()
    row(
        f"{address.kind}, {len(delays) / seconds:.0f} a second",
        f"{delays[len(delays) // 2]:.2f} ms",
        f"99 of 100 within {delays[len(delays) * 99 // 100]:.2f} ms; processor time of each "
        f"{1e6 * used / sent:.0f} µs, of the server {1e6 * broker_used / sent:.0f} µs",
    )


def write(url: str, writer: int, address: Address, seconds: float, results: Connection) -> None:
    """In a process of its own: entries of one log, each committed and told of."""
    channel = None if address in {IN_TRANSACTION, NO_BELL} else open_channel(address)
    with psycopg.connect(url, autocommit=True) as connection:
        results.send(None)
        results.recv()
        commits, start = 0, time.monotonic()
        while time.monotonic() - start < seconds:
            with connection.transaction():
                connection.execute(ADD, (f"t{writer}", commits, ENTRY))
                if address == IN_TRANSACTION:
                    connection.execute("SELECT pg_notify('ridotto', %s)", (f"t{writer} {commits}",))
            if channel is not None:
                channel.send(f"t{writer} {commits}".encode())
            commits += 1
        results.send(commits / seconds)


def commits(server: Postgres, address: Address, seconds: float) -> None:
    url = server.new_database()
    server.run(MAKE, url.rpartition("/")[2])
    pipes = [multiprocessing.Pipe() for _ in range(WRITERS)]
    writers = [
        multiprocessing.Process(target=write, args=(url, writer, address, seconds, theirs))
        for writer, (_, theirs) in enumerate(pipes)
    ]
    for each in writers:
        each.start()
    for ours, _ in pipes:
        ours.recv()
    for ours, _ in pipes:
        ours.send(None)
    total = sum(ours.recv() for ours, _ in pipes)
    for each in writers:
        each.join()
    row(f"commits of {WRITERS} writers, telling: {address.kind}", f"{total:,.0f} /s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    seconds = parser.parse_args().seconds
    with ExitStack() as stack:
        server = stack.enter_context(postgres("-c", "fsync=on"))
        brokers = {
            Address("NOTIFY", server.url("postgres")): server.pid,
            **dict([stack.enter_context(redis()), stack.enter_context(nats())]),
        }
        for address, pid in brokers.items():
            delay(address, pid, seconds)
        for address in (NO_BELL, IN_TRANSACTION, *brokers):
            commits(server, address, seconds)


if __name__ == "__main__":
    main()
