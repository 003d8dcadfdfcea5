"""Somebody who plays against three `hard` bots, and how long they keep them waiting."""

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.hostile.canary import client, new_person
from tests.hostile.sources import new_source
from tests.patience import PATIENCE_S
from tests.server.moves import move_for

TABLE: dict[str, Any] = {
    "game": "bottle_imp",
    "options": {"players": 4, "rounds": 100},
    "seats": ["me", *["bot:hard"] * 3],
    "starts": True,
    "pace": "instant",
}


async def waits_for_bots(address: str, goes_on: Callable[[int], bool]) -> list[float]:
    """Seconds from one's card until one is asked again, each time after all three bots have played."""
    async with client(address, new_source()) as http:
        cookie = await new_person(http)
        table_id = (await http.post("/api/tables", json=TABLE, headers={"cookie": cookie})).json()["id"]
    url = f"{address.replace('http', 'ws')}/ws/tables/{table_id}"
    waits: list[float] = []
    async with connect(
        url, additional_headers={"cookie": cookie}, compression=None, proxy=None, open_timeout=PATIENCE_S
    ) as socket:
        asked = await _next_task(socket, -1)
        while goes_on(len(waits)):
            began = time.perf_counter()
            decision = asked["decision"]
            move = {"type": "move", "id": 1, "decision": decision, "move": move_for(asked["task"])}
            await socket.send(json.dumps(move))
            played = _cards_played(asked)
            asked = await _next_task(socket, decision)
            # Whoever wins a trick leads at once: then fewer than three bots have played.
            if _cards_played(asked) - played == len(TABLE["seats"]):
                waits.append(time.perf_counter() - began)
    return waits


async def _next_task(socket: ClientConnection, after: int) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE_S):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] == "position" and message["task"] and message["decision"] > after:
                return message


def _cards_played(message: dict[str, Any]) -> int:
    position = message["position"]
    return sum(len(trick["plays"]) for trick in position["tricks"]) + len(position["trick"])
