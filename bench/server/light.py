"""A client that costs little: the load must not take the processor from the server that is measured.

It reads whole frames of text and looks at nothing else. `python -m bench.server.tables` tells what it costs.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from urllib.parse import urlsplit

Hear = Callable[[bytes], None]

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASKED = 0x80
NO_MASK = bytes(4)
"""A mask that changes nothing is a mask as well."""
SHORT, TWO_BYTES, EIGHT_BYTES = 126, 126, 127


class LightSocket(asyncio.Protocol):
    def __init__(self, hear: Hear, lose: Callable[[], None]) -> None:
        """`hear`: every message; `lose`: the server has closed it."""
        self._hear = hear
        self._lose = lose
        self._buffer = bytearray()
        self._is_open = False
        self._is_closing = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionResetError("no answer"))
        elif not self._is_closing:
            self._lose()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open and not self._shake_hands():
            return
        at = 0
        while (frame := _frame(self._buffer, at)) is not None:
            kind, first, end = frame
            at = end
            if kind == TEXT:
                self._hear(bytes(self._buffer[first:end]))
            elif kind == PING:
                self._write(PONG, bytes(self._buffer[first:end]))
        del self._buffer[:at]

    def send(self, text: str) -> None:
        self._write(TEXT, text.encode())

    def close(self) -> None:
        self._is_closing = True
        self._write(CLOSE, b"\x03\xe8")
        self._transport.close()

    def ask(self, host: str, path: str, cookie: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n".encode()
        )

    def _shake_hands(self) -> bool:
        head, gap, _ = self._buffer.partition(b"\r\n\r\n")
        if not gap:
            return False
        if not head.startswith(b"HTTP/1.1 101 "):
            self.opened.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode()))
            return False
        del self._buffer[: len(head) + len(gap)]
        self._is_open = True
        self.opened.set_result(None)
        return True

    def _write(self, kind: int, content: bytes) -> None:
        size = len(content)
        if size < SHORT:
            length = bytes((MASKED | size,))
        elif size < 1 << 16:
            length = bytes((MASKED | TWO_BYTES,)) + size.to_bytes(2, "big")
        else:
            length = bytes((MASKED | EIGHT_BYTES,)) + size.to_bytes(8, "big")
        self._transport.write(bytes((kind,)) + length + NO_MASK + content)


def _frame(buffer: bytearray, at: int) -> tuple[int, int, int] | None:
    """The kind of the next frame and where its content begins and ends; None: not all of it is there."""
    if len(buffer) < at + 2:
        return None
    size, first = buffer[at + 1], at + 2
    if size == TWO_BYTES:
        first += 2
        size = int.from_bytes(buffer[at + 2 : first], "big")
    elif size == EIGHT_BYTES:
        first += 8
        size = int.from_bytes(buffer[at + 2 : first], "big")
    return None if len(buffer) < first + size else (buffer[at], first, first + size)


async def light_socket(url: str, hear: Hear, lose: Callable[[], None], cookie: str = "") -> LightSocket:
    parts = urlsplit(url)
    loop = asyncio.get_running_loop()
    host, port = parts.hostname or "", parts.port or 80
    _, socket = await loop.create_connection(lambda: LightSocket(hear, lose), host, port)
    socket.ask(parts.netloc, parts.path or "/", cookie)
    await socket.opened
    return socket
