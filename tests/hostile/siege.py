"""The long siege: every attack for minutes, kills without number, and 500 kills of workers and database.

    python -m tests.hostile.siege --minutes 20
    python -m tests.hostile.siege --minutes 5 --only pongs masters kills
    python -m tests.hostile.siege --only workers --worker-kills 100

Each attack is measured beside the same server left alone, in one run. Its memory is what the server grew by,
and what of that is left, 20 seconds later at most: a flood takes less than 50 MB and gives it back, while
matches and searches are kept for a while. Fails where a person at the canary's table was cut off or refused
something, where a promise is broken (checks/promises.py), where the log was flooded, or where an acknowledged
move was lost. Run it on a machine that does nothing else.
"""

import argparse
import asyncio
import operator
import random
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tests.hostile.attackers import attacked, attacking
from tests.hostile.attacks.catalogue import ATTACKS
from tests.hostile.attacks.connections import HOLDERS
from tests.hostile.canary import Seen, canary_at
from tests.hostile.checks.promises import (
    Memory,
    broken_by_holding,
    broken_by_memory,
    broken_by_slow_bots,
    broken_for_others,
    share_within_twice,
)
from tests.hostile.server import ServerProcess, running_server
from tests.hostile.stranger import waits_for_bots
from tests.patience import PATIENCE_S
from tests.postgres import postgres
from tests.server.kills.evening import evening_of_kills
from tests.server.workers.evening import evening_of_workers

ALONE_S = 20.0
RECOVERY_S = 20.0
"""After an attack, until its memory is looked at again."""
MOST_LINES = 10
MOST_TOLD = 5
"""Faults of one kind."""
KILLS = "kills"
WORKERS = "workers"
WORKER_KILLS = 500
LONG = 15
"""Rounds of a match that outlasts many kills."""
BUSY = 10
"""Bots of the masters' tables that wait to think."""
ROUNDS = 40
"""Answers of three bots for which a stranger waits."""
FOR_KILLS = 0.3
"""Of the time."""
EVERYTHING = [*ATTACKS, KILLS, WORKERS]


@dataclass
class Tally:
    taken: int = 0
    """Frames and requests that came through to the server."""
    faults: int = 0

    def add(self, *faults: str) -> None:
        self.faults += len(faults)
        for fault in faults[:MOST_TOLD]:
            print(f"{'':17} FAULT {fault}", flush=True)


async def alone(server: ServerProcess, seconds: float) -> Seen:
    async with canary_at(server.address) as canary:
        await asyncio.sleep(seconds)
        return canary.seen


async def under(server: ServerProcess, name: str, seconds: float, tally: Tally) -> None:
    """One attack, and what the canary saw meanwhile."""
    lines, memory, before = len(server.log), server.memory_mb(), server.hostile_messages()
    server.forget_peak()
    async with canary_at(server.address) as canary:
        sent = await attacked(name, server.address, seconds=seconds)
        seen = canary.seen
    held = await _memory_afterwards(server, memory)
    said = server.log[lines:]
    is_noisy = len(said) > MOST_LINES or any("Traceback" in line for line in said)
    taken = server.hostile_messages() - before
    tally.taken += taken
    print(f"{name:17} {sent:>9} sent, {taken:>7} taken; {seen.told()}", flush=True)
    print(f"{'':17} memory {held.told()}; {len(said)} lines in the log", flush=True)
    tally.add(*broken_for_others(seen), *broken_by_memory(name, held), *(said if is_noisy else ()))


async def _memory_afterwards(server: ServerProcess, before: float) -> Memory:
    """As soon as it has come back, or after a while."""
    highest, ends = server.peak_mb(), time.monotonic() + RECOVERY_S
    while True:
        held = Memory(before, highest, server.memory_mb())
        if held.has_come_back or time.monotonic() >= ends:
            return held
        await asyncio.sleep(0.5)


async def held_connections(server: ServerProcess, tally: Tally) -> None:
    """How long three hundred connections can be held that nobody opens again."""
    before = server.open_files()
    holding = asyncio.create_task(attacked("held_once", server.address, seconds=120))
    async with canary_at(server.address) as canary:
        while server.open_files() < before + HOLDERS // 2 and not holding.done():
            await asyncio.sleep(0.05)
        began = time.monotonic()
        while server.open_files() > before + 20:
            await asyncio.sleep(0.1)
        gone_s = time.monotonic() - began
        print(f"{HOLDERS} held connections: gone after {gone_s:.1f} s; {canary.seen.told()}", flush=True)
        tally.add(*broken_for_others(canary.seen), *broken_by_holding(gone_s))
    await holding


