"""Reading and writing records."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ridotto.engine.errors import InvalidRecord
from ridotto.engine.records.record import LONGEST_LINE, parse_record
from tests.unit.engine.matches import finished

GOOD: dict[str, Any] = {
    "format": "ridotto/1",
    "game": "bottle_imp",
    "options": {"players": 3},
    "seats": ["first", "bot:search", "третий"],
    "events": ["dealer 1"],
    "result": {"scores": [1, 2, 3], "winners": [2]},
}


def refused(text: str) -> InvalidRecord:
    with pytest.raises(InvalidRecord) as caught:
        parse_record(text)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 250
    return caught.value


def spoilt(**changes: Any) -> str:
    return json.dumps(GOOD | changes)


def test_a_record_is_read_and_written_as_it_was() -> None:
    text = json.dumps(GOOD, ensure_ascii=False)
    assert parse_record(text).dumps() == text
    assert "\n" not in text


def test_only_four_keys_are_required() -> None:
    record = parse_record('{"format": "ridotto/1", "game": "x", "options": {}, "events": []}')
    assert (record.seats, record.result, record.extra) == (None, None, {})
    assert "result" not in json.loads(record.dumps())
    assert "seats" not in json.loads(record.dumps())


def test_unknown_keys_are_kept() -> None:
    extra = {"date": "1893-02-01", "nested": {"a": [1, None, True]}, "": 0.5}
    record = parse_record(json.dumps(GOOD | extra))
    assert record.extra == extra
    assert json.loads(record.dumps()) == GOOD | extra


def test_the_keys_are_written_in_the_order_of_the_documentation() -> None:
    backwards = dict(reversed(list(GOOD.items())))
    assert list(json.loads(parse_record(json.dumps(backwards)).dumps())) == list(GOOD)


def test_half_a_letter_is_written_so_that_it_can_be_read_again() -> None:
    """JSON can escape one half of a surrogate pair; UTF-8 has no place for it."""
    text = spoilt(seats=["\ud800", "третий", ""], more="\udfff")
    record = parse_record(text)
    assert record.dumps().encode("utf-8").decode("utf-8") == text
    assert parse_record(record.dumps()) == record


def test_spaces_and_line_breaks_between_tokens_do_not_matter() -> None:
    assert parse_record(json.dumps(GOOD, indent=3)) == parse_record(json.dumps(GOOD))


def test_a_finished_match_survives_the_trip() -> None:
    record = parse_record(finished().dumps())
    assert record.dumps() == finished().dumps()
    assert tuple(record.events) == finished().events


def test_too_long() -> None:
    error = refused(" " * (LONGEST_LINE + 1))
    assert error.code == "record-too-long"
    assert error.facts == {"limit": 16}


@pytest.mark.parametrize(
    ("text", "column"),
    [("", 1), ("{", 2), ("nonsense", 1), ('{"format": }', 12), ("{} {}", 4), ("'x'", 1)],
)
def test_not_json(text: str, column: int) -> None:
    error = refused(text)
    assert (error.code, error.facts) == ("record-not-json", {"column": column})


@pytest.mark.parametrize(
    "text", ["[" * 200_000, '{"a":' * 200_000, "9" * 10_000, "{" + '"a": ' + "1" * 5_000 + "}"]
)
def test_json_that_python_cannot_take(text: str) -> None:
    assert refused(text).code == "record-not-json"


@pytest.mark.parametrize("text", ["[]", "1", '"x"', "null", "true", "[{}]"])
def test_not_an_object(text: str) -> None:
    assert refused(text).code == "record-not-object"


@pytest.mark.parametrize("key", ["format", "game", "options", "events"])
def test_a_required_key_is_missing(key: str) -> None:
    error = refused(json.dumps({name: value for name, value in GOOD.items() if name != key}))
    assert (error.code, error.facts) == ("record-key-missing", {"key": key})


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("format", 1),
        ("format", None),
        ("game", None),
        ("game", ["bottle_imp"]),
        ("options", []),
        ("options", "x"),
        ("options", None),
        ("events", {}),
        ("events", "dealer 1"),
        ("events", None),
        ("events", ["dealer 1", 2]),
        ("events", [None]),
        ("events", [["dealer 1"]]),
        ("seats", "first"),
        ("seats", {"0": "first"}),
        ("seats", ["first", 1, "second"]),
        ("seats", [None, None, None]),
        ("seats", 0),
        ("seats", False),
        ("result", []),
        ("result", "won"),
        ("result", 3),
        ("result", False),
    ],
)
def test_a_key_of_the_wrong_kind(key: str, value: Any) -> None:
    error = refused(spoilt(**{key: value}))
    assert (error.code, error.facts) == ("record-key-wrong", {"key": key})


@pytest.mark.parametrize(
    "name", ["", "ridotto/2", "RIDOTTO/1", "ridotto/1 ", "pgn", "x" * 10_000, "\ud800\n"]
)
def test_another_format(name: str) -> None:
    error = refused(spoilt(format=name))
    assert error.code == "record-format-unknown"
    assert error.facts["known"] == "ridotto/1"


def test_seats_and_result_may_be_null() -> None:
    record = parse_record(spoilt(seats=None, result=None))
    assert (record.seats, record.result) == (None, None)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=40)
@given(st.dictionaries(st.text(), json_values, max_size=3), st.lists(st.text(), max_size=5))
def test_any_good_record_survives_the_trip(extra: dict[str, Any], events: list[str]) -> None:
    content = extra | {"format": "ridotto/1", "game": "x", "options": extra, "events": events}
    content.pop("seats", None)
    content.pop("result", None)
    record = parse_record(json.dumps(content))
    assert json.loads(record.dumps()) == content
    assert parse_record(record.dumps()) == record


@settings(max_examples=40)
@given(st.text() | json_values.map(json.dumps))
def test_what_is_no_record_is_refused(text: str) -> None:
    """Nothing drawn here has the four keys; every refusal has a sentence."""
    assert refused(text).code in ("record-not-json", "record-not-object", "record-key-missing")


def test_equal_lines_are_one_text() -> None:
    """A server holds many long matches at once: each line of its own would be most of what they take."""
    one, other = parse_record(spoilt(events=["0 play 24", "0 play 24"])).events
    assert one == "0 play 24"
    assert one is other
