"""The search bound to The Bottle Imp."""

from collections.abc import Mapping

import numpy as np

from ridotto.compile.kernel import Floats, Kernel, Vector
from ridotto.compile.rule import bind
from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.bots.search import playout
from ridotto.games.bottle_imp.bots.search.lookup_arrays import tables
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.bottle_imp.rules.state import SIZE
from ridotto.games.bottle_imp.rules.views.view import BottleImpView
from ridotto.search import trials
from ridotto.search.adapter import SecretChoices

RULES = {
    "STATE_SIZE": SIZE,
    "draw_world": playout.draw_world_with_picks,
    "act": playout.act,
    "play_on_in_tree": playout.play_on_in_tree,
    "utility": playout.utility,
    "points_for": playout.points_for,
}

try_actions = bind(trials.try_actions, __name__, **RULES)


class BottleImpAdapter:
    foresees = False
    state_size = SIZE
    try_actions = Kernel(try_actions, trials.SIGNATURE)
    mix_actions = None

    @property
    def kernels(self) -> tuple[Kernel, ...]:
        return (self.try_actions, BOTTLE_IMP.know)

    def known_by(self, view: BottleImpView) -> tuple[Vector, Floats]:
        known, weights = BOTTLE_IMP.known_by(view)
        return known, np.concatenate([weights, tables(view.options)])

    def share(self, view: BottleImpView) -> float:
        """Cards to give away are searched one after the other."""
        if view.phase != "pass":
            return 1.0
        return 1 / 4 if view.options.mode_row.is_eye else 1 / 3

    def certain(self, view: BottleImpView) -> int | None:  # noqa: ARG002
        return None

    def bonuses(self, view: BottleImpView) -> Mapping[int, float] | None:  # noqa: ARG002
        return None

    def choices(self, view: BottleImpView) -> tuple[SecretChoices, ...] | None:  # noqa: ARG002
        """Cards to pass are chosen in secret too, but what others pass hardly changes what is best."""
        return None

    def seal(self, view: BottleImpView, action: int, rng: Rng) -> int:  # noqa: ARG002
        return action


ADAPTER = BottleImpAdapter()
