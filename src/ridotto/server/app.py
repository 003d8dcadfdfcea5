"""The server as one ASGI application."""

from typing import cast

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ridotto import __version__
from ridotto.engine.errors import RidottoError
from ridotto.engine.notation import quote_short
from ridotto.server.app_context import AppContext
from ridotto.server.http import api, option_files, profile
from ridotto.server.http.answers import problem_answer
from ridotto.server.http.health import show_health, show_metrics
from ridotto.server.http.openapi.cached_answers import Described
from ridotto.server.http.security import Guard, headers_for
from ridotto.server.web_pages import show_page


def create_app(context: AppContext) -> FastAPI:
    """The application for an open context; the caller closes the context."""
    app = FastAPI(
        title="Ridotto",
        version=__version__,
        # The usual page of documentation loads scripts from elsewhere; ours is /api-docs.
        openapi_url=None,
        middleware=[
            Middleware(Guard),
            Middleware(GZipMiddleware, minimum_size=1400, compresslevel=5, thread_minimum_size=32 * 1024),
        ],
        exception_handlers={
            RidottoError: _told,
            RequestValidationError: _invalid,
            HTTPException: _refused,
            Exception: _failed,
        },
    )
    app.state.context = context
    app.include_router(api.router)
    app.include_router(profile.router)
    app.include_router(option_files.router)
    app.router.routes += [
        Route("/api/openapi.json", Described().show, methods=["GET"]),
        Route("/healthz", show_health, methods=["GET"]),
        Route("/metrics", show_metrics, methods=["GET"]),
        Route("/{rest:path}", show_page, methods=["GET"]),
    ]
    return app


async def _told(request: Request, error: Exception) -> Response:
    return _problem(cast(RidottoError, error), request)


async def _invalid(request: Request, error: Exception) -> Response:
    first = cast(RequestValidationError, error).errors()[0]
    field = ".".join(str(part) for part in first["loc"])
    problem = RidottoError("invalid-request", field=quote_short(field), reason=quote_short(first["msg"]))
    return _problem(problem, request)


async def _refused(request: Request, error: Exception) -> Response:
    """Errors that the framework itself raises."""
    status = cast(HTTPException, error).status_code
    # A request that no route matches reaches the pages last, and these refuse everything but GET.
    is_nowhere = request.url.path.startswith("/api/") and request.scope.get("endpoint") is show_page
    if status == 404 or is_nowhere:
        return _problem(RidottoError("no-such-address", path=quote_short(request.url.path)), request)
    if status == 405:
        return _problem(RidottoError("method-not-allowed", method=quote_short(request.method)), request)
    return _problem(RidottoError("invalid-request", field="body", reason="JSON"), request)


async def _failed(request: Request, error: Exception) -> Response:  # noqa: ARG001
    answer = _problem(RidottoError("server-failed"), request)
    # The framework sends this answer outside our middleware.
    answer.headers.update(headers_for(request, request.app.state.context))
    return answer


def _problem(error: RidottoError, request: Request) -> Response:
    return problem_answer(error, request, request.app.state.context.stats)
