"""Connections are for people who want something: silent ones are closed, and there is room for many."""

import asyncio
import sys

from uvicorn.protocols.http.h11_impl import H11Protocol

FIRST_REQUEST_S = 20.0
"""How long a new connection may take to say what it wants."""


class AskingConnection(H11Protocol):
    """Closed where no whole request comes; whoever sends nothing would else hold a file for ever."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.loop.call_later(FIRST_REQUEST_S, self._close_if_nothing_was_asked)

    def _close_if_nothing_was_asked(self) -> None:
        # A socket that was opened in the meantime belongs to another protocol.
        if self in self.connections and self.cycle is None:
            self.transport.close()


def allow_many_files() -> None:
    """Systems allow a process a thousand open files, and more where it asks: a connection is one."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
