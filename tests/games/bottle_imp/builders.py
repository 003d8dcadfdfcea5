"""Positions set up and read with the numbers on the cards, as a rulebook does."""

from collections.abc import Iterable, Sequence
from typing import Any

from ridotto.engine.cells.cell_game import State
from ridotto.engine.records.replay import apply_line
from ridotto.games.bottle_imp.rules.deck.cards import CARDS, RANKS, START_PRICE, load_deck
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.bottle_imp.rules.options import BottleImpOptions, parse_options
from ridotto.games.bottle_imp.rules.state import (
    DEALER,
    HAND,
    MYSTERY,
    NOBODY,
    OPEN,
    OWNER,
    PHASE,
    PRICE,
    SHOWN,
    TAKEN,
    TRICK_TAKING,
    TURN,
    first_cells,
)
from ridotto.games.bottle_imp.rules.views.view import BottleImpState, BottleImpView

BottlePosition = tuple[str, int | None]
"""A price and an owner."""

MODES = [
    (2, "eye"),
    (3, "solo"),
    (4, "solo"),
    (4, "teams-2-1-1"),
    (5, "two-bottles"),
    (5, "teams-2-2-1"),
    (6, "two-bottles"),
    (6, "teams-2-2-2"),
    (6, "teams-2-2-1-1"),
]

AROUND_THE_TABLE = [mode for mode in MODES if mode[0] > 2]
"""The modes with one hand each."""

BASE_CARDS = tuple(str(number) for number in range(1, 38) if number != 19)
ALL_CARDS = tuple(
    card
    for number in range(1, 38)
    if number != 19
    for card in ([str(number), f"{number}.5"] if number % 2 == 0 else [str(number)])
)


def deck_of(players: int) -> tuple[str, ...]:
    return ALL_CARDS if players > 4 else BASE_CARDS


def table(players: int, mode: str, **given: Any) -> BottleImpOptions:
    return parse_options({"players": players, "mode": mode, **given})


def card_set(text: str) -> int:
    """Cards as a rulebook lists them, "24 15", as a set."""
    return sum(1 << CARDS[word] for word in text.split())


def written(cards: Iterable[int]) -> str:
    """Cards in ascending order: "15 24"."""
    return " ".join(RANKS[card] for card in sorted(cards))


def points_of(cards: Iterable[str], deck: str = "matagot") -> int:
    return sum(load_deck(deck).value(CARDS[card]) for card in cards)


def position(
    mode: str,
    hands: Sequence[str],
    *,
    open_hands: Sequence[str] = (),
    leader: int = 0,
    dealer: int | None = None,
    price: str = "19",
    owner: int | None = None,
    bottles: Sequence[BottlePosition] = (),
    taken: Sequence[str] = (),
    mystery: str = "",
    **given: Any,
) -> BottleImpState:
    """The start of a trick: `leader` is to lead. The dealer, if not named, sits to the leader's right."""
    players = len(hands)
    options = table(players, mode, **({"rounds": 1} | given))
    cells = first_cells(options)
    cells[PHASE] = TRICK_TAKING
    cells[TURN] = leader
    cells[DEALER] = (leader - 1) % players if dealer is None else dealer
    cells[MYSTERY] = card_set(mystery)
    for seat, hand in enumerate(hands):
        cells[HAND + seat] = card_set(hand)
    for seat, hand in enumerate(open_hands):
        cells[OPEN + seat] = cells[SHOWN + seat] = card_set(hand)
    for seat, cards in enumerate(taken):
        cells[TAKEN + seat] = card_set(cards)
    for index, (cost, buyer) in enumerate(bottles or [(price, owner)]):
        cells[PRICE + index] = START_PRICE if cost == "19" else CARDS[cost]
        cells[OWNER + index] = NOBODY if buyer is None else buyer
    return State(options, cells)


def play(s: BottleImpState, cards: str) -> BottleImpState:
    """Each card by whoever is to act."""
    for card in cards.split():
        (seat,) = BOTTLE_IMP.to_act(s)
        s = BOTTLE_IMP.apply(s, seat, CARDS[card])
    return s


def say(s: BottleImpState, *lines: str) -> BottleImpState:
    """The state after these lines of a record."""
    for line in lines:
        s = apply_line(BOTTLE_IMP, s, line)
    return s


def start(players: int, mode: str, **given: Any) -> BottleImpState:
    return BOTTLE_IMP.start(table(players, mode, **given))


