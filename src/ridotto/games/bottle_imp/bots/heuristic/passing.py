"""Which cards to give away before the first trick (B4, B11.3).

The figures are rounded from what each card in hand was worth, in points, when this bot gave away random
cards and then played against itself.
"""

from functools import cache

from ridotto.engine.game import Seat
from ridotto.games.bottle_imp.rules.deck.cards import RANKS, Deck, load_deck
from ridotto.games.bottle_imp.rules.views.view import BottleImpView

GIFTS = 2
"""The last two picks go to other players, all before them to the mystery trick (B4.1, B4.2, B11.3)."""

LOW_WORTH = -13.0
LOW_NUMBERS = {1: (3.0, 10.0), 2: (10.0, 13.0)}
"""By number of bottles: up to where cards are fully dangerous, and where the danger ends. Two bottles fall
more slowly, so they get stuck higher up."""
HIGH_START, WORTH_PER_HIGH_NUMBER = 28.0, 1.25
COLOUR_WORTH = (-1.0, 0.0, 1.5)
"""Low, middle and high colour."""


def choose_pick(view: BottleImpView, seat: Seat) -> int:
    """The next card to give away.

    Neighbours are opponents in every mode (B2.2), so the lowest cards go to them; the highest of the unwanted
    ones would bring them points and goes to the mystery trick.
    """
    missing = _picks_needed(view, seat) - len(view.picks)
    unwanted = sorted(view.legal, key=lambda card: keeping_worth(view.options.deck, len(view.bottles), card))[
        :missing
    ]
    return max(unwanted) if missing > GIFTS else min(unwanted)


def _picks_needed(view: BottleImpView, seat: Seat) -> int:
    if view.options.mode_row.is_eye:
        return 2 + GIFTS
    # The dealer of five adds nothing to the mystery trick (B4.2).
    return GIFTS if view.options.players == 5 and seat == view.dealer else 1 + GIFTS


@cache
def keeping_worth(deck: str | Deck, bottles: int, card: int) -> float:
    """What it is worth to keep this card, compared with an average one."""
    number = float(RANKS[card])
    bottom, end = LOW_NUMBERS[bottles]
    lowness = min(1.0, max(0.0, (end - number) / (end - bottom)))
    highness = max(0.0, number - HIGH_START)
    colour = COLOUR_WORTH[load_deck(deck).colour(card)]
    return lowness * LOW_WORTH + highness * WORTH_PER_HIGH_NUMBER + colour
