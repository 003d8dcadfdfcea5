"""The averaged weights, which play in the end, forget their first guesses."""

from math import prod

from ridotto.learn.learner import kept


def left_of_the_start(averaging: float, iterations: int) -> float:
    return prod(kept(averaging, iteration) for iteration in range(iterations))


def test_a_short_learning_does_not_play_by_its_first_guesses() -> None:
    assert left_of_the_start(0.99, 26) < 0.001


def test_a_long_one_averages_as_long_as_it_is_told() -> None:
    assert kept(0.99, 5000) == 0.99
    assert kept(0.97, 5000) == 0.97
