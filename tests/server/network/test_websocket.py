"""What the frames of a socket may cost, and what becomes of a peer that does not read or does not stop."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from ridotto.server.limits import Limits, Rate
from ridotto.server.network import websocket
from tests.patience import PATIENCE_S, until
from tests.server.raw_socket import CLOSE, FIN, PING, PONG, TEXT, RawSocket, frame, raw_socket
from tests.server.visitors import QUICK, Site, open_site, table_of, until_nobody_is_left

pytestmark = pytest.mark.anyio

STAND = b'{"type": "stand", "id": 1}'
PLENTY = Rate(1_000_000_000, 1)
NEVER_S = 100.0 * PATIENCE_S


@asynccontextmanager
async def at_table(
    folder: Path, limits: Limits | None = None, *headers: str
) -> AsyncIterator[tuple[Site, RawSocket]]:
    async with open_site(folder, limits) as site, site.guest() as guest:
        table_id = await table_of(guest, QUICK)
        async with raw_socket(site.port, table_id, guest.cookies["ridotto"], *headers) as socket:
            yield site, socket


def server_sides(site: Site) -> list[websocket.WebSocket]:
    return [each for each in site.connections if isinstance(each, websocket.WebSocket)]


async def close_code(socket: RawSocket) -> int | None:
    """Whatever comes before it must end some time."""
    async with asyncio.timeout(PATIENCE_S):
        return await socket.close_code()


async def answer_to(socket: RawSocket, number: int) -> str:
    while True:
        text = await socket.next_of(TEXT)
        assert text is not None
        message = json.loads(text)
        if message["type"] in ("accepted", "refused") and message["id"] == number:
            return str(message["type"])


async def test_a_message_in_pieces_with_a_ping_in_between(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (_, socket):
        socket.send(frame(TEXT, STAND[:5], is_last=False))
        socket.send(frame(PING, b"here?"))
        socket.send(frame(0, STAND[5:10], is_last=False))
        socket.send(frame(0, b"", is_last=False) * 3)
        for byte in frame(0, STAND[10:]):
            socket.send(bytes([byte]))
            await asyncio.sleep(0)
        assert await socket.next_of(PONG) == b"here?"
        assert await answer_to(socket, 1) == "accepted"


async def test_a_message_longer_than_one_read(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (_, socket):
        socket.send(frame(TEXT, STAND[:-1] + b" " * 4000 + STAND[-1:]))
        assert await answer_to(socket, 1) == "accepted"


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(CLOSE, b"\x03\xe8"), 1000),
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"x" * 4097), 1009),
        (frame(TEXT, b"x" * 3000, is_last=False) + frame(0, b"x" * 3000), 1009),
        (frame(3), 1002),
        (frame(0, b"x"), 1002),
        (frame(PING, b"x" * 126), 1002),
        (frame(PING, is_last=False), 1002),
        (bytes([FIN | TEXT, 1]) + b"x", 1002),
        (bytes([FIN | 0x40 | TEXT, FIN]) + bytes(4), 1002),
    ],
    ids=[
        *("goodbye", "no text", "too long", "too long in pieces", "no opcode", "no beginning"),
        *("a long ping", "half a ping", "no mask", "a reserved bit"),
    ],
)
async def test_what_closes_a_socket(tmp_path: Path, sent: bytes, code: int) -> None:
    async with at_table(tmp_path) as (site, socket):
        socket.send(sent)
        assert await close_code(socket) == code
        await until_nobody_is_left(site)


SMALLEST = {
    "pongs": frame(PONG),
    "pings": frame(PING),
    "texts": frame(TEXT, b"x"),
    "empty texts": frame(TEXT),
    "pieces": frame(0, is_last=False),
}


@pytest.mark.parametrize("kind", SMALLEST)
async def test_a_flood_of_the_smallest_frames_is_cut_off(tmp_path: Path, kind: str) -> None:
    """Neither the peer's memory nor ours holds what is not read: it is not even taken from the network."""
    limits = replace(Limits(), frames=Rate(60, 100), slowdowns=Rate(3, 1 / 1000), garbage=Rate(10_000, 1))
    async with at_table(tmp_path, limits) as (site, socket):
        if kind == "pieces":
            socket.send(frame(TEXT, b"x", is_last=False))
        flood = asyncio.create_task(socket.flood(SMALLEST[kind] * 1000, most=100_000_000))
        assert await close_code(socket) in (4429, None), "a reset may overtake the code"
        assert await flood < 30_000_000
        assert site.context.stats.frames < 2000


