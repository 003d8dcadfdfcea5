"""Buckets fill with time and count each key by itself."""

from dataclasses import dataclass

import pytest

from ridotto.server.counts import Counts
from ridotto.server.limits import Rate
from ridotto.server.network.callers.addresses import household
from ridotto.server.network.callers.sites import HOUSEHOLDS, site_of
from ridotto.server.token_buckets import Bucket, Buckets


@dataclass
class Watch:
    now: float = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_and_then_one_at_a_time() -> None:
    watch = Watch()
    bucket = Bucket(Rate(3, 0.5), watch)
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 2]
    watch.now = 1
    assert bucket.take() == pytest.approx(1)
    watch.now = 2
    assert bucket.take() == 0


def test_a_bucket_does_not_overflow() -> None:
    watch = Watch()
    bucket = Bucket(Rate(2, 100), watch)
    watch.now = 1000
    assert [bucket.take() > 0 for _ in range(3)] == [False, False, True]


def test_keys_do_not_disturb_each_other() -> None:
    buckets = Buckets(Rate(1, 1), Watch())
    assert [buckets.take(key) for key in "abca"] == [0, 0, 0, 1]


def homes(count: int) -> list[str]:
    """Households of one site of IPv6."""
    return [household(f"2001:db8:7:{number:x}::1") for number in range(count)]


def test_the_households_of_a_site_share_a_larger_bucket() -> None:
    watch = Watch()
    buckets = Buckets(Rate(2, 1), watch)
    taken = [not buckets.take(home) for home in homes(99) for _ in range(3)]
    assert sum(taken) == 2 * HOUSEHOLDS
    assert taken[:3] == [True, True, False]
    assert not buckets.take(household("2001:db8:8::1")), "another site"
    # What is refused costs nothing.
    watch.now = 1
    assert sum(not buckets.take(home) for home in homes(99)) == HOUSEHOLDS


def test_what_households_are_charged_is_charged_to_their_site() -> None:
    buckets = Buckets(Rate(2, 1), Watch())
    *many, last = homes(HOUSEHOLDS + 1)
    for home in many:
        buckets.charge(home, 1)
        buckets.pay(home, 1)
    assert [buckets.wait_s(home) for home in (*many, last)] == [0] * (HOUSEHOLDS + 1)
    assert buckets.charge(last, 2) == pytest.approx(2 / HOUSEHOLDS)
    assert buckets.wait_s(many[0]) == pytest.approx(2 / HOUSEHOLDS)
    assert buckets.wait_s("192.0.2.1") == 0


def test_the_bucket_of_a_site_may_be_smaller() -> None:
    buckets = Buckets(Rate(2, 1), Watch(), households=2)
    assert sum(not buckets.take(home) for home in homes(99)) == 4


@pytest.mark.parametrize("table", ["", "table "])
def test_a_site_holds_as_many_as_some_households(table: str) -> None:
    counts = Counts(households=3)
    keys = [table + home for home in homes(99) for _ in range(5)]
    held = []
    for key in keys:
        if counts.has_room(key, 2):
            counts.add(key)
            held.append(key)
    assert held == [table + home for home in homes(3) for _ in range(2)]
    assert counts.total == 6
    assert counts.has_room(table + household("2001:db8:8::1"), 2), "another site"
    counts.remove(held[0])
    assert counts.has_room(keys[-1], 2)
    for key in held[1:]:
        counts.remove(key)
    assert (counts.own, counts.total) == ({}, 0)


def test_what_a_site_holds_elsewhere_counts() -> None:
    counts, other = Counts(households=3), Counts(households=3)
    for home in homes(3):
        other.add(home)
    counts.elsewhere["other"] = other.own
    assert not counts.has_room(homes(4)[3], 1)
    assert counts.has_room(homes(4)[3], 2)


@pytest.mark.parametrize("addresses", [["192.0.2.1"] * 3, homes(3)])
def test_tables_of_one_address_or_site_hold_their_own(addresses: list[str]) -> None:
    counts = Counts(households=2)
    first, second, third = addresses
    for address in (first, second):
        counts.add(f"one {address}")
    assert not counts.has_room(f"one {third}", 1)
    assert counts.has_room(f"two {third}", 1)


@pytest.mark.parametrize("key", ["x/64", "192.0.2.1/64", "2001:db8::1/64", "person 1", ""])
def test_what_is_no_network_belongs_to_no_site(key: str) -> None:
    assert site_of(key) is None


def test_full_buckets_are_forgotten() -> None:
    watch = Watch()
    buckets = Buckets(Rate(1, 1), watch, most=3)
    for key in "abc":
        buckets.take(key)
    watch.now = 0.5
    buckets.take("b")
    watch.now = 1.0
    buckets.take("d")
    assert len(buckets._buckets) == 1
    for key in "efg":
        buckets.take(key)
    assert len(buckets._buckets) <= 3, "in a flood the oldest go"


def test_counts() -> None:
    counts = Counts()
    for key in "aab":
        counts.add(key)
    counts.remove("a")
    assert (counts.of("a"), counts.of("b"), counts.of("c"), counts.total) == (1, 1, 0, 2)
    counts.remove("a")
    assert counts.of("a") == 0
