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
import asyncio
import json
import multiprocessing
import os
import resource
import statistics
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from multiprocessing.synchronize import Barrier
from pathlib import Path
from threading import BrokenBarrierError
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

from bench.server.light import LightSocket, light_socket
from bench.server.serving import Server, Workers
from ridotto.bots import compilation

BOUND_MS = 150
SEATS = 4
MOVE_EVERY_S = 2.0
STEP = 150
AT_ONCE = 10
"""Tables that people come to at the same time."""
MANY_FILES = 60_000
LOADS = 2
"""Processes of people."""
POSITION = b'{"type":"position"'
WHAT_IS_SEEN = b',"position":{'


@dataclass(slots=True)
class Tally:
    """What the load has seen."""

    sent: int = 0
    shown_ms: list[float] = field(default_factory=list)
    refused: int = 0
    disconnects: int = 0
    server_s: float = 0.0
    """Processor time of the server."""
    load_s: float = 0.0
    """Processor time of the load itself."""
    database_s: float = 0.0
    """Processor time of PostgreSQL."""

    @property
    def cost_ms(self) -> float:
        """Processor time for each move."""
        return self.server_s / self.sent * 1000

    @property
    def lost(self) -> int:
        return self.sent - self.refused - len(self.shown_ms)

    def quantile(self, share: float) -> float:
        return statistics.quantiles(self.shown_ms, n=1000)[round(share * 1000) - 1]

    @property
    def holds(self) -> bool:
        return not (self.lost or self.refused or self.disconnects) and self.quantile(0.99) <= BOUND_MS

    def told(self) -> str:
        return (
            f"{self.sent} moves, median {self.quantile(0.5):.1f} ms, "
            f"99 of 100 within {self.quantile(0.99):.1f} ms, slowest {max(self.shown_ms):.1f} ms, "
            f"{self.lost} lost, {self.refused} refused, "
            f"{self.disconnects} disconnects, {self.cost_ms:.2f} ms of processor time for each "
            f"(the load itself {self.load_s / self.sent * 1000:.2f} ms, "
            f"PostgreSQL {self.database_s / self.sent * 1000:.2f} ms)"
        )


# A table of four people


class Table:
    """Four sockets; whoever is asked first answers with the first legal move."""

    def __init__(self, address: str, tally: Tally) -> None:
        self._address = address
        self._tally = tally
        self._sockets: list[LightSocket] = []
        self._latest: list[dict[str, Any]] = [{} for _ in range(SEATS)]
        self._requests = 0
        self._accepted = 0
        self._waiting: tuple[Callable[[], bool], asyncio.Future[None]] | None = None
        self.is_over = False

    async def open(self, http: httpx.AsyncClient) -> None:
        cookies = [await new_person(http) for _ in range(SEATS)]
        body = {"game": "bottle_imp", "options": {"players": SEATS, "rounds": 100}}
        made = await http.post("/api/tables", json=body, headers={"cookie": cookies[0]})
        made.raise_for_status()
        path = f"/ws/tables/{made.json()['id']}"
        for seat, cookie in enumerate(cookies):
            await self._come(seat, path, cookie)
            if seat:
                self._ask(seat, {"type": "sit", "seat": seat})
                await self._until(lambda: self._accepted == self._requests)
        self._ask(0, {"type": "start"})
        await self._until(lambda: all(self._latest))

    async def wait(self, http: httpx.AsyncClient) -> None:
        """Four people at a table that does not begin."""
        body = {"game": "bottle_imp", "options": {"players": SEATS}}
        cookies = [await new_person(http) for _ in range(SEATS)]
        made = await http.post("/api/tables", json=body, headers={"cookie": cookies[0]})
        made.raise_for_status()
        for seat, cookie in enumerate(cookies):
            await self._come(seat, f"/ws/tables/{made.json()['id']}", cookie)

    async def _come(self, seat: int, path: str, cookie: str = "") -> None:
        hear = partial(self._hear, seat)
        self._sockets.append(await light_socket(f"{self._address}{path}", hear, self._lose, cookie))

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()

    async def move(self) -> None:
        """One move of whoever is asked, timed until all four have seen it."""
        asked = next((seat for seat in range(SEATS) if self._latest[seat]["task"]), None)
        if asked is None:
            self.is_over = True
            return
        info = self._latest[asked]
        started = time.perf_counter()
        self._tally.sent += 1
        move = {"type": "move", "decision": info["decision"], "move": first_move(info["task"])}
        self._ask(asked, move)
        try:
            async with asyncio.timeout(10):
                await self._until(lambda: all(seen["number"] > info["number"] for seen in self._latest))
        except TimeoutError:
            return
        self._tally.shown_ms.append((time.perf_counter() - started) * 1000)

    def _ask(self, seat: int, request: dict[str, Any]) -> None:
        self._requests += 1
        self._sockets[seat].send(json.dumps({**request, "id": self._requests}))

    async def _until(self, is_so: Callable[[], bool]) -> None:
        if not is_so():
            done = asyncio.get_running_loop().create_future()
            self._waiting = is_so, done
            await done

    def _hear(self, seat: int, text: bytes) -> None:
        if text.startswith(POSITION):
            # What the table looks like stands behind what is asked, and nobody here looks at it.
            self._latest[seat] = json.loads(text.partition(WHAT_IS_SEEN)[0].removesuffix(b"}") + b"}")
        else:
            message = json.loads(text)
            if message["type"] == "accepted":
                self._accepted = message["id"]
            elif message["type"] == "refused":
                self._tally.refused += 1
        if self._waiting is not None and self._waiting[0]():
            (_, done), self._waiting = self._waiting, None
            if not done.done():
                done.set_result(None)

    def _lose(self) -> None:
        self._tally.disconnects += 1


