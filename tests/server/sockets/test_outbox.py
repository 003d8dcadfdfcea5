"""What waits for a slow reader."""

import asyncio
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from ridotto.server.outbox import FAST_ENOUGH, Outbox
from ridotto.server.sockets import _write

pytestmark = pytest.mark.anyio


def position(number: int) -> bytes:
    return b'{"type":"position","number":%d}' % number


async def drained(outbox: Outbox) -> list[bytes]:
    outbox.finish()
    found = []
    while (message := await outbox.next()) is not None:
        found.append(message)
    return found


async def test_in_order() -> None:
    outbox = Outbox(100)
    for number in range(3):
        outbox.put(position(number))
    assert await drained(outbox) == [position(0), position(1), position(2)]


async def test_whoever_falls_behind_gets_the_newest_position_only() -> None:
    outbox = Outbox(100)
    outbox.put(b'{"type":"welcome"}')
    for number in range(50):
        outbox.put(position(number))
        if number == 20:
            outbox.put(b'{"type":"accepted","id":1}')
    found = await drained(outbox)
    assert found[0] == b'{"type":"welcome"}'
    assert b'{"type":"accepted","id":1}' in found, "answers are never left out"
    assert found[-1] == position(49)
    assert len(found) <= FAST_ENOUGH + 2
    numbers = [message for message in found if b"position" in message]
    assert numbers == sorted(numbers)


async def test_an_outbox_that_is_full_is_given_up() -> None:
    outbox = Outbox(10)
    for number in range(20):
        outbox.put(b'{"type":"accepted","id":%d}' % number)
    assert outbox.has_overflown
    assert await outbox.next() is None


async def test_nothing_comes_after_the_end() -> None:
    outbox = Outbox(10)
    outbox.put(b"1")
    outbox.finish()
    outbox.put(b"2")
    assert await drained(outbox) == [b"1"]


class Stuck:
    """A socket whose other side does not read."""

    async def send_text(self, _: str) -> None:
        await asyncio.Event().wait()


class Open:
    def __init__(self) -> None:
        self.sent: list[str] = []

    async def send_text(self, text: str) -> None:
        self.sent.append(text)


async def test_a_socket_that_does_not_read_is_given_up() -> None:
    outbox = Outbox(10)
    outbox.put(b"1")
    stuck: Any = Stuck()
    assert not await _write(stuck, outbox, 0.01)


class Closed:
    """A connection that the server below us has closed, for a message that was too long or a missing pong."""

    async def send_text(self, _: str) -> None:
        raise RuntimeError("Unexpected ASGI message 'websocket.send', after sending 'websocket.close'.")


async def test_a_socket_that_was_closed_for_us_is_like_one_whose_other_side_left() -> None:
    outbox = Outbox(10)
    outbox.put(b"1")
    closed: Any = Closed()
    with pytest.raises(WebSocketDisconnect):
        await _write(closed, outbox, 1)


async def test_a_socket_that_reads_gets_everything() -> None:
    outbox = Outbox(10)
    outbox.put(b"1")
    reader: Any = Open()
    writing = asyncio.create_task(_write(reader, outbox, 1))
    await asyncio.sleep(0)
    outbox.put(b"2")
    outbox.finish()
    assert await writing
    assert reader.sent == ["1", "2"]
