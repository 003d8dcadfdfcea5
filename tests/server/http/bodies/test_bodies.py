"""Bodies that are wrong in many places: refused at the first, as the work for each would add up."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest
from pydantic import ValidationError

from ridotto.messages.common import Body
from ridotto.messages.http import NameBody, ReplayBody, TableBody
from ridotto.messages.profile import CodeBody
from ridotto.messages.table.requests import ClockBody, HintEstimate, HintRequest
from tests.server.http.test_api import problem
from tests.server.visitors import QUICK, open_app, visitor

pytestmark = pytest.mark.anyio

BODIES = (NameBody, TableBody, ReplayBody, CodeBody, ClockBody)
STRANGE = {f"{number:x}": 0 for number in range(2000)}


def errors_of(kind: type[Body], content: Mapping[str, object]) -> list[tuple[str | int, ...]]:
    """Where it is wrong, as read from Python's values and from JSON alike."""
    with pytest.raises(ValidationError) as caught:
        kind.model_validate(content)
    with pytest.raises(ValidationError) as same:
        kind.model_validate_json(json.dumps(content))
    assert same.value.error_count() == caught.value.error_count()
    return [error["loc"] for error in caught.value.errors()]


@pytest.mark.parametrize("kind", BODIES)
def test_one_unknown_key_is_enough(kind: type[Body]) -> None:
    places = errors_of(kind, STRANGE)
    assert len(places) <= len(kind.model_fields) + 1
    assert places[-1] == ("0",), "the first of them is named"


def test_one_wrong_seat_is_enough() -> None:
    assert errors_of(TableBody, {"game": "turandot", "seats": [0] * 9000}) == [("seats", 0)]
    assert errors_of(TableBody, {"game": "turandot", "seats": ["open"] * 9000}) == [("seats",)]


def test_parts_of_a_body_are_bounded_too() -> None:
    clock = {"move_s": 60, "reserve_s": 0}
    assert errors_of(TableBody, {"game": "turandot", "clock": clock | STRANGE}) == [("clock", "0")]


def test_one_wrong_thought_is_enough() -> None:
    """On a socket: thousands of errors would fit into one message."""
    content = {"type": "hint", "id": 1, "decision": 0, "thoughts": [[{}] * 60] * 8}
    with pytest.raises(ValidationError) as caught:
        HintRequest.model_validate_json(json.dumps(content))
    assert caught.value.errors()[0]["loc"] == ("thoughts", 0, 0, "action")
    assert caught.value.error_count() <= len(HintEstimate.model_fields) + 1


def test_known_keys_are_kept() -> None:
    body = TableBody.model_validate(QUICK | {"seats": ["me", "open", "open"]})
    assert TableBody.model_validate_json(body.model_dump_json()) == body
    with pytest.raises(ValidationError, match="other"):
        TableBody.model_validate_json(json.dumps(body.model_dump() | {"other": 1}))


@pytest.mark.parametrize(("changes", "field"), [(STRANGE, "body.0"), ({"seats": [0] * 9000}, "body.seats.0")])
async def test_the_first_error_is_told(tmp_path: Path, changes: dict[str, object], field: str) -> None:
    async with open_app(tmp_path) as app, visitor(app) as guest:
        found = problem(await guest.post("/api/tables", json=QUICK | changes), 422, "invalid-request")
        assert found.facts["field"] == field
