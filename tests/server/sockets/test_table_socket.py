"""The socket of a table, over real connections."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from httpx import AsyncClient
from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ridotto.core.rng import Rng
from ridotto.server.limits import Limits, Rate
from ridotto.server.positions import position_of, task_of
from ridotto.server.protocol.table import FromServer, Position, Task
from ridotto.server.tables import Room
from tests.server.visitors import ME_AND_BOTS, QUICK, Site, ask, hear, move_for, open_site, play_out, say

pytestmark = pytest.mark.anyio

SAID: TypeAdapter[Any] = TypeAdapter(FromServer)
FROM_AFAR = {"x-forwarded-for": "203.0.113.5"}
"""What a proxy adds, so that a visitor does not count as somebody at this machine."""

TURANDOT = {
    "game": "turandot",
    "options": {"players": 2},
    "pace": "instant",
    "seats": ["me", "bot:heuristic"],
    "starts": True,
}


async def table_of(guest: AsyncClient, body: dict[str, Any]) -> str:
    answer = await guest.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table_id: str = answer.json()["id"]
    return table_id


async def closed(socket: ClientConnection) -> tuple[int, list[dict[str, Any]]]:
    """The code that a socket is closed with, and what was said before."""
    said = []
    async with asyncio.timeout(20):
        with suppress(ConnectionClosed):
            while True:
                said.append(json.loads(await socket.recv()))
    assert socket.close_code is not None
    return socket.close_code, said


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


# Who may come in


async def test_without_a_cookie(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as host, site.guest() as stranger:
        table_id = await table_of(host, QUICK)
        async with site.sit(stranger, table_id) as socket:
            code, said = await closed(socket)
        assert (code, [message["code"] for message in said]) == (4401, ["no-cookie"])


async def test_at_a_table_that_is_not_there(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as host:
        await host.get("/api/me")
        async with site.sit(host, "abcdefghjkmn") as socket:
            code, said = await closed(socket)
        assert (code, said[0]["code"], said[0]["id"]) == (4404, "no-such-table", None)


@pytest.mark.parametrize(
    "entry", ["no JSON", '{"kind":"unheard-of"}', '{"kind":"sat"}', '{"kind":"event","line":"0 play 99"}']
)
async def test_at_a_table_whose_log_makes_no_sense(tmp_path: Path, entry: str) -> None:
    """It is our fault, whatever the rules say of that line; the other tables go on."""
    async with open_site(tmp_path) as site, site.guest() as host:
        broken, whole = await table_of(host, ME_AND_BOTS), await table_of(host, ME_AND_BOTS)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
        file.execute("UPDATE log SET entry = ? WHERE table_id = ? AND number = 2", (entry, broken))
        file.commit()
    async with open_site(tmp_path) as site:
        for _ in range(2):
            async with site.guest() as guest:
                answer = await guest.get(f"/api/tables/{broken}")
            assert (answer.status_code, answer.json()["code"]) == (500, "server-failed")
            async with site.sit(host, broken) as socket:
                code, said = await closed(socket)
            assert (code, said[0]["code"], said[0]["id"]) == (1011, "server-failed", None)
        async with site.sit(host, whole) as socket:
            assert (await hear(socket))["type"] == "welcome"


async def test_a_failure_before_the_first_word_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_site(tmp_path) as site, site.guest() as host:
        table_id = await table_of(host, ME_AND_BOTS)
        monkeypatch.setattr(Room, "join", None)
        async with site.sit(host, table_id) as socket:
            code, said = await closed(socket)
        assert (code, said[0]["code"]) == (1011, "server-failed")


async def test_at_a_table_without_spectators(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as host, site.guest() as friend:
        table_id = await table_of(host, ME_AND_BOTS | {"allows_spectators": False})
        await friend.get("/api/me")
        async with site.sit(friend, table_id) as socket:
            code, said = await closed(socket)
        assert (code, said[0]["code"]) == (4403, "no-spectators")


async def test_whoever_looks_on_has_to_go_when_such_a_table_begins(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as host, site.guest() as friend:
        table_id = await table_of(host, QUICK | {"allows_spectators": False})
        await friend.get("/api/me")
        async with site.sit(friend, table_id) as watching, site.sit(host, table_id) as playing:
            await ask(playing, "fill", 1, level="heuristic")
            assert (await ask(playing, "start", 2))["type"] == "accepted"
            code, said = await closed(watching)
        assert (code, said[-1]["code"]) == (4403, "no-spectators")


async def test_from_another_site(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as host:
        table_id = await table_of(host, QUICK)
        for origin in ("http://evil.test", "null", f"http://localhost:{site.port}"):
            with pytest.raises(InvalidStatus) as caught:
                await site.sit(host, table_id, origin=origin)
            assert caught.value.response.status_code == 403
            assert json.loads(caught.value.response.body or b"")["code"] == "foreign-origin"
        async with site.sit(host, table_id, origin=f"http://127.0.0.1:{site.port}") as socket:
            assert (await hear(socket))["type"] == "welcome"


async def test_sockets_of_an_address(tmp_path: Path) -> None:
    limits = replace(Limits(), sockets_per_address=1)
    async with open_site(tmp_path, limits) as site, site.guest() as host:
        table_id = await table_of(host, QUICK)
        async with site.sit(host, table_id, **FROM_AFAR) as first:
            await hear(first)
            async with site.sit(host, table_id, **FROM_AFAR) as second:
                code, said = await closed(second)
                assert (code, said[0]["code"]) == (4429, "too-many-sockets")
            async with site.sit(host, table_id) as owner:
                assert (await hear(owner))["type"] == "welcome"
        await until_nobody_is_left(site)
        async with site.sit(host, table_id, **FROM_AFAR) as third:
            assert (await hear(third))["type"] == "welcome"


async def until_nobody_is_left(site: Site) -> None:
    async with asyncio.timeout(10):
        while site.house.sockets_of_address.total:
            await asyncio.sleep(0.01)


async def test_sockets_in_all(tmp_path: Path) -> None:
    """Nobody is exempt: each costs memory, even one from this very machine."""
    async with open_site(tmp_path, replace(Limits(), sockets_in_all=1)) as site, site.guest() as host:
        table_id = await table_of(host, ME_AND_BOTS)
        async with site.sit(host, table_id) as first:
            await hear(first, "welcome")
            async with site.sit(host, table_id) as second:
                code, said = await closed(second)
            assert (code, said[0]["code"]) == (4429, "too-many-sockets")


async def test_spectators_of_a_table(tmp_path: Path) -> None:
    limits = replace(Limits(), spectators_per_table=1)
    async with open_site(tmp_path, limits) as site, site.guest() as host, site.guest() as friend:
        table_id = await table_of(host, QUICK)
        await friend.get("/api/me")
        async with site.sit(friend, table_id) as first:
            await hear(first)
            async with site.sit(friend, table_id) as second:
                assert (await closed(second))[0] == 4429
            async with site.sit(host, table_id) as seated:
                assert (await hear(seated))["type"] == "welcome", "nobody takes the place of a player"


async def test_handshakes_of_an_address_are_counted(tmp_path: Path) -> None:
    limits = replace(Limits(), requests=Rate(1, 1 / 1000))
    async with open_site(tmp_path, limits) as site, site.guest() as host:
        table_id = await table_of(host, QUICK)
        async with site.sit(host, table_id, **FROM_AFAR):
            pass
        with pytest.raises(InvalidStatus) as caught:
            await site.sit(host, table_id, **FROM_AFAR)
        assert caught.value.response.status_code == 429
        assert int(caught.value.response.headers["retry-after"]) > 0


# What may be said


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("", None),
        ("{", None),
        ("[" * 2000, None),
        ("null", None),
        ("[1]", None),
        ('{"type": "dance", "id": 3}', 3),
        ('{"type": "start"}', None),
        ('{"type": "start", "id": -1}', None),
        ('{"type": "start", "id": true}', None),
        ('{"type": "start", "id": 4, "extra": 1}', 4),
        ('{"type": "move", "id": 5, "decision": "0", "move": "play 1"}', 5),
        ('{"type": "move", "id": 6, "decision": 0, "move": 7}', 6),
    ],
)
async def test_what_cannot_be_read_is_refused(tmp_path: Path, text: str, number: int | None) -> None:
    async with open_site(tmp_path) as site, site.guest() as host:
        table_id = await table_of(host, QUICK)
        async with site.sit(host, table_id) as socket:
            await socket.send(text)
            refused = await hear(socket, "refused")
            assert (refused["code"], refused["id"]) == ("invalid-request", number)
            await socket.send(b"\x00\x01")
            assert (await hear(socket, "refused"))["code"] == "invalid-request"
            assert (await ask(socket, "fill", 8, level="heuristic"))["type"] == "accepted", "and life goes on"


async def test_whoever_only_sends_garbage_is_shown_the_door(tmp_path: Path) -> None:
    limits = replace(Limits(), garbage=Rate(3, 1 / 1000))
    async with open_site(tmp_path, limits) as site, site.guest() as host:
        table_id = await table_of(host, QUICK)
        async with site.sit(host, table_id) as socket:
            for _ in range(4):
                await socket.send("?")
            code, said = await closed(socket)
        assert code == 4400
        assert [message["type"] for message in said].count("refused") == 4


async def test_long_messages_are_not_read(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site, site.guest() as host:
        table_id = await table_of(host, QUICK)
        async with site.sit(host, table_id) as socket:
            await socket.send("x" * 5000)
            assert (await closed(socket))[0] == 1009


async def test_whoever_talks_too_fast_is_heard_more_slowly(tmp_path: Path) -> None:
    limits = replace(Limits(), messages=Rate(2, 20))
    async with open_site(tmp_path, limits) as site, site.guest() as host:
        table_id = await table_of(host, QUICK)
        async with site.sit(host, table_id) as socket:
            began = time.monotonic()
            for number in range(8):
                await say(socket, "start", number)
            answered = []
            while len(answered) < 8:
                answered.append((await hear(socket, "refused"))["id"])
            assert answered == [*range(8)], "nothing is lost"
            assert time.monotonic() - began > 0.25


async def test_a_failure_of_ours_closes_the_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_site(tmp_path) as site, site.guest() as host:
        table_id = await table_of(host, QUICK)
        room = await site.house.hall.find(table_id)

        async def fails(*_: object) -> None:
            raise ZeroDivisionError

        async with site.sit(host, table_id) as socket:
            monkeypatch.setattr(room, "handle", fails)
            await say(socket, "start")
            assert (await closed(socket))[0] == 1011


# Who does not listen


def flooding(room: Any, messages: int) -> Callable[..., Any]:
    """A table that says more at once than any connection takes."""
    join = room.join

    def joining(person: Any, send: Callable[[bytes], None], *rest: Any) -> Any:
        listener = join(person, send, *rest)
        for _ in range(messages):
            send(b'{"type":"noise","noise":"%s"}' % (b"x" * 100_000))
        return listener

    return joining


async def test_what_cannot_wait_any_longer_closes_the_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        open_site(tmp_path, replace(Limits(), waiting_messages=20)) as site,
        site.guest() as host,
    ):
        table_id = await table_of(host, QUICK)
        room = await site.house.hall.find(table_id)
        monkeypatch.setattr(room, "join", flooding(room, 30))
        async with site.sit(host, table_id) as socket:
            assert (await closed(socket))[0] == 4408


async def test_whoever_reads_nothing_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = replace(Limits(), waiting_messages=1000, stall_s=0.2)
    async with open_site(tmp_path, limits) as site, site.guest() as host:
        table_id = await table_of(host, QUICK)
        room = await site.house.hall.find(table_id)
        monkeypatch.setattr(room, "join", flooding(room, 300))
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port, limit=1000)
        writer.write(
            f"GET /ws/tables/{table_id} HTTP/1.1\r\nHost: 127.0.0.1:{site.port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Cookie: ridotto={host.cookies['ridotto']}\r\n\r\n".encode()
        )
        assert (await reader.readline()).startswith(b"HTTP/1.1 101")
        await until_nobody_is_left(site)
        assert not (await host.get(f"/api/tables/{table_id}")).json()["seats"][0]["is_connected"]
        writer.transport.abort()


# People


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
        room = await site.house.hall.find(table_id)
        assert sum(line == f"0 {move}" for line in room.match.events) == 1


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


# Secrets


@pytest.mark.parametrize("body", [ME_AND_BOTS, TURANDOT], ids=["bottle_imp", "turandot"])
async def test_no_byte_depends_on_what_is_hidden(tmp_path: Path, body: dict[str, Any]) -> None:
    """A seat would have been sent the same bytes, had the hidden cards been others."""
    positions: TypeAdapter[Any] = TypeAdapter(Position)
    tasks: TypeAdapter[Any] = TypeAdapter(Task)
    rng = Rng.of("bytes")
    async with open_site(tmp_path) as site, site.guest() as host:
        table_id = await table_of(host, body)
        room = await site.house.hall.find(table_id)
        stored = await site.house.store.find_table(table_id)
        assert stored is not None
        game = room.match.game
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
                view = game.view(room.match.state, 0)
                other = game.view(game.complete(view, rng), 0)
                if message["position"] == json.loads(positions.dump_json(position_of(view))):
                    compared += 1
                    assert positions.dump_json(position_of(other)).decode() in text
                    assert tasks.dump_json(task_of(other)).decode() in text
                answered = message["decision"]
                await say(socket, "move", answered, decision=answered, move=move_for(message["task"]))
        assert compared > 5
