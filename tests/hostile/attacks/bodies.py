"""Requests whose bodies are wrong in as many places as there is room for."""

import contextlib
from itertools import cycle

import httpx

from tests.hostile.attacks.visitor import Attack

LONGEST = 7500
"""Bytes; every address takes so many."""
KEYS = b"{" + b",".join(b'"%x":0' % number for number in range(LONGEST // 8)) + b"}"
SEATS = b'{"game":"turandot","seats":[' + b"0," * (LONGEST // 2) + b"0]}"
WRONG = (
    *(("PUT", "/api/me", KEYS), ("POST", "/api/me/devices", KEYS)),
    *(("POST", "/api/tables", KEYS), ("POST", "/api/tables", SEATS)),
)


async def wrong_bodies(attack: Attack) -> None:
    async def ask(_: int) -> None:
        async with attack.client() as http:
            for method, path, body in cycle(WRONG):
                if not attack.goes_on:
                    return
                headers = {"content-type": "application/json"}
                with contextlib.suppress(httpx.HTTPError):
                    await http.request(method, path, content=body, headers=headers)
                    attack.sent += 1

    await attack.at_once(of=ask)
