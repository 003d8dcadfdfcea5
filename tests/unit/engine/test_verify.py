"""Records by any program, checked against the rules."""

from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest

from ridotto.engine.errors import IllegalMove, InvalidMove, InvalidOptions, InvalidRecord, RidottoError
from ridotto.engine.records.record import Record, parse_record
from ridotto.engine.records.replay import replay
from ridotto.engine.records.verify import verify
from tests.unit.engine.matches import finished, played, unfinished, with_event, with_events


def assert_disagrees(record: Record, kind: type[RidottoError], code: str, event: int) -> RidottoError:
    found = verify(record)
    assert found is not None
    assert (type(found.error), found.error.code, found.event) == (kind, code, event)
    assert str(found.error).isprintable()
    assert len(str(found.error)) < 400
    return found.error


# What other programs may write


def test_a_good_record() -> None:
    assert verify(finished()) is None
    assert verify(parse_record(finished().dumps())) is None


def test_any_order_of_simultaneous_choices() -> None:
    """And it leads to the same match."""
    record = finished()
    passes = record.events[2:6]
    assert {line.split()[1] for line in passes} == {"pass"}
    end = list(replay(record))[-1]
    for order in permutations(passes):
        other = with_events(record, *record.events[:2], *order, *record.events[6:])
        assert verify(other) is None
        assert list(replay(other))[-1] == end


@pytest.mark.parametrize(
    "options",
    [
        {"players": 4, "rounds": 1},
        {"rounds": 1, "players": 4, "deck": "matagot"},
        {"players": 4, "mode": "solo", "rounds": 1},
    ],
)
def test_options_left_out_take_their_defaults(options: dict[str, Any]) -> None:
    assert verify(replace(finished(), options=options)) is None


def test_unknown_keys_are_kept_and_ignored() -> None:
    record = replace(finished(), extra={"site": "elsewhere", "format_notes": [1, 2]})
    again = parse_record(record.dumps())
    assert verify(again) is None
    assert again.dumps() == record.dumps()
    assert '"site": "elsewhere"' in again.dumps()


def test_a_finished_match_without_a_result() -> None:
    assert verify(replace(finished(), result=None)) is None


@pytest.mark.parametrize("count", [0, 1, 2, 3, 5, 6, 7, 10, 37])
def test_an_unfinished_match(count: int) -> None:
    assert verify(unfinished(finished(), count)) is None


def test_keys_of_a_result_that_nobody_asks_for() -> None:
    record = finished()
    assert record.result is not None
    assert verify(replace(record, result={**record.result, "duration": 12})) is None


@pytest.mark.parametrize("names", [None, ["first", "bot:search", "second", "third"], ["", "", "", ""]])
def test_seats_may_be_named(names: list[str] | None) -> None:
    assert verify(replace(finished(), seats=names)) is None


# What no program may write


def test_too_many_and_too_few_names() -> None:
    for names in ([], ["first"], ["A", "B", "C", "D", "E"]):
        error = assert_disagrees(replace(finished(), seats=names), InvalidRecord, "record-seats-count", 0)
        assert error.facts == {"found": len(names), "players": 4}


@pytest.mark.parametrize(
    "name",
    ["chess", "", "Bottle_imp", "x" * 10_000, "\ud800"],
    ids=["other", "empty", "case", "long", "surrogate"],
)
def test_a_game_that_is_not_there(name: str) -> None:
    assert_disagrees(replace(finished(), game=name), InvalidOptions, "unknown-game", 0)


def test_options_that_cannot_be_played() -> None:
    assert_disagrees(replace(finished(), options={"players": 9}), InvalidOptions, "option-out-of-range", 0)
    assert_disagrees(replace(finished(), options={"colour": "red"}), InvalidOptions, "unknown-option", 0)


def test_wrong_scores() -> None:
    record = finished()
    assert record.result is not None
    scores = record.result["scores"]
    wrong: Any
    for wrong in (
        [scores[0] + 1, *scores[1:]],
        scores[:3],
        [*scores, 0],
        sorted(scores, reverse=True),
        None,
        "x",
        {},
    ):
        if wrong != scores:
            spoilt = replace(record, result={**record.result, "scores": wrong})
            error = assert_disagrees(spoilt, InvalidRecord, "result-wrong", len(record.events))
            assert error.facts["key"] == "scores"
            assert error.facts["right"] == str(scores)


