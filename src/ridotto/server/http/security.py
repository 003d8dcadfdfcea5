"""Middleware for all pages: who may send requests, how many, and the headers of every answer."""

from math import ceil

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ridotto.engine.errors import RidottoError
from ridotto.engine.notation import quote_short
from ridotto.server.app_context import AppContext
from ridotto.server.http.answers import problem_answer
from ridotto.server.http.bodies.reading import read_body
from ridotto.server.network.callers.addresses import host_name
from ridotto.server.network.callers.origins import is_same_origin
from ridotto.server.network.strict_http import READING
from ridotto.server.token_buckets import Buckets

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        # The page draws portraits into a picture that it makes itself.
        "img-src 'self' blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

WORKER = "/assets/worker-"
WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""A web worker has the policy of its script. It may run WebAssembly, which the pages may not, and fetch from
here only; no script may evaluate text.
"""

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
HTTPS_HEADERS = HEADERS | {"strict-transport-security": "max-age=15552000"}
"""Browsers that came over https once use only https for half a year."""


class Guard:
    """Refuses early and cheaply, before anything is read or looked up, and closes refused connections."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        context: AppContext = scope["app"].state.context
        sending = _with_headers(send, headers_for(connection, context), is_head=scope["method"] == "HEAD")
        try:
            check_visitor(connection, context)
            if scope["method"] not in READING:
                body = await read_body(
                    connection, receive, context, is_counted=is_counted(connection, context)
                )
                receive = _replayed(body, receive)
        except RidottoError as error:
            answer = problem_answer(error, connection, context.stats)
            answer.headers["connection"] = "close"
            await answer(scope, receive, sending)
            return
        # Every GET route answers HEAD too.
        method = "GET" if scope["method"] == "HEAD" else scope["method"]
        with context.stats.answers_s.timed():
            await self._app({**scope, "method": method}, receive, sending)


def check_visitor(connection: HTTPConnection, context: AppContext) -> None:
    """Raises if this request is not for us, comes from another site, or is over the limit."""
    if context.hosts is not None and not context.hosts.answers_to(connection.headers.get("host", "")):
        raise RidottoError("foreign-host", host=quote_short(host_name(connection.headers.get("host", ""))))
    path = connection.scope["path"]
    if connection.scope["type"] == "websocket" or connection.scope["method"] not in READING:
        check_origin(connection, context)
    spend(context.requests if path.startswith(("/api/", "/ws/")) else context.pages, connection, context)


def check_origin(connection: HTTPConnection, context: AppContext) -> None:
    if not is_same_origin(connection, is_https=context.proxies.is_https(connection)):
        raise RidottoError("foreign-origin", origin=quote_short(connection.headers.get("origin", "?")))


def spend(buckets: Buckets, connection: HTTPConnection, context: AppContext) -> None:
    """Count a request of an address; raises if there were too many."""
    if is_counted(connection, context):
        spend_on(buckets, context.proxies.address_of(connection))


def spend_on(buckets: Buckets, key: str) -> None:
    if wait := buckets.take(key):
        raise RidottoError("too-fast", seconds=ceil(wait))


async def spend_on_table(connection: HTTPConnection, context: AppContext, person_id: str) -> None:
    """Count a new table of an address and a person; raises if there were too many."""
    spend(context.new_tables, connection, context)
    await spend_on_table_of(person_id, context)


async def spend_on_table_of(person_id: str, context: AppContext) -> None:
    """The same for the person alone."""
    spend_on(context.new_tables, f"person {person_id}")
    most = context.limits.open_tables
    if await context.store.count_engaged(person_id, most) >= most:
        raise RidottoError("too-many-tables", most=most)


def is_counted(connection: HTTPConnection, context: AppContext) -> bool:
    """Whether limits by address apply to this visitor."""
    return context.limits.counts_own_machine or not context.proxies.is_own_machine(connection)


def headers_for(connection: HTTPConnection, context: AppContext) -> dict[str, str]:
    headers = HTTPS_HEADERS if context.proxies.is_https(connection) else HEADERS
    if connection.url.path.startswith(WORKER):
        return headers | {"content-security-policy": WORKER_POLICY}
    return headers


def _replayed(body: bytes, then: Receive) -> Receive:
    """The body that was read, then the event that follows it: the client has disconnected."""
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Message:
        return messages.pop() if messages else await then()

    return receive


def _with_headers(send: Send, headers: dict[str, str], *, is_head: bool) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            found = MutableHeaders(scope=message)
            for name, value in headers.items():
                found.setdefault(name, value)
        elif is_head:
            message = {**message, "body": b""}
        await send(message)

    return sending