def deal_line(players: int, dealer: int, order: Sequence[str] | None = None) -> str:
    """A deal of the cards in this order (else ascending), as many to each seat as the rules say."""
    cards = list(order or deck_of(players))
    if players == 2:
        sizes = [6, 12, 6, 12]
    elif players == 5:
        sizes = [10 if seat == dealer else 11 for seat in range(5)]
    else:
        sizes = [len(cards) // players] * players
    hands = []
    for size in sizes:
        hands.append(" ".join(sorted(cards[:size], key=float)))
        cards = cards[size:]
    if players == 2:
        hands = [f"{hands[0]} / {hands[1]}", f"{hands[2]} / {hands[3]}"]
    return "deal " + " | ".join(hands)


def dealt(players: int, mode: str, dealer: int = 0, **given: Any) -> BottleImpState:
    """A match after its first deal."""
    return say(start(players, mode, **given), f"dealer {dealer}", deal_line(players, dealer))


def pass_line(s: BottleImpState, seat: int) -> str:
    """The lowest cards of a seat's (hidden) hand, passed in ascending order."""
    cards = [RANKS[card] for card in seen(s, seat).hand]
    if s.options.players == 2:
        return f"{seat} pass mystery {cards[0]} {cards[1]} open {cards[2]} hidden {cards[3]}"
    if s.options.players == 5 and seat == s.cells[DEALER]:
        return f"{seat} pass left {cards[0]} right {cards[1]}"
    return f"{seat} pass mystery {cards[0]} left {cards[1]} right {cards[2]}"


def passed(players: int, mode: str, dealer: int = 0, **given: Any) -> BottleImpState:
    """A match before its first trick."""
    s = dealt(players, mode, dealer, **given)
    return say(s, *(pass_line(s, seat) for seat in range(players)))


def play_round(s: BottleImpState) -> BottleImpState:
    """The round played to its end, every time with the lowest card allowed."""
    rounds = len(s.past)
    while len(s.past) == rounds:
        (seat,) = BOTTLE_IMP.to_act(s)
        s = BOTTLE_IMP.apply(s, seat, BOTTLE_IMP.legal(s, seat)[0])
    return s


def seen(s: BottleImpState, seat: int | None = None) -> BottleImpView:
    return BOTTLE_IMP.view(s, seat)


def hand(s: BottleImpState, seat: int) -> str:
    return written(seen(s, seat).hand)


def open_hand(s: BottleImpState, seat: int) -> str:
    return written(seen(s, seat).open_hands[seat])


def taken_by(s: BottleImpState, seat: int) -> str:
    return written(seen(s).taken[seat])


def bottle(s: BottleImpState, index: int = 0) -> BottlePosition:
    """Price and owner. Only an unsold bottle can stand at 19."""
    shown = seen(s).bottles[index]
    return ("19" if shown.owner is None else RANKS[shown.price], shown.owner)


def last_winner(s: BottleImpState) -> int:
    return seen(s).tricks[-1].winner


def to_act(s: BottleImpState) -> int:
    (seat,) = BOTTLE_IMP.to_act(s)
    return seat


def open_to(s: BottleImpState, seat: int | None = None) -> str:
    """What the seat to act (or this seat) may do."""
    return written(BOTTLE_IMP.legal(s, to_act(s) if seat is None else seat))


def scored(
    mode: str,
    tricks: Sequence[int],
    *,
    mystery: str,
    bottles: Sequence[BottlePosition],
    dealer: int = 0,
    **given: Any,
) -> BottleImpState:
    """A round whose last trick is played out and that leaves these points in the tricks of each seat.

    Cards are laid into the tricks until the figures fit; the last trick is made of the highest cards of the
    seat that will win it.
    """
    players = len(tricks)
    away = {*mystery.split(), *(price for price, _ in bottles)}
    piles: list[list[str]] = [[] for _ in tricks]
    for card in sorted((c for c in deck_of(players) if c not in away), key=lambda c: -points_of([c])):
        neediest = max(range(players), key=lambda seat: tricks[seat] - points_of(piles[seat]))
        piles[neediest].append(card)
    assert [points_of(pile) for pile in piles] == list(tricks)
    winner = max(range(players), key=lambda seat: len(piles[seat]))
    size = 4 if players == 2 else players
    *others, best = sorted(piles[winner], key=float)[-size:]
    hands: list[list[str]] = [[] for _ in tricks]
    for place, card in enumerate([best, *others]):
        hands[(winner + place) % players].append(card)
    s = position(
        mode,
        hands=[" ".join(cards) for cards in hands],
        leader=winner,
        dealer=dealer,
        bottles=bottles,
        mystery=mystery,
        taken=[" ".join(card for card in pile if card not in (*others, best)) for pile in piles],
        **given,
    )
    s = play_round(s)
    assert [points_of(RANKS[card] for card in cards) for cards in s.past[0].taken] == list(tricks)
    return s
