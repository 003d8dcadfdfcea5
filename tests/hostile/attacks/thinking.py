"""Attacks with honest means: very many bots that think for very long."""

import asyncio
import contextlib
import json
from collections.abc import Callable
from functools import partial
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.hostile.attacks.visitor import Attack
from tests.server.moves import move_for

TABLES = 20
MASTERS = {"seats": ["bot:master"] * 4, "starts": True, "pace": "instant"}
LONG = MASTERS | {"game": "bottle_imp", "options": {"players": 4, "rounds": 100}}
"""For hours. As the program is, they search in its last round only; see patched.py."""
SHOW = LONG | {"seats": ["bot:random"] * 4}
BIDDERS = MASTERS | {"game": "turandot", "options": {"players": 4}}
"""They search from the first bid on."""
AGAINST_BOTS = LONG | {"seats": ["me", *["bot:easy"] * 3]}
HINT_S = 10
"""After which a hint that does not come is not waited for."""


async def masters(attack: Attack) -> None:
    """Twenty tables of four master bots, watched by whoever opened them."""
    secret = await attack.new_person()
    tables = [await attack.new_table(secret, **(BIDDERS if number % 2 else LONG)) for number in range(TABLES)]

    await _watch(attack, tables, secret)


async def _watch(attack: Attack, tables: list[str], secret: str) -> None:
    async def watch(number: int) -> None:
        async with _socket(attack, tables[number], secret) as socket:
            while attack.goes_on:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(1):
                        await socket.recv()
                        attack.sent += 1

    await attack.at_once(count=TABLES, of=watch)


async def bots_only(attack: Attack) -> None:
    """Twenty tables of bots that think for no time, as fast as they can."""
    secret = await attack.new_person()
    tables = [await attack.new_table(secret, **SHOW) for _ in range(TABLES)]
    await _watch(attack, tables, secret)


async def hints(attack: Attack) -> None:
    """A hint for every card at twenty tables: a hint that was given is not thought about again."""
    secret = await attack.new_person()
    tables = [await attack.new_table(secret, **AGAINST_BOTS) for _ in range(TABLES)]

    async def ask(number: int) -> None:
        while attack.goes_on:
            with contextlib.suppress(TimeoutError, WebSocketException):
                async with _socket(attack, tables[number], secret) as socket:
                    await _play_by_hints(attack, socket)

    await attack.at_once(count=TABLES, of=ask)


async def _play_by_hints(attack: Attack, socket: ClientConnection) -> None:
    decision = -1
    while attack.goes_on:
        asked = await _heard(socket, partial(_is_asked, decision))
        decision = asked["decision"]
        await socket.send(json.dumps({"type": "hint", "id": decision, "decision": decision}))
        attack.sent += 1
        # It is refused while the search is not compiled yet.
        await _heard(socket, lambda told: told["type"] in ("hint", "refused"))
        move = {"type": "move", "id": decision, "decision": decision, "move": move_for(asked["task"])}
        await socket.send(json.dumps(move))


def _is_asked(after: int, told: dict[str, Any]) -> bool:
    return told["type"] == "position" and bool(told["task"]) and told["decision"] > after


async def _heard(socket: ClientConnection, is_wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    async with asyncio.timeout(HINT_S):
        while True:
            told: dict[str, Any] = json.loads(await socket.recv())
            if is_wanted(told):
                return told


def _socket(attack: Attack, table_id: str, secret: str) -> connect:
    url = f"{attack.address.replace('http', 'ws')}/ws/tables/{table_id}"
    headers = {"cookie": f"ridotto={secret}"}
    return connect(
        url, additional_headers=headers, compression=None, proxy=None, local_addr=(attack.source, 0)
    )
