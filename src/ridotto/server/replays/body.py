"""Parses a record that a client sends in steps: a large one in one go would block the tables too long."""

from pydantic import ValidationError

from ridotto.engine.errors import InvalidRecord, RidottoError
from ridotto.engine.notation import quote_short
from ridotto.engine.records.record import Record, parse_record
from ridotto.messages.http import REPLAY_FORM, ReplayBody
from ridotto.server.replays.match_cache import KeptMatches
from ridotto.server.replays.page import PageRequest, PageSteps, Showing, page_steps

MOST_VALUES = 50_000
"""Values in the JSON of a record; the longest match has half as many. JSON is parsed without releasing
Python's lock: a million characters of `[],[],[]…` would stop everything for 0.3 s, this many values take
0.02 s.
"""

MOST_OUTSIDE = 100
"""Values beside the record; a body has seven."""

LONGEST_EVENT = 1000
"""Letters of one event; the longest deal of the games here has 200."""


def body_steps(kept: KeptMatches, content: bytes) -> PageSteps:
    # Clients do not escape the signs of a record, so those of a record are counted too.
    _check_values(content, MOST_VALUES + MOST_OUTSIDE)
    body = _body(content)
    check_form(body.form)
    yield
    record = _record(body.record)
    wish = PageRequest(body.seat, body.first, body.count, body.first_round, is_open=body.open)
    # A megabyte each, and many may wait.
    del content, body
    yield
    return (yield from page_steps(kept, Showing(record), wish))


def check_form(form: int | None) -> None:
    """Refuse a client that was written for an older form, before it gets an answer it does not expect."""
    if form != REPLAY_FORM:
        raise RidottoError("replay-form", form=REPLAY_FORM)


def _body(content: bytes) -> ReplayBody:
    try:
        return ReplayBody.model_validate_json(content)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        field = ".".join(("body", *map(str, first["loc"])))
        raise RidottoError(
            "invalid-request", field=quote_short(field), reason=quote_short(first["msg"])
        ) from None


def _check_values(content: bytes, most: int) -> None:
    """Raises if there may be more values than this."""
    values = sum(content.count(sign) for sign in b",[{")
    if values > most:
        raise InvalidRecord("too-many-values", found=values, most=MOST_VALUES)


def _record(text: str) -> Record:
    # Once more: a sign may have been written as an escape.
    _check_values(text.encode(), MOST_VALUES)
    record = parse_record(text)
    for place, line in enumerate(record.events):
        if len(line) > LONGEST_EVENT:
            raise RidottoError(
                "invalid-request",
                field=f"body.record.events.{place}",
                reason=f"String should have at most {LONGEST_EVENT} characters",
            )
    return record