async def strangers(names: list[str], rounds: int, tally: Tally) -> None:
    """Where `hard` bots search: what a stranger with three of them notices of somebody's twenty tables."""
    with running_server(patch="searching") as server:
        server.wait_until_bots_search()
        usual = statistics.median(await waits_for_bots(server.address, lambda waits: waits < rounds))
        print(f"three hard bots alone: {usual:.2f} s (median)", flush=True)
        for name in names:
            await _stranger_beside(server, name, rounds, usual, tally)


async def _stranger_beside(server: ServerProcess, name: str, rounds: int, usual: float, tally: Tally) -> None:
    async with attacking(name, server.address, seconds=0):
        async with asyncio.timeout(PATIENCE_S):
            while server.bots_waiting() < BUSY:
                await asyncio.sleep(0.1)
        loud = await waits_for_bots(server.address, lambda waits: waits < rounds)
    share = share_within_twice(loud, usual)
    print(
        f"three hard bots beside {name} at 20 tables: {statistics.median(loud):.2f} s, "
        f"the slowest {max(loud):.2f} s; {share:.0%} within twice the time alone",
        flush=True,
    )
    tally.add(*broken_by_slow_bots(share))


async def kills(seconds: float) -> None:
    chance, ends = random.Random(11), time.monotonic() + seconds
    count = acknowledged = 0
    while time.monotonic() < ends:
        with tempfile.TemporaryDirectory() as folder:
            evening = await evening_of_kills(Path(folder), chance, lambda _: time.monotonic() < ends)
        count += evening.kills
        acknowledged += evening.acknowledged
    print(f"{count} kills, {acknowledged} acknowledged moves, none lost", flush=True)


async def kills_of_workers(wanted: int) -> None:
    """Over two workers and their database."""
    seed = random.randrange(1 << 32)
    print(f"kills of workers: seed {seed}", flush=True)
    chance = random.Random(seed)
    count = acknowledged = 0
    began = time.monotonic()
    with (
        postgres("-c", "fsync=on", "-c", "synchronous_commit=off") as database,
        tempfile.TemporaryDirectory() as folder,
    ):
        while count < wanted:
            goes_on = partial(operator.gt, wanted - count)
            evening = await evening_of_workers(database, Path(folder), chance, goes_on, LONG)
            count += evening.kills
            acknowledged += evening.acknowledged
            print(
                f"{count} of {wanted} kills of workers and database, {acknowledged} acknowledged moves",
                flush=True,
            )
    took = time.monotonic() - began
    print(
        f"{count} kills of workers and database in {took:.0f} s, {acknowledged} acknowledged moves, none lost"
    )


async def siege(minutes: float, only: list[str], worker_kills: int) -> int:
    names = [name for name in ATTACKS if name in only]
    tally = Tally()
    seconds = minutes * 60 * (1 - FOR_KILLS if KILLS in only else 1) / max(1, len(names))
    if names:
        with running_server() as server:
            server.wait_until_bots_search()
            print(f"{'alone':17} {'':>31} {(await alone(server, ALONE_S)).told()}", flush=True)
            before_all = server.memory_mb()
            for name in names:
                await under(server, name, seconds, tally)
            print(f"memory before all of them {before_all:.0f} MB, afterwards {server.memory_mb():.0f} MB")
            if "held" in names:
                await held_connections(server, tally)
            if server.stop():
                tally.add("the server did not close by itself")
        if thinkers := [name for name in names if name in ("masters", "hints")]:
            await strangers(thinkers, ROUNDS, tally)
        print(f"{tally.taken} hostile messages, {tally.faults} faults", flush=True)
    if KILLS in only:
        await kills(minutes * 60 * FOR_KILLS)
    if WORKERS in only:
        await kills_of_workers(worker_kills)
    return 1 if tally.faults else 0


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--only", nargs="+", choices=EVERYTHING, default=EVERYTHING)
    parser.add_argument("--worker-kills", type=int, default=WORKER_KILLS)
    given = parser.parse_args()
    sys.exit(asyncio.run(siege(given.minutes, given.only, given.worker_kills)))


if __name__ == "__main__":
    main()
