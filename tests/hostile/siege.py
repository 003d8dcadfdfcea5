"""The long siege: every attack for minutes, kills without number, and 500 kills of workers and database.

    python -m tests.hostile.siege --minutes 20
    python -m tests.hostile.siege --minutes 5 --only pongs masters kills
    python -m tests.hostile.siege --only workers --worker-kills 100

Each attack is measured beside the same server left alone, in one run. Fails where a person at the canary's
table was cut off or refused something, where the log was flooded, or where an acknowledged move was lost.
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

from tests.hostile.attackers import attacked
from tests.hostile.attacks.catalogue import ATTACKS
from tests.hostile.attacks.connections import HOLDERS
from tests.hostile.canary import Seen, canary_at
from tests.hostile.server import ServerProcess, running_server
from tests.hostile.stranger import waits_for_bots
from tests.postgres import postgres
from tests.server.kills.evening import evening_of_kills
from tests.server.workers.evening import evening_of_workers

ALONE_S = 20.0
RECOVERY_S = 20.0
"""After an attack, until its memory is looked at again."""
MOST_LINES = 10
KILLS = "kills"
WORKERS = "workers"
WORKER_KILLS = 500
LONG = 15
"""Rounds of a match that outlasts many kills."""
BUSY = 10
"""Bots of the masters' tables that wait to think."""
FOR_KILLS = 0.3
"""Of the time."""
EVERYTHING = [*ATTACKS, KILLS, WORKERS]


@dataclass
class Tally:
    taken: int = 0
    """Frames and requests that came through to the server."""
    faults: int = 0


async def alone(server: ServerProcess, seconds: float) -> Seen:
    async with canary_at(server.address) as canary:
        await asyncio.sleep(seconds)
        return canary.seen


async def under(server: ServerProcess, name: str, seconds: float, tally: Tally) -> None:
    """One attack, and what the canary saw meanwhile."""
    lines, memory, before = len(server.log), server.memory_mb(), server.hostile_messages()
    async with canary_at(server.address) as canary:
        highest = [memory]
        watching = asyncio.create_task(_watch_memory(server, highest))
        sent = await attacked(name, server.address, seconds=seconds)
        watching.cancel()
        seen = canary.seen
    await asyncio.sleep(RECOVERY_S if max(highest) - memory > 20 else 0)
    said = server.log[lines:]
    is_noisy = len(said) > MOST_LINES or any("Traceback" in line for line in said)
    taken = server.hostile_messages() - before
    tally.taken += taken
    tally.faults += len(seen.faults) + is_noisy
    print(f"{name:17} {sent:>9} sent, {taken:>7} taken; {seen.told()}", flush=True)
    print(
        f"{'':17} memory {memory:.0f} MB, at most {max(highest):.0f}, afterwards {server.memory_mb():.0f}; "
        f"{len(said)} lines in the log",
        flush=True,
    )
    for fault in (*seen.faults[:3], *(said if is_noisy else ())):
        print(f"{'':17} FAULT {fault}", flush=True)


async def _watch_memory(server: ServerProcess, found: list[float]) -> None:
    while True:
        found.append(server.memory_mb())
        await asyncio.sleep(0.25)


async def held_connections(server: ServerProcess) -> None:
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
    await holding


async def stranger_beside_masters(server: ServerProcess, rounds: int) -> None:
    """What a stranger with three `hard` bots notices of somebody's twenty tables of masters."""
    quiet = await waits_for_bots(server.address, lambda waits: waits < rounds)
    noise = asyncio.create_task(attacked("masters", server.address, seconds=600))
    try:
        while server.bots_waiting() < BUSY:
            await asyncio.sleep(0.1)
        loud = await waits_for_bots(server.address, lambda waits: waits < rounds)
    finally:
        noise.cancel()
        await asyncio.gather(noise, return_exceptions=True)
    usual = statistics.median(quiet)
    share = sum(wait <= 2 * usual for wait in loud) / len(loud)
    print(
        f"three hard bots: alone {usual:.2f} s (median), beside 20 tables of masters "
        f"{statistics.median(loud):.2f} s; {share:.0%} within twice the time alone",
        flush=True,
    )


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
    chance = random.Random(13)
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
            for name in names:
                await under(server, name, seconds, tally)
            if "held" in names:
                await held_connections(server)
            if "masters" in names:
                await stranger_beside_masters(server, rounds=40)
            print(f"{tally.taken} hostile messages, {tally.faults} faults", flush=True)
            if server.stop():
                tally.faults += 1
                print("FAULT the server did not close by itself", flush=True)
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
