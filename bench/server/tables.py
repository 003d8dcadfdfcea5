"""How many tables one server holds: people at sockets in a second process, each move timed to the last one.

    python -m bench.server.tables                        300 tables of four, a move every two seconds at each
    python -m bench.server.tables --tables 600
    python -m bench.server.tables --highest              more and more tables, until the bound is broken
    python -m bench.server.tables --tables 50 --thinking 100
                                                  besides, 100 tables where only bots play, at the level hard

A move counts as shown when all four sockets of its table have got the position after it. The peer in the same
run is a bare socket server that does nothing but hand messages of the same size to four listeners.
"""

import argparse
import asyncio
import json
import multiprocessing
import statistics
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from bench.server.serving import Server
from ridotto.bots import compilation

BOUND_MS = 150
SEATS = 4
MOVE_EVERY_S = 2.0
STEP = 150


@dataclass(slots=True)
class Tally:
    """What the load has seen."""

    sent: int = 0
    shown_ms: list[float] = field(default_factory=list)
    refused: int = 0
    disconnects: int = 0

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
            f"{self.disconnects} disconnects"
        )


# A table of four people


class Table:
    """Four sockets; whoever is asked first answers with the first legal move."""

    def __init__(self, address: str, tally: Tally) -> None:
        self._address = address
        self._tally = tally
        self._sockets: list[ClientConnection] = []
        self._readers: list[asyncio.Task[None]] = []
        self._latest: list[dict[str, Any]] = [{} for _ in range(SEATS)]
        self._changed = asyncio.Condition()
        self._requests = 0
        self._accepted = 0
        self.is_over = False

    async def open(self, http: httpx.AsyncClient) -> None:
        cookies = [await new_person(http) for _ in range(SEATS)]
        body = {"game": "bottle_imp", "options": {"players": SEATS, "rounds": 100}}
        made = await http.post("/api/tables", json=body, headers={"cookie": cookies[0]})
        made.raise_for_status()
        table_id = made.json()["id"]
        url = f"{self._address.replace('http', 'ws')}/ws/tables/{table_id}"
        for seat, cookie in enumerate(cookies):
            socket = await connect(
                url, additional_headers={"cookie": cookie}, compression=None, max_queue=None
            )
            self._sockets.append(socket)
            self._readers.append(asyncio.create_task(self._read(seat, socket)))
            if seat:
                await self._ask(seat, {"type": "sit", "seat": seat})
                await self._until(lambda: self._accepted == self._requests)
        await self._ask(0, {"type": "start"})
        await self._until(lambda: all(self._latest))

    async def close(self) -> None:
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*(socket.close() for socket in self._sockets), return_exceptions=True)

    async def move(self) -> None:
        """One move of whoever is asked, timed until all four have seen it."""
        asked = next((seat for seat in range(SEATS) if self._latest[seat]["task"]), None)
        if asked is None:
            self.is_over = True
            return
        info = self._latest[asked]
        started = time.perf_counter()
        self._tally.sent += 1
        await self._ask(
            asked, {"type": "move", "decision": info["decision"], "move": first_move(info["task"])}
        )
        try:
            async with asyncio.timeout(10):
                await self._until(lambda: all(seen["number"] > info["number"] for seen in self._latest))
        except TimeoutError:
            return
        self._tally.shown_ms.append((time.perf_counter() - started) * 1000)

    async def _ask(self, seat: int, request: dict[str, Any]) -> None:
        self._requests += 1
        await self._sockets[seat].send(json.dumps({**request, "id": self._requests}))

    async def _until(self, is_so: Any) -> None:
        async with self._changed:
            await self._changed.wait_for(is_so)

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "position":
                    async with self._changed:
                        self._latest[seat] = message
                        self._changed.notify_all()
                elif message["type"] == "accepted":
                    async with self._changed:
                        self._accepted = message["id"]
                        self._changed.notify_all()
                elif message["type"] == "refused":
                    self._tally.refused += 1
        except ConnectionClosed:
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


