"""Attacks with connections that are held or broken."""

import asyncio
import contextlib
import random

from tests.hostile.attacks.visitor import Attack

HEAD = "Host: 127.0.0.1\r\n"
HELD = {
    "half a second request": f"GET /healthz HTTP/1.1\r\n{HEAD}\r\nG",
    "a body that never comes": f"GET / HTTP/1.1\r\n{HEAD}Content-Length: 1000\r\n\r\n",
    "endless chunks": f"GET / HTTP/1.1\r\n{HEAD}Transfer-Encoding: chunked\r\n\r\n",
    "refused and not closed": f"POST /api/tables HTTP/1.1\r\n{HEAD}Content-Length: 99999999\r\n\r\n",
}
HOLDERS = 300


async def held(attack: Attack) -> None:
    """Three hundred connections, each held for as long as the other side allows."""

    async def one(number: int) -> None:
        while attack.goes_on:
            await _hold(attack, number)
            await asyncio.sleep(0.2)

    await attack.at_once(count=HOLDERS, of=one)


async def held_once(attack: Attack) -> None:
    """The same, but what the other side closes stays closed."""
    await attack.at_once(count=HOLDERS, of=lambda number: _hold(attack, number))


async def _hold(attack: Attack, number: int) -> None:
    way = list(HELD)[number % len(HELD)]
    with contextlib.suppress(OSError):
        reader, writer = await attack.connect()
        attack.sent += 1
        try:
            writer.write(HELD[way].encode())
            while attack.goes_on and not reader.at_eof():
                if way == "endless chunks":
                    writer.write(b"1\r\nx\r\n")
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.5):
                        await reader.read(1000)
        finally:
            writer.transport.abort()


def malformed_request(rng: random.Random) -> bytes:
    """A request with something wrong in it."""
    methods = ["GET", "POST", "PUT", "", "get", "G\0T", "PRI", "CONNECT", "A" * 50]
    paths = [
        "/",
        "/api/me",
        "*",
        "//",
        "/%ff%00",
        "/" + "x" * 3000,
        "http://[",
        "\u00e9",
        "/../../etc/passwd",
    ]
    versions = ["HTTP/1.1", "HTTP/0.9", "HTTP/2.0", "HTP/1.1", ""]
    headers = [
        *("Host: 127.0.0.1", "Host: evil.test", "Host", ": x", "Content-Length: -1", "Content-Length: 5"),
        *(
            "Content-Length: x",
            "Transfer-Encoding: chunked",
            "Transfer-Encoding: gzip",
            "Expect: 100-continue",
        ),
        *("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 99", "Cookie: " + "a" * 5000),
        *("X: \0", "Origin: null", "Accept-Language: " + "x," * 500, "X-Forwarded-For: " + "1.2.3.4," * 300),
    ]
    lines = [f"{rng.choice(methods)} {rng.choice(paths)} {rng.choice(versions)}"]
    lines += rng.sample(headers, rng.randrange(6))
    body = rng.choice(["", "zz\r\n", "{", "0\r\n\r\n", "x" * 1000])
    return ("\r\n".join(lines) + rng.choice(["\r\n\r\n", "\n\n", "\r\n", ""]) + body).encode("latin-1")


async def malformed(attack: Attack) -> None:
    rng = random.Random(9)

    async def one(_: int) -> None:
        while attack.goes_on:
            with contextlib.suppress(OSError, TimeoutError):
                reader, writer = await attack.connect()
                try:
                    writer.write(malformed_request(rng))
                    attack.sent += 1
                    async with asyncio.timeout(0.5):
                        await reader.read(1000)
                finally:
                    writer.transport.abort()

    await attack.at_once(of=one)


async def tiny_chunks(attack: Attack) -> None:
    """Bodies in chunks of one byte, written as fast as they are taken."""

    async def one(_: int) -> None:
        while attack.goes_on:
            with contextlib.suppress(OSError, TimeoutError):
                _reader, writer = await attack.connect()
                try:
                    writer.write(
                        f"POST /api/replays HTTP/1.1\r\n{HEAD}Transfer-Encoding: chunked\r\n\r\n".encode()
                    )
                    writer.write(b"1\r\nx\r\n" * 40_000)
                    attack.sent += 40_000
                    async with asyncio.timeout(2):
                        await writer.drain()
                finally:
                    writer.transport.abort()

    await attack.at_once(of=one)


async def long_heads(attack: Attack) -> None:
    """Heads of very many lines."""
    head = f"GET / HTTP/1.1\r\n{HEAD}".encode() + b"a:\r\n" * 60_000 + b"\r\n"

    async def one(_: int) -> None:
        while attack.goes_on:
            with contextlib.suppress(OSError, TimeoutError):
                reader, writer = await attack.connect()
                try:
                    writer.write(head)
                    attack.sent += 1
                    async with asyncio.timeout(2):
                        await reader.read(1000)
                finally:
                    writer.transport.abort()

    await attack.at_once(of=one)


async def resets(attack: Attack) -> None:
    """Connections that are reset in the middle of an answer."""

    async def one(_: int) -> None:
        while attack.goes_on:
            with contextlib.suppress(OSError):
                _reader, writer = await attack.connect()
                writer.write(f"GET /api/catalogue HTTP/1.1\r\n{HEAD}\r\n".encode())
                attack.sent += 1
                await asyncio.sleep(0.001)
                writer.transport.abort()
                await asyncio.sleep(0.005)

    await attack.at_once(of=one)
