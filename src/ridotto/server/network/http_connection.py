"""One HTTP connection: uvicorn's, with a time limit for everything and cheap refusals.

uvicorn reads requests and runs the application. It has no limits for a peer that stops in the middle of a
request, for the number of connections, and for input that is not HTTP.
"""

import asyncio
from collections.abc import Mapping
from http import HTTPStatus
from typing import Protocol

import h11
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from ridotto.server.limits import Limits
from ridotto.server.network.lingering import LingeringTransport
from ridotto.server.network.strict_http import Refusal, StrictRequests
from ridotto.server.network.timers import Timers

LAST_REQUEST_S = 1.0
"""How long a server that closes waits for the request of somebody who has just connected."""
MOST_DISCARDED = 256 * 1024
"""Bytes that a peer may still send after it was refused."""

CLOSING = Refusal(HTTPStatus.SERVICE_UNAVAILABLE, "The server is closing. Connect again.")
TOO_LATE = Refusal(HTTPStatus.REQUEST_TIMEOUT, "The request did not come in whole, or was not answered.")


class Gate(Protocol):
    """What a connection calls in the server."""

    @property
    def limits(self) -> Limits: ...

    def admit(self, peer: str) -> bool:
        """Whether one more connection of this address is accepted; it then counts until it is released."""
        ...

    def release(self, peer: str) -> None: ...

    def refused(self, reason: str) -> None:
        """A peer was refused something."""
        ...

    def upgrade(self, connection: "HttpConnection") -> None:
        """Turn this connection into a WebSocket, or answer why not."""
        ...


class HttpConnection(H11Protocol):
    def __init__(
        self,
        gate: Gate,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn: StrictRequests = StrictRequests()
        self._gate = gate
        self._timers = Timers(self.loop)
        self._phase = ""
        self._peer = ""
        self._is_admitted = False
        self._is_handed_over = False
        self._is_last = False
        """Whether the connection is closed after the present request."""
        self._discarded = 0
        self._lingering: LingeringTransport

    # Called by the transport

    # A server's protocol always gets this kind of transport; asyncio's types do not say so.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._lingering = LingeringTransport(transport)
        super().connection_made(self._lingering.as_transport())
        self._peer = self.client[0] if self.client else ""
        self._is_admitted = self._gate.admit(self._peer)
        if self._is_admitted:
            self._watch_phase()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._lingering.is_closing():
            self._discard(len(data))
            return
        super().data_received(data)
        if self._is_last and self.cycle is not None:
            self.cycle.keep_alive = False
        self._watch_phase()

    def connection_lost(self, exc: Exception | None) -> None:
        self._timers.cancel_all()
        super().connection_lost(exc)
        self.release()

    # Called by uvicorn

    def _should_upgrade_to_ws(self) -> bool:
        return True

    def _unsupported_upgrade_warning(self) -> None:
        """Answered as if there were no upgrade header, without a line in the log."""

    def on_response_complete(self) -> None:
        if self.conn.their_state is h11.SEND_BODY or self.conn.trailing_data[0]:
            # Do not read the rest of this request, nor pipelined requests: they would wait unchecked.
            self.transport.close()
        super().on_response_complete()
        self._watch_phase()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:  # noqa: ARG002
        if self.conn.trailing_data[0]:
            self.send_400_response("Frames came before the handshake was answered.")
        elif self._is_last:
            self._answer_instead(CLOSING)
        else:
            self._gate.upgrade(self)

    def send_400_response(self, msg: str) -> None:
        """Answers input that is not a request we accept."""
        self._gate.refused("malformed")
        refusal = self.conn.refusal or Refusal(HTTPStatus.BAD_REQUEST, msg)
        self._answer_instead(refusal)

    def shutdown(self) -> None:
        """Closed after this request, or after the first one, which may be on its way."""
        self._is_last = True
        if self.cycle is None:
            self._timers.set("phase", LAST_REQUEST_S, self.transport.close)
        elif self.cycle.response_complete:
            self.transport.close()
        else:
            self.cycle.keep_alive = False

    def timeout_keep_alive_handler(self) -> None:
        self.transport.close()

    # For the protocol that takes over the connection

    @property
    def plain_transport(self) -> asyncio.Transport:
        return self._lingering.plain

    def hand_over(self) -> None:
        """Another protocol takes over the connection, which counts until `release` is called."""
        self._is_handed_over = True
        self._timers.cancel_all()
        self.connections.discard(self)

    def release(self) -> None:
        if self._is_admitted:
            self._is_admitted = False
            self._gate.release(self._peer)

    def answer_and_close(self, status: HTTPStatus, headers: Mapping[str, str], body: bytes) -> None:
        """An answer that needs no application."""
        fields = {**headers, "content-length": str(len(body)), "connection": "close"}
        lines = [f"HTTP/1.1 {status.value} {status.phrase}", *(f"{name}: {fields[name]}" for name in fields)]
        self.transport.write("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        self.transport.close()

    # Time limits

    def _watch_phase(self) -> None:
        """Each phase of a request has a time limit; input within a phase does not extend it."""
        if self._is_handed_over:
            return
        limits = self._gate.limits
        if self.conn.their_state is h11.IDLE:
            phase, seconds = "request", limits.request_s
        elif self.conn.their_state is h11.SEND_BODY:
            phase, seconds = "body", limits.request_s
        else:
            phase, seconds = "answer", limits.answer_s
        if phase != self._phase:
            self._phase = phase
            self._timers.set("phase", seconds, self._end_phase)

    def _end_phase(self) -> None:
        self._gate.refused(f"slow-{self._phase}")
        if self._phase == "request":
            # No request is in progress, but the peer may still be reading a long answer.
            self.transport.close()
        else:
            self._answer_instead(TOO_LATE)

    def _answer_instead(self, refusal: Refusal) -> None:
        """Answer instead of the application, if it has not started its answer."""
        is_running = self.cycle is not None and not self.cycle.response_complete
        has_begun = is_running and self.cycle.response_started
        if is_running:
            # The application sees a disconnect.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if has_begun:
            self._lingering.plain.abort()
        else:
            text = refusal.text.encode("ascii", "replace")
            self.answer_and_close(refusal.status, {"content-type": "text/plain"}, text)

    def _discard(self, size: int) -> None:
        self._discarded += size
        if self._discarded > MOST_DISCARDED:
            self._lingering.plain.abort()
