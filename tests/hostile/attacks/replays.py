"""Replays of the largest match there is, and of what is no match, many at once."""

import asyncio
import contextlib

import httpx

from tests.hostile.attacks.visitor import Attack

ROUNDS = 540
NESTED = b'{"form":2,"record":[' + b"[[]]," * 200_000 + b"0]}"
"""A body of very many values, where the text of a record should be."""
BODIES = 4
"""Sent at once."""
PAUSE_S = 0.1


def largest_record() -> str:
    # Other attacks begin sooner without all that a match needs.
    from ridotto.games import find_game
    from tests.walks import played_match

    game = find_game("bottle_imp")
    options = game.parse_options({"players": 3, "rounds": ROUNDS})
    return played_match(game, options, "bomb").record().dumps()


async def bombs(attack: Attack) -> None:
    """The last frames of it, which used to carry all rounds each."""
    record = largest_record()
    last = record.count('", "')

    async def one(number: int) -> None:
        async with attack.client() as http:
            while attack.goes_on:
                body = {"form": 2, "record": record, "seat": number % 3, "first": last - 100 - number}
                with contextlib.suppress(httpx.HTTPError):
                    await http.post("/api/replays", json=body)
                    attack.sent += 1

    await attack.at_once(of=one)


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
