"""Figures that the compiled policy looks up, in the weights behind those of the worlds."""

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
"""All cards, those that one would rather give away first."""
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
"""One divided by whole numbers, by nought as by one: looked up sooner than divided (bench/bots/search.py)."""
CARD_POINTS = PART + len(RANKS)
"""By card."""
AVERAGE = CARD_POINTS + len(RANKS)
"""The points of a card: what is out is worth nearly the same all through a round."""

MOST_DANGER = 0.98
"""Of a card below all others; there is always the mystery trick to hope for."""


@cache
def tables(options: BottleImpOptions) -> Floats:
    """What stands from UNWANTED on."""
    bottles = options.table.bottles
    deck = load_deck(options.deck)
    in_deck = members(deck.for_players(options.players))
    unwanted = sorted(in_deck, key=lambda card: keeping_worth(options.deck, bottles, card))
    unwanted += [0] * (len(RANKS) - len(unwanted))
    counts = range(len(RANKS))
    lower = [MOST_DANGER * LEFT_PER_LOWER_CARD[bottles] ** count for count in counts]
    fading = [exp(-step / FADING_STEPS) for step in range(FADING_LENGTH)]
    beaten = [count ** (options.table.trick_size - 1) for count in counts]
    parts = [1 / max(1, count) for count in counts]
    points = [deck.value(card) if card in in_deck else 0 for card in counts]
    average = sum(points) / len(in_deck)
    return np.array([*unwanted, *lower, *fading, *beaten, *parts, *points, average], np.float64)
