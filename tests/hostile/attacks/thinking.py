"""Attacks with honest means: very many bots that think for very long."""

import asyncio
import contextlib
import json

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.hostile.attacks.visitor import Attack

TABLES = 20
MASTERS = {
    # In the eye, where masters search.
    "options": {"players": 2, "rounds": 100},
    "seats": ["bot:master"] * 2,
    "starts": True,
    "pace": "instant",
}
AGAINST_BOTS = MASTERS | {"options": {"players": 4, "rounds": 100}, "seats": ["me", *["bot:easy"] * 3]}


async def masters(attack: Attack) -> None:
    """Twenty tables of two master bots, watched by whoever opened them."""
    secret = await attack.new_person()
    tables = [await attack.new_table(secret, **MASTERS) for _ in range(TABLES)]

    async def watch(number: int) -> None:
        async with _socket(attack, tables[number], secret) as socket:
            while attack.goes_on:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(1):
                        await socket.recv()
                        attack.sent += 1

    await attack.at_once(count=TABLES, of=watch)


async def hints(attack: Attack) -> None:
    """Hints at twenty tables, asked for again and again."""
    secret = await attack.new_person()
    tables = [await attack.new_table(secret, **AGAINST_BOTS) for _ in range(TABLES)]

    async def ask(number: int) -> None:
        async with _socket(attack, tables[number], secret) as socket:
            while attack.goes_on:
                with contextlib.suppress(TimeoutError, WebSocketException):
                    await socket.send(json.dumps({"type": "hint", "id": attack.sent, "decision": 0}))
                    attack.sent += 1
                    async with asyncio.timeout(0.2):
                        await socket.recv()

    await attack.at_once(count=TABLES, of=ask)


def _socket(attack: Attack, table_id: str, secret: str) -> connect:
    url = f"{attack.address.replace('http', 'ws')}/ws/tables/{table_id}"
    headers = {"cookie": f"ridotto={secret}"}
    return connect(
        url, additional_headers=headers, compression=None, proxy=None, local_addr=(attack.source, 0)
    )
