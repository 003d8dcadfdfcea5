"""What waits to be written to one socket."""

import asyncio
from collections import deque

NEWEST_ONLY = (b'{"type":"position"', b'{"type":"table"')
"""Messages that say all that those of their kind before them said."""

FAST_ENOUGH = 8
"""Messages that may wait before the newest one takes the place of older ones."""


class Outbox:
    """Takes messages at once and hands them out one by one. Never holds more than `most`."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: deque[bytes] = deque()
        self._is_ready = asyncio.Event()
        self._is_finished = False
        self.has_overflown = False

    def put(self, message: bytes) -> None:
        if self._is_finished:
            return
        if len(self._waiting) >= FAST_ENOUGH:
            self._supersede(message)
        if len(self._waiting) >= self._most:
            self.has_overflown = True
            self._waiting.clear()
            self.finish()
            return
        self._waiting.append(message)
        self._is_ready.set()

    def finish(self) -> None:
        """What waits is still handed out, nothing more comes."""
        self._is_finished = True
        self._is_ready.set()

    async def next(self) -> bytes | None:
        """None: that was all."""
        while not self._waiting:
            if self._is_finished:
                return None
            self._is_ready.clear()
            await self._is_ready.wait()
        return self._waiting.popleft()

    def _supersede(self, message: bytes) -> None:
        for start in NEWEST_ONLY:
            if message.startswith(start):
                self._waiting = deque(old for old in self._waiting if not old.startswith(start))
