"""What stands in front of all pages: who may ask, how much, and the headers of every answer."""

import asyncio
from math import ceil

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ridotto.core.errors import RidottoError
from ridotto.core.notation import cut
from ridotto.server.addresses import address_of, host_name, is_own_machine, is_same_origin
from ridotto.server.answers import problem_answer
from ridotto.server.house import House
from ridotto.server.limits import Buckets

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

READING = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Refuses early and cheaply, before anything is read or looked up."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        house: House = scope["app"].state.house
        sending = _with_headers(send)
        try:
            _check_host(connection, house)
            if scope["type"] == "websocket" or scope["method"] not in READING:
                check_origin(connection)
            if scope["path"].startswith(("/api/", "/ws/")):
                spend(house.requests, connection, house)
            if scope["type"] == "http" and scope["method"] not in READING:
                limit = _body_limit(scope["path"], house)
                body = await _body(connection, receive, limit, house.limits.body_s)
                receive = _replayed(body, receive)
        except RidottoError as error:
            await problem_answer(error, connection)(scope, receive, sending)
            return
        await self._app(scope, receive, sending)


def spend(buckets: Buckets, connection: HTTPConnection, house: House, key: str | None = None) -> None:
    """Count a request of an address, or of somebody by key; raises where there were too many."""
    if key is None:
        if is_own_machine(connection, is_behind_proxy=house.is_behind_proxy):
            return
        key = address_of(connection, is_behind_proxy=house.is_behind_proxy)
    if wait := buckets.take(key):
        raise RidottoError("too-fast", seconds=ceil(wait))


def _check_host(connection: HTTPConnection, house: House) -> None:
    """A server for this machine alone answers to its own names alone.

    A foreign name for our address is a trick to read our pages from another site (DNS rebinding).
    """
    if house.only_hosts is not None and host_name(connection) not in house.only_hosts:
        raise RidottoError("foreign-host", host=cut(host_name(connection)))


def check_origin(connection: HTTPConnection) -> None:
    if not is_same_origin(connection):
        raise RidottoError("foreign-origin", origin=cut(connection.headers.get("origin", "?")))


def _body_limit(path: str, house: House) -> int:
    return house.limits.record_body if path == "/api/replays" else house.limits.body


async def _body(connection: HTTPConnection, receive: Receive, limit: int, seconds: float) -> bytes:
    """The whole body, as far as it may be long, and as long as it may take."""
    length = connection.headers.get("content-length", "")
    if length.isdigit() and int(length) > limit:
        raise RidottoError("body-too-large", limit=limit)
    try:
        async with asyncio.timeout(seconds):
            return await _read_body(receive, limit)
    except TimeoutError:
        raise _cut_short() from None
    except asyncio.CancelledError:
        # The server is closing, and has waited for the rest as long as it waits for anything.
        raise RidottoError("store-closed") from None


async def _read_body(receive: Receive, limit: int) -> bytes:
    parts: list[bytes] = []
    size = 0
    is_more = True
    while is_more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise _cut_short()
        is_more = message.get("more_body", False)
        part = message.get("body", b"")
        size += len(part)
        if size > limit:
            raise RidottoError("body-too-large", limit=limit)
        parts.append(part)
    return b"".join(parts)


def _cut_short() -> RidottoError:
    return RidottoError("invalid-request", field="body", reason="incomplete")


def _replayed(body: bytes, then: Receive) -> Receive:
    """The body that was read, then whatever comes after it: that somebody has gone."""
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Message:
        return messages.pop() if messages else await then()

    return receive


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
