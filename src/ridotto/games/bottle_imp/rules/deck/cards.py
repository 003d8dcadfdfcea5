"""The decks (rule B1). A card is its place among all 54 numbers in ascending order: 0 is the 1, 53 the 37."""

import csv
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from ridotto.compile.bits import mask_of, members, popcount

RANKS: tuple[str, ...] = tuple(
    str(number) if half == 0 else f"{number}.5"
    for number in range(1, 38)
    if number != 19
    for half in (0, 5)
    if half == 0 or (number % 2 == 0 and number < 37)
)
"""The number on each card, as it is written."""

CARDS: dict[str, int] = {rank: card for card, rank in enumerate(RANKS)}

START_PRICE = CARDS["20"]
"""The first card that is not lower than 19, where every bottle starts (B6.1)."""

START_PRICE_TEXT = "19"

COLOURS = 3
HIGHEST_VALUE = 6
"""No card is worth more points than this."""


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards of an edition or of a custom deck. The sets are bits by card."""

    name: str
    base: int
    """The cards for two to four players: those with whole numbers."""
    full: int
    """All cards, with the half numbers."""
    colour_names: tuple[str, str, str]
    """Low, middle and high colour."""
    colour_sets: tuple[int, int, int]
    value_sets: tuple[int, ...]
    """At place v - 1 the cards worth v points."""
    values: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """By card; 0 for one that this deck does not have."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "values", tuple(map(self._value, range(len(RANKS)))))

    def to_json(self) -> str | list[dict[str, object]]:
        """As in a record: the name of a built-in deck, or all its cards (B1.9)."""
        if self.name in DECKS:
            return self.name
        return [
            {
                "rank": RANKS[card],
                "colour": self.colour_names[self.colour(card)],
                "points": self.value(card),
            }
            for card in members(self.full)
        ]

    def for_players(self, players: int) -> int:
        """The cards for this number of players (B1.5)."""
        return self.full if players > 4 else self.base

    def count(self, players: int) -> int:
        return popcount(self.for_players(players))

    def colour(self, card: int) -> int:
        low, middle, _ = self.colour_sets
        return 0 if low >> card & 1 else 1 if middle >> card & 1 else 2

    def value(self, card: int) -> int:
        return self.values[card]

    def _value(self, card: int) -> int:
        return next((v for v, cards in enumerate(self.value_sets, start=1) if cards >> card & 1), 0)


_COLOUR_NAMES = {"matagot": ("red", "blue", "green"), "classic": ("yellow", "blue", "red")}

DECKS = tuple(_COLOUR_NAMES)
CUSTOM = "custom"
OWN_COLOURS = _COLOUR_NAMES["matagot"]
"""The colours of custom decks: low, middle, high."""


def load_deck(deck: str | Deck) -> Deck:
    """An edition by its name; a custom deck is returned as it is."""
    return deck if isinstance(deck, Deck) else _edition(deck)


@cache
def _edition(name: str) -> Deck:
    with (files(__package__) / "cards.csv").open(encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if row["deck"] == name]
    colours = _COLOUR_NAMES[name]

    def cards_where(field: str, value: str) -> int:
        return mask_of(CARDS[row["rank"]] for row in rows if row[field] == value)

    low, middle, high = (cards_where("colour", colour) for colour in colours)
    return Deck(
        name=name,
        base=cards_where("in_base_deck", "yes"),
        full=mask_of(CARDS[row["rank"]] for row in rows),
        colour_names=colours,
        colour_sets=(low, middle, high),
        value_sets=tuple(cards_where("points", str(v)) for v in range(1, HIGHEST_VALUE + 1)),
    )


def card_names(cards: int) -> tuple[str, ...]:
    """The numbers on a set of cards, ascending."""
    return tuple(RANKS[card] for card in members(cards))
