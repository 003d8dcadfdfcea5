"""The value of each bid while the others' bids are unknown.

All players are assumed to make better bids more often: a guess of all bids gives the value of each bid, the
values give a better guess, and so on a few times. Arrays are by seat, number and money; number 0 stands for
crew.
"""

import numpy as np

from ridotto.compile.kernel import Floats
from ridotto.engine.game import Seat

GUESSES = 5
SPREAD = 0.15
"""Points by which a bid must be better to be e times as likely."""
BAD_LUCK = 0.4
"""A stand-in is this much less likely to be the next better card: the Maestro gives the bad ones first."""
CREW_BID = (0, 1)
SURELY = 1 - 1e-9


class Auction:
    """A round's bids.

    worth: by seat and slot, what the card is worth to that seat.
    prices: by seat and money, what it costs to spend so much.
    crew_gain: by seat, what hiring crew is worth, less the money.
    likelihood: by seat, number and money, how well a bid fits the cards that lie face down; 0 for no bid.
    crew: how many crew cards can be hired.
    """

    def __init__(
        self,
        *,
        worth: Floats,
        prices: Floats,
        crew_gain: Floats,
        likelihood: Floats,
        maestro: Seat,
        crew: int,
    ) -> None:
        seats, slots = worth.shape
        self._worth = worth
        self._paid = worth[:, :, None] - prices[:, None, :]
        self._crew_gain = crew_gain
        self._likelihood = likelihood
        self._maestro = maestro
        self._crew = crew
        self._clockwise = [(maestro + place) % seats for place in range(1, seats)]

        order = np.argsort(worth, axis=1)
        self._worst_first = order + slots * np.arange(seats)[:, None]
        self._luck = BAD_LUCK ** np.arange(slots)
        self._unlucky_worth = worth.take(self._worst_first) * self._luck

        self._best_first = order[maestro, ::-1]
        self._places = np.argsort(self._best_first)
        self._best_worth = worth[maestro, self._best_first]
        self._all_but_one = 1 - np.eye(slots)[self._places]

    def utilities(self) -> Floats:
        """By seat, number and money: expected points."""
        mix = self._likelihood / self._likelihood.sum(axis=(1, 2), keepdims=True)
        for guess in range(1, GUESSES):
            mix += (self._answer(self._utilities(mix)) - mix) / (guess + 1)
        return self._utilities(mix)

    def _answer(self, utilities: Floats) -> Floats:
        """Better bids more often, among those that fit the cards face down."""
        best = utilities.max(axis=(1, 2), keepdims=True)
        weights = self._likelihood * np.exp((utilities - best) / SPREAD)
        answer: Floats = weights / weights.sum(axis=(1, 2), keepdims=True)
        return answer

    def _utilities(self, mix: Floats) -> Floats:
        for_slots = mix[:, 1:]
        as_much = for_slots[:, :, ::-1].cumsum(axis=2)[:, :, ::-1]
        less = 1 - np.minimum(as_much, SURELY)
        wins = less.prod(axis=0) / less
        hires = for_slots * wins
        by_others = hires.sum(axis=0) - hires
        left = 1 - np.minimum(by_others.sum(axis=2), SURELY)
        stand_in = self._stand_ins(left)

        utilities = np.empty_like(mix)
        utilities[:, 1:] = stand_in[:, None, None] + wins * (self._paid - stand_in[:, None, None])
        utilities[:, 0] = (stand_in + self._crew_chances(mix) * self._crew_gain)[:, None]
        maestro = self._maestro
        utilities[maestro, 1:] = self._of_maestro(wins[maestro], by_others[maestro], left[maestro])
        return utilities

    def _stand_ins(self, left: Floats) -> Floats:
        """By seat: what of the cards that others leave the Maestro is likely to give."""
        chances = left.take(self._worst_first)
        likely: Floats = (chances * self._unlucky_worth).sum(axis=1) / (chances @ self._luck)
        return likely

    def _of_maestro(self, wins: Floats, by_others: Floats, left: Floats) -> Floats:
        """The Maestro picks their own stand-in (T8.3), after a tie the very card that was tied for (T6.3)."""
        worth = self._worth[self._maestro]
        outbid = by_others.sum(axis=1, keepdims=True) - by_others.cumsum(axis=1)
        outbid = np.minimum(outbid, 1 - wins)
        # By slot that somebody else took, in the order of worth: is the card left, and no better one?
        is_left = left[self._best_first] * self._all_but_one
        no_better = np.ones_like(is_left)
        no_better[:, 1:] = (1 - is_left[:, :-1]).cumprod(axis=1)
        instead = (is_left * no_better) @ self._best_worth
        tied = 1 - wins - outbid
        after_tie = np.maximum(worth, instead)
        utilities: Floats = (
            wins * self._paid[self._maestro] + tied * after_tie[:, None] + outbid * instead[:, None]
        )
        return utilities

    def _crew_chances(self, mix: Floats) -> Floats:
        """By seat: the chance that crew is left for it, clockwise from the Maestro's left (T7.1)."""
        chances = np.zeros(len(mix))
        left_over = [0.0] * self._crew + [1.0]
        for seat in self._clockwise:
            chances[seat] = sum(left_over[1:])
            bids = float(mix[seat][CREW_BID])
            for count in range(1, self._crew + 1):
                left_over[count - 1] += bids * left_over[count]
                left_over[count] *= 1 - bids
        return chances
