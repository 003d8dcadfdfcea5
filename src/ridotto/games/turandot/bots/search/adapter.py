"""The search bound to Turandot."""

from collections.abc import Mapping

import numpy as np

from ridotto.compile.bits import members
from ridotto.compile.kernel import Floats, Kernel, Vector
from ridotto.compile.rule import bind
from ridotto.engine.game import Seat
from ridotto.engine.rng import Rng
from ridotto.games.turandot.bots.heuristic.auction import SPREAD
from ridotto.games.turandot.bots.heuristic.bidding import (
    auction_of,
    can_hire_crew,
    likelihood,
    with_or_without_bluff,
)
from ridotto.games.turandot.bots.heuristic.casting import choose_singer
from ridotto.games.turandot.bots.search import playout
from ridotto.games.turandot.bots.search.lookup_arrays import tables
from ridotto.games.turandot.rules.actions import bluff_in, cards_in, money_in, number_in
from ridotto.games.turandot.rules.state import SIZE
from ridotto.games.turandot.rules.steps.acting import act
from ridotto.games.turandot.rules.steps.bids import possible_bids
from ridotto.games.turandot.rules.views.view import TurandotView
from ridotto.games.turandot.rules.views.worlds import public_cells
from ridotto.search import trials
from ridotto.search.adapter import SecretChoices
from ridotto.search.simultaneous import regret_kernel

RULES = {
    "STATE_SIZE": SIZE,
    "draw_world": playout.draw_world,
    "act": act,
    "play_on": playout.play_on,
    "play_on_in_tree": playout.play_on_in_tree,
    "utility": playout.utility,
    "points_for": playout.points_for,
}

try_actions = bind(trials.try_actions, __name__, **RULES)
mix_actions = bind(regret_kernel.mix_actions, __name__, **RULES)

LOOK_AHEAD = 0
"""Rounds that are played after the present one. The value of companies is then known well enough: more rounds
would only add variance to the value of a bid.
"""


class TurandotAdapter:
    foresees = False
    state_size = SIZE
    try_actions = Kernel(try_actions, trials.SIGNATURE)
    mix_actions = Kernel(mix_actions, regret_kernel.SIGNATURE)

    @property
    def kernels(self) -> tuple[Kernel, ...]:
        return (self.mix_actions, self.try_actions)

    def known_by(self, view: TurandotView) -> tuple[Vector, Floats]:
        return public_cells(view), tables(view.round + LOOK_AHEAD, view.options.roles)

    def share(self, view: TurandotView) -> float:  # noqa: ARG002
        return 1.0

    def certain(self, view: TurandotView) -> int | None:
        """The best cast is known without a search (T12.4)."""
        return choose_singer(view, view.seat) if view.phase == "cast" and view.seat is not None else None

    def bonuses(self, view: TurandotView) -> Mapping[int, float] | None:  # noqa: ARG002
        return None

    def choices(self, view: TurandotView) -> tuple[SecretChoices, ...] | None:
        if view.phase != "bid":
            return None
        utilities = auction_of(view).utilities()
        return tuple(_choices(view, seat, utilities[seat]) for seat in range(view.options.players))

    def seal(self, view: TurandotView, action: int, rng: Rng) -> int:
        """The bluff card reveals nothing if it is equally likely with every bid."""
        return with_or_without_bluff(action, rng) if view.phase == "bid" else action


def _choices(view: TurandotView, seat: Seat, utilities: Floats) -> SecretChoices:
    """The bids that can make a difference, and how well they fit the cards that lie face down (T5.6)."""
    most = max(player.money for other, player in enumerate(view.players) if other != seat)
    face_down = 0 if seat == view.seat else view.players[seat].face_down
    fitting = [
        bid
        for bid in members(possible_bids(public_cells(view).tolist(), seat))
        if not bluff_in(bid) and likelihood(cards_in(bid), face_down) > 0
    ]
    sensible = [
        bid
        for bid in fitting
        # One money card more than anybody else has always wins (T6.2).
        if money_in(bid) <= most + 1 and (number_in(bid) or can_hire_crew(view, seat))
    ]
    bids = sensible or fitting
    expected = np.array([utilities[number_in(bid), money_in(bid)] for bid in bids])
    guess = np.exp((expected - expected.max()) / SPREAD)
    likelihoods = tuple(likelihood(cards_in(bid), face_down) for bid in bids)
    return SecretChoices(tuple(bids), likelihoods, tuple((guess / guess.sum()).tolist()))


ADAPTER = TurandotAdapter()
