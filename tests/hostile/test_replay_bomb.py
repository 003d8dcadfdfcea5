"""Twenty replays of the largest match at once, while others open pages and play."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from httpx import AsyncClient, Limits, Response
from websockets.asyncio.client import connect

from tests.largest import large_record
from tests.server.moves import move_for
from tests.server.test_serve import first_line, port_in, process
from tests.server.visitors import ME_AND_BOTS, hear, say, table_of

pytestmark = pytest.mark.anyio

AT_ONCE = 20
MANY = 10
"""Of them, so many as surely wait together."""
MOST_BYTES = 1_000_000
TOO_LONG = 408
LIMIT_S = 600
"""Of the whole, and of any answer: other tests may keep the machine busy."""
PAUSE_S = 0.05
"""Of a person between two pages or two moves."""
MANY_ROUNDS = ME_AND_BOTS | {"options": {"players": 3, "rounds": 100}}
PAGES = ("/", "/api/catalogue", "/api/me", "/api/tables")


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    """A real server; at the end it closes when told to, and has complained of nothing."""
    with process(tmp_path, "--port", "0") as running:
        yield port_in(first_line(running))
        running.terminate()
        _, complaints = running.communicate(timeout=LIMIT_S)
        assert (running.returncode, complaints) == (0, "")


def guest(port: int) -> AsyncClient:
    # Of a connection that is used again nobody knows whether the server is just closing it.
    unused = Limits(max_keepalive_connections=0)
    return AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=LIMIT_S, limits=unused)


async def ask_for_the_end(bomber: AsyncClient, number: int) -> Response:
    """The last frames of one of the largest matches, a different one for each number.

    On a busy machine the last of them may be told that it takes too long: they ask again.
    """
    record = large_record(number)
    body = {"form": 2, "record": json.dumps(record), "first": len(record["events"]) - 99}
    answer = await bomber.post("/api/replays", json=body)
    while answer.status_code == TOO_LONG:
        answer = await bomber.post("/api/replays", json=body)
    return answer


async def keep_opening_pages(reader: AsyncClient, is_over: asyncio.Event) -> list[int]:
    """The status of every answer, until it is over."""
    statuses = []
    while not is_over.is_set():
        for page in PAGES:
            statuses.append((await reader.get(page)).status_code)
            await asyncio.sleep(PAUSE_S)
    return statuses


async def keep_playing(player: AsyncClient, port: int, is_over: asyncio.Event) -> int:
    """How many moves were accepted, until it is over; none may be refused."""
    table = await table_of(player, MANY_ROUNDS)
    cookie = {"cookie": f"ridotto={player.cookies['ridotto']}"}
    answered, accepted = -1, 0
    async with connect(
        f"ws://127.0.0.1:{port}/ws/tables/{table}", additional_headers=cookie, open_timeout=LIMIT_S
    ) as socket:
        while not is_over.is_set():
            message = await hear(socket)
            assert message["type"] != "refused", message
            accepted += message["type"] == "accepted"
            if message["type"] == "position" and message["task"] and message["decision"] > answered:
                await asyncio.sleep(PAUSE_S)
                answered = message["decision"]
                await say(socket, "move", answered, decision=answered, move=move_for(message["task"]))
    return accepted


async def until_so_many_wait(friend: AsyncClient, replays: int) -> None:
    while True:
        figures = (await friend.get("/metrics")).text
        found = re.search(r"^ridotto_replays_waiting (\S+)$", figures, re.MULTILINE)
        assert found
        if float(found[1]) >= replays:
            return
        await asyncio.sleep(PAUSE_S)


def check_answer(number: int, answer: Response) -> None:
    """The right frames, and not too much."""
    assert answer.status_code == 200, answer.text[:500]
    assert len(answer.content) < MOST_BYTES
    replay = answer.json()
    events = large_record(number)["events"]
    assert [frame["line"] for frame in replay["frames"]] == events[-100:]
    assert replay["frames_in_all"] == len(events) + 1
    assert replay["next_frame"] is None
    assert len(replay["past"]) == replay["next_round"] < 540


async def test_others_go_on_beside_twenty_replays_of_the_largest_match(port: int) -> None:
    await go_on_beside_replays(port)


async def go_on_beside_replays(port: int) -> None:
    is_over = asyncio.Event()
    async with (
        asyncio.timeout(LIMIT_S),
        guest(port) as reader,
        guest(port) as player,
        guest(port) as bomber,
        guest(port) as friend,
    ):
        for visitor in (reader, player):
            assert (await visitor.get("/api/me")).status_code == 200
        reading = asyncio.create_task(keep_opening_pages(reader, is_over))
        playing = asyncio.create_task(keep_playing(player, port, is_over))
        bombs = [asyncio.create_task(ask_for_the_end(bomber, number)) for number in range(AT_ONCE)]
        await until_so_many_wait(friend, MANY)
        done = sum(bomb.done() for bomb in bombs)
        small = {"form": 2, "record": json.dumps(large_record(19_900))}
        answer = await friend.post("/api/replays", json=small)
        assert len(answer.json()["frames"]) == len(large_record(19_900)["events"]) + 1
        assert sum(bomb.done() for bomb in bombs) < done + MANY, "who asks for little does not wait for them"
        for number, bomb in enumerate(bombs):
            check_answer(number, await bomb)
        is_over.set()
        statuses, moves = await reading, await playing
        assert {*statuses} == {200}
        assert len(statuses) >= 2 * len(PAGES)
        assert moves >= 5
        # Nothing of it stays: the next one is as welcome as the first.
        assert (await friend.post("/api/replays", json=small)).status_code == 200


async def test_replays_that_nobody_waits_for_are_given_up(port: int) -> None:
    """Whoever asks and leaves at once keeps nobody waiting."""
    async with asyncio.timeout(LIMIT_S), guest(port) as friend:
        for first in range(0, 60, AT_ONCE):
            async with guest(port) as bomber:
                bombs = [
                    asyncio.create_task(ask_for_the_end(bomber, number))
                    for number in range(first, first + AT_ONCE)
                ]
                await until_so_many_wait(friend, 1)
                for bomb in bombs:
                    bomb.cancel()
                await asyncio.gather(*bombs, return_exceptions=True)
            assert (await friend.get("/api/catalogue")).status_code == 200
        answer = await ask_for_the_end(friend, 0)
        check_answer(0, answer)
