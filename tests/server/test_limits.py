"""Buckets fill with time and count each key by itself."""

from dataclasses import dataclass

import pytest

from ridotto.server.limits import Bucket, Buckets, Counts, Rate


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
