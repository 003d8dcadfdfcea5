"""What a seat can conclude from its view: what the bottle may cost, who could sell it, who lacks what.

Everything is computed from a view, so that it cannot reveal anything hidden.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import le

from ridotto.compile.bits import members
from ridotto.engine.game import Seat
from ridotto.games.bottle_imp.rules.deck.cards import COLOURS, Deck, load_deck
from ridotto.games.bottle_imp.rules.state import HAND, MYSTERY
from ridotto.games.bottle_imp.rules.views.knowledge import (
    PILE,
    PILE_CELLS,
    PILES,
    PLACE,
    ROOM,
    UNSEEN,
    VOID,
    VOIDS,
    knowledge_of,
)
from ridotto.games.bottle_imp.rules.views.score_sheet import RoundSums
from ridotto.games.bottle_imp.rules.views.view import BottleImpView, RoundResult

COLOUR_SETS = range(1, 1 << COLOURS)
"""All sets of colours but the empty one, as bits."""


@dataclass(frozen=True, slots=True)
class Stake:
    """What a party with a bottle stands to lose if the round ended with it there."""

    owner: Seat
    taken: int
    """The points of its tricks so far, which do not count then."""
    least: int
    """What the mystery trick takes off at least, by all that is known, and at most."""
    most: int


@dataclass(frozen=True, slots=True)
class Seller:
    """A card with which the bottle for sale could still go to somebody."""

    card: int
    holder: Seat | None
    """Who has it, where that is known: one gave it to them. None: somewhere unseen."""


@dataclass(frozen=True, slots=True)
class Danger:
    stakes: tuple[Stake, ...]
    """By seat: the owners of bottles."""
    sellers: tuple[Seller, ...]
    """Unseen cards below the price, ascending; some of them may lie in the mystery trick."""
    lacks: tuple[tuple[int, ...], ...]
    """By seat: the colours that its hand (in the eye, the hidden one) has shown not to hold."""


def danger_of(view: BottleImpView) -> Danger | None:
    """None: no tricks are played now."""
    if view.phase != "play":
        return None
    cells: list[int] = knowledge_of(view)
    return Danger(
        stakes=_stakes(view, cells),
        sellers=_sellers(view, cells),
        lacks=tuple(members(colours) for colours in cells[VOIDS : VOIDS + view.options.players]),
    )


def _stakes(view: BottleImpView, cells: list[int]) -> tuple[Stake, ...]:
    owners = sorted({bottle.owner for bottle in view.bottles if bottle.owner is not None})
    if not owners:
        return ()
    known = sum(load_deck(view.options.deck).value(card) for card in members(cells[MYSTERY]))
    least, most = _mystery_bounds(view, cells)
    sums = RoundSums(view.options, _as_if_over(view))
    return tuple(
        Stake(
            owner=owner,
            taken=_at_stake(view, sums, owner),
            least=(known + least) * sums.factor(owner),
            most=(known + most) * sums.factor(owner),
        )
        for owner in owners
    )


def _as_if_over(view: BottleImpView) -> RoundResult:
    return RoundResult(view.dealer or 0, view.parties, (), view.taken, view.bottles, ())


def _at_stake(view: BottleImpView, sums: RoundSums, owner: Seat) -> int:
    """Partners score together, and a player alone against teams twice (B10)."""
    partners = sums.partners(owner)
    taken = sum(sums.taken[seat] for seat in partners)
    return 2 * taken if view.options.mode_row.has_teams and len(partners) == 1 else taken


def _mystery_bounds(view: BottleImpView, cells: list[int]) -> tuple[int, int]:
    """The least and the most points of the unseen cards in the mystery trick.

    Each way to choose how many of each colour lie there counts if the hands have room for the others.
    """
    piles = [cells[at : at + PILE_CELLS] for at in _pile_starts(cells)]
    count = sum(pile[ROOM] for pile in piles if pile[PLACE] == MYSTERY)
    hands = [pile for pile in piles if pile[PLACE] != MYSTERY]
    rooms = [sum(hand[ROOM] for hand in hands if colours & ~hand[VOID]) for colours in COLOUR_SETS]
    deck = load_deck(view.options.deck)
    low, middle, high = (_values(deck, cells[UNSEEN + colour]) for colour in range(COLOURS))
    ways = [
        (a, b, count - a - b)
        for a in range(min(count, len(low)) + 1)
        for b in range(min(count - a, len(middle)) + 1)
        if count - a - b <= len(high)
        and _fits((len(low) - a, len(middle) - b, len(high) - count + a + b), rooms)
    ]
    return (
        min(sum(low[:a]) + sum(middle[:b]) + sum(high[:c]) for a, b, c in ways),
        max(_highest(low, a) + _highest(middle, b) + _highest(high, c) for a, b, c in ways),
    )


def _fits(left: tuple[int, int, int], rooms: Sequence[int]) -> bool:
    """Hall's condition: each set of colours fits into the hands that may hold one of them."""
    a, b, c = left
    needed = (a, b, a + b, c, a + c, b + c, a + b + c)
    return all(map(le, needed, rooms))


def _highest(values: list[int], count: int) -> int:
    return sum(values[len(values) - count :])


def _pile_starts(cells: list[int]) -> range:
    return range(PILE, PILE + cells[PILES] * PILE_CELLS, PILE_CELLS)


def _values(deck: Deck, cards: int) -> list[int]:
    return [value for value, those in enumerate(deck.value_sets, start=1) for _ in members(those & cards)]


def _sellers(view: BottleImpView, cells: list[int]) -> tuple[Seller, ...]:
    price = view.bottles[view.for_sale].price
    below = (1 << price) - 1
    unseen = sum(cells[UNSEEN + colour] for colour in range(COLOURS)) & below
    sellers = [Seller(card, None) for card in members(unseen)]
    for seat in range(view.options.players):
        if seat != view.seat:
            sellers += [Seller(card, seat) for card in members(cells[HAND + seat] & below)]
    return tuple(sorted(sellers, key=lambda seller: seller.card))
