"""Admits connections and sockets, or refuses them."""

import asyncio
import re
from collections.abc import Coroutine
from http import HTTPStatus

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ridotto.engine.errors import RidottoError
from ridotto.engine.notation import quote_short
from ridotto.messages.limits import TABLE_ID
from ridotto.server.app_context import AppContext
from ridotto.server.http.answers import problem_answer
from ridotto.server.http.security import check_visitor, headers_for, is_counted
from ridotto.server.limits import Limits
from ridotto.server.network.callers.addresses import household, is_loopback
from ridotto.server.network.http_connection import HttpConnection
from ridotto.server.network.websocket import WebSocket
from ridotto.server.store import StoreError
from ridotto.server.table_socket import Visit, serve_table
from ridotto.server.token_buckets import FrameBudget

TABLE_PATH = re.compile(f"/ws/tables/({TABLE_ID})")


class AppGate:
    """The gate of a server, as `network/http_connection.py` calls it."""

    def __init__(self, context: AppContext) -> None:
        self._context = context

    @property
    def limits(self) -> Limits:
        return self._context.limits

    # Connections

    def admit(self, peer: str) -> bool:
        context, key = self._context, household(peer)
        is_full = context.connections.total >= context.limits.connections_in_all
        if is_full or (self._is_counted(peer) and self._has_many(key)):
            self.refused("too-many-connections")
            return False
        context.connections.add(key)
        return True

    def release(self, peer: str) -> None:
        self._context.connections.remove(household(peer))

    def refused(self, reason: str) -> None:
        self._context.stats.refusals[reason] += 1

    def _has_many(self, address: str) -> bool:
        context = self._context
        has_room = context.connections.has_room(address, context.limits.connections_per_address)
        return not has_room or context.new_connections.take(address) > 0

    def _is_counted(self, peer: str) -> bool:
        """Whether connections of a peer are limited. Behind a proxy all of them are the proxy's."""
        is_exempt = is_loopback(peer) and not self._context.limits.counts_own_machine
        return not self._context.proxies.hops and not is_exempt

    # Sockets

    def upgrade(self, connection: HttpConnection) -> None:
        """Checks that need no waiting come before the handshake, the others after it (table_socket)."""
        context = self._context
        asked = HTTPConnection({**connection.scope, "type": "websocket"})
        try:
            check_visitor(asked, context)
            if context.is_cut_off():
                # Before the handshake, so that a proxy asks another worker.
                raise StoreError("store-unreachable")
            table_id = _table_in(asked.scope["path"])
        except RidottoError as error:
            _answer(connection, problem_answer(error, asked, context.stats), headers_for(asked, context))
            return
        visit = Visit(context, asked, table_id, context.proxies.address_of(asked))
        socket = _accepted(connection, visit)
        if socket is None:
            self.refused("malformed")
            connection.plain_transport.close()
            return
        connection.hand_over()
        _keep_running(connection, serve_table(socket, visit))


def _table_in(path: str) -> str:
    found = TABLE_PATH.fullmatch(path)
    if found is None:
        raise RidottoError("no-such-address", path=quote_short(path))
    return found[1]


def _accepted(connection: HttpConnection, visit: Visit) -> WebSocket | None:
    context = visit.context
    by_address = (context.frames, context.frame_bytes) if is_counted(visit.asked, context) else None

    def forget(socket: WebSocket) -> None:
        connection.connections.discard(socket)
        connection.release()

    budget = FrameBudget(context.limits, context.stats, visit.address, by_address)
    socket = WebSocket(context.limits, budget, context.socket_writes, forget)
    if not socket.accept(connection.plain_transport, _raw(connection), headers_for(visit.asked, context)):
        return None
    # The type names uvicorn's own protocols, but uvicorn calls only `shutdown`.
    connection.connections.add(socket)  # type: ignore[arg-type]
    return socket


def _raw(connection: HttpConnection) -> bytes:
    """The upgrade request as bytes, for the library that answers it."""
    scope = connection.scope
    lines = [b"GET " + scope["raw_path"] + b" HTTP/1.1", *(b": ".join(pair) for pair in connection.headers)]
    return b"\r\n".join([*lines, b"", b""])


def _answer(connection: HttpConnection, answer: Response, headers: dict[str, str]) -> None:
    fields = headers | dict(answer.headers)
    connection.answer_and_close(HTTPStatus(answer.status_code), fields, bytes(answer.body))


def _keep_running(connection: HttpConnection, work: Coroutine[object, object, None]) -> None:
    task = asyncio.get_running_loop().create_task(work)
    connection.tasks.add(task)
    task.add_done_callback(connection.tasks.discard)
