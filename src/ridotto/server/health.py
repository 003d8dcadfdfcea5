"""For whoever watches over the server: whether it works, and its figures."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ridotto.engine.errors import RidottoError
from ridotto.server.answers import json_bytes
from ridotto.server.house import House
from ridotto.server.metrics import may_read_metrics, metrics_text


async def show_health(request: Request) -> Response:
    """200 while matches can be played and kept, else 503 with the reason."""
    house: House = request.app.state.house
    try:
        await house.store.check()
    except RidottoError as error:
        return json_bytes(b'{"status":"%s"}' % error.code.encode(), 503)
    return json_bytes(b'{"status":"ok"}')


async def show_metrics(request: Request) -> Response:
    house: House = request.app.state.house
    if not may_read_metrics(request, house):
        # Nobody else needs to know that there is something.
        raise HTTPException(404)
    content, media_type = metrics_text(house)
    return Response(content, 200, {"cache-control": "no-store"}, media_type=media_type)
