"""The mixed strategy that regret matching finds for one seat."""

from typing import Generic

import numpy as np

from ridotto.compile.kernel import Floats, Kernel
from ridotto.engine.game import Seat, V
from ridotto.engine.rng import Rng
from ridotto.search.adapter import SearchAdapter, SecretChoices
from ridotto.search.budget import Budget
from ridotto.search.estimate import ActionEstimate
from ridotto.search.simultaneous.regret_kernel import GUESS, KINDS, LIKELIHOOD, MIX, MOST_SEATS, REGRET, ROW
from ridotto.search.stopwatch import Stopwatch
from ridotto.search.tally import Tallies

SLICE = 16
"""Iterations of compiled code between two checks of the clock."""
GUESS_WEIGHT = 20.0
"""The initial guess counts as this many points of regret: it leads the first iterations and fades later.
"""
SHARPNESS = 0.1
"""A choice that was worse by this many points is chosen e times less often: few iterations leave noise."""
RARE = 0.05
"""Choices that are this much rarer than the most frequent one are dropped."""


class RegretMatching(Generic[V]):
    """The strategies of all seats in a running search, and the estimates of one of them."""

    def __init__(
        self,
        adapter: SearchAdapter[V],
        kernel: Kernel,
        view: V,
        seat: Seat,
        choices: tuple[SecretChoices, ...],
        rng: Rng,
    ) -> None:
        self._tallies = Tallies(adapter, view, seat, rng)
        self._seat = seat
        self._choices = choices
        self._kernel = kernel
        self._options = np.zeros(MOST_SEATS * ROW, np.int64)
        self._mixes = np.zeros(KINDS * MOST_SEATS * ROW)
        self._turn = 0
        for chooser, choice in enumerate(choices):
            row = self._options[chooser * ROW :]
            row[0] = len(choice.actions)
            row[1 : 1 + len(choice.actions)] = choice.actions
            self._row(LIKELIHOOD, chooser)[:] = choice.likelihoods
            self._row(GUESS, chooser)[:] = choice.guess
            self._row(REGRET, chooser)[:] = GUESS_WEIGHT * np.array(choice.guess)

    def _row(self, kind: int, seat: int) -> Floats:
        start = (kind * MOST_SEATS + seat) * ROW
        return self._mixes[start : start + len(self._choices[seat].actions)]

    def run(self, budget: Budget, watch: Stopwatch) -> None:
        playouts = 0
        drawn, values = np.zeros(MOST_SEATS, np.int64), np.zeros(ROW)
        while self._turn == 0 or not budget.is_spent(playouts, watch):
            playouts += self._tallies.run(
                self._kernel,
                (self._options, drawn, self._mixes, values),
                (len(self._choices), self._turn, SLICE),
            )
            self._turn += SLICE
        watch.start_next(budget.seconds)

    def estimates(self) -> tuple[ActionEstimate, ...]:
        """The estimates of the searching seat, the most frequent choice first."""
        found = [self._tallies.estimate(action) for action in self._choices[self._seat].actions]
        utilities = np.array([estimate.utility for estimate in found])
        chances = self._row(MIX, self._seat) * np.exp((utilities - utilities.max()) / SHARPNESS)
        chances = np.where(chances >= RARE * chances.max(), chances, 0.0)
        chances /= chances.sum()
        mixed = [
            estimate.with_chance(chance) for estimate, chance in zip(found, chances.tolist(), strict=True)
        ]
        return tuple(sorted(mixed, key=lambda estimate: (-estimate.chance, -estimate.utility)))
