"""A tiny server for a test, and who visits it."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ridotto.server.app import create_app
from ridotto.server.app_context import AppContext, open_app_context
from ridotto.server.limits import Limits
from ridotto.server.network.listening import listen
from ridotto.server.serve import config_for
from tests.patience import PATIENCE_S, until
from tests.server.moves import move_for

HOST = "ridotto.test"
SOMEWHERE = "203.0.113.5"
"""The address of a visitor who is not at this machine."""


@asynccontextmanager
async def open_app(folder: Path, limits: Limits | None = None, **settings: Any) -> AsyncIterator[FastAPI]:
    """The application on a file of its own."""
    async with open_app_context(folder / "tables.sqlite", limits=limits, **settings) as context:
        yield create_app(context)


def visitor(app: FastAPI, address: str = SOMEWHERE, host: str = HOST, scheme: str = "http") -> AsyncClient:
    """Somebody with a cookie jar of their own."""
    transport = ASGITransport(app, raise_app_exceptions=False, client=(address, 5000))
    return AsyncClient(transport=transport, base_url=f"{scheme}://{host}")


@asynccontextmanager
async def open_site(folder: Path, limits: Limits | None = None) -> AsyncIterator["Site"]:
    """The application on a real port."""
    async with (
        open_app_context(folder / "tables.sqlite", limits=limits) as context,
        served(context) as (server, port),
    ):
        yield Site(context, port, server)


@asynccontextmanager
async def served(context: AppContext) -> AsyncIterator[tuple[uvicorn.Server, int]]:
    server = uvicorn.Server(config_for(context))
    with listen("127.0.0.1", 0) as listening:
        running = asyncio.create_task(server.serve(sockets=[listening]))
        try:
            yield server, listening.getsockname()[1]
        finally:
            server.should_exit = True
            await running


@dataclass(frozen=True)
class Site:
    context: AppContext
    port: int
    server: uvicorn.Server

    @property
    def connections(self) -> list[Any]:
        """The server's ends of all connections."""
        return list(self.server.server_state.connections)

    def guest(self) -> AsyncClient:
        return AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE_S)

    def sit(self, guest: AsyncClient, table_id: str, **headers: str) -> connect:
        cookie = guest.cookies.get("ridotto")
        given = {"cookie": f"ridotto={cookie}"} if cookie else {}
        return connect(
            f"ws://127.0.0.1:{self.port}/ws/tables/{table_id}",
            additional_headers=given | headers,
            proxy=None,
            compression=None,
            open_timeout=PATIENCE_S,
        )


async def hear(socket: ClientConnection, kind: str | None = None) -> dict[str, Any]:
    """The next message, or the next of a kind."""
    while True:
        async with asyncio.timeout(PATIENCE_S):
            message: dict[str, Any] = json.loads(await socket.recv())
        if kind is None or message["type"] == kind:
            return message


async def say(socket: ClientConnection, kind: str, number: int = 1, **fields: Any) -> None:
    await socket.send(json.dumps({"type": kind, "id": number} | fields))


async def ask(socket: ClientConnection, kind: str, number: int = 1, **fields: Any) -> dict[str, Any]:
    """Say something and wait for the answer to it."""
    await say(socket, kind, number, **fields)
    while True:
        message = await hear(socket)
        if message["type"] in ("accepted", "refused") and message["id"] == number:
            return message


QUICK = {"game": "bottle_imp", "options": {"players": 3, "rounds": 1}, "pace": "instant"}
ME_AND_BOTS = {**QUICK, "seats": ["me", "bot:heuristic", "bot:heuristic"], "starts": True}


async def play_out(socket: ClientConnection) -> dict[str, Any]:
    """Play with the first answers to the end; the last position."""
    answered = -1
    while True:
        message = await hear(socket)
        assert message["type"] != "refused", message
        if message["type"] != "position":
            continue
        if message["position"]["outcome"] is not None:
            return message
        # What others do in the meantime comes as a position with the same task.
        if message["task"] is not None and message["decision"] > answered:
            answered = message["decision"]
            await say(socket, "move", answered, decision=answered, move=move_for(message["task"]))


async def table_of(guest: AsyncClient, body: dict[str, Any]) -> str:
    answer = await guest.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table_id: str = answer.json()["id"]
    return table_id


async def closed(socket: ClientConnection) -> tuple[int, list[dict[str, Any]]]:
    """The code that a socket is closed with, and what was said before."""
    said = []
    async with asyncio.timeout(PATIENCE_S):
        with suppress(ConnectionClosed):
            while True:
                said.append(json.loads(await socket.recv()))
    assert socket.close_code is not None
    return socket.close_code, said


async def until_nobody_is_left(site: Site) -> None:
    await until(lambda: not site.context.sockets_of_address.total)
