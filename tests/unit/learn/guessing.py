"""A game so small that it is learnt in seconds: two seats guess, one after the other, what they are told.

Who guesses right wins what the guess is worth. Which is right and what both guesses are worth is all there
is to see, so a network can learn to win all of it, and a critic can foresee nearly all that is won.
"""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

from ridotto.batch import FINISHED, STEPPED
from ridotto.engine.batches.numbers import SEATS
from ridotto.engine.observations.layout import Choices, Layout, Numbers
from ridotto.engine.rng import seed_bytes
from ridotto.nets.declared import Learning, Rates, Sizes

GUESSES = 4
MOST_WORTH = 8
RANDOM_LEAD = MOST_WORTH / 2 * (1 - 1 / GUESSES)
"""What whoever is always right is ahead of somebody who guesses, on average."""

LAYOUT = Layout(
    version=1,
    fields=(
        Choices(name="phase", at=0, values=1, meaning="Always the same."),
        Choices(name="players", at=1, values=3, meaning="Two."),
        Choices(name="right", at=2, values=GUESSES, meaning="The right guess."),
        Numbers(name="worth", at=3, cells=2, most=MOST_WORTH, meaning="Of one's own guess, and the other's."),
    ),
)

LEARNING: Learning[Any] = Learning(
    layout=LAYOUT,
    setups=lambda: [{}],
    sizes=Sizes(width=16, blocks=1, critic_width=16, critic_blocks=1),
    rates=Rates(learning=(4e-3, 1e-3)),
    points_unit=float(MOST_WORTH),
)


class Guessing:
    """A batch of it, as far as learning needs one."""

    def __init__(self, _: str, *, seeds: Sequence[str], setups: Any, kernels: None) -> None:
        assert kernels is None
        count = len(seeds)
        self.setups = [SimpleNamespace(players=2, to_json=lambda: {"players": 2}) for _ in setups]
        self.setup_numbers = np.zeros(count, np.int64)
        self._luck = np.random.default_rng(list(seed_bytes(seeds[0])))
        numbers = {
            "cells": (1,), "seats": (), "rewards": (SEATS,), "masks": (SEATS,), "results": (),
            "observations": (LAYOUT.cells,),
        }  # fmt: skip
        self.arrays = {name: np.zeros((count, *shape), np.int64) for name, shape in numbers.items()}
        self.arrays["masks"][:] = (1 << GUESSES) - 1
        self._won = np.zeros((count, SEATS), np.int64)
        self._worth = self._luck.integers(0, MOST_WORTH + 1, (count, 2))
        self._ask()

    def __len__(self) -> int:
        return len(self._won)

    def advance(self, actions: Any) -> None:
        seat = int(self.arrays["seats"][0])
        seen = self.arrays["observations"]
        self._won[:, seat] = np.where(actions == seen[:, 2], self._worth[:, seat], 0)
        self.arrays["rewards"][:] = self._won if seat else 0
        self.arrays["results"][:] = FINISHED if seat else STEPPED
        if seat:
            self._worth = self._luck.integers(0, MOST_WORTH + 1, self._worth.shape)
        self.arrays["seats"][:] = 1 - seat
        self._ask()

    def _ask(self) -> None:
        seat = int(self.arrays["seats"][0])
        seen = self.arrays["observations"]
        seen[:, 1] = 2
        seen[:, 2] = self._luck.integers(0, GUESSES, len(self))
        seen[:, 3], seen[:, 4] = self._worth[:, seat], self._worth[:, 1 - seat]
