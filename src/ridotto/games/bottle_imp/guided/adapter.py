"""The search with networks, bound to The Bottle Imp.

In the eye a judge values where the search tree ends. With more players the search is among the cards that the
network considers likely.
"""

from collections.abc import Mapping
from functools import cached_property
from math import log
from pathlib import Path

import numpy as np

from ridotto.compile.kernel import Floats, Kernel, Vector
from ridotto.compile.rule import bind
from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.bots.search import adapter as plain
from ridotto.games.bottle_imp.guided.playout import play_on_in_tree, points_for, utility
from ridotto.games.bottle_imp.learning.judging.judge_input import JUDGE_INPUT
from ridotto.games.bottle_imp.rules.state import SIZE
from ridotto.games.bottle_imp.rules.views.view import BottleImpView
from ridotto.nets.bot import UNLIKELY, NetBot
from ridotto.nets.judging.numbers import load_judge
from ridotto.search import trials

FILE = Path(__file__).with_name("judge.npz")

LIKING = 2.0
"""The bonus for a card that is e times as likely as another, in units of utility (a win: 40)."""

STATE_SIZE = SIZE + JUDGE_INPUT.cells
"""A state is followed by space for the judge's input."""

try_actions = bind(
    trials.try_actions,
    __name__,
    **{
        **plain.RULES,
        "STATE_SIZE": STATE_SIZE,
        "play_on_in_tree": play_on_in_tree,
        "utility": utility,
        "points_for": points_for,
    },
)


class GuidedAdapter(plain.BottleImpAdapter):
    state_size = STATE_SIZE
    # The judge's scratch space is in the lookup tables, which are otherwise read-only.
    try_actions = Kernel(try_actions, trials.SIGNATURE.replace("R", "V", 1))

    def __init__(self, net: NetBot[BottleImpView], judge: Path = FILE) -> None:
        self._net = net
        self._file = judge

    @cached_property
    def _judge(self) -> Floats:
        return load_judge(self._file, JUDGE_INPUT)

    def known_by(self, view: BottleImpView) -> tuple[Vector, Floats]:
        known, tables = super().known_by(view)
        if not view.options.mode_row.is_eye:
            return known, tables
        return known, np.concatenate([tables, [0.0], self._judge])

    def certain(self, view: BottleImpView) -> int | None:
        """In the eye nothing is. Elsewhere cards to give away, and cards of rounds that count for points, are
        the network's choice: no search is known to help there.
        """
        if view.options.mode_row.is_eye:
            return None
        is_for_the_win = self._net.seen(view)[-1]
        if view.phase != "pass" and is_for_the_win:
            return None
        return self._net.consider(view, Rng.of("certain"))

    def bonuses(self, view: BottleImpView) -> Mapping[int, float] | None:
        if view.options.mode_row.is_eye:
            return None
        likely = zip(view.legal, self._net.chances(view).tolist(), strict=True)
        return {action: LIKING * log(chance) for action, chance in likely if chance >= UNLIKELY}
