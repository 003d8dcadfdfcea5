"""HTTP answers: messages as JSON, and errors as problems."""

from pydantic import TypeAdapter
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ridotto.engine.errors import RidottoError
from ridotto.server.http.problems import language_of, problem_json, status_of
from ridotto.server.telemetry.stats import Stats


def json_answer(message: object, status: int = 200) -> Response:
    """One of our own messages: it needs no validation."""
    return json_bytes(dump(message), status)


def json_bytes(content: bytes, status: int = 200) -> Response:
    return Response(content, status, {"cache-control": "no-store"}, media_type="application/json")


def dump(message: object) -> bytes:
    kind = type(message)
    if kind not in _ADAPTERS:
        _ADAPTERS[kind] = TypeAdapter(kind)
    return _ADAPTERS[kind].dump_json(message)


_ADAPTERS: dict[type, TypeAdapter[object]] = {}
"""Made once for each kind of message."""


def problem_answer(error: RidottoError, connection: HTTPConnection, stats: Stats) -> Response:
    stats.refusals[error.code] += 1
    language = language_of(connection.headers.get("accept-language", "")[:100])
    answer = json_bytes(problem_json(error, language), status_of(error))
    if isinstance(seconds := error.facts.get("seconds"), int):
        answer.headers["retry-after"] = str(seconds)
    return answer
