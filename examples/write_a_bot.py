"""A bot of your own, measured against another: python examples/write_a_bot.py [DEALS]

Every deal is played twice, with the bots in exchanged seats, so that luck with the cards cancels out.
"""

import sys
from statistics import fmean, stdev
from typing import Any

import ridotto


class LowestCard:
    """A bot sees what its seat has been shown, and returns one of the legal actions."""

    name = "lowest-card"
    needs_full_view = True

    def choose(self, view: Any, rng: Any) -> int:  # noqa: ARG002  (what a bot draws comes from `rng`)
        return int(min(view.legal))


def margin(seed: str) -> float:
    """Points per round that the first bot makes more than the second."""
    mine, other = LowestCard(), ridotto.bot("random")
    here = ridotto.play("bottle_imp", [mine, other], seed=seed, rounds=1).scores
    there = ridotto.play("bottle_imp", [other, mine], seed=seed, rounds=1).scores
    return ((here[0] - here[1]) + (there[1] - there[0])) / 2


margins = [margin(f"deal {number}") for number in range(int(sys.argv[1]) if len(sys.argv) > 1 else 200)]
error = 1.96 * stdev(margins) / len(margins) ** 0.5
print(f"lowest-card makes {fmean(margins):+.1f} ± {error:.1f} points a round more than random")