class ThinkingTable:
    """Bots of one level among themselves, and somebody who watches: a table where nobody is would sleep."""

    LEVEL = "hard"

    def __init__(self, address: str) -> None:
        self._address = address
        self.positions = 0

    async def open(self, http: httpx.AsyncClient) -> None:
        cookie = await new_person(http)
        body = {
            "game": "bottle_imp",
            "options": {"players": SEATS, "rounds": 100},
            "seats": [f"bot:{self.LEVEL}"] * SEATS,
            "starts": True,
            "pace": "instant",
        }
        made = await http.post("/api/tables", json=body, headers={"cookie": cookie})
        made.raise_for_status()
        url = f"{self._address.replace('http', 'ws')}/ws/tables/{made.json()['id']}"
        self._socket = await connect(
            url, additional_headers={"cookie": cookie}, compression=None, max_queue=None
        )
        self._reader = asyncio.create_task(self._count())

    async def close(self) -> None:
        self._reader.cancel()
        await self._socket.close()

    async def _count(self) -> None:
        async for text in self._socket:
            self.positions += json.loads(text)["type"] == "position"


async def until_bots_search(address: str, http: httpx.AsyncClient) -> None:
    """Hints are given as soon as the server has loaded the compiled search."""
    cookie = await new_person(http)
    body = {"game": "bottle_imp", "seats": ["me", *["bot:easy"] * (SEATS - 1)], "starts": True}
    made = await http.post("/api/tables", json=body, headers={"cookie": cookie})
    made.raise_for_status()
    url = f"{address.replace('http', 'ws')}/ws/tables/{made.json()['id']}"
    async with connect(url, additional_headers={"cookie": cookie}) as socket:
        await socket.send(json.dumps({"type": "hint", "id": 0, "decision": 0}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "accepted":
                return
            if message["type"] == "refused":
                await asyncio.sleep(1)
                await socket.send(json.dumps({"type": "hint", "id": 0, "decision": 0}))


async def new_person(http: httpx.AsyncClient) -> str:
    answer = await http.get("/api/me", headers={"cookie": ""})
    answer.raise_for_status()
    http.cookies.clear()
    return answer.headers["set-cookie"].split(";")[0]


def first_move(task: dict[str, Any]) -> str:
    cards = task["cards"]
    if task["kind"] == "play":
        return f"play {cards[0]}"
    return "pass " + " ".join(
        f"{goal['goal']} {card}" for goal, card in zip(task["goals"], cards, strict=False)
    )


# The load


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
    for process in processes:
        process.start()
    with suppress(BrokenBarrierError):
        gate.wait()
    spent = 0.0 if database is None else processor_s(database)
    found: list[Tally] = [_good(answers.get()) for _ in processes]
    spent = 0.0 if database is None else processor_s(database) - spent
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
    )


def _good(answer: Tally | Exception) -> Tally:
    if isinstance(answer, Exception):
        raise answer
    return answer


def processor_s(pid: int) -> float:
    """Processor time of a process and its children so far, all their threads together."""
    # The name of the program comes first, in brackets, and may have spaces in it.
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(processor_s(int(child)) for child in children)


def memory_kb(pid: int) -> int:
    """What a process holds in memory."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS:")).split()[1])


def allow_many_files() -> None:
    """A socket is an open file, and the server inherits how many there may be."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, MANY_FILES)), hard))


# The other server


class Peer:
    """A bare server that hands each message of a table to its four listeners, and does nothing else."""

    def __enter__(self) -> str:
        context = multiprocessing.get_context("spawn")
        ports: Any = context.Queue()
        self._process = context.Process(target=run_peer, args=(ports,), daemon=True)
        self._process.start()
        return f"ws://127.0.0.1:{ports.get()}"

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.join()


def run_peer(ports: Any) -> None:
    asyncio.run(serve_peer(ports))


async def serve_peer(ports: Any) -> None:
    tables: dict[str, list[ServerConnection]] = {}

    async def listen(socket: ServerConnection) -> None:
        assert socket.request is not None
        table = tables.setdefault(socket.request.path, [])
        table.append(socket)
        async for text in socket:
            for other in table:
                await other.send(text)

    async with serve(listen, "127.0.0.1", 0, compression=None) as server:
        ports.put(next(iter(server.sockets)).getsockname()[1])
        await asyncio.get_running_loop().create_future()


class PeerTable(Table):
    """The same four people before the bare server: a message as long as a position goes to all of them."""

    LENGTH = 2000

    async def open(self, http: httpx.AsyncClient) -> None:  # noqa: ARG002
        self._number = 0
        for seat in range(SEATS):
            await self._come(seat, f"/{os.getpid()}/{id(self)}")
            self._latest[seat] = {"number": 0, "task": {}}

    async def move(self) -> None:
        started = time.perf_counter()
        self._tally.sent += 1
        self._number += 1
        shown = {"filling": " " * self.LENGTH}
        message = {"type": "position", "number": self._number, "task": None, "position": shown}
        self._sockets[self._number % SEATS].send(json.dumps(message, separators=(",", ":")))
        await self._until(lambda: all(seen["number"] >= self._number for seen in self._latest))
        self._tally.shown_ms.append((time.perf_counter() - started) * 1000)


KINDS: dict[str, tuple[type[Table], type[Server | Peer]]] = {
    "ridotto": (Table, Server),
    "bare": (PeerTable, Peer),
}


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
