"""Reads a body up to the limit of its address, before anybody else does."""

import asyncio

from starlette.requests import HTTPConnection
from starlette.types import Receive

from ridotto.engine.errors import RidottoError
from ridotto.server.app_context import AppContext
from ridotto.server.http.bodies.places import Upload


async def read_body(
    connection: HTTPConnection, receive: Receive, context: AppContext, *, is_counted: bool
) -> bytes:
    """The whole body, up to the limit; the connection limits how long reading may take.

    `is_counted`: whether limits by address apply to this visitor.
    """
    limit = _limit(connection.scope["path"], context)
    length = _announced_length(connection)
    if length > limit:
        raise RidottoError("body-too-large", limit=limit)
    try:
        if length <= context.limits.table_body:
            return await _read(receive, limit)
        address = context.proxies.address_of(connection)
        async with context.uploads.one_more(address, is_counted=is_counted) as upload:
            return await _read(receive, limit, upload)
    except asyncio.CancelledError:
        # The server is closing and does not wait for the rest any longer.
        raise RidottoError("store-closed") from None


def _limit(path: str, context: AppContext) -> int:
    limits = context.limits
    if path == "/api/replays":
        return limits.record_body
    if path == "/api/tables":
        return limits.table_body
    return limits.option_file if path.startswith("/api/games/") else limits.body


def _announced_length(connection: HTTPConnection) -> int:
    length = connection.headers.get("content-length", "")
    # Python refuses to parse a number of more than some thousand digits.
    return int(length[:20]) if length.isascii() and length.isdigit() else 0


async def _read(receive: Receive, limit: int, upload: Upload | None = None) -> bytes:
    parts: list[bytes] = []
    size = 0
    is_more = True
    while is_more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise RidottoError("invalid-request", field="body", reason="incomplete")
        is_more = message.get("more_body", False)
        part = message.get("body", b"")
        size += len(part)
        if size > limit:
            raise RidottoError("body-too-large", limit=limit)
        parts.append(part)
        if upload is not None:
            upload.received = size
    return b"".join(parts)
