"""A WebSocket client that sends whatever it is told to, and reads only when asked."""

import asyncio
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.patience import PATIENCE_S

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FIN = 0x80


def frame(opcode: int, payload: bytes = b"", *, is_last: bool = True) -> bytes:
    """A masked frame; the mask is zero, so that its content can be read in a dump."""
    first = opcode | (FIN if is_last else 0)
    if len(payload) < 126:
        head = bytes([first, FIN | len(payload)])
    else:
        head = bytes([first, FIN | 126]) + struct.pack("!H", len(payload))
    return head + bytes(4) + payload


class RawSocket:
    def __init__(self, table_id: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.table_id = table_id
        self._reader = reader
        self.writer = writer

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def flood(self, data: bytes, most: int) -> int:
        """Send again and again until the other side stops reading us or closes; the bytes that went out."""
        sent = 0
        try:
            while sent < most and not self._reader.at_eof():
                self.writer.write(data)
                sent += len(data)
                async with asyncio.timeout(1):
                    await self.writer.drain()
        except (TimeoutError, ConnectionError):
            pass
        return sent

    async def read_frame(self) -> tuple[int, bytes] | None:
        """The next frame; None: the connection is closed."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                first, second = await self._reader.readexactly(2)
                size = second & 0x7F
                if size == 126:
                    (size,) = struct.unpack("!H", await self._reader.readexactly(2))
                elif size == 127:
                    (size,) = struct.unpack("!Q", await self._reader.readexactly(8))
                return first & 0x0F, await self._reader.readexactly(size)
        except (asyncio.IncompleteReadError, ConnectionError):
            return None

    async def close_code(self) -> int | None:
        """Read on until the other side closes; its code, or None where it just hung up."""
        while (found := await self.read_frame()) is not None:
            opcode, payload = found
            if opcode == CLOSE:
                return int(struct.unpack("!H", payload[:2])[0])
        return None

    async def next_of(self, opcode: int) -> bytes | None:
        while (found := await self.read_frame()) is not None:
            if found[0] == opcode:
                return found[1]
        return None


@asynccontextmanager
async def raw_socket(
    port: int, table_id: str, cookie: str, *headers: str, source: str = "127.0.0.1"
) -> AsyncIterator[RawSocket]:
    """`source`: the address that it comes from."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    lines = [
        f"GET /ws/tables/{table_id} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Cookie: ridotto={cookie}",
        *headers,
    ]
    try:
        writer.write("\r\n".join([*lines, "", ""]).encode())
        async with asyncio.timeout(PATIENCE_S):
            head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head
        yield RawSocket(table_id, reader, writer)
    finally:
        writer.transport.abort()
