"""Several workers of one room as processes of their own, and people who know by which worker they came in."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from httpx import AsyncClient
from websockets.asyncio.client import ClientConnection, connect

from tests.patience import PATIENCE_S
from tests.server.kills.evening import SHARING, Server
from tests.server.moves import move_for
from tests.server.visitors import ask, hear

THREE = {"game": "bottle_imp", "options": {"players": 3, "rounds": 1}, "pace": "instant"}
ONLY_BOTS = {
    "game": "bottle_imp",
    "options": {"players": 3, "rounds": 20},
    "pace": "quick",
    "seats": ["bot:heuristic", "bot:heuristic", "bot:heuristic"],
    "starts": True,
}
"""They play on for minutes, as long as somebody looks on."""
TWO_AND_A_BOT = {**THREE, "seats": ["me", "open", "bot:heuristic"]}


@asynccontextmanager
async def crew(url: str, folder: Path, count: int = 2) -> AsyncIterator[Sequence[Server]]:
    """Each has a port of its own, as if it ran on a machine of its own."""
    workers = [Server(url, *SHARING, log=folder / f"worker-{number}.log") for number in range(count)]
    try:
        await asyncio.gather(*(worker.start() for worker in workers))
        yield workers
    finally:
        await asyncio.gather(*(worker.end() for worker in workers))
    for worker in workers:
        assert "Traceback" not in worker.log, worker.log
        assert "sesame" not in worker.log


class Guest:
    """Somebody with a cookie, which is good at every worker."""

    def __init__(self, cookie: str) -> None:
        self.cookie = cookie

    def at(self, worker: Server, table_id: str) -> connect:
        return connect(
            f"ws://127.0.0.1:{worker.port}/ws/tables/{table_id}",
            additional_headers={"cookie": f"ridotto={self.cookie}"},
            proxy=None,
            compression=None,
            open_timeout=PATIENCE_S,
        )

    def asks(self, worker: Server) -> AsyncClient:
        return AsyncClient(
            base_url=f"http://127.0.0.1:{worker.port}",
            cookies={"ridotto": self.cookie},
            timeout=PATIENCE_S,
        )

    async def table(self, worker: Server, body: dict[str, Any]) -> str:
        async with self.asks(worker) as client:
            answer = await client.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        table_id: str = answer.json()["id"]
        return table_id

    async def summary(self, worker: Server, table_id: str) -> dict[str, Any]:
        async with self.asks(worker) as client:
            found: dict[str, Any] = (await client.get(f"/api/tables/{table_id}")).json()
        return found


async def new_guest(worker: Server, name: str = "") -> Guest:
    async with worker.guest() as client:
        answer = await client.put("/api/me", json={"name": name}) if name else await client.get("/api/me")
        assert answer.status_code == 200, answer.text
        return Guest(client.cookies["ridotto"])


async def seated(worker: Server, other: Server, body: dict[str, Any]) -> tuple[str, Guest, Guest]:
    """A table that has begun, with its host by one worker and a friend by the other; nobody is there yet."""
    host, friend = await new_guest(worker, "Ada"), await new_guest(other, "Bob")
    table_id = await host.table(worker, body)
    async with host.at(worker, table_id) as table, friend.at(other, table_id) as away:
        assert (await ask(away, "sit", seat=1))["type"] == "accepted"
        assert (await ask(table, "start"))["type"] == "accepted"
    return table_id, host, friend


class Told:
    """What somebody has heard, in order."""

    def __init__(self) -> None:
        self.positions: list[dict[str, Any]] = []

    @property
    def numbers(self) -> list[int]:
        return [position["number"] for position in self.positions]

    @property
    def is_over(self) -> bool:
        return bool(self.positions) and self.positions[-1]["position"]["outcome"] is not None

    def take(self, message: dict[str, Any]) -> None:
        if message["type"] == "position":
            self.positions.append(message)


async def until_told(table: ClientConnection, told: Told, more: int) -> None:
    """Look on until so many more positions were shown."""
    goal = len(told.positions) + more
    while len(told.positions) < goal:
        told.take(await hear(table))


async def watch(table: ClientConnection) -> Told:
    """Look on until the match is over."""
    told = Told()
    while not told.is_over:
        told.take(await hear(table))
    return told


async def play(table: ClientConnection) -> Told:
    """Play with the first answers until the match is over; every move is accepted."""
    told, answered = Told(), -1
    while not told.is_over:
        message = await hear(table)
        assert message["type"] != "refused", message
        told.take(message)
        task = message.get("task")
        if message["type"] == "position" and task is not None and message["decision"] > answered:
            answered = message["decision"]
            move = {"type": "move", "id": answered, "decision": answered, "move": move_for(task)}
            await table.send(json.dumps(move))
    return told
