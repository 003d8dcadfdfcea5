"""What each director would be worth to each player, from open cards (T2.1)."""

from dataclasses import dataclass
from functools import lru_cache

from ridotto.compile.bits import mask_of, popcount
from ridotto.games.turandot.rules.best_cast import suggested_cast
from ridotto.games.turandot.rules.deck.cards import (
    FAVOURITES,
    LOVES_FAVOURITES,
    LOVES_SCENERY,
    LOVES_UNDEFINED,
    ONE_OF_EACH,
    UNDEFINED,
)
from ridotto.games.turandot.rules.options import DIRECTORS_ROUND, TurandotOptions
from ridotto.games.turandot.rules.scoring import ALL_DIFFERENT_POINTS, DISLIKED, LIKED, break_down
from ridotto.games.turandot.rules.views.view import Cards, TurandotView


@dataclass(frozen=True, slots=True)
class Worth:
    """What a director adds to one company."""

    now: int
    """With the singers and the scenery that it has."""
    most: int
    """With the best that can still come."""


@dataclass(frozen=True, slots=True)
class DirectorWorth:
    director: int
    seats: tuple[Worth, ...]
    """By seat."""
    dummy: Worth | None
    """With two players: to the table that plays along."""


@dataclass(frozen=True, slots=True)
class _Company:
    troupe: Cards
    scenery: int
    money: int
    is_dummy: bool


def danger_of(view: TurandotView) -> tuple[DirectorWorth, ...] | None:
    """The directors that can still be had, each with its worth; None: nobody can have one any more."""
    directors = _offered(view)
    if not directors:
        return None
    companies = [
        _Company(player.troupe, player.scenery, player.money, is_dummy=False) for player in view.players
    ]
    dummy = _Company(view.leftovers.troupe, 0, 0, is_dummy=True) if view.options.has_dummy else None
    coming = _coming(view)
    return tuple(
        DirectorWorth(
            director,
            tuple(_worth(view.options, each, director, coming) for each in companies),
            None if dummy is None else _worth(view.options, dummy, director, coming),
        )
        for director in directors
    )


def _offered(view: TurandotView) -> Cards:
    if view.round == DIRECTORS_ROUND and view.phase in ("bid", "give"):
        return tuple(director for director in view.slots if director is not None)
    return view.directors


def _coming(view: TurandotView) -> int:
    """The singers that somebody may still hire, as a set."""
    lying = () if view.round == DIRECTORS_ROUND else view.slots
    return mask_of(view.pool) | mask_of(singer for singer in lying if singer is not None)


@lru_cache(maxsize=4096)
def _worth(options: TurandotOptions, company: _Company, director: int, coming: int) -> Worth:
    """Cached, because it is the same for everybody at a table."""
    now = _points(options, company, director) - _points(options, company, None)
    return Worth(now, max(now, _most(options, company, director, coming)))


def _points(options: TurandotOptions, company: _Company, director: int | None) -> int:
    """The score with the best cast; the dummy's singers sing in the order they came (T14.3)."""
    cast = company.troupe if company.is_dummy else suggested_cast(options, company.troupe, director)
    return break_down(options, cast, director, company.scenery).total


def _most(options: TurandotOptions, company: _Company, director: int, coming: int) -> int:
    """What can still come is counted as if all of it went to this company."""
    deck, singers = options.deck, mask_of(company.troupe)
    missing = options.roles - popcount(singers)
    if director < len(LIKED):
        liked = deck.category_sets[LIKED[director]]
        disliked = popcount(singers & deck.category_sets[DISLIKED[director]])
        return popcount(singers & liked) - disliked + min(missing, popcount(coming & liked))
    if director == LOVES_FAVOURITES:
        loved = [bool(singers & lovers) for lovers in deck.favourite_sets]
        new = sum(
            bool(coming & lovers) and not has for lovers, has in zip(deck.favourite_sets, loved, strict=True)
        )
        return min(len(FAVOURITES), sum(loved) + min(missing, new))
    if director == LOVES_SCENERY:
        return company.scenery + min(missing, company.money)
    if director == LOVES_UNDEFINED:
        undefined = deck.gender_sets[UNDEFINED]
        return popcount(singers & undefined) + min(missing, popcount(coming & undefined))
    if director == ONE_OF_EACH:
        absent = [category for category in deck.category_sets if not singers & category]
        can_come = len(absent) <= missing and all(coming & category for category in absent)
        return ALL_DIFFERENT_POINTS if can_come else 0
    return 0
