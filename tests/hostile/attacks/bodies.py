"""Requests whose bodies are wrong in as many places as there is room for, or never come to an end."""

import asyncio
import contextlib
from itertools import cycle

import httpx

from tests.hostile.attacks.connections import HEAD
from tests.hostile.attacks.visitor import Attack

LONGEST = 7500
"""Bytes; every address takes so many."""
KEYS = b"{" + b",".join(b'"%x":0' % number for number in range(LONGEST // 8)) + b"}"
SEATS = b'{"game":"turandot","seats":[' + b"0," * (LONGEST // 2) + b"0]}"
WRONG = (
    *(("PUT", "/api/me", KEYS), ("POST", "/api/me/devices", KEYS)),
    *(("POST", "/api/tables", KEYS), ("POST", "/api/tables", SEATS)),
)

UPLOADS = 150
"""As many connections as an address may surely have."""
UNFINISHED_BYTES = 1_000_000
"""What is sent of each body: all but its last byte."""


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


async def unfinished(attack: Attack) -> None:
    """Large bodies, each held without its last byte for as long as the other side waits."""
    head = f"POST /api/replays HTTP/1.1\r\n{HEAD}Content-Length: {UNFINISHED_BYTES + 1}\r\n\r\n".encode()

    async def one(_: int) -> None:
        while attack.goes_on:
            with contextlib.suppress(OSError, TimeoutError):
                reader, writer = await attack.connect()
                try:
                    writer.write(head + b"x" * UNFINISHED_BYTES)
                    attack.sent += 1
                    while attack.goes_on and not reader.at_eof():
                        with contextlib.suppress(TimeoutError):
                            async with asyncio.timeout(0.5):
                                await reader.read(1000)
                finally:
                    writer.transport.abort()
            await asyncio.sleep(0.2)

    await attack.at_once(count=UPLOADS, of=one)
