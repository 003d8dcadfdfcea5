"""The warnings for a seat."""

from dataclasses import dataclass
from typing import Literal, cast

from ridotto.games.bottle_imp.messages.types import Card, Colour
from ridotto.games.bottle_imp.rules.deck.cards import RANKS, load_deck
from ridotto.games.bottle_imp.rules.views import danger
from ridotto.games.bottle_imp.rules.views.view import BottleImpView
from ridotto.messages.common import Seat


@dataclass(frozen=True, slots=True)
class BottleStake:
    """The possible loss of a bottle's owner if they keep the bottle; partners lose it together."""

    owner: Seat
    taken: int
    """The points of their tricks so far, which do not count in that case."""
    least: int
    """The minimum and maximum points that the mystery trick costs, based on all that you know."""
    most: int


@dataclass(frozen=True, slots=True)
class BottleSeller:
    """An unseen card below the price: it could move the bottle to another seat."""

    card: Card
    holder: Seat | None
    """The holder, if you know it because you passed them the card. None: it is in a hand or in the mystery
    trick."""


@dataclass(frozen=True, slots=True)
class BottleImpDanger:
    game: Literal["bottle_imp"]
    stakes: tuple[BottleStake, ...]
    sellers: tuple[BottleSeller, ...]
    """In ascending order."""
    lacks: tuple[tuple[Colour, ...], ...]
    """By seat: the colours that the seat has shown it lacks; in the eye, those missing in the hidden hand."""


def danger_of(view: BottleImpView) -> BottleImpDanger | None:
    found = danger.danger_of(view)
    if found is None:
        return None
    names = load_deck(view.options.deck).colour_names
    return BottleImpDanger(
        "bottle_imp",
        tuple(BottleStake(each.owner, each.taken, each.least, each.most) for each in found.stakes),
        tuple(BottleSeller(RANKS[each.card], each.holder) for each in found.sellers),
        tuple(tuple(cast(Colour, names[colour]) for colour in colours) for colours in found.lacks),
    )
