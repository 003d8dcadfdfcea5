"""A socket server that does next to nothing, and the people before it: the peer of ours."""

import asyncio
import json
import multiprocessing
import os
import time
from typing import Any

import httpx
from websockets.asyncio.server import ServerConnection, serve

from bench.server.people import SEATS, Table


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
