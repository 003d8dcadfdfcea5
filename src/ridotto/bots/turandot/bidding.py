"""What to bid (T5)."""

import math

import numpy as np

from ridotto.bots.turandot.auction import Auction, Floats
from ridotto.bots.turandot.purse import price
from ridotto.bots.turandot.table import Table
from ridotto.core.game import Seat
from ridotto.core.rng import Rng
from ridotto.games.turandot.actions import bluff_in, money_in, number_in
from ridotto.games.turandot.state import DIRECTORS_ROUND, START_MONEY
from ridotto.games.turandot.view import Player, TurandotView

BLUFFS = (1, 3)
"""One bid in three carries the bluff card, whatever else it is, so that it tells nothing."""
NEAR = 0.2
"""Bids are mixed with those at most this many points worse."""
MIXING = 0.06
"""Points by which a bid must be better to be made e times as often."""
WEIGHT_UNIT = 1000


def choose_bid(v: TurandotView, seat: Seat, rng: Rng) -> int:
    """One of the best bids. Which of nearly equal ones is left to chance: a bid that can be guessed loses."""
    utilities = auction_of(v).utilities()[seat]
    is_idle_crew = seat == v.maestro or v.round == DIRECTORS_ROUND
    worth = {
        bid: float(utilities[number_in(bid), money_in(bid)])
        for bid in v.legal
        if not bluff_in(bid) and (number_in(bid) or not is_idle_crew)
    }
    best = max(worth.values())
    near = [bid for bid in worth if worth[bid] >= best - NEAR]
    weights = [math.ceil(WEIGHT_UNIT * math.exp((worth[bid] - best) / MIXING)) for bid in near]
    chosen = near[weighted_place(weights, rng)]
    bluffs, bids = BLUFFS
    return chosen | (rng.below(bids) < bluffs)


def weighted_place(weights: list[int], rng: Rng) -> int:
    """A place in the list, each as likely as its weight."""
    left = rng.below(sum(weights))
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    raise AssertionError("the weights add up to more than was drawn")


def auction_of(v: TurandotView) -> Auction:
    assert v.maestro is not None
    table = Table(v)
    seats = range(table.players)
    gains = np.array([[table.gain(seat, card) for card in v.audition] for seat in seats])
    dangers = np.array([table.dangers(seat)[: table.players] for seat in seats])
    crew = 0 if v.round == DIRECTORS_ROUND else v.options.crew
    prices = np.array(
        [
            [price(player.money, spent, v.round, table.players) for spent in range(START_MONEY + 1)]
            for player in v.players
        ]
    )
    return Auction(
        # To keep a card from a rival is worth something too, the less the more rivals there are.
        worth=gains + dangers @ gains / table.players,
        prices=prices,
        crew_gain=np.array([table.scenery_gain(seat) for seat in seats]) - prices[:, 1],
        likelihood=np.array([_likelihood(v, seat, player, crew) for seat, player in enumerate(v.players)]),
        maestro=v.maestro,
        crew=crew,
    )


def _likelihood(v: TurandotView, seat: Seat, player: Player, crew: int) -> Floats:
    """By number and money: how well a bid fits the cards that lie there (T5.6); 0 for what is no bid."""
    fits = np.zeros((v.options.slots + 1, START_MONEY + 1))
    fits[1:, : player.money + 1] = 1
    if crew and player.money and seat != v.maestro:
        fits[0, 1] = 1
    if not player.face_down:
        return fits
    bluffs = BLUFFS[0] / BLUFFS[1]
    numbers, money = np.indices(fits.shape)
    cards = (numbers > 0) + money
    fits *= np.where(cards == player.face_down, 1 - bluffs, 0) + np.where(
        cards + 1 == player.face_down, bluffs, 0
    )
    return fits
