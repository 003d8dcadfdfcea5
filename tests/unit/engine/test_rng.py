"""Random streams: what a seed means never changes, and every outcome is equally likely."""

import hashlib
import math
from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.engine.rng import Rng, below, next_word, random_subset, unit

FIRST_WORDS = {
    (0,): [1158956972, 3780047571, 4091901660, 1227930678, 2031723098, 1269792428],
    (1,): [4066915999, 1167168992, 2739196680, 525061245, 1178644284, 3387471760],
    ("golden",): [3495553622, 815748750, 576657437, 4289540773, 531435524, 457754046],
    ("golden", "deal", 3): [4039592389, 4259108123, 3672753729, 1974115917, 621752401, 2604036392],
    ("golden", "chance", 0): [3543991860, 782953842, 2613763878, 2967324678, 2380004286, 2503343465],
    (-7, "walk"): [616860584, 1986305841, 221718965, 3882726937, 2780285058, 2163719737],
    (2**70,): [625571090, 650791227, 424443898, 2365071976, 263124904, 3603188944],
    ("Карты",): [171644118, 414842520, 1478518960, 606115378, 2043385333, 549880472],
}


def plain_sfc32(a: int, b: int, c: int, counter: int) -> Iterator[int]:
    """The generator as its author gives it, on unsigned words of 32 bits."""
    word = 2**32
    while True:
        result = (a + b + counter) % word
        counter = (counter + 1) % word
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % word
        rotated = ((c << 21) % word) | (c >> 11)
        c = (rotated + result) % word
        yield result


@pytest.mark.parametrize("name", list(FIRST_WORDS))
def test_a_seed_keeps_its_meaning_forever(name: tuple[int | str, ...]) -> None:
    rng = Rng.of(*name)
    assert [next_word(rng.cells) for _ in range(6)] == FIRST_WORDS[name]


@pytest.mark.parametrize("name", list(FIRST_WORDS))
def test_the_stream_is_sfc32_seeded_with_sha256(name: tuple[int | str, ...]) -> None:
    digest = hashlib.sha256("/".join(["ridotto", *map(str, name)]).encode("utf-8")).digest()
    words = [int.from_bytes(digest[4 * number : 4 * number + 4], "little") for number in range(4)]
    rng = Rng.of(*name)
    assert [next_word(rng.cells) for _ in range(2_000)] == list(islice(plain_sfc32(*words), 2_000))


@given(st.lists(st.integers(min_value=0, max_value=2**32 - 1), min_size=4, max_size=4))
def test_any_state_goes_on_as_sfc32(cells: list[int]) -> None:
    expected = list(islice(plain_sfc32(*cells), 20))
    assert [next_word(cells) for _ in range(20)] == expected


def test_numbers_choices_and_orders_keep_their_meaning_forever() -> None:
    rng = Rng.of("golden")
    assert [rng.below(36) for _ in range(12)] == [29, 6, 4, 35, 4, 3, 27, 5, 15, 20, 3, 1]
    assert Rng.of("golden").shuffled(range(10)) == [7, 2, 4, 3, 5, 0, 6, 9, 1, 8]
    rng = Rng.of("golden")
    assert "".join(rng.choice("abcdef") for _ in range(10)) == "ebafaaeacd"


def test_large_numbers_keep_their_meaning_forever() -> None:
    rng = Rng.of("golden")
    assert [rng.below(bound) for bound in (2**31 - 1, 2**31, 2**32, 10**20, 2**64, 10**40)] == [
        1747776810,
        815748750,
        4289540773,
        4871768847357880570,
        7918951112414254597,
        2420030685139664088166275156452728237498,
    ]


def test_streams_with_different_names_are_different() -> None:
    names: list[tuple[int | str, ...]] = [
        (0,),
        (1,),
        ("a",),
        ("a", "b"),
        ("b", "a"),
        ("a", 0),
        ("a", 1),
        ("",),
    ]
    streams = {tuple(next_word(rng.cells) for _ in range(4)) for rng in (Rng.of(*name) for name in names)}
    assert len(streams) == len(names)


