"""One WebSocket on an asyncio transport.

Frames are decoded by the sans-I/O layer of `websockets`. So we decide how much of a peer's input is handled
before others have their turn (`READ_BYTES`), what it costs (`FrameBudget`), and how much waits for a peer
that does not read (`Outbox`). docs/bots/measurements.md compares alternatives.
"""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Mapping

from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from ridotto.server.limits import Limits
from ridotto.server.network.outbox import NewestOnly, Outbox
from ridotto.server.network.timers import Timers
from ridotto.server.network.write_queue import WriteQueue
from ridotto.server.token_buckets import FrameBudget

READ_BYTES = 256
"""Bytes per read: some forty of the smallest frames, 0.2 ms of work. A move has 70 bytes.
"""
MOST_UNHANDLED = 4
"""Received messages that may wait before reading is paused."""
UNREAD_BYTES = 64 * 1024
"""Bytes that may wait in the transport's buffer; more wait in the outbox."""
GATHERED_BYTES = 16 * 1024
"""Bytes that may wait until the callback that sends them is over."""
PING_S = 20.0
"""A peer that was silent for this long gets a ping, and is dropped after the same time again."""
CLOSE_S = 5.0
"""How long a peer may take to answer a close frame."""

TEXT_FRAME = 0x80 | Opcode.TEXT
"""The first byte of a message in one frame."""

# Close codes
NOT_TEXT = 1007
SILENT = 1011
RESTARTING = 1012
TOO_SLOW = 4408
TOO_FAST = 4429

# The library would log every connection.
_log = logging.getLogger(__name__)
_log.addHandler(logging.NullHandler())
_log.propagate = False
_log.setLevel(logging.CRITICAL)


