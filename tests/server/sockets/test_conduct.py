"""What may be said at a table's socket, how fast, and who does not listen."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ridotto.server.limits import Limits, Rate
from ridotto.server.network import websocket
from ridotto.server.network.websocket import READ_BYTES, WebSocket
from tests.patience import PATIENCE_S, until
from tests.server.visitors import QUICK, ask, closed, hear, open_site, say, table_of, until_nobody_is_left

pytestmark = pytest.mark.anyio


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
    limits = replace(Limits(), frames=Rate(2, 100), slowdowns=Rate(100, 1))
    async with open_site(tmp_path, limits) as site, site.guest() as host:
        table_id = await table_of(host, QUICK)
        async with site.sit(host, table_id) as socket:
            for number in range(40):
                await say(socket, "start", number)
            answered: list[object] = []
            while len(answered) < 40:
                answered.append((await hear(socket, "refused"))["id"])
            assert answered == [*range(40)], "nothing is lost"


async def test_nothing_more_is_read_of_whoever_talks_too_fast(tmp_path: Path) -> None:
    """Not before the time has come, which is in hours here."""
    limits = replace(Limits(), frames=Rate(2, 1 / 1000), slowdowns=Rate(100, 1))
    async with open_site(tmp_path, limits) as site, site.guest() as host:
        table_id = await table_of(host, QUICK)
        async with site.sit(host, table_id) as socket:
            for number in range(40):
                await say(socket, "start", number)
            await hear(socket, "refused")
            (server_side,) = [each for each in site.connections if isinstance(each, WebSocket)]
            await until(lambda: not server_side._is_reading)
            for _ in range(5):
                assert (await host.get("/healthz")).status_code == 200
            assert site.context.stats.frames <= 2 + READ_BYTES / len('{"type": "start", "id": 1}')


LOGGED: dict[str, dict[str, Any]] = {
    "sit": {"seat": 1},
    "stand": {},
    "fill": {"level": "heuristic"},
    "clear": {"seat": 0},
    "change": {"pace": "slow"},
    "allow_chat": {"is_allowed": False},
    "take_back": {"decision": 0},
}
"""Each is a line in the table's log, and can be asked for without end."""


@pytest.mark.parametrize("kind", LOGGED)
async def test_nobody_fills_the_log_of_a_table(tmp_path: Path, kind: str) -> None:
    limits = replace(Limits(), seat_changes=Rate(0, 1 / 1000))
    async with open_site(tmp_path, limits) as site, site.guest() as host:
        table_id = await table_of(host, QUICK)
        async with site.sit(host, table_id) as socket:
            assert (await ask(socket, kind, **LOGGED[kind]))["code"] == "too-fast"
            assert (await ask(socket, "start", 2))["code"] == "seats-open", "that happens once"


async def test_an_address_fills_logs_no_faster_with_many_cookies(tmp_path: Path) -> None:
    limits = replace(Limits(), address_seat_changes=Rate(1, 1 / 1000), counts_own_machine=True)
    async with open_site(tmp_path, limits) as site, site.guest() as host, site.guest() as friend:
        tables = await table_of(host, QUICK), await table_of(friend, QUICK)
        async with site.sit(host, tables[0]) as one, site.sit(friend, tables[1]) as other:
            assert (await ask(one, "change", pace="slow"))["type"] == "accepted"
            assert (await ask(other, "change", pace="slow"))["code"] == "too-fast"
            assert (await ask(other, "start", 2))["code"] == "seats-open", "that happens once"


async def test_talk_and_other_settings_have_their_limits(tmp_path: Path) -> None:
    """By person, so that another window does not help."""
    limits = replace(Limits(), talk=Rate(3, 1 / 1000), seat_changes=Rate(2, 1 / 1000))
    async with open_site(tmp_path, limits) as site, site.guest() as host, site.guest() as friend:
        await friend.get("/api/me")
        table_id = await table_of(host, QUICK)
        async with site.sit(host, table_id) as one, site.sit(host, table_id) as two:
            assert (await ask(one, "chat", text="x" * 200))["type"] == "accepted"
            assert (await ask(two, "emote", emote="rose"))["type"] == "accepted"
            assert (await ask(one, "mute", seat=2, is_muted=True))["code"] == "nobody-to-mute"
            assert (await ask(two, "chat", text="y"))["code"] == "too-fast"
            assert (await ask(two, "emote", emote="gasp"))["code"] == "too-fast"
            assert (await ask(one, "change", pace="slow"))["type"] == "accepted"
            assert (await ask(two, "allow_chat", is_allowed=False))["type"] == "accepted"
            assert (await ask(one, "change", pace="normal"))["code"] == "too-fast"
            assert (await ask(one, "chat", text="x" * 201))["code"] == "invalid-request"
            async with site.sit(friend, table_id) as other:
                assert (await ask(other, "start"))["code"] == "not-host", "others are heard as before"


async def test_wishes_have_their_limit(tmp_path: Path) -> None:
    """By person too: a wish may make a new position."""
    limits = replace(Limits(), wishes=Rate(2, 1 / 1000))
    async with open_site(tmp_path, limits) as site, site.guest() as host:
        table_id = await table_of(host, QUICK)
        async with site.sit(host, table_id) as one, site.sit(host, table_id) as two:
            assert (await ask(one, "prefer", danger=True))["type"] == "accepted"
            skip = '{"type":"skip","id":7,"number":0}'
            await two.send(skip)
            assert (await hear(two, "accepted"))["id"] == 7
            assert (await ask(one, "prefer", danger=False))["code"] == "too-fast"
            await two.send(skip)
            assert (await hear(two, "refused"))["code"] == "too-fast"
            assert (await ask(one, "start"))["code"] == "seats-open", "everything else is heard"


async def test_hints_have_their_limit(tmp_path: Path) -> None:
    async with open_site(tmp_path, replace(Limits(), hints=Rate(1, 1 / 1000))) as site, site.guest() as host:
        table_id = await table_of(host, QUICK)
        async with site.sit(host, table_id) as one, site.sit(host, table_id) as two:
            assert (await ask(one, "hint", decision=0, thoughts=[]))["code"] == "not-started"
            assert (await ask(two, "hint", decision=0, thoughts=[]))["code"] == "too-fast"


async def test_a_failure_of_ours_closes_the_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_site(tmp_path) as site, site.guest() as host:
        table_id = await table_of(host, QUICK)
        session = await site.context.directory.find(table_id)

        async def fails(*_: object) -> None:
            raise ZeroDivisionError

        async with site.sit(host, table_id) as socket:
            monkeypatch.setattr(session, "handle", fails)
            await say(socket, "start")
            assert (await closed(socket))[0] == 1011


def flooding(session: Any, messages: int) -> Callable[..., Any]:
    """A table that says more at once than any connection takes."""
    join = session.join

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
        session = await site.context.directory.find(table_id)
        monkeypatch.setattr(session, "join", flooding(session, 300))
        async with site.sit(host, table_id) as socket:
            assert (await closed(socket))[0] == 4408


async def test_whoever_reads_nothing_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not for having too much to read, nor for being silent."""
    monkeypatch.setattr(websocket, "PING_S", 100 * PATIENCE_S)
    limits = replace(Limits(), waiting_messages=1000, waiting_bytes=1_000_000_000, stall_s=0.2)
    async with open_site(tmp_path, limits) as site, site.guest() as host:
        table_id = await table_of(host, QUICK)
        session = await site.context.directory.find(table_id)
        monkeypatch.setattr(session, "join", flooding(session, 300))
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
