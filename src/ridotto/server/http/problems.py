"""Errors as messages: a stable code, its facts, and the sentence in English."""

from functools import lru_cache

from pydantic import TypeAdapter

from ridotto.engine.errors import RidottoError
from ridotto.locale import LANGUAGES
from ridotto.messages.http import Problem
from ridotto.messages.table.from_server import Facts, Refused

BAD_REQUEST = 400
STATUSES = {
    "foreign-host": 421,
    "foreign-origin": 403,
    "replay-form": 400,
    "no-cookie": 401,
    "no-spectators": 403,
    "not-your-eyes": 403,
    "not-started": 409,
    "no-such-table": 404,
    "no-such-address": 404,
    "code-unknown": 404,
    "too-many-devices": 409,
    "method-not-allowed": 405,
    "match-running": 409,
    "from-memory-running": 409,
    "table-damaged": 409,
    "log-conflict": 409,
    "body-too-large": 413,
    "invalid-request": 422,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-sockets": 429,
    "server-failed": 500,
    "replays-busy": 503,
    "too-many-uploads": 503,
    "store-failed": 503,
    "store-full": 503,
    "store-gone": 503,
    "store-unreachable": 503,
    "store-closed": 503,
}
"""The HTTP status of an error; BAD_REQUEST for all others."""

DUMPED: TypeAdapter[Problem | Refused] = TypeAdapter(Problem | Refused)


def status_of(error: RidottoError) -> int:
    return STATUSES.get(error.code, BAD_REQUEST)


def problem_json(error: RidottoError, language: str = "en") -> bytes:
    return DUMPED.dump_json(Problem(error.code, facts_of(error, language), str(error)))


def refused_json(error: RidottoError, request_id: int | None) -> bytes:
    return DUMPED.dump_json(Refused("refused", request_id, error.code, facts_of(error), str(error)))


def facts_of(error: RidottoError, language: str = "en") -> Facts:
    """The facts of the sentence; an error inside an error is written in the client's language."""
    return {name: _plain(fact, language) for name, fact in error.facts.items()}


def _plain(fact: object, language: str) -> str | int:
    if isinstance(fact, RidottoError):
        return fact.text(language)
    return fact if isinstance(fact, int) else str(fact)


@lru_cache(maxsize=256)
def language_of(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for part in accepted.split(","):
        language = part.partition(";")[0].strip().partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
