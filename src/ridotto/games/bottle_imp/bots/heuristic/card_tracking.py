"""What a seat can keep track of: cards played, cards it passed, colours that others lack."""

from dataclasses import dataclass
from functools import cache

from ridotto.compile.bits import mask_of, popcount
from ridotto.engine.game import Seat
from ridotto.games.bottle_imp.rules.deck.cards import RANKS, Deck, load_deck
from ridotto.games.bottle_imp.rules.views.view import BottleImpView


@cache
def card_values(name: str | Deck) -> tuple[int, ...]:
    """By card: its points; 0 for a card that is not in the deck."""
    sets = load_deck(name).value_sets
    return tuple(
        sum(value for value, cards in enumerate(sets, start=1) if cards >> card & 1)
        for card in range(len(RANKS))
    )


@dataclass(frozen=True, slots=True)
class Holding:
    """What is known of another seat's cards."""

    seat: Seat
    is_partner: bool
    open_cards: int
    """The open hand of the eye."""
    known: int
    """Cards in the hidden hand that the seat of this tracking gave it."""
    unknown: int
    """How many other cards are in the hidden hand."""
    possible: int
    """The unseen cards that can be among them."""


@dataclass(frozen=True, slots=True)
class CardTracking:
    """Everything one seat knows while tricks are played. Sets of cards are bits by card."""

    seat: Seat
    own: int
    unseen: int
    """Cards in unknown places: other hands or the mystery trick."""
    holdings: tuple[Holding, ...]
    """The others, clockwise from the left neighbour."""
    own_discards: int
    unknown_discards: int
    """How many cards of the mystery trick others put there."""
    values: tuple[int, ...]
    colour_sets: tuple[int, int, int]

    def points(self, cards: int) -> int:
        total = 0
        while cards:
            low = cards & -cards
            total += self.values[low.bit_length() - 1]
            cards ^= low
        return total

    def colour_of(self, card: int) -> int:
        """All cards of this card's colour."""
        return next(cards for cards in self.colour_sets if cards >> card & 1)


def track_cards(view: BottleImpView, seat: Seat) -> CardTracking:
    """Read a view of the playing phase."""
    deck = load_deck(view.options.deck)
    players = view.options.players
    open_hands = [mask_of(cards) for cards in view.open_hands] or [0] * players
    own = mask_of(view.hand) | open_hands[seat]
    own_discards = mask_of(view.picks[:-2])
    seen = own | own_discards | mask_of(card for _, card in view.trick)
    seen |= mask_of(bottle.price for bottle in view.bottles if bottle.owner is not None)
    for cards in view.taken:
        seen |= mask_of(cards)
    for open_hand in open_hands:
        seen |= open_hand
    gifts = _gifts(view, seat, seen)
    unseen = (deck.full if players > 4 else deck.base) & ~seen
    for gift in gifts:
        unseen &= ~gift
    voids = shown_voids(view, deck)
    holdings = []
    for place in range(1, players):
        other = (seat + place) % players
        void = sum(cards for colour, cards in enumerate(deck.colour_sets) if voids[other] >> colour & 1)
        holdings.append(
            Holding(
                seat=other,
                is_partner=view.parties[other] == view.parties[seat],
                open_cards=open_hands[other],
                known=gifts[other],
                unknown=view.hand_sizes[other] - popcount(gifts[other]),
                possible=unseen & ~void,
            )
        )
    return CardTracking(
        seat=seat,
        own=own,
        unseen=unseen,
        holdings=tuple(holdings),
        own_discards=own_discards,
        unknown_discards=popcount(unseen) - sum(holding.unknown for holding in holdings),
        values=card_values(view.options.deck),
        colour_sets=deck.colour_sets,
    )


def shown_voids(view: BottleImpView, deck: Deck) -> list[int]:
    """By seat: the colours its hand (in the eye, the hidden one) has shown not to hold, as a set.

    The same as `knowledge_of` tells, in half the time: this is asked at every card.
    """
    voids = [0] * view.options.players
    for plays in [*(trick.plays for trick in view.tricks), view.trick]:
        for seat, card in plays[1:]:
            led = deck.colour(plays[0][1])
            if deck.colour(card) != led and not (view.shown and card in view.shown[seat]):
                voids[seat] |= 1 << led
    return voids


def _gifts(view: BottleImpView, seat: Seat, seen: int) -> list[int]:
    """By seat: the cards it was given by this one and has not played yet."""
    gifts = [0] * view.options.players
    left, right = (seat + 1) % view.options.players, seat - 1 if seat else view.options.players - 1
    for receiver, card in ((left, view.picks[-2]), (right, view.picks[-1])):
        gifts[receiver] |= (1 << card) & ~seen
    return gifts
