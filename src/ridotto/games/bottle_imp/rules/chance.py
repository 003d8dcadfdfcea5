"""Chance: the first dealer (B8.1) and the deal of every round (B3)."""

from ridotto.compile.bits import lowest, popcount
from ridotto.compile.rule import Cells, rule
from ridotto.engine.cells.steps import APPLIED, ILLEGAL, RESULT_BITS
from ridotto.engine.rng import below
from ridotto.games.bottle_imp.rules.deck.cards import RANKS, START_PRICE
from ridotto.games.bottle_imp.rules.state import (
    BOTTLES,
    CHOOSE_DEALER,
    DEAL,
    DEALER,
    DECK,
    HAND,
    IS_EYE,
    MYSTERY,
    NO_CARD,
    NOBODY,
    OPEN,
    OWNER,
    PASS,
    PHASE,
    PICK,
    PICKED,
    PICKS,
    PLAY,
    PLAYED,
    PLAYERS,
    PRICE,
    ROUND,
    SHOWN,
    TAKEN,
    TRICKS,
    WINNER,
)
from ridotto.games.bottle_imp.rules.steps.acting import actors
from ridotto.games.bottle_imp.rules.steps.tricks import left_of

EYE_OPEN_CARDS = 6


@rule
def draw_chance(s: Cells, rng: Cells, outcome: Cells) -> int:
    """Write a random outcome and return its length: a seat, or all cards in the order they are given out."""
    if s[PHASE] == CHOOSE_DEALER:
        outcome[0] = below(rng, s[PLAYERS])
        return 1
    return shuffle(rng, outcome, s[DECK])


@rule
def settle_chance(s: Cells, outcome: Cells, length: int) -> int:
    """Apply a possible chance outcome; ILLEGAL leaves the cells unchanged."""
    if s[PHASE] == CHOOSE_DEALER:
        if length != 1 or not 0 <= outcome[0] < s[PLAYERS]:
            return ILLEGAL
        s[DEALER] = outcome[0]
        s[PHASE] = DEAL
    elif is_whole_deck(s, outcome, length):
        deal(s, outcome)
    else:
        return ILLEGAL
    return APPLIED | actors(s) << RESULT_BITS


@rule
def is_whole_deck(s: Cells, order: Cells, length: int) -> bool:
    """Whether every card of the deck is there once."""
    cards = 0
    for place in range(length):
        card = order[place]
        if not 0 <= card < len(RANKS):
            return False
        cards |= 1 << card
    return cards == s[DECK] and length == popcount(cards)


@rule
def shuffle(rng: Cells, order: Cells, cards: int) -> int:
    """Write a set of cards in random order, every order equally likely, and return how many they are."""
    count = 0
    while cards:
        # Fisher-Yates inside out: the new card takes a random place, what lay there moves to the end.
        place = below(rng, count + 1)
        order[count] = order[place]
        order[place] = lowest(cards)
        cards &= cards - 1
        count += 1
    return count


@rule
def next_dealer(s: Cells) -> int:
    """After the first round the player who led deals: the one left of the dealer (B8.2)."""
    if s[ROUND] == 0:
        return s[DEALER]
    return left_of(s, s[DEALER])


@rule
def hand_size(s: Cells, seat: int) -> int:
    """How many cards a seat is dealt: all cards evenly, and the dealer one fewer with five players."""
    players = s[PLAYERS]
    even = popcount(s[DECK]) // players
    if players == 5:
        return even if seat == next_dealer(s) else even + 1
    return even


@rule
def deal(s: Cells, order: Cells) -> None:
    """Give out the cards in this order, seat after seat; in the eye each seat's open hand comes first."""
    for seat in range(s[PLAYERS]):
        s[TAKEN + seat] = 0
        s[SHOWN + seat] = 0
        s[PICKED + seat] = 0
        for pick in range(PICKS):
            s[PICK + seat * PICKS + pick] = NO_CARD
    for bottle in range(s[BOTTLES]):
        s[PRICE + bottle] = START_PRICE
        s[OWNER + bottle] = NOBODY
    for play in range(s[PLAYED]):
        s[PLAY + play] = NO_CARD
    for trick in range(s[TRICKS]):
        s[WINNER + trick] = NOBODY
    s[MYSTERY] = 0
    s[PLAYED] = 0
    s[TRICKS] = 0
    at = 0
    for seat in range(s[PLAYERS]):
        size = hand_size(s, seat)
        split = EYE_OPEN_CARDS if s[IS_EYE] else 0
        s[OPEN + seat] = cards_between(order, at, at + split)
        s[HAND + seat] = cards_between(order, at + split, at + size)
        at += size
    s[DEALER] = next_dealer(s)
    s[PHASE] = PASS


@rule
def cards_between(order: Cells, first: int, end: int) -> int:
    cards = 0
    for at in range(first, end):
        cards |= 1 << order[at]
    return cards
