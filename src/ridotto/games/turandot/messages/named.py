"""Singers, directors, bids and points as messages name them."""

from collections.abc import Iterable
from functools import lru_cache
from typing import cast

from ridotto.games.turandot.messages.types import Bid, Director, Points, RoleWorth
from ridotto.games.turandot.rules.actions import bluff_in, money_in, number_in
from ridotto.games.turandot.rules.deck.cards import DIRECTORS
from ridotto.games.turandot.rules.options import TurandotOptions
from ridotto.games.turandot.rules.scoring import Breakdown
from ridotto.games.turandot.rules.views.score_sheet import role_worth


def ids(singers: Iterable[int]) -> tuple[int, ...]:
    return tuple([singer + 1 for singer in singers])


def director_of(director: int) -> Director:
    return cast(Director, DIRECTORS[director])


def director_or_none(director: int | None) -> Director | None:
    return None if director is None else director_of(director)


@lru_cache(maxsize=1024)
def bid_of(bid: int) -> Bid:
    return Bid(number_in(bid) or None, money_in(bid), bool(bluff_in(bid)))


def bid_or_none(bid: int | None) -> Bid | None:
    return None if bid is None else bid_of(bid)


def points_of(points: Breakdown) -> Points:
    return Points(
        stars=points.stars,
        scenery=points.scenery,
        favourites=points.favourites,
        gender=points.gender,
        director=points.director,
        maestro=points.maestro,
        total=points.total,
    )


def worth_of(options: TurandotOptions, singer: int, role: int, director: int | None) -> RoleWorth:
    worth = role_worth(options, singer, role, director)
    return RoleWorth(worth.favourite, worth.gender, worth.director)
