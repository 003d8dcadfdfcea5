"""The named timers of one connection."""

import asyncio
from collections.abc import Callable


class Timers:
    """Each name has at most one timer; setting it again moves it."""

    __slots__ = ("_handles", "_loop")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._handles: dict[str, asyncio.TimerHandle] = {}

    def set(self, name: str, seconds: float, callback: Callable[[], None]) -> None:
        self.cancel(name)
        self._handles[name] = self._loop.call_later(seconds, callback)

    def cancel(self, name: str) -> None:
        if handle := self._handles.pop(name, None):
            handle.cancel()

    def cancel_all(self) -> None:
        for handle in self._handles.values():
            handle.cancel()
        self._handles.clear()