async def test_a_flood_of_long_frames_is_cut_off(tmp_path: Path) -> None:
    """However few they are: bytes have a budget of their own."""
    limits = replace(
        Limits(), frames=PLENTY, frame_bytes=Rate(10_000, 2000), slowdowns=Rate(3, 1 / 1000), garbage=PLENTY
    )
    async with at_table(tmp_path, limits) as (site, socket):
        flood = asyncio.create_task(socket.flood(frame(PONG, b"x" * 125) * 100, most=100_000_000))
        assert await close_code(socket) in (4429, None), "a reset may overtake the code"
        assert await flood < 30_000_000
        assert site.context.stats.frames < 2000


async def test_who_floods_on_after_the_goodbye_is_not_read_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A peer may take its time to say goodbye, but not go on meanwhile."""
    monkeypatch.setattr(websocket, "CLOSE_S", 100 * PATIENCE_S)
    limits = replace(Limits(), frames=Rate(60, 100), slowdowns=Rate(0, 1 / 1000))
    async with at_table(tmp_path, limits) as (site, socket):
        flood = asyncio.create_task(socket.flood(frame(PONG) * 1000, most=100_000_000))
        await until(lambda: not server_sides(site))
        await flood


FROM_ONE_ADDRESS = replace(
    Limits(), counts_own_machine=True, frames=PLENTY, frame_bytes=PLENTY, slowdowns=Rate(0, 1 / 1000)
)
ADDRESS = {
    "frames": replace(FROM_ONE_ADDRESS, address_frames=Rate(60, 1 / 1000)),
    "bytes": replace(FROM_ONE_ADDRESS, address_frame_bytes=Rate(800, 1 / 10)),
}


@pytest.mark.parametrize("kind", ADDRESS)
async def test_an_address_has_a_budget_for_all_its_sockets(tmp_path: Path, kind: str) -> None:
    async with open_site(tmp_path, ADDRESS[kind]) as site, site.guest() as guest:
        table_id = await table_of(guest, QUICK)
        cookie = guest.cookies["ridotto"]
        async with (
            raw_socket(site.port, table_id, cookie) as one,
            raw_socket(site.port, table_id, cookie) as two,
        ):
            one.send(frame(PING, b"0123456789") * 40)
            for _ in range(40):
                assert await one.next_of(PONG) == b"0123456789"
            two.send(frame(PING, b"0123456789") * 40)
            assert await close_code(two) in (4429, None), "what one has used is not there for the other"


async def test_a_new_socket_of_an_address_in_debt_is_not_read(tmp_path: Path) -> None:
    """Else coming back would bring more than staying."""
    limits = replace(Limits(), counts_own_machine=True, address_frames=Rate(60, 1 / 1000))
    async with open_site(tmp_path, limits) as site, site.guest() as guest:
        table_id = await table_of(guest, QUICK)
        site.context.frames.charge("127.0.0.1", 100)
        async with raw_socket(site.port, table_id, guest.cookies["ridotto"]) as socket:
            socket.send(frame(TEXT, STAND))
            assert await socket.next_of(TEXT) is not None, "it is told what there is to tell"
            for _ in range(5):
                assert (await guest.get("/healthz")).status_code == 200
            assert site.context.stats.frames == 0


async def test_sockets_closed_while_their_address_is_in_debt_are_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else those who come back again and again would all be read at the moment when the debt is over."""
    monkeypatch.setattr(websocket, "CLOSE_S", NEVER_S)
    limits = replace(FROM_ONE_ADDRESS, address_frames=Rate(60, 100))
    async with open_site(tmp_path, limits) as site, site.guest() as guest, AsyncExitStack() as sockets:
        table_id, cookie = await table_of(guest, QUICK), guest.cookies["ridotto"]
        site.context.frames.charge("127.0.0.1", 160)
        for _ in range(limits.sockets_per_place + 20):
            socket = await sockets.enter_async_context(raw_socket(site.port, table_id, cookie))
            socket.send(frame(PONG) * 1000)
        await until(lambda: len(server_sides(site)) <= limits.sockets_per_place)
        slice_of_frames = websocket.READ_BYTES / len(frame(PONG))
        assert site.context.stats.frames <= limits.sockets_per_place * (slice_of_frames + 1)


