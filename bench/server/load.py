"""Many tables at once, in processes of their own, and what they cost a server."""

import asyncio
import multiprocessing
import os
import time
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing.synchronize import Barrier
from pathlib import Path
from threading import BrokenBarrierError
from typing import Any

import httpx

from bench.server.bare import Peer, PeerTable
from bench.server.people import SEATS, Table, ThinkingTable, until_bots_search
from bench.server.serving import Server
from bench.server.tally import Tally

MOVE_EVERY_S = 2.0
AT_ONCE = 10
"""Tables that people come to at the same time."""
LOADS = 2
"""Processes of people."""

KINDS: dict[str, tuple[type[Table], type[Server | Peer]]] = {
    "ridotto": (Table, Server),
    "bare": (PeerTable, Peer),
}


@dataclass(frozen=True, slots=True)
class Load:
    """What is done to a server."""

    kind: str
    tables: int
    seconds: float
    thinking: int
    idle: int


async def load(wanted: Load, address: str, pid: int, gate: Barrier) -> Tally:
    tables, thinking = wanted.tables, wanted.thinking
    tally = Tally()
    everyone = [KINDS[wanted.kind][0](address, tally) for _ in range(tables)]
    thinkers = [ThinkingTable(address) for _ in range(thinking)]
    idlers = [Table(address, tally) for _ in range(wanted.idle // SEATS)]
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        if wanted.kind == "ridotto":
            # A server that has run for a while has its rules compiled too.
            await until_bots_search(address, http)
        for table in thinkers:
            await table.open(http)
        before_idle = memory_kb(pid)
        for first in range(0, len(idlers), AT_ONCE):
            await asyncio.gather(*(each.wait(http) for each in idlers[first : first + AT_ONCE]))
        if idlers:
            each_kb = (memory_kb(pid) - before_idle) / (SEATS * len(idlers))
            print(f"idle: {SEATS * len(idlers)} sockets, {each_kb:.1f} KB of memory for each", flush=True)
        for first in range(0, tables, AT_ONCE):
            await asyncio.gather(*(each.open(http) for each in everyone[first : first + AT_ONCE]))
    # Meanwhile the server asks whether everybody is still there.
    await asyncio.to_thread(gate.wait)
    ends = time.monotonic() + wanted.seconds

    async def keep_playing(table: Table, delay: float) -> None:
        await asyncio.sleep(delay)
        while time.monotonic() < ends and not table.is_over:
            due = time.monotonic() + MOVE_EVERY_S
            await table.move()
            await asyncio.sleep(max(0.0, due - time.monotonic()))

    before = sum(table.positions for table in thinkers)
    spent, own = processor_s(pid), processor_s(os.getpid())
    delays = [MOVE_EVERY_S * number / tables for number in range(tables)]
    await asyncio.gather(*(keep_playing(*pair) for pair in zip(everyone, delays, strict=True)))
    spent = processor_s(pid) - spent
    own = processor_s(os.getpid()) - own
    seen = Tally(tally.sent, list(tally.shown_ms), tally.refused, tally.disconnects, spent, own)
    if thinkers:
        moves = sum(table.positions for table in thinkers) - before
        print(f"bots: {thinking} tables, {moves / wanted.seconds:.1f} moves a second in all", flush=True)
    for each in (*everyone, *idlers):
        each.close()
    await asyncio.gather(*(table.close() for table in thinkers))
    return seen


# Any: queues of processes have no types.
def run_load(wanted: Load, address: str, pid: int, answers: Any, gate: Barrier) -> None:
    try:
        answers.put(asyncio.run(load(wanted, address, pid, gate)))
    except Exception as error:
        gate.abort()
        answers.put(error)


def measured(wanted: Load, address: str, pid: int, database: int | None) -> Tally:
    """The load in processes of its own, which begin to move together."""
    context = multiprocessing.get_context("spawn")
    answers: Any = context.Queue()
    gate = context.Barrier(LOADS + 1)
    parts = [
        replace(
            wanted,
            tables=wanted.tables * (number + 1) // LOADS - wanted.tables * number // LOADS,
            thinking=wanted.thinking if number == 0 else 0,
            idle=wanted.idle if number == 0 else 0,
        )
        for number in range(LOADS)
    ]
    processes = [context.Process(target=run_load, args=(part, address, pid, answers, gate)) for part in parts]
    before_kb = memory_kb(pid)
    for process in processes:
        process.start()
    with suppress(BrokenBarrierError):
        gate.wait()
    spent = 0.0 if database is None else processor_s(database)
    found: list[Tally] = [_good(answers.get()) for _ in processes]
    spent = 0.0 if database is None else processor_s(database) - spent
    grown_kb = memory_kb(pid) - before_kb
    for process in processes:
        process.join()
    return Tally(
        sum(part.sent for part in found),
        [taken for part in found for taken in part.shown_ms],
        sum(part.refused for part in found),
        sum(part.disconnects for part in found),
        max(part.server_s for part in found),
        sum(part.load_s for part in found),
        spent,
        grown_kb,
    )


def _good(answer: Tally | Exception) -> Tally:
    if isinstance(answer, Exception):
        raise answer
    return answer


def processor_s(pid: int) -> float:
    """Processor time of a process and its children so far, all their threads together."""
    # The name of the program comes first, in brackets, and may have spaces in it.
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(map(processor_s, _children(pid)))


def memory_kb(pid: int) -> int:
    """What a process and its children hold in memory."""
    status = Path(f"/proc/{pid}/status").read_text()
    own = int(next(line for line in status.splitlines() if line.startswith("VmRSS:")).split()[1])
    return own + sum(map(memory_kb, _children(pid)))


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
