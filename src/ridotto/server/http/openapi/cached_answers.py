"""Answers with the description of the HTTP interface (description.py)."""

import asyncio
import gzip
import json
from dataclasses import dataclass

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response

from ridotto.server.http.openapi.description import describe

HEADERS = {"cache-control": "no-cache"}
ZIPPED_HEADERS = HEADERS | {"content-encoding": "gzip", "vary": "accept-encoding"}
"""The middleware leaves an answer that is compressed as it is."""
ZIP_LEVEL = 9
"""It is compressed only once."""


@dataclass(frozen=True, slots=True)
class _Written:
    plain: bytes
    zipped: bytes


class Described:
    """Making it takes a third of a second, so it is made once, for all who ask meanwhile and later."""

    def __init__(self) -> None:
        self._making: asyncio.Task[_Written] | None = None

    async def show(self, request: Request) -> Response:
        written = await self._written(request.app)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(written.plain, headers=HEADERS, media_type="application/json")
        return Response(written.zipped, headers=ZIPPED_HEADERS, media_type="application/json")

    async def _written(self, app: FastAPI) -> _Written:
        if self._making is None:
            self._making = asyncio.create_task(asyncio.to_thread(_write, app))
            self._making.add_done_callback(self._try_again)
        # Whoever goes away does not stop it for the others.
        return await asyncio.shield(self._making)

    def _try_again(self, made: asyncio.Task[_Written]) -> None:
        """If it could not be made, the next request tries again."""
        if made.cancelled() or made.exception() is not None:
            self._making = None


def _write(app: FastAPI) -> _Written:
    plain = json.dumps(describe(app), ensure_ascii=False, separators=(",", ":")).encode()
    return _Written(plain, gzip.compress(plain, ZIP_LEVEL))