def test_wrong_winners() -> None:
    record = finished()
    assert record.result is not None
    for wrong in ([], [0, 1, 2, 3], [9], "0"):
        spoilt = replace(record, result={**record.result, "winners": wrong})
        error = assert_disagrees(spoilt, InvalidRecord, "result-wrong", len(record.events))
        assert error.facts["key"] == "winners"


@pytest.mark.parametrize("key", ["scores", "winners"])
def test_a_result_with_a_key_missing(key: str) -> None:
    record = finished()
    assert record.result is not None
    result = {name: value for name, value in record.result.items() if name != key}
    error = assert_disagrees(
        replace(record, result=result), InvalidRecord, "result-key-missing", len(record.events)
    )
    assert error.facts["key"] == key


def test_a_result_too_early() -> None:
    record = finished()
    for count in (0, 1, 10, len(record.events) - 1):
        early = replace(record, events=record.events[:count])
        assert_disagrees(early, InvalidRecord, "result-too-early", count)


def test_a_card_played_twice() -> None:
    """The same card again by the seat that played it, and by another seat."""
    record = finished()
    plays = [(number, line) for number, line in enumerate(record.events, start=1) if " play " in line]
    _, first = plays[0]
    seat, _, card = first.split()
    number = next(number for number, line in plays[4:] if line.startswith(f"{seat} "))
    error = assert_disagrees(with_event(record, number, first), IllegalMove, "card-not-held", number)
    assert error.facts == {"seat": seat, "card": card}
    number, line = plays[1]
    assert_disagrees(
        with_event(record, number, f"{line[0]} play {card}"), IllegalMove, "card-not-held", number
    )


def test_a_line_told_twice() -> None:
    record = finished()
    events = [*record.events[:7], record.events[6], *record.events[7:]]
    assert_disagrees(with_events(record, *events), IllegalMove, "not-your-turn", 8)


def test_a_line_left_out() -> None:
    record = finished()
    assert_disagrees(with_events(record, *record.events[1:]), InvalidMove, "unreadable-chance", 1)
    without_deal = [record.events[0], *record.events[2:]]
    assert_disagrees(with_events(record, *without_deal), IllegalMove, "chance-first", 2)


@pytest.mark.parametrize("is_leaders", [True, False])
def test_a_pass_left_out(is_leaders: bool) -> None:
    """The first card comes too early: for its own player, or for another one."""
    record = finished()
    leader = record.events[6][0]
    left_out = next(line for line in record.events[2:6] if (line[0] == leader) == is_leaders)
    spoilt = with_events(record, *(line for line in record.events if line != left_out))
    assert_disagrees(spoilt, IllegalMove, "pass-first" if is_leaders else "not-your-turn", 6)


@pytest.mark.parametrize("line", ["0 play 3", "dealer 1", "deal 1 2 3", "0 pass mystery 1 left 2 right 3"])
def test_events_after_the_end(line: str) -> None:
    record = finished()
    assert_disagrees(
        with_events(record, *record.events, line), IllegalMove, "match-over", len(record.events) + 1
    )


def test_a_third_round_in_a_match_of_two() -> None:
    two, three = played(rounds=2), played(rounds=3)
    assert two.events == three.events[: len(two.events)]
    record = replace(two.record(), events=three.events)
    assert_disagrees(record, IllegalMove, "match-over", len(two.events) + 1)


@pytest.mark.parametrize(
    "line", ["", " ", "0", "x", "0 jump", "99 play 1", "²", "\x00", "9" * 5_000, "deal", "-1 play 3"]
)
def test_lines_that_mean_nothing(line: str) -> None:
    """At every place of a match they are refused, never a crash."""
    record = finished()
    for number in (1, 2, 3, 7, len(record.events)):
        found = verify(with_event(record, number, line))
        assert found is not None
        assert isinstance(found.error, InvalidMove | IllegalMove)
        assert found.event == number
        assert str(found.error).isprintable()


def test_the_first_disagreement_is_told() -> None:
    record = with_event(with_event(finished(), 20, "nonsense"), 9, "nonsense")
    assert_disagrees(record, IllegalMove, "not-chance", 9)
