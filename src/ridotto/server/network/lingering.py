"""Closing a connection so that its peer still reads the last answer."""

import asyncio
from typing import cast

LINGER_S = 2.0
"""How long a peer may take to close its side, or to read some more of what was written."""
LONGEST_S = 120.0
"""How long it may take in all."""


class LingeringTransport:
    """Wraps a transport: `close` ends our side, and leaves the peer a moment to read and to end its own.

    A connection that is closed with unread input is reset, and the peer may lose an answer that it has not
    read yet, such as why its upload was refused.
    """

    def __init__(self, transport: asyncio.Transport) -> None:
        self.plain = transport
        self._loop = asyncio.get_running_loop()
        self._closed_at: float | None = None
        self._unread = 0

    def write(self, data: bytes) -> None:
        if not self.is_closing():
            self.plain.write(data)

    def close(self) -> None:
        if self.is_closing():
            return
        self._closed_at = self._loop.time()
        self._unread = self.plain.get_write_buffer_size()
        self._loop.call_later(LINGER_S, self._finish)
        try:
            self.plain.write_eof()
            # The peer's end has to be noticed.
            self.plain.resume_reading()
        except (OSError, RuntimeError):
            self.plain.abort()

    def is_closing(self) -> bool:
        return self._closed_at is not None or self.plain.is_closing()

    def _finish(self) -> None:
        unread = self.plain.get_write_buffer_size()
        began = self._closed_at or 0.0
        if 0 < unread < self._unread and self._loop.time() - began < LONGEST_S:
            self._unread = unread
            self._loop.call_later(LINGER_S, self._finish)
        else:
            self.plain.abort()

    def __getattr__(self, name: str) -> object:
        return getattr(self.plain, name)

    def as_transport(self) -> asyncio.Transport:
        """For those who know only the type that this stands in for."""
        return cast(asyncio.Transport, self)