async def load(kind: str, address: str, tables: int, seconds: float, thinking: int) -> Tally:
    tally = Tally()
    everyone = [KINDS[kind][0](address, tally) for _ in range(tables)]
    thinkers = [ThinkingTable(address) for _ in range(thinking)]
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        if thinkers:
            await until_bots_search(address, http)
        for table in thinkers:
            await table.open(http)
        for first in range(0, tables, 10):
            await asyncio.gather(*(table.open(http) for table in everyone[first : first + 10]))
    ends = time.monotonic() + seconds

    async def keep_playing(table: Table, delay: float) -> None:
        await asyncio.sleep(delay)
        while time.monotonic() < ends and not table.is_over:
            due = time.monotonic() + MOVE_EVERY_S
            await table.move()
            await asyncio.sleep(max(0.0, due - time.monotonic()))

    before = sum(table.positions for table in thinkers)
    delays = [MOVE_EVERY_S * number / tables for number in range(tables)]
    await asyncio.gather(*(keep_playing(*pair) for pair in zip(everyone, delays, strict=True)))
    seen = Tally(tally.sent, list(tally.shown_ms), tally.refused, tally.disconnects)
    if thinkers:
        moves = sum(table.positions for table in thinkers) - before
        print(f"bots: {thinking} tables, {moves / seconds:.1f} moves a second in all", flush=True)
    closing = [*(table.close() for table in everyone), *(table.close() for table in thinkers)]
    await asyncio.gather(*closing)
    return seen


def run_load(kind: str, address: str, tables: int, seconds: float, thinking: int, answers: Any) -> None:
    answers.put(asyncio.run(load(kind, address, tables, seconds, thinking)))


def measured(kind: str, address: str, tables: int, seconds: float, thinking: int) -> Tally:
    """The load in a process of its own."""
    answers: Any = multiprocessing.get_context("spawn").Queue()
    process = multiprocessing.get_context("spawn").Process(
        target=run_load, args=(kind, address, tables, seconds, thinking, answers)
    )
    process.start()
    tally: Tally = answers.get()
    process.join()
    return tally


# The other server


class Peer:
    """A bare server that hands each message of a table to its four listeners, and does nothing else."""

    def __enter__(self) -> str:
        context = multiprocessing.get_context("spawn")
        ports: Any = context.Queue()
        self._process = context.Process(target=run_peer, args=(ports,), daemon=True)
        self._process.start()
        return f"ws://127.0.0.1:{ports.get()}"

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
        url = f"{self._address}/{id(self)}"
        for seat in range(SEATS):
            socket = await connect(url, compression=None, max_queue=None)
            self._sockets.append(socket)
            self._readers.append(asyncio.create_task(self._read(seat, socket)))
            self._latest[seat] = {"number": 0, "task": {}}

    async def move(self) -> None:
        started = time.perf_counter()
        self._tally.sent += 1
        self._number += 1
        message = {"type": "position", "number": self._number, "filling": " " * self.LENGTH}
        await self._ask(self._number % SEATS, message)
        await self._until(lambda: all(seen["number"] >= self._number for seen in self._latest))
        self._tally.shown_ms.append((time.perf_counter() - started) * 1000)


KINDS: dict[str, tuple[type[Table], type[Server | Peer]]] = {
    "ridotto": (Table, Server),
    "bare": (PeerTable, Peer),
}


def compare(tables: int, seconds: float, thinking: int) -> bool:
    """Both servers under the same load, one after the other; whether ours holds the bound."""
    tallies = {}
    for kind, (_, server) in KINDS.items():
        with server() as address:
            tallies[kind] = measured(kind, address, tables, seconds, thinking if kind == "ridotto" else 0)
        print(f"{kind:8} {tables} tables, {tables * SEATS} sockets: {tallies[kind].told()}", flush=True)
    ratio = tallies["ridotto"].quantile(0.99) / tallies["bare"].quantile(0.99)
    print(f"ridotto takes {ratio:.1f} times as long as the bare server (99 of 100)")
    return tallies["ridotto"].holds


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--highest", action="store_true", help="raise the load until the bound is broken")
    parser.add_argument("--thinking", type=int, default=0, help="tables of bots at hard besides")
    given = parser.parse_args()
    if given.thinking:
        compilation.compile_all()
    tables = given.tables
    holds = compare(tables, given.seconds, given.thinking)
    while given.highest and holds:
        tables += STEP
        holds = compare(tables, given.seconds, given.thinking)
    if given.highest:
        print(f"highest load within {BOUND_MS} ms: {tables - STEP} tables")
    elif not holds:
        print(f"the bound of {BOUND_MS} ms is broken")


if __name__ == "__main__":
    main()
