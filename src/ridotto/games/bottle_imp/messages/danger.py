"""What a seat is warned of."""

from dataclasses import dataclass
from typing import Literal, cast

from ridotto.games.bottle_imp.messages.types import Card, Colour
from ridotto.games.bottle_imp.rules.deck.cards import RANKS, load_deck
from ridotto.games.bottle_imp.rules.views import danger
from ridotto.games.bottle_imp.rules.views.view import BottleImpView
from ridotto.messages.common import Seat


@dataclass(frozen=True, slots=True)
class BottleStake:
    """What the owner of a bottle stands to lose if it stays there; partners lose it together."""

    owner: Seat
    taken: int
    """The points of their tricks so far, which do not count then."""
    least: int
    """The points that the mystery trick takes off at least, by all that you know, and at most."""
    most: int


@dataclass(frozen=True, slots=True)
class BottleSeller:
    """An unseen card under the price: with it the bottle could go to somebody."""

    card: Card
    holder: Seat | None
    """Who has it, where you know: you gave it to them. None: in a hand or in the mystery trick."""


@dataclass(frozen=True, slots=True)
class BottleImpDanger:
    game: Literal["bottle_imp"]
    stakes: tuple[BottleStake, ...]
    sellers: tuple[BottleSeller, ...]
    """Ascending."""
    lacks: tuple[tuple[Colour, ...], ...]
    """By seat: the colours that it has shown to lack; in the eye in the hidden hand."""


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