async def test_what_is_not_handled_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = replace(Limits(), frames=PLENTY, frame_bytes=PLENTY)
    async with at_table(tmp_path, limits) as (site, socket):
        session = await site.context.directory.find(socket.table_id)
        goes_on = asyncio.Event()

        async def wait(*_: object) -> None:
            await goes_on.wait()

        monkeypatch.setattr(session, "handle", wait)
        texts = [b'{"type": "start", "id": %d}' % number for number in range(100)]
        socket.send(b"".join(frame(TEXT, text) for text in texts))
        (server_side,) = server_sides(site)
        await until(lambda: not server_side._is_reading)
        assert len(server_side._inbox) < websocket.MOST_UNHANDLED + websocket.READ_BYTES / len(texts[0])
        goes_on.set()
        for number in range(100):
            assert await answer_to(socket, number) == "accepted", "nothing is lost"


async def test_pongs_do_not_pile_up_for_whoever_does_not_read(tmp_path: Path) -> None:
    limits = replace(Limits(), frames=PLENTY, frame_bytes=PLENTY, stall_s=1000.0)
    async with at_table(tmp_path, limits) as (site, socket):
        socket.writer.transport.pause_reading()  # type: ignore[attr-defined]  # a transport that reads
        await socket.flood(frame(PING, b"x" * 125) * 100, most=20_000_000)
        (server_side,) = server_sides(site)
        assert server_side._transport.get_write_buffer_size() <= 4 * websocket.UNREAD_BYTES


async def test_who_falls_silent_is_pinged_and_then_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "PING_S", 0.2)
    async with at_table(tmp_path) as (_, socket):
        assert await socket.next_of(PING) == b""
        assert await close_code(socket) == 1011


async def test_who_answers_pings_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that stands still while an answer is on its way, however busy the machine is."""
    monkeypatch.setattr(websocket, "PING_S", NEVER_S)
    async with at_table(tmp_path) as (site, socket):
        (server_side,) = server_sides(site)
        for _ in range(3):
            server_side._heard_at -= NEVER_S
            server_side._ping_if_silent()
            assert await socket.next_of(PING) == b""
            socket.send(frame(PONG))
            # Half of the silence is over: it was heard again.
            await until(lambda: server_side._loop.time() - server_side._heard_at < NEVER_S / 2)
        socket.send(frame(TEXT, STAND))
        assert await answer_to(socket, 1) == "accepted"


async def test_who_does_not_say_goodbye_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "CLOSE_S", 0.2)
    async with at_table(tmp_path) as (site, socket):
        socket.send(frame(TEXT, b"\xff"))
        assert await close_code(socket) == 1007
        assert await socket.read_frame() is None
        await until(lambda: site.context.connections.total <= 1)


async def test_a_move_before_the_goodbye_counts(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (site, socket):
        socket.send(frame(TEXT, STAND) + frame(CLOSE, b"\x03\xe8"))
        assert await close_code(socket) == 1000
        await until_nobody_is_left(site)
        async with site.guest() as guest:
            summary = (await guest.get(f"/api/tables/{socket.table_id}")).json()
        assert summary["seats"][0]["kind"] == "open"
