"""Lookup tables of the compiled policy, in the weights after those of the worlds."""

from functools import cache
from math import exp

import numpy as np

from ridotto.compile.bits import members
from ridotto.compile.kernel import Floats
from ridotto.games.bottle_imp.bots.heuristic.passing import keeping_worth
from ridotto.games.bottle_imp.bots.heuristic.safety import LEFT_PER_LOWER_CARD
from ridotto.games.bottle_imp.rules.deck.cards import RANKS, load_deck
from ridotto.games.bottle_imp.rules.options import BottleImpOptions
from ridotto.games.bottle_imp.rules.views.worlds import WEIGHTS_SIZE

UNWANTED = WEIGHTS_SIZE
"""All cards, the least wanted first."""
LOWER = UNWANTED + len(RANKS)
"""By number of lower cards that others may hold: how much of a card's danger they leave."""
FADING = LOWER + len(RANKS)
"""exp(-x) at x in steps of 1 / FADING_STEPS."""
FADING_STEPS = 8
FADING_LENGTH = len(RANKS) * FADING_STEPS + 1
"""x is a number of cards times a chance."""
BEATEN = FADING + FADING_LENGTH
"""By number of cards out that a card beats: in how many ways they fill a trick that it wins."""
PART = BEATEN + len(RANKS)
"""Reciprocals of whole numbers, of 0 as of 1: a lookup is faster than a division (bench/bots/search.py)."""
CARD_POINTS = PART + len(RANKS)
"""By card."""
AVERAGE = CARD_POINTS + len(RANKS)
"""The points of a card: what is out is worth nearly the same all through a round."""
TABLES_SIZE = AVERAGE + 1

MOST_DANGER = 0.98
"""The value for a card below all others; it may still go to the mystery trick."""


@cache
def tables(options: BottleImpOptions) -> Floats:
    """The tables from UNWANTED on."""
    bottles = options.mode_row.bottles
    deck = load_deck(options.deck)
    in_deck = members(deck.for_players(options.players))
    unwanted = sorted(in_deck, key=lambda card: keeping_worth(options.deck, bottles, card))
    unwanted += [0] * (len(RANKS) - len(unwanted))
    counts = range(len(RANKS))
    lower = [MOST_DANGER * LEFT_PER_LOWER_CARD[bottles] ** count for count in counts]
    fading = [exp(-step / FADING_STEPS) for step in range(FADING_LENGTH)]
    beaten = [count ** (options.mode_row.trick_size - 1) for count in counts]
    parts = [1 / max(1, count) for count in counts]
    points = [deck.value(card) if card in in_deck else 0 for card in counts]
    average = sum(points) / len(in_deck)
    return np.array([*unwanted, *lower, *fading, *beaten, *parts, *points, average], np.float64)
