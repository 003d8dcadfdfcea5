"""People who play and load pages while the server is attacked: they must not notice."""

import asyncio
import json
import statistics
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.hostile.sources import new_source
from tests.patience import NO_TLS, PATIENCE_S
from tests.server.moves import move_for

PLAYERS = 3
TABLE = {"game": "bottle_imp", "options": {"players": PLAYERS, "rounds": 100}, "pace": "instant"}
PAGE_PAUSE_S = 0.1
"""Within what one address may ask for in the long run."""
PAGES = ("/", "/api/catalogue", "/api/me", "/api/tables")


@dataclass
class Seen:
    """What the canary has seen, in milliseconds."""

    moves: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def told(self) -> str:
        return f"moves: {_told(self.moves)}; pages: {_told(self.pages)}; {len(self.faults)} faults"


def p99(values: list[float]) -> float:
    return statistics.quantiles(values, n=100)[98] if len(values) > 1 else float("nan")


def _told(values: list[float]) -> str:
    if not values:
        return "none"
    return f"{len(values)}, median {statistics.median(values):.1f} ms, 99 of 100 within {p99(values):.1f} ms"


class Canary:
    """Some people at one table, each with a socket, and somebody who loads pages."""

    def __init__(self, address: str, pause_s: float) -> None:
        self._address = address
        self._pause_s = pause_s
        self._source = new_source()
        self._sockets: list[ClientConnection] = []
        self._latest: list[dict[str, Any]] = [{} for _ in range(PLAYERS)]
        self._changed = asyncio.Condition()
        self._answers: set[int] = set()
        self._number = 0
        self.seen = Seen()
        self.table_id = ""

    @property
    def asked(self) -> int:
        """How many requests its people have sent, each in a frame."""
        return self._number

    # Opening

    async def open(self) -> None:
        async with client(self._address, self._source) as http:
            self.cookies = [await new_person(http) for _ in range(PLAYERS)]
            made = await http.post("/api/tables", json=TABLE, headers={"cookie": self.cookies[0]})
            self.table_id = made.json()["id"]
        for seat, cookie in enumerate(self.cookies):
            url = f"{self._address.replace('http', 'ws')}/ws/tables/{self.table_id}"
            socket = await connect(
                url,
                additional_headers={"cookie": cookie},
                compression=None,
                proxy=None,
                ping_interval=None,
                open_timeout=PATIENCE_S,
                local_addr=(self._source, 0),
            )
            self._sockets.append(socket)
            asyncio.get_running_loop().create_task(self._read(seat, socket))
            if seat:
                await self._ask(seat, {"type": "sit", "seat": seat})
        await self._ask(0, {"type": "start"})
        await self._until(lambda: all(self._latest))

    async def close(self) -> None:
        for socket in self._sockets:
            await socket.close()

    # Playing

    async def live(self) -> None:
        """Until it is cancelled."""
        await asyncio.gather(self._play(), self._load_pages())

    async def _play(self) -> None:
        while True:
            await self._move()
            await asyncio.sleep(self._pause_s)

    async def _move(self) -> None:
        """One move of whoever is asked, timed until everybody has seen it."""
        await self._until(lambda: any(seen["task"] for seen in self._latest))
        seat = next(seat for seat in range(PLAYERS) if self._latest[seat]["task"])
        asked = self._latest[seat]
        began = time.perf_counter()
        move = {"type": "move", "decision": asked["decision"], "move": move_for(asked["task"])}
        await self._ask(seat, move)
        await self._until(lambda: all(seen["number"] > asked["number"] for seen in self._latest))
        self.seen.moves.append((time.perf_counter() - began) * 1000)

    async def _load_pages(self) -> None:
        async with client(self._address, self._source) as http:
            http.cookies.set("ridotto", self.cookies[0].partition("=")[2])
            while True:
                for page in PAGES:
                    await self._load(http, page)
                    await asyncio.sleep(PAGE_PAUSE_S)

    async def _load(self, http: httpx.AsyncClient, page: str) -> None:
        began = time.perf_counter()
        try:
            try:
                answer = await http.get(page)
            except httpx.RemoteProtocolError:
                # The server was just closing this idle connection; browsers try again too.
                answer = await http.get(page)
        except httpx.HTTPError as error:
            self.seen.faults.append(f"{page}: {error!r}")
            return
        self.seen.pages.append((time.perf_counter() - began) * 1000)
        if answer.status_code != 200:
            self.seen.faults.append(f"{page}: {answer.status_code}")

    # Talking to the table

    async def _ask(self, seat: int, request: dict[str, Any]) -> None:
        self._number += 1
        number = self._number
        await self._sockets[seat].send(json.dumps({"id": number, **request}))
        await self._until(lambda: number in self._answers)

    async def _until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE_S), self._changed:
            await self._changed.wait_for(is_so)

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            async with self._changed:
                if message["type"] == "position":
                    self._latest[seat] = message
                elif message["type"] == "accepted":
                    self._answers.add(message["id"])
                elif message["type"] == "refused":
                    self.seen.faults.append(f"refused: {message['code']}")
                    self._answers.add(message["id"])
                self._changed.notify_all()
        if socket.close_code != 1000:
            self.seen.faults.append(f"seat {seat} was closed with {socket.close_code}")


def client(address: str, source: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=source, verify=NO_TLS)
    return httpx.AsyncClient(base_url=address, timeout=PATIENCE_S, transport=transport)


async def new_person(http: httpx.AsyncClient) -> str:
    """Somebody's cookie."""
    answer = await http.get("/api/me", headers={"cookie": ""})
    http.cookies.clear()
    return str(answer.headers["set-cookie"].partition(";")[0])


@asynccontextmanager
async def canary_at(address: str, pause_s: float = 0.05) -> AsyncIterator[Canary]:
    """A canary that lives while the block runs."""
    canary = Canary(address, pause_s)
    await canary.open()
    living = asyncio.create_task(canary.live())
    try:
        yield canary
        # Whatever has stopped it stops the test.
        if living.done():
            living.result()
    finally:
        living.cancel()
        await asyncio.gather(living, return_exceptions=True)
        await canary.close()
