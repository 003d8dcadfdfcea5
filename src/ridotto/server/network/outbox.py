"""The send queue of a socket whose peer reads slowly."""

from collections import deque

NEWEST_ONLY = (b'{"type":"position"', b'{"type":"table"')
"""Kinds of messages of which the newest replaces all earlier ones."""

FAST_ENOUGH = 8
"""Messages that may wait before the newest one replaces older ones."""


class Outbox:
    """Bounded in messages and bytes; `put` returns whether there was room."""

    def __init__(self, most: int, most_bytes: int) -> None:
        self._most = most
        self._most_bytes = most_bytes
        self._waiting: deque[bytes] = deque()
        self._bytes = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, message: bytes) -> bool:
        if len(self._waiting) >= FAST_ENOUGH:
            self._supersede(message)
        if len(self._waiting) >= self._most or self._bytes + len(message) > self._most_bytes:
            return False
        self._waiting.append(message)
        self._bytes += len(message)
        return True

    def pop(self) -> bytes:
        message = self._waiting.popleft()
        self._bytes -= len(message)
        return message

    def clear(self) -> None:
        self._waiting.clear()
        self._bytes = 0

    def _supersede(self, message: bytes) -> None:
        for start in NEWEST_ONLY:
            if message.startswith(start):
                self._waiting = deque(old for old in self._waiting if not old.startswith(start))
                self._bytes = sum(map(len, self._waiting))
