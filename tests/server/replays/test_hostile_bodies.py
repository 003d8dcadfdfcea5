"""No step of a body stops everybody else: JSON is parsed without releasing Python's lock."""

import json
from time import thread_time

import pytest

from ridotto.engine.errors import RidottoError
from ridotto.server.limits import Limits
from ridotto.server.replays.body import MOST_VALUES, body_steps
from ridotto.server.replays.match_cache import KeptMatches

LONGEST_STEP_S = 0.1
"""Three times what the longest step takes on a machine that does nothing else."""
TRIES = 3
"""The shortest of them counts: another process may have emptied the processor's cache."""
SIZE = Limits().record_body


def filled(before: str, filling: str, after: str) -> bytes:
    """As large as a body may be."""
    room = SIZE - len(before) - len(after)
    return (before + filling * (room // len(filling)) + after).encode()


BODIES = {
    "empty lists": filled('{"form":2,"record":[', "[],", "0]}"),
    "lists in lists": filled('{"form":2,"record":[', "[[]],", "0]}"),
    "lists in a hundred lists": filled('{"form":2,"record":[', "[" * 100 + "]" * 100 + ",", "0]}"),
    "as many as are allowed": ('{"form":2,"record":[' + "[[]]," * (MOST_VALUES // 3) + "0]}").encode(),
    "an unknown key": filled('{"form":2,"record":"","x":[', "[],", "0]}"),
    "the same key": filled('{"form":2,"record":""', ',"x":0', "}"),
    "no end": filled('{"form":2,"record":', "[", ""),
    "a long number": filled('{"record":"","form":', "1", "}"),
    "a long fraction": filled('{"record":"","form":0.', "1", "}"),
    "a long key": filled('{"form":2,"record":"","', "\\u00e9", '":0}'),
    "signs as escapes": filled('{"form":2,"record":"[', "\\u005b]\\u002c", '0]"}'),
    "long numbers in the record": filled('{"form":2,"record":"[', "9" * 4000 + ",", '0]"}'),
}


def longest_step_s(content: bytes) -> float:
    """Of a body that is refused, in processor time of this thread."""
    longest = 0.0
    steps = body_steps(KeptMatches(), content)
    while True:
        began = thread_time()
        try:
            next(steps)
        except RidottoError:
            return max(longest, thread_time() - began)
        longest = max(longest, thread_time() - began)


@pytest.mark.parametrize("name", BODIES)
def test_every_step_is_short(name: str) -> None:
    assert min(longest_step_s(BODIES[name]) for _ in range(TRIES)) < LONGEST_STEP_S


@pytest.mark.parametrize("name", ["empty lists", "an unknown key", "the same key", "signs as escapes"])
def test_they_are_refused_for_their_many_values(name: str) -> None:
    with pytest.raises(RidottoError) as caught:
        list(body_steps(KeptMatches(), BODIES[name]))
    assert caught.value.code == "too-many-values"
    assert caught.value.facts["most"] == MOST_VALUES


def test_a_record_may_have_all_values_that_are_allowed() -> None:
    """Its other fields do not count."""
    record = "[" + "0," * (MOST_VALUES - 1) + "0]"
    content = json.dumps({"form": 2, "record": record, "seat": 0, "first": 1, "count": 1, "first_round": 0})
    with pytest.raises(RidottoError) as caught:
        list(body_steps(KeptMatches(), content.encode()))
    assert caught.value.code == "record-not-object"
