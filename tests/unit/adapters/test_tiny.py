"""The solver that docs/bots/strength.md compares bots with finds what it claims to find."""

import numpy as np
import pytest
from bench.games.bottle_imp.tiny import ASKED, SEATS, tree
from bench.games.turandot.one_round import trees


def test_regret_minimisation_leaves_little_to_exploit() -> None:
    few = tree(2)
    even = few.normalised(np.zeros(len(few.owner)))
    values = few.values(even)[:, few.roots].mean(axis=1)
    weights = few.weights(few.reaches(even))
    for seat in range(SEATS):
        assert few.best_response(seat, even, weights) > values[seat]
    loose, close = (few.exploitability(few.solve(iterations)) for iterations in (2, 60))
    assert 0 <= close < loose < few.exploitability(even)
    assert close < 0.4


def test_a_policy_is_a_distribution_and_leads_everywhere_once() -> None:
    one = tree(1)
    policy = one.normalised(np.arange(len(one.owner), dtype=np.float64))
    assert np.add.reduceat(policy, one.first) == pytest.approx(1)
    leaves = np.setdiff1d(np.arange(len(one.parent)), one.parent)
    assert one.reaches(policy)[:, leaves].prod(axis=0).sum() == pytest.approx(1)
    # Every choice of this deal is some bot's.
    assert one.policy_of("heuristic").sum() == len(one.choices)


@pytest.mark.parametrize("name", ASKED)
def test_who_is_asked_once_always_does_the_same(name: str) -> None:
    one = tree(1)
    is_the_same = np.array_equal(one.policy_of(name, 4), one.policy_of(name))
    assert is_the_same == (not ASKED[name])


def test_one_round_is_solved_for_every_wish() -> None:
    """Points, being ahead and winning: one audition of three, after which all ends are known."""
    for one in trees(1):
        even = one.normalised(np.zeros(len(one.owner)))
        assert 0 <= one.exploitability(one.solve(100)) < 0.2 * one.exploitability(even)
    ahead = trees(1)[1]
    assert ahead.values(ahead.solve(10)).sum(axis=0) == pytest.approx(0)
