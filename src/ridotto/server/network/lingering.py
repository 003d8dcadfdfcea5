"""Closes a connection so that the peer can still read the last answer."""

import asyncio
from typing import cast

LINGER_S = 2.0
"""How long a peer may take to close its side, or to read some more of what was written."""
LONGEST_S = 120.0
"""How long it may take in all."""


class LingeringTransport:
    """Wraps a transport: `close` ends our side and gives the peer some time to read and to close its own.

    The system resets a connection that is closed with unread input, and the peer may lose an answer that it
    has not read yet, such as why its upload was refused.
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
            # Keep reading, to notice when the peer closes.
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
        """For callers that know only the type of the wrapped transport."""
        return cast(asyncio.Transport, self)
