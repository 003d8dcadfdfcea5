"""How many tables one server holds: people at sockets in a second process, each move timed to the last one.

    python -m bench.server.tables                        300 tables of four, a move every two seconds at each
    python -m bench.server.tables --tables 600
    python -m bench.server.tables --highest              more and more tables, until the bound is broken
    python -m bench.server.tables --tables 50 --thinking 100
                                                  besides, 100 tables where only bots play, at the level hard
    python -m bench.server.tables --tables 600 --workers 2
                                                  so many workers, with PostgreSQL instead of a file
    python -m bench.server.tables --tables 100 --idle 9600
                                                  besides, so many sockets of people who wait for a match

A move counts as shown when all four sockets of its table have got the position after it. The peer in the same
run is a bare socket server that does nothing but hand messages of the same size to four listeners. Processor
time is that of the server alone, all its threads together, while moves are made; what the load costs, with
light clients in several processes, is told apart.
"""

import argparse
import resource

from bench.server.load import KINDS, Load, measured
from bench.server.people import SEATS
from bench.server.serving import Workers
from bench.server.tally import BOUND_MS
from ridotto.bots import compilation

STEP = 150
MANY_FILES = 60_000


def compare(tables: int, seconds: float, thinking: int, idle: int, workers: int) -> bool:
    """Both servers under the same load, one after the other; whether ours holds the bound."""
    tallies = {}
    for kind, (_, serving) in KINDS.items():
        server = Workers(workers) if kind == "ridotto" and workers else serving()
        with server as address:
            is_ours = kind == "ridotto"
            wanted = Load(kind, tables, seconds, thinking if is_ours else 0, idle if is_ours else 0)
            database = server.database_pid if isinstance(server, Workers) else None
            tallies[kind] = measured(wanted, address, server.pid, database)
        print(f"{kind:8} {tables} tables, {tables * SEATS} sockets: {tallies[kind].told()}", flush=True)
    ours, bare = tallies["ridotto"], tallies["bare"]
    ratio = ours.quantile(0.99) / bare.quantile(0.99)
    print(f"ridotto takes {ratio:.1f} times as long as the bare server (99 of 100)")
    print(f"and {ours.cost_ms / bare.cost_ms:.1f} times its processor time")
    return ours.holds


def allow_many_files() -> None:
    """A socket is an open file, and the server inherits how many there may be."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, MANY_FILES)), hard))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--highest", action="store_true", help="raise the load until the bound is broken")
    parser.add_argument("--thinking", type=int, default=0, help="tables of bots at hard besides")
    parser.add_argument("--workers", type=int, default=0, help="on PostgreSQL; 0: one, on a file")
    parser.add_argument("--idle", type=int, default=0, help="sockets of people who wait besides")
    given = parser.parse_args()
    allow_many_files()
    compilation.compile_all()
    tables = given.tables
    holds = compare(tables, given.seconds, given.thinking, given.idle, given.workers)
    while given.highest and holds:
        tables += STEP
        holds = compare(tables, given.seconds, given.thinking, given.idle, given.workers)
    if given.highest:
        print(f"highest load within {BOUND_MS} ms: {tables - STEP} tables")
    elif not holds:
        print(f"the bound of {BOUND_MS} ms is broken")


if __name__ == "__main__":
    main()
