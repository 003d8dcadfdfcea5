"""Sets as bits: plain Python, the interpreted rules and the compiled ones say the same."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.compile.bits import highest, lowest, mask_of, members, nth, nth_of_many, popcount
from ridotto.compile.rule import compiled, rule


@rule
def count_of(mask: int) -> int:
    return popcount(mask)


@rule
def lowest_of(mask: int) -> int:
    return lowest(mask)


@rule
def highest_of(mask: int) -> int:
    return highest(mask)


@rule
def nth_of(mask: int, index: int) -> int:
    return nth(mask, index)


@rule
def nth_of_large(mask: int, index: int) -> int:
    return nth_of_many(mask, index)


sets = st.sets(st.integers(min_value=0, max_value=62))
filled_sets = st.sets(st.integers(min_value=0, max_value=62), min_size=1)

Speed = Callable[..., Callable[..., int]]
SPEEDS = pytest.mark.parametrize("at", [lambda fn: fn, compiled], ids=["interpreted", "compiled"])

EDGES = [{0}, {62}, {0, 62}, set(range(63)), set(range(62)), {1}, {31}, {32}, {31, 32, 33}]


@SPEEDS
@given(cards=sets)
def test_popcount(at: Speed, cards: set[int]) -> None:
    assert at(count_of)(mask_of(cards)) == len(cards)


@SPEEDS
@given(cards=filled_sets)
def test_lowest_and_highest(at: Speed, cards: set[int]) -> None:
    assert at(lowest_of)(mask_of(cards)) == min(cards)
    assert at(highest_of)(mask_of(cards)) == max(cards)


@SPEEDS
@given(cards=filled_sets, data=st.data())
def test_nth(at: Speed, cards: set[int], data: st.DataObject) -> None:
    index = data.draw(st.integers(min_value=0, max_value=len(cards) - 1))
    assert at(nth_of)(mask_of(cards), index) == sorted(cards)[index]
    assert at(nth_of_large)(mask_of(cards), index) == sorted(cards)[index]


@SPEEDS
@pytest.mark.parametrize("cards", EDGES, ids=lambda cards: f"{len(cards)} from {min(cards)} to {max(cards)}")
def test_edges(at: Speed, cards: set[int]) -> None:
    mask = mask_of(cards)
    assert at(count_of)(mask) == len(cards)
    assert at(lowest_of)(mask) == min(cards)
    assert at(highest_of)(mask) == max(cards)
    assert [at(nth_of)(mask, index) for index in range(len(cards))] == sorted(cards)


@SPEEDS
def test_the_empty_set_has_no_members(at: Speed) -> None:
    assert at(count_of)(0) == 0
    assert members(0) == ()
    assert mask_of([]) == 0


@given(cards=sets)
def test_members_are_what_the_mask_was_made_of(cards: set[int]) -> None:
    assert members(mask_of(cards)) == tuple(sorted(cards))
    assert mask_of(sorted(cards, reverse=True)) == sum(1 << card for card in cards)


def test_a_member_named_twice_is_in_the_set_once() -> None:
    assert mask_of([3, 3, 5, 3]) == 0b101000
