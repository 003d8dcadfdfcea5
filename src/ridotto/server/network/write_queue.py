"""What is written when the present callback of the event loop is over, for all sockets together."""

import asyncio
from collections import deque
from collections.abc import Callable

Write = Callable[[], None]


class WriteQueue:
    """One callback for all: one for each socket would take as long as it takes to write the messages."""

    def __init__(self) -> None:
        self._waiting: deque[Write] = deque()

    def add(self, write: Write) -> None:
        if not self._waiting:
            self._write_soon()
        self._waiting.append(write)

    def _write_soon(self) -> None:
        asyncio.get_running_loop().call_soon(self._write_all)

    def _write_all(self) -> None:
        try:
            while self._waiting:
                self._waiting.popleft()()
        finally:
            # If one has failed, the others are written all the same.
            if self._waiting:
                self._write_soon()
