"""The send queue of a socket whose peer reads slowly."""

from collections import deque
from typing import Literal

NewestOnly = Literal["position", "table"]
"""Kinds of messages that say all that those of their kind before them said."""

FAST_ENOUGH = 8
"""Messages that may wait before the newest one replaces older ones."""


class Outbox:
    """Bounded in messages and bytes; `put` returns whether there was room."""

    def __init__(self, most: int, most_bytes: int) -> None:
        self._most = most
        self._most_bytes = most_bytes
        self._waiting: deque[tuple[bytes, NewestOnly | None]] = deque()
        self._bytes = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, message: bytes, kind: NewestOnly | None = None) -> bool:
        """`kind`: where the message may take the place of older ones, and newer ones its own."""
        if kind is not None and len(self._waiting) >= FAST_ENOUGH:
            self._supersede(kind)
        if len(self._waiting) >= self._most or self._bytes + len(message) > self._most_bytes:
            return False
        self._waiting.append((message, kind))
        self._bytes += len(message)
        return True

    def pop(self) -> bytes:
        message, _ = self._waiting.popleft()
        self._bytes -= len(message)
        return message

    def clear(self) -> None:
        self._waiting.clear()
        self._bytes = 0

    def _supersede(self, kind: NewestOnly) -> None:
        self._waiting = deque(old for old in self._waiting if old[1] != kind)
        self._bytes = sum(len(message) for message, _ in self._waiting)