def scatter(counts: Counter[Any], outcomes: int) -> float:
    """Chi-square less its mean, in standard deviations."""
    expected = counts.total() / outcomes
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    chi_square += (outcomes - len(counts)) * expected
    return (chi_square - (outcomes - 1)) / math.sqrt(2 * (outcomes - 1))


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 36, 54, 100])
def test_below_is_uniform(bound: int) -> None:
    rng = Rng.of("uniform", bound)
    counts = Counter(rng.below(bound) for _ in range(200 * bound))
    assert set(counts) == set(range(bound))
    assert abs(scatter(counts, bound)) < 4


@pytest.mark.parametrize("bound", [3 << 29, (1 << 31) - 1, 3 << 30, 3 << 61, 3 << 62, 10**40])
def test_below_is_uniform_for_large_bounds(bound: int) -> None:
    """Without rejection a bound of 3/4 of the words would make a third of the numbers twice as likely."""
    rng = Rng.of("large", bound)
    numbers = [rng.below(bound) for _ in range(6_000)]
    assert min(numbers) >= 0
    assert max(numbers) < bound
    assert abs(scatter(Counter(number * 12 // bound for number in numbers), 12)) < 4
    assert abs(scatter(Counter(number % 3 for number in numbers), 3)) < 4


def test_a_biased_sampler_would_be_noticed() -> None:
    rng = Rng.of("biased")
    counts = Counter(next_word(rng.cells) % (3 << 30) * 12 // (3 << 30) for _ in range(6_000))
    assert scatter(counts, 12) > 100


def test_below_one_is_zero() -> None:
    assert [Rng.of("one").below(1) for _ in range(5)] == [0] * 5


@given(seed=st.integers(), bound=st.integers(min_value=1, max_value=2**200))
def test_below_stays_below(seed: int, bound: int) -> None:
    assert 0 <= Rng.of(seed).below(bound) < bound


@given(seed=st.integers(), bound=st.integers(min_value=1, max_value=2**31 - 1))
def test_both_ways_to_ask_agree(seed: int, bound: int) -> None:
    rng = Rng.of(seed)
    assert rng.copy().below(bound) == below(rng.cells, bound)


def test_every_order_of_three_is_equally_likely() -> None:
    rng = Rng.of("orders")
    counts = Counter(tuple(rng.shuffled("abc")) for _ in range(6_000))
    assert set(counts) == set(permutations("abc"))
    assert abs(scatter(counts, 6)) < 4


def test_every_place_is_equally_likely_in_a_deck() -> None:
    rng = Rng.of("places")
    counts: Counter[object] = Counter()
    for _ in range(2_000):
        counts.update(enumerate(rng.shuffled(range(9))))
    assert set(counts) == {(place, card) for place in range(9) for card in range(9)}
    assert max(counts.values()) < 300
    assert min(counts.values()) > 155


def test_shuffling_leaves_the_items_alone() -> None:
    items = [1, 2, 3, 4, 5]
    order = Rng.of("alone").shuffled(items)
    assert sorted(order) == items == [1, 2, 3, 4, 5]
    assert Rng.of("alone").shuffled([]) == []
    assert Rng.of("alone").shuffled("x") == ["x"]


def test_choice_is_uniform() -> None:
    rng = Rng.of("choice")
    assert abs(scatter(Counter(rng.choice("abcde") for _ in range(5_000)), 5)) < 4


def test_a_copy_goes_its_own_way() -> None:
    rng = Rng.of("copy")
    rng.below(10)
    twin = rng.copy()
    assert [twin.below(1000) for _ in range(5)] == [rng.below(1000) for _ in range(5)]
    twin.below(10)
    assert twin.cells != rng.cells


def test_subsets_are_equally_likely() -> None:
    cells = Rng.of("subsets").cells
    counts = Counter(random_subset(cells, 0b1101100, 2) for _ in range(6000))
    assert len(counts) == 6
    assert all(mask & ~0b1101100 == 0 and mask.bit_count() == 2 for mask in counts)
    assert all(900 < count < 1100 for count in counts.values())
    assert random_subset(cells, 0b110, 0) == 0
    assert random_subset(cells, 0b110, 2) == 0b110


def test_units_lie_between_0_and_1() -> None:
    cells = Rng.of("units").cells
    numbers = [unit(cells) for _ in range(2000)]
    assert all(0 <= number < 1 for number in numbers)
    assert 0.47 < sum(numbers) / len(numbers) < 0.53
