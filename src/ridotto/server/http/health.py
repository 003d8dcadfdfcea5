"""Routes for monitoring: whether the server works, and its metrics."""

from starlette.requests import Request
from starlette.responses import Response

from ridotto.engine.errors import RidottoError
from ridotto.server.app_context import AppContext
from ridotto.server.http.answers import json_bytes
from ridotto.server.store import StoreError
from ridotto.server.telemetry.metrics import may_read_metrics, metrics_text
from ridotto.server.web_pages import show_page


async def show_health(request: Request) -> Response:
    """Return 200 while matches can be played and saved, otherwise 503 with the reason."""
    context: AppContext = request.app.state.context
    try:
        await context.store.check()
        if context.is_cut_off():
            # Sockets are refused until the next heartbeat.
            raise StoreError("store-unreachable")
    except RidottoError as error:
        return json_bytes(b'{"status":"%s"}' % error.code.encode(), 503)
    return json_bytes(b'{"status":"ok"}')


async def show_metrics(request: Request) -> Response:
    context: AppContext = request.app.state.context
    if not may_read_metrics(request, context):
        # As at any address where nothing is: do not reveal to others that this exists.
        return await show_page(request)
    content, media_type = metrics_text(context)
    return Response(content, 200, {"cache-control": "no-store"}, media_type=media_type)
