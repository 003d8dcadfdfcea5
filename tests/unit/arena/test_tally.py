"""The figures, checked against the definitions."""

from math import sqrt
from statistics import fmean, stdev

import pytest

from ridotto.arena.play import DealResult, TableResult
from ridotto.arena.tally import Estimate, Mean, Tally, wins_by_bot
from ridotto.arena.times import Times


def table(seating: tuple[int, ...], scores: tuple[int, ...], winners: tuple[int, ...]) -> TableResult:
    return TableResult(seating, tuple(range(len(seating))), scores, winners)


def test_a_mean_with_its_interval() -> None:
    values = [3.0, -1.0, 8.0, 4.5, 4.5]
    mean = Mean()
    for value in values:
        mean.add(value)
    estimate = mean.estimate()
    assert estimate is not None
    assert estimate.mean == pytest.approx(fmean(values))
    assert estimate.within == pytest.approx(1.96 * stdev(values) / sqrt(len(values)))


def test_one_observation_has_no_interval() -> None:
    mean = Mean()
    assert mean.estimate() is None
    mean.add(7)
    assert mean.estimate() == Estimate(7, None)


def test_a_shared_win_counts_in_parts() -> None:
    assert wins_by_bot(table((0, 1, 0), (5, 5, 1), (0, 1))) == {0: [0.5, 0], 1: [0.5]}


def test_nobody_wins_where_the_dummy_does() -> None:
    assert wins_by_bot(table((0, 1), (5, 5), ())) == {0: [0], 1: [0]}


def test_partners_win_together_and_once() -> None:
    team = TableResult(seating=(0, 1, 1, 0), parties=(0, 1, 1, 0), scores=(9, 4, 4, 9), winners=(0, 3))
    assert wins_by_bot(team) == {0: [1], 1: [0]}


def test_a_deal_is_one_observation() -> None:
    """Its two tables share their cards, so their mean is what counts."""
    tally = Tally(2)
    for lucky in (10, 20):
        both = [table((0, 1), (lucky, 4), (0,)), table((1, 0), (lucky, 6), (0,))]
        tally.add(DealResult(0, both, [Times(), Times()], [[], []]))
    points, margin = tally.points(0), tally.margin(0, 1)
    assert points is not None
    assert margin is not None
    assert points.mean == pytest.approx(fmean([8, 13]))
    assert margin.mean == pytest.approx(1)
    assert margin.within == pytest.approx(0)
    assert tally.deals == 2
    assert tally.tables == 4


def test_who_wins_more_is_rated_higher() -> None:
    tally = Tally(3)
    for deal in range(10):
        tables = [table((0, 1, 2), (30, 20, 10 + deal), (0,))]
        tally.add(DealResult(deal, tables, [Times() for _ in range(3)], [[], [], []]))
    ratings = [tally.ratings.of(bot)[0] for bot in range(3)]
    assert ratings == sorted(ratings, reverse=True)


def test_times_are_right_to_five_in_a_hundred() -> None:
    times = Times()
    for tick in range(1, 1001):
        times.add(tick / 1000)
    assert times.count == 1000
    assert times.quantile(0.5) == pytest.approx(0.5, rel=0.05)
    assert times.quantile(0.99) == pytest.approx(0.99, rel=0.05)
    assert Times().quantile(0.5) == 0
