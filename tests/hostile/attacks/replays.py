"""Replays of the largest match there is, and of what is no match, many at once."""

import asyncio
import contextlib
import json
from itertools import chain, count

import httpx

from tests.hostile.attacks.visitor import SOCKETS, Attack
from tests.largest import large_record

MATCHES = 10_000
"""Half of the events are left in the last one."""
REFUSED_PAUSE_S = 2.0
"""So that requests are not what is refused: twenty connections ask ten times a second then."""
NESTED = b'{"form":2,"record":[' + b"[[]]," * 200_000 + b"0]}"
"""A body of very many values, where the text of a record should be."""
BODIES = 4
"""Sent at once."""
PAUSE_S = 0.1


async def bombs(attack: Attack) -> None:
    """The last frames of it, which used to carry all rounds each.

    Each time it ends an event earlier: no match is known from before, and all are played from the beginning.
    """
    # What is asked for first is ready before the attack begins: all of it comes at once.
    bodies = chain([_bomb(number) for number in range(SOCKETS)], map(_bomb, count(SOCKETS)))

    async def one(_: int) -> None:
        async with attack.client() as http:
            body = next(bodies)
            while attack.goes_on:
                with contextlib.suppress(httpx.HTTPError):
                    answer = await http.post("/api/replays", content=body)
                    attack.sent += 1
                    if answer.is_error:
                        await asyncio.sleep(REFUSED_PAUSE_S)
                    else:
                        body = next(bodies)

    await attack.at_once(of=one)


def _bomb(number: int) -> bytes:
    record = large_record(number % MATCHES)
    body = {"form": 2, "record": json.dumps(record), "first": len(record["events"]) - 99}
    return json.dumps(body).encode()


async def nested_bodies(attack: Attack) -> None:
    """Whoever reads all these values has no time for anybody else meanwhile."""

    async def one(_: int) -> None:
        async with attack.client() as http:
            while attack.goes_on:
                with contextlib.suppress(httpx.HTTPError):
                    await http.post("/api/replays", content=NESTED)
                    attack.sent += 1
                await asyncio.sleep(PAUSE_S)

    await attack.at_once(count=BODIES, of=one)
