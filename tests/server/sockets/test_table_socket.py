"""The socket of a table, over real connections: what is heard there, and by whom."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection

from ridotto.engine.rng import Rng
from ridotto.server.limits import Limits, Rate
from tests.game_messages import FromServer, messages_of, positions_of, tasks_of
from tests.server.moves import move_for
from tests.server.visitors import (
    ME_AND_BOTS,
    QUICK,
    ask,
    hear,
    open_site,
    play_out,
    say,
    table_of,
)

pytestmark = pytest.mark.anyio

SAID: TypeAdapter[Any] = TypeAdapter(FromServer)

TURANDOT = {
    "game": "turandot",
    "options": {"players": 2},
    "pace": "instant",
    "seats": ["me", "bot:heuristic"],
    "starts": True,
}


async def test_first_the_welcome_then_the_table_then_the_position(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as host:
        table_id = await table_of(host, ME_AND_BOTS)
        async with site.sit(host, table_id) as socket:
            messages = [await hear(socket) for _ in range(3)]
        assert [message["type"] for message in messages] == ["welcome", "table", "position"]
        welcome, table, position = messages
        assert welcome["table"] == table_id
        assert table["your_seat"] == 0
        assert position["position"]["seat"] == 0


@pytest.mark.parametrize("body", [ME_AND_BOTS, TURANDOT], ids=["bottle_imp", "turandot"])
async def test_a_whole_match(tmp_path: Path, body: dict[str, Any]) -> None:
    async with open_site(tmp_path) as site, site.guest() as host:
        table_id = await table_of(host, body)
        async with site.sit(host, table_id) as socket:
            last = await play_out(socket)
        assert len(last["position"]["outcome"]["scores"]) == body["options"]["players"]


async def test_every_message_is_what_the_protocol_says(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as host:
        table_id = await table_of(host, TURANDOT)
        async with site.sit(host, table_id) as socket:
            await say(socket, "return", 7)
            for _ in range(4):
                SAID.validate_json(await socket.recv())


async def test_a_friend_comes_by_the_link(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as host, site.guest() as friend:
        await friend.put("/api/me", json={"name": "Friend"})
        table_id = await table_of(host, QUICK | {"options": {"players": 2, "rounds": 1}})
        async with site.sit(host, table_id) as first, site.sit(friend, table_id) as second:
            assert (await ask(second, "sit"))["type"] == "accepted"
            assert (await ask(second, "start", 2))["code"] == "not-host"
            assert (await ask(first, "start", 3))["type"] == "accepted"
            ends = await asyncio.gather(play_out(first), play_out(second))
            outcomes = [end["position"]["outcome"] for end in ends]
            assert outcomes[0] == outcomes[1]


async def test_a_new_name_is_told_at_the_table_and_stays(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as host:
        await host.put("/api/me", json={"name": "Old"})
        table_id = await table_of(host, QUICK)
        async with site.sit(host, table_id) as socket:
            assert (await hear(socket, "table"))["seats"][0]["name"] == "Old"
            await host.put("/api/me", json={"name": "New"})
            assert (await hear(socket, "table"))["seats"][0]["name"] == "New"
            await say(socket, "fill", seat=1, level="heuristic")
            assert (await hear(socket, "table"))["seats"][0]["name"] == "New"


async def test_a_move_that_is_sent_again_after_a_reconnect_is_not_played_twice(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as host:
        table_id = await table_of(host, ME_AND_BOTS)
        async with site.sit(host, table_id) as socket:
            position = await hear(socket, "position")
            while position["task"] is None:
                position = await hear(socket, "position")
            decision, move = position["decision"], move_for(position["task"])
            await say(socket, "move", 1, decision=decision, move=move)
            await hear(socket, "accepted")
        async with site.sit(host, table_id) as socket:
            refused = await ask(socket, "move", 1, decision=decision, move=move)
            assert refused["code"] == "stale-decision"
        session = await site.context.directory.find(table_id)
        assert sum(line == f"0 {move}" for line in session.match.events) == 1


async def test_the_same_person_in_two_windows(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as host:
        table_id = await table_of(host, ME_AND_BOTS)
        async with site.sit(host, table_id) as left, site.sit(host, table_id) as right:
            position = await hear(left, "position")
            assert (await hear(right, "position"))["position"]["hand"] == position["position"]["hand"]
            end, _ = await asyncio.gather(play_out(left), watch(right))
            assert end["position"]["outcome"] is not None


async def watch(socket: ClientConnection) -> None:
    while (await hear(socket, "position"))["position"]["outcome"] is None:
        pass


@pytest.mark.parametrize("body", [ME_AND_BOTS, TURANDOT], ids=["bottle_imp", "turandot"])
async def test_no_byte_depends_on_what_is_hidden(tmp_path: Path, body: dict[str, Any]) -> None:
    """A seat would have been sent the same bytes, had the hidden cards been others."""
    rng = Rng.of("bytes")
    async with open_site(tmp_path) as site, site.guest() as host:
        table_id = await table_of(host, body)
        session = await site.context.directory.find(table_id)
        stored = await site.context.store.find_table(table_id)
        assert stored is not None
        game = session.match.game
        messages, positions, tasks = messages_of(game), positions_of(game), tasks_of(game)
        compared = 0
        answered = -1
        async with site.sit(host, table_id) as socket:
            while True:
                text = str(await socket.recv())
                assert stored.seed not in text
                message = json.loads(text)
                if message["type"] != "position":
                    continue
                if message["position"]["outcome"] is not None:
                    break
                if message["task"] is None or message["decision"] == answered:
                    continue
                view = game.view(session.match.state, 0)
                other = game.view(game.complete(view, rng), 0)
                if message["position"] == json.loads(positions.dump_json(messages.position_of(view))):
                    compared += 1
                    assert positions.dump_json(messages.position_of(other)).decode() in text
                    assert tasks.dump_json(messages.task_of(other)).decode() in text
                answered = message["decision"]
                await say(socket, "move", answered, decision=answered, move=move_for(message["task"]))
        assert compared > 5


@pytest.mark.parametrize(
    ("limits", "code"),
    [({"new_tables": Rate(1, 1 / 1000)}, "too-fast"), ({"open_tables": 1}, "too-many-tables")],
)
async def test_a_rematch_counts_as_a_new_table(tmp_path: Path, limits: dict[str, Any], code: str) -> None:
    async with open_site(tmp_path) as site, site.guest() as host:
        over = [await table_of(host, ME_AND_BOTS) for _ in range(2)]
        for table_id in over:
            async with site.sit(host, table_id) as socket:
                await play_out(socket)
    async with open_site(tmp_path, replace(Limits(), **limits)) as site:
        async with site.sit(host, over[0]) as socket:
            # A second request makes no table.
            assert (await ask(socket, "rematch", 1, starts=False))["type"] == "accepted"
            assert (await ask(socket, "rematch", 2, starts=False))["type"] == "accepted"
        async with site.sit(host, over[1]) as socket:
            assert (await ask(socket, "rematch"))["code"] == code
            assert not (await site.context.directory.find(over[1]))._table.seating.next_table
