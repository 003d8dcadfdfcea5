"""Attacks on open sockets."""

import asyncio
import contextlib
import json
import random
from collections.abc import Sequence

from tests.hostile.attacks.visitor import SOCKETS, Attack
from tests.server.raw_socket import PING, PONG, TEXT, frame

CUT_OFF = (ConnectionError, asyncio.IncompleteReadError, TimeoutError, AssertionError)
"""What a visitor sees of it, also of a refused handshake."""
NAMES = ["seat", "level", "decision", "move", "text", "emote", "is_muted", "is_allowed", "options", "clock"]
"""Fields of requests."""
BATCH = 2000
"""Frames written at once."""


async def _flood(attack: Attack, one_frame: bytes, first: bytes = b"", *, reads: bool = True) -> None:
    """The same frame on twenty sockets, as fast as the other side takes it; who is closed comes back."""
    secret = await attack.new_person()
    table_id = await attack.new_table(secret)

    async def one(_: int) -> None:
        while attack.goes_on:
            with contextlib.suppress(*CUT_OFF):
                async with attack.socket(table_id, secret) as socket:
                    if not reads:
                        socket.writer.transport.pause_reading()  # type: ignore[attr-defined]  # a transport that reads
                    socket.send(first)
                    reading = asyncio.create_task(socket.close_code()) if reads else None
                    while attack.goes_on and not (reading and reading.done()):
                        socket.send(one_frame * BATCH)
                        attack.sent += BATCH
                        async with asyncio.timeout(5):
                            await socket.writer.drain()
                        await asyncio.sleep(0)
            await asyncio.sleep(0.05)

    await attack.at_once(of=one)


async def pongs(attack: Attack) -> None:
    await _flood(attack, frame(PONG))


async def pings(attack: Attack) -> None:
    await _flood(attack, frame(PING))


async def unread_pings(attack: Attack) -> None:
    await _flood(attack, frame(PING, b"x" * 125), reads=False)


async def letters(attack: Attack) -> None:
    await _flood(attack, frame(TEXT, b"x"))


async def pieces(attack: Attack) -> None:
    await _flood(attack, frame(0, is_last=False), first=frame(TEXT, b"x", is_last=False))


async def garbage(attack: Attack) -> None:
    """Random bytes after a handshake, half of them as the text of a message."""
    rng = random.Random(7)
    secret = await attack.new_person()
    table_id = await attack.new_table(secret)

    async def one(_: int) -> None:
        while attack.goes_on:
            with contextlib.suppress(*CUT_OFF):
                async with attack.socket(table_id, secret) as socket:
                    no_frame, no_message = (
                        rng.randbytes(rng.randrange(1, 400)),
                        rng.randbytes(rng.randrange(1, 4)),
                    )
                    socket.send(rng.choice((no_frame, frame(TEXT, no_message))))
                    attack.sent += 1
                    async with asyncio.timeout(5):
                        await socket.close_code()

    await attack.at_once(of=one)


async def requests(attack: Attack) -> None:
    """Requests that make sense and those that nearly do, as fast as they are taken."""
    rng = random.Random(8)
    secret = await attack.new_person()
    table_id = await attack.new_table(secret)
    kinds = ["sit", "stand", "fill", "clear", "start", "move", "take_back", "hint", "return", "rematch", "?"]
    kinds += ["change", "allow_chat", "emote", "chat", "mute"]

    def request() -> bytes:
        values: list[object] = [None, 0, 3, -1, 2**60, "easy", "x" * 300, [], {}, True, 0.5]
        fields = {name: rng.choice(values) for name in rng.sample(NAMES, 2)}
        return json.dumps({"type": rng.choice(kinds), "id": rng.randrange(10**6)} | fields).encode()

    async def one(_: int) -> None:
        while attack.goes_on:
            with contextlib.suppress(*CUT_OFF):
                async with attack.socket(table_id, secret) as socket:
                    reading = asyncio.create_task(socket.close_code())
                    while attack.goes_on and not reading.done():
                        socket.send(b"".join(frame(TEXT, request()) for _ in range(20)))
                        attack.sent += 20
                        async with asyncio.timeout(5):
                            await socket.writer.drain()
                        await asyncio.sleep(0)

    await attack.at_once(of=one)


async def coming_and_going(attack: Attack) -> None:
    """Sockets opened and dropped, so that everybody at the table is told again and again."""
    secret = await attack.new_person()
    table_id = await attack.new_table(secret)

    async def one(_: int) -> None:
        while attack.goes_on:
            with contextlib.suppress(
                ConnectionError, asyncio.IncompleteReadError, TimeoutError, AssertionError
            ):
                async with attack.socket(table_id, secret):
                    attack.sent += 1
            await asyncio.sleep(0.01)

    await attack.at_once(of=one)


async def musical_chairs(attack: Attack) -> None:
    """Sitting down and standing up, each of which is a line in the table's log."""
    secret = await attack.new_person()
    table_id = await attack.new_table(secret)
    await _change_seats(attack, [(table_id, secret)] * SOCKETS)


async def many_chairs(attack: Attack) -> None:
    """The same with a cookie and a table for each socket."""
    secrets = [await attack.new_person() for _ in range(SOCKETS)]
    await _change_seats(attack, [(await attack.new_table(secret), secret) for secret in secrets])


async def _change_seats(attack: Attack, places: Sequence[tuple[str, str]]) -> None:
    pair = frame(TEXT, b'{"type":"stand","id":1}') + frame(TEXT, b'{"type":"sit","id":2,"seat":0}')

    async def one(number: int) -> None:
        while attack.goes_on:
            with contextlib.suppress(*CUT_OFF):
                async with attack.socket(*places[number]) as socket:
                    reading = asyncio.create_task(socket.close_code())
                    while attack.goes_on and not reading.done():
                        socket.send(pair)
                        attack.sent += 2
                        await asyncio.sleep(0.05)

    await attack.at_once(of=one)


async def chatter(attack: Attack) -> None:
    """Lines of chat, emotes and other settings, each of which everybody at the table would be told of."""
    secret = await attack.new_person()
    table_id = await attack.new_table(secret)
    text = json.dumps({"type": "chat", "id": 1, "text": "\u0416" * 200}).encode()
    emote = b'{"type":"emote","id":2,"emote":"bravo"}'
    settings = b'{"type":"change","id":3,"pace":"slow"}'
    all_of_it = b"".join(frame(TEXT, each) for each in (text, emote, settings))

    async def one(_: int) -> None:
        while attack.goes_on:
            with contextlib.suppress(*CUT_OFF):
                async with attack.socket(table_id, secret) as socket:
                    reading = asyncio.create_task(socket.close_code())
                    while attack.goes_on and not reading.done():
                        socket.send(all_of_it)
                        attack.sent += 3
                        await asyncio.sleep(0.02)

    await attack.at_once(of=one)
