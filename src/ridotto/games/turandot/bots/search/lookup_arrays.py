"""Figures that the compiled values look up, worked out from values.py and purse.py of bots/heuristic."""

from functools import cache

import numpy as np

from ridotto.compile.kernel import Floats
from ridotto.games.turandot.bots.heuristic.values import FAVOURITE_PER_ROUND, completion_chance, gender_cost
from ridotto.games.turandot.rules.options import ROUNDS
from ridotto.games.turandot.rules.state import CAST_SIZE, START_MONEY

COUNTS = CAST_SIZE + 1
"""From none to six of something."""

LAST_ROUND = 0
"""Rounds finished before the last one that a playout goes through."""
LATER_FAVOURITE = 1
"""By singers missing: the chance that one of them will love a given role."""
COMPLETION = LATER_FAVOURITE + COUNTS
"""By absent categories and singers missing."""
GENDER_COST = COMPLETION + COUNTS * COUNTS
"""By men, women and singers missing."""
PURSE = GENDER_COST + COUNTS * COUNTS * COUNTS
"""By money cards and rounds to come: what they will be worth."""
MONEY_COUNTS = START_MONEY + 1
TABLES_SIZE = PURSE + MONEY_COUNTS * ROUNDS

MONEY_WORTH = (
    (0.0, 0.65, 0.65, 0.7, 1.0, 1.0, 1.0),
    (0.0, 0.4, 0.75, 0.85, 0.85, 0.85, 0.8),
    (0.0, 0.24, 0.3, 0.3, 0.42, 0.45, 0.4),
)
"""What the first, second and third money card bring by the end, by rounds to come: a regression over matches
of the heuristic bot with 3 and 5 players. It keeps money too long: it prices the third card higher."""

GENDER_WEIGHT = (1.0, 1.05, 1.25, 1.25, 1.25, 1.25, 1.25)
"""By singers missing: how much more genders cost in those matches than values.py expects."""


@cache
def tables(last_round: int, roles: int) -> Floats:
    counts = range(COUNTS)
    later = [1 - (1 - FAVOURITE_PER_ROUND) ** missing for missing in counts]
    completion = [completion_chance(absent, missing) for absent in counts for missing in counts]
    gender = [
        GENDER_WEIGHT[missing] * gender_cost(men, women, missing, roles)
        if men + women + missing <= roles
        else 0.0
        for men in counts
        for women in counts
        for missing in counts
    ]
    purse = [
        sum(MONEY_WORTH[place][to_come] for place in range(money))
        for money in range(MONEY_COUNTS)
        for to_come in range(ROUNDS)
    ]
    return np.array([last_round, *later, *completion, *gender, *purse], np.float64)
