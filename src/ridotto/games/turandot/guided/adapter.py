"""The search with networks, bound to Turandot: only bids are searched, the network chooses everything
else.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from pathlib import Path

import numpy as np

from ridotto.compile.kernel import Floats, Kernel, Vector
from ridotto.compile.rule import bind
from ridotto.engine.rng import Rng
from ridotto.games.turandot.bots.search import adapter as plain
from ridotto.games.turandot.guided.foreseeing import foreseen_bids
from ridotto.games.turandot.guided.utility import utility
from ridotto.games.turandot.learning.judging.judge_input import JUDGE_INPUT
from ridotto.games.turandot.rules.actions import bluff_in
from ridotto.games.turandot.rules.state import SIZE
from ridotto.games.turandot.rules.views.view import TurandotView
from ridotto.nets.bot import NetBot
from ridotto.nets.judging.numbers import load_judge
from ridotto.search.adapter import SecretChoices
from ridotto.search.simultaneous import regret_kernel

FILE = Path(__file__).with_name("judge.npz")

mix_actions = bind(regret_kernel.mix_actions, __name__, **{**plain.RULES, "utility": utility})

LEAST = 1e-6
"""The least probability of a bid, so that all are tried."""


class GuidedAdapter(plain.TurandotAdapter):
    state_size = SIZE + JUDGE_INPUT.cells
    """A state is followed by space for the judge's input."""
    # The judge's scratch space is in the lookup tables, which are otherwise read-only.
    mix_actions = Kernel(mix_actions, regret_kernel.SIGNATURE.replace("R", "V", 1))
    foresees = True

    def __init__(self, net: NetBot[TurandotView], judge: Path = FILE) -> None:
        self._net = net
        self._file = judge

    @property
    def kernels(self) -> tuple[Kernel, ...]:
        return (self.mix_actions,)

    @cached_property
    def _judge(self) -> Floats:
        return load_judge(self._file, JUDGE_INPUT)

    def known_by(self, view: TurandotView) -> tuple[Vector, Floats]:
        known, tables = super().known_by(view)
        return known, np.concatenate([tables, self._judge])

    def certain(self, view: TurandotView) -> int | None:
        """The network never mixes actions other than bids."""
        return None if view.phase == "bid" else self._net.consider(view, Rng.of("certain"))

    def choices(self, view: TurandotView) -> tuple[SecretChoices, ...] | None:
        found = super().choices(view)
        if found is None:
            return None
        foreseen = foreseen_bids(self._net, view)
        return tuple(_expected(choice, foreseen[seat]) for seat, choice in enumerate(found))


def _expected(choice: SecretChoices, likely: Mapping[int, float]) -> SecretChoices:
    """A guess by how likely bids are, each with or without the bluff card."""
    by_bid = dict.fromkeys(choice.actions, LEAST)
    for bid, chance in likely.items():
        plainly = bid - bluff_in(bid)
        if plainly in by_bid:
            by_bid[plainly] += chance
    total = sum(by_bid.values())
    return replace(choice, guess=tuple(chance / total for chance in by_bid.values()))