class WebSocket(asyncio.BufferedProtocol):
    """`receive` returns one message at a time, as backpressure for the peer; `send` never blocks.

    What one callback sends is written when it is over, at once: each write wakes its reader, who may take the
    processor while the next listener's message is still to be made.
    """

    def __init__(
        self,
        limits: Limits,
        budget: FrameBudget,
        writes: WriteQueue,
        on_lost: Callable[["WebSocket"], None],
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self._limits = limits
        self._budget = budget
        self._writes = writes
        self._on_lost = on_lost
        self._timers = Timers(self._loop)
        self._frames = ServerProtocol(max_size=limits.message, logger=_log)
        self._buffer = bytearray(READ_BYTES)
        self._message = bytearray()
        self._is_text = True
        self._inbox: deque[str] = deque()
        self._outbox = Outbox(limits.waiting_messages, limits.waiting_bytes)
        self._gathered = b""
        self._is_writable = True
        self._is_reading = True
        self._is_throttled = False
        self._is_closing = False
        self._waiter: asyncio.Future[None] | None = None
        self._heard_at = self._loop.time()
        self._transport: asyncio.Transport

    def accept(self, transport: asyncio.Transport, request: bytes, headers: Mapping[str, str]) -> bool:
        """Take over a connection whose upgrade request was read; returns whether it is a WebSocket now."""
        self._transport = transport
        self._frames.receive_data(request)
        events = self._frames.events_received()
        if not events or not isinstance(events[0], Request):
            return False
        response = self._frames.accept(events[0])
        response.headers.update(headers)
        self._frames.send_response(response)
        self._flush()
        if self._frames.state is not State.OPEN:
            return False
        transport.set_write_buffer_limits(high=UNREAD_BYTES)
        transport.set_protocol(self)
        self._timers.set("ping", PING_S, self._ping_if_silent)
        # Reconnecting brings no new budget: nothing is read from an address in debt.
        self._charge(frames=0, size=0)
        self._read_or_pause()
        return True

    # Messages

    async def receive(self) -> str | None:
        """The next message, empty if it is not text; None: there are no more."""
        while not self._inbox:
            if self._is_closing:
                return None
            self._waiter = self._loop.create_future()
            await self._waiter
        message = self._inbox.popleft()
        self._read_or_pause()
        return message

    def send(self, message: bytes, kind: NewestOnly | None = None, /) -> None:
        """Send a text now, or when the peer has read what was sent before; the newest of some kinds only."""
        if self._is_closing:
            return
        if self._is_writable:  # then nothing waits
            self._write(message)
        elif not self._outbox.put(message, kind):
            self.close(TOO_SLOW, "too-slow")

    def close(self, code: int, reason: str = "") -> None:
        """Stop receiving, send a close frame, and give the peer some time to answer it."""
        if self._is_closing:
            return
        self._inbox.clear()
        while self._outbox and code != TOO_SLOW:
            self._write(self._outbox.pop())
        with contextlib.suppress(InvalidState):  # the peer was first
            self._frames.send_close(code, reason)
        self._flush()
        self._begin_closing()

    def shutdown(self) -> None:
        """The server is closing."""
        self.close(RESTARTING)

    # Called by the transport

    def get_buffer(self, sizehint: int) -> bytearray:  # noqa: ARG002
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        self._heard_at = self._loop.time()
        self._frames.receive_data(bytes(memoryview(self._buffer)[:nbytes]))
        events = self._frames.events_received()
        self._charge(len(events), nbytes)
        for event in events:
            if isinstance(event, Frame):
                self._take(event)
        self._flush()
        if self._frames.state is not State.OPEN:
            self._begin_closing()
        self._read_or_pause()

    def eof_received(self) -> bool:
        self._begin_closing()
        return False

    def pause_writing(self) -> None:
        self._is_writable = False
        self._timers.set("stall", self._limits.stall_s, self._abort)

    def resume_writing(self) -> None:
        self._is_writable = True
        self._timers.cancel("stall")
        while self._is_writable and self._outbox:
            self._write(self._outbox.pop())

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._timers.cancel_all()
        self._is_closing = True
        self._wake()
        self._on_lost(self)

    # Reading

    def _charge(self, frames: int, size: int) -> None:
        """Charge what was read. Over the budget, pause reading; too often, close."""
        wait = self._budget.charge(frames, size)
        if not wait:
            return
        if self._is_closing:
            self._abort()
            return
        self._is_throttled = True
        self._timers.set("throttle", wait, self._stop_throttling)
        if self._budget.is_exhausted():
            self.close(TOO_FAST, "too-fast")

    def _stop_throttling(self) -> None:
        self._is_throttled = False
        if self._is_closing:
            # The peer had this time to read why. Otherwise every socket that was closed would be read now.
            self._abort()
        else:
            self._read_or_pause()

    def _read_or_pause(self) -> None:
        is_wanted = not self._is_throttled and (self._is_closing or len(self._inbox) < MOST_UNHANDLED)
        if is_wanted == self._is_reading or self._transport.is_closing():
            return
        self._is_reading = is_wanted
        if is_wanted:
            # While reading was paused, the peer's pongs could not arrive.
            self._heard_at = self._loop.time()
            self._transport.resume_reading()
        else:
            self._transport.pause_reading()

    def _take(self, frame: Frame) -> None:
        if self._is_closing or frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            return
        if frame.opcode is not Opcode.CONT:
            self._is_text = frame.opcode is Opcode.TEXT
            self._message.clear()
        self._message += frame.data
        if frame.fin:
            self._deliver(bytes(self._message) if self._is_text else b"")

    def _deliver(self, content: bytes) -> None:
        try:
            self._inbox.append(content.decode())
        except UnicodeDecodeError:
            self.close(NOT_TEXT)
        else:
            self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    # Writing

    def _write(self, message: bytes) -> None:
        """A server's frame is a head and the text. The library takes three times as long to build it."""
        if self._frames.state is not State.OPEN:
            return
        if not self._gathered:
            self._writes.add(self._write_gathered)
        self._gathered += _text_head(len(message)) + message
        if len(self._gathered) > GATHERED_BYTES:
            self._write_gathered()

    def _write_gathered(self) -> None:
        gathered, self._gathered = self._gathered, b""
        if gathered and not self._transport.is_closing():
            self._transport.write(gathered)

    def _flush(self) -> None:
        """Write what the library has built: pongs, close frames. An empty part means the end."""
        output = self._frames.data_to_send()
        if output:
            self._put(b"".join(output))
            if not output[-1]:
                self._transport.close()

    def _put(self, output: bytes) -> None:
        """Write messages that were gathered, and what the library has built after them."""
        gathered, self._gathered = self._gathered, b""
        if self._transport.is_closing():
            return
        is_unread = self._transport.get_write_buffer_size() > 2 * UNREAD_BYTES
        if is_unread and self._frames.state is State.OPEN:
            # Only pongs are written while the peer does not read, and they can be dropped.
            output = b""
        if gathered or output:
            self._transport.write(gathered + output)

    def _ping_if_silent(self) -> None:
        silence = self._loop.time() - self._heard_at if self._is_reading else 0.0
        if silence >= 2 * PING_S:
            self.close(SILENT, "no answer to a ping")
            return
        if silence >= PING_S:
            self._frames.send_ping(b"")
            self._flush()
        self._timers.set("ping", PING_S / 2, self._ping_if_silent)

    # The end

    def _begin_closing(self) -> None:
        if self._is_closing:
            return
        self._is_closing = True
        self._outbox.clear()
        self._timers.cancel("ping")
        self._timers.set("close", CLOSE_S, self._abort)
        self._wake()
        self._read_or_pause()

    def _abort(self) -> None:
        """Close without a close frame: the peer does not read, or does not stop sending."""
        self._transport.abort()


def _text_head(length: int) -> bytes:
    """The head of an unfragmented, unmasked text frame (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((TEXT_FRAME, length))
    if length < 1 << 16:
        return bytes((TEXT_FRAME, 126)) + length.to_bytes(2)
    return bytes((TEXT_FRAME, 127)) + length.to_bytes(8)
