"""What to bid (T5)."""

import math

import numpy as np

from ridotto.compile.kernel import Floats
from ridotto.engine.game import Seat
from ridotto.engine.rng import Rng
from ridotto.games.turandot.bots.heuristic.auction import Auction
from ridotto.games.turandot.bots.heuristic.companies import Companies
from ridotto.games.turandot.bots.heuristic.purse import price
from ridotto.games.turandot.rules.actions import bluff_in, money_in, number_in
from ridotto.games.turandot.rules.options import DIRECTORS_ROUND
from ridotto.games.turandot.rules.state import START_MONEY
from ridotto.games.turandot.rules.views.view import Player, TurandotView

BLUFFS = (1, 3)
"""One bid in three has the bluff card, independently of the rest, so that it reveals nothing."""
NEAR = 0.2
"""Bids are mixed with those at most this many points worse."""
MIXING = 0.06
"""Points by which a bid must be better to be made e times as often."""
WEIGHT_UNIT = 1000


def choose_bid(view: TurandotView, seat: Seat, rng: Rng) -> int:
    """One of the best bids. Nearly equal ones are drawn at random: a predictable bid loses."""
    utilities = auction_of(view).utilities()[seat]
    worth = {
        bid: float(utilities[number_in(bid), money_in(bid)])
        for bid in view.legal
        if not bluff_in(bid) and (number_in(bid) or can_hire_crew(view, seat))
    }
    best = max(worth.values())
    near = [bid for bid in worth if worth[bid] >= best - NEAR]
    weights = [math.ceil(WEIGHT_UNIT * math.exp((worth[bid] - best) / MIXING)) for bid in near]
    return with_or_without_bluff(near[weighted_place(weights, rng)], rng)


def can_hire_crew(view: TurandotView, seat: Seat) -> bool:
    """Neither the Maestro's bid for crew nor any in the directors' round can hire (T15.2)."""
    return seat != view.maestro and view.round != DIRECTORS_ROUND


def with_or_without_bluff(bid: int, rng: Rng) -> int:
    bluffs, bids = BLUFFS
    return bid | (rng.below(bids) < bluffs)


def likelihood(cards: int, face_down: int) -> float:
    """How well a bid of so many cards and perhaps the bluff card fits what lies there (T5.6)."""
    bluffs = BLUFFS[0] / BLUFFS[1]
    if not face_down:
        return 1.0
    if cards == face_down:
        return 1 - bluffs
    return bluffs if cards + 1 == face_down else 0.0


def weighted_place(weights: list[int], rng: Rng) -> int:
    """Samples an index by its weight."""
    left = rng.below(sum(weights))
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    raise AssertionError("the weights add up to more than was drawn")


def auction_of(view: TurandotView) -> Auction:
    assert view.maestro is not None
    companies = Companies(view)
    seats = range(companies.players)
    gains = np.array([[companies.gain(seat, card) for card in view.audition] for seat in seats])
    dangers = np.array([companies.dangers(seat)[: companies.players] for seat in seats])
    crew = 0 if view.round == DIRECTORS_ROUND else view.options.crew
    prices = np.array(
        [
            [price(player.money, spent, view.round, companies.players) for spent in range(START_MONEY + 1)]
            for player in view.players
        ]
    )
    return Auction(
        # Keeping a card from an opponent has a value too, which is smaller with more opponents.
        worth=gains + dangers @ gains / companies.players,
        prices=prices,
        crew_gain=np.array([companies.scenery_gain(seat) for seat in seats]) - prices[:, 1],
        likelihood=np.array(
            [_likelihoods(view, seat, player, crew) for seat, player in enumerate(view.players)]
        ),
        maestro=view.maestro,
        crew=crew,
    )


def _likelihoods(view: TurandotView, seat: Seat, player: Player, crew: int) -> Floats:
    """By number and money; 0 for what is no bid."""
    fits = np.zeros((view.options.slots + 1, START_MONEY + 1))
    fits[1:, : player.money + 1] = 1
    if crew and player.money and seat != view.maestro:
        fits[0, 1] = 1
    for money in range(START_MONEY + 1):
        fits[0, money] *= likelihood(money, player.face_down)
        fits[1:, money] *= likelihood(1 + money, player.face_down)
    return fits
