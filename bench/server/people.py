"""People at sockets, and tables of bots that somebody watches."""

import asyncio
import json
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import httpx
from websockets.asyncio.client import connect

from bench.server.light import LightSocket, light_socket
from bench.server.tally import Tally

SEATS = 4
POSITION = b'{"type":"position"'
WHAT_IS_SEEN = b',"position":{'


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
