"""Cards, colours and bottles as messages name them."""

from collections.abc import Iterable
from functools import lru_cache
from typing import cast

from ridotto.games.bottle_imp.messages.types import BottlePlace, Colour, Play
from ridotto.games.bottle_imp.rules.deck.cards import RANKS, START_PRICE, START_PRICE_TEXT, Deck
from ridotto.games.bottle_imp.rules.views.pieces import Bottle
from ridotto.games.bottle_imp.rules.views.view import BottleImpView


@lru_cache(maxsize=1 << 12)
def names_of(cards: tuple[int, ...]) -> tuple[str, ...]:
    """Remembered, because most sets of a position were in the last one too."""
    return tuple(map(RANKS.__getitem__, cards))


def colour_of(deck: Deck, card: int) -> Colour:
    return cast(Colour, deck.colour_names[deck.colour(card)])


def plays_of(plays: Iterable[tuple[int, int]]) -> tuple[Play, ...]:
    return tuple([Play(seat, RANKS[card]) for seat, card in plays])


def bottle_of(bottle: Bottle) -> BottlePlace:
    price = START_PRICE_TEXT if bottle.price == START_PRICE else RANKS[bottle.price]
    return BottlePlace(price, bottle.owner)


def points_of(deck: Deck, cards: Iterable[int]) -> int:
    return sum(map(deck.value, cards))


def colour_led(view: BottleImpView, deck: Deck) -> Colour | None:
    return colour_of(deck, view.trick[0][1]) if view.trick else None
