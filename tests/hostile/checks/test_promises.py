"""The siege fails where a promise is broken, and only there."""

from tests.hostile.canary import Seen
from tests.hostile.checks.promises import (
    Memory,
    broken_by_holding,
    broken_by_memory,
    broken_by_slow_bots,
    broken_for_others,
    share_within_twice,
)


def test_others_wait_no_longer() -> None:
    quick, slow = [5.0] * 500, [5.0] * 480 + [200.0] * 20
    assert not list(broken_for_others(Seen(quick, quick)))
    assert len(list(broken_for_others(Seen(slow, quick)))) == 1
    assert len(list(broken_for_others(Seen(slow, slow)))) == 2
    assert len(list(broken_for_others(Seen(quick, [])))) == 1, "no page came"
    assert list(broken_for_others(Seen(quick, quick, ["/: 500"]))) == ["/: 500"]


def test_a_flood_takes_little_memory_and_gives_it_back() -> None:
    assert not list(broken_by_memory("pongs", Memory(100, 149, 110)))
    assert len(list(broken_by_memory("pongs", Memory(100, 150, 110)))) == 1
    assert len(list(broken_by_memory("pongs", Memory(100, 160, 130)))) == 2
    assert not list(broken_by_memory("masters", Memory(100, 300, 300))), "searches take memory"


def test_memory_is_told() -> None:
    assert Memory(100, 149, 103).told() == "  +49 MB, then    +3 MB: came back"
    assert Memory(100, 290, 120).told() == " +190 MB, then   +20 MB: has NOT come back"


def test_connections_are_not_held() -> None:
    assert not list(broken_by_holding(30))
    assert len(list(broken_by_holding(31))) == 1


def test_bots_answer_in_time() -> None:
    share = share_within_twice([0.1] * 95 + [0.3] * 5, 0.1)
    assert not list(broken_by_slow_bots(share))
    assert len(list(broken_by_slow_bots(share - 0.01))) == 1
