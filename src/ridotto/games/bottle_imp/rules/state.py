"""The layout of the cells of a Bottle Imp state.

Sets of cards are bits by card (see deck/cards.py). Rows of seats have six places. The first part never
changes during a match; everything after PHASE does.
"""

from functools import lru_cache

import numpy as np

from ridotto.compile.bits import mask_of, members
from ridotto.compile.kernel import Vector
from ridotto.games.bottle_imp.rules.deck.cards import COLOURS, START_PRICE, load_deck
from ridotto.games.bottle_imp.rules.options import MAX_PLAYERS, PENALTIES, BottleImpOptions

NOBODY = -1
NO_CARD = -1

# The set-up.
PLAYERS = 0
BOTTLES = 1
IS_EYE = 2
HAS_TEAMS = 3
IS_PENALTY_EACH = 4
ROUNDS = 5
TRICK_SIZE = 6
DECK = 7
"""The cards in play."""
COLOUR = 8
"""Three sets: the cards of each colour."""
VALUE = COLOUR + COLOURS
"""Three sets: the cards whose points have the bit 1, 2 or 4. Counting them is counting points."""
VALUE_BITS = 3
PARTNER = VALUE + VALUE_BITS
"""By seat clockwise from the dealer: the partner, counted in the same way."""

# The match.
PHASE = PARTNER + MAX_PLAYERS
ROUND = PHASE + 1
"""Rounds finished."""
DEALER = PHASE + 2
"""Of the present round, or of the one finished last."""
TOTAL = PHASE + 3
"""By seat: the match score."""

# The round.
HAND = TOTAL + MAX_PLAYERS
"""By seat: cards in hand; in the eye, the hidden hand."""
OPEN = HAND + MAX_PLAYERS
"""By seat: the open hand of the eye."""
SHOWN = OPEN + MAX_PLAYERS
"""By seat: the open hand as it was laid down after the passes."""
TAKEN = SHOWN + MAX_PLAYERS
"""By seat: cards won in tricks."""
MYSTERY = TAKEN + MAX_PLAYERS
PRICE = MYSTERY + 1
"""By bottle: a card; START_PRICE as long as nobody owns it."""
OWNER = PRICE + 2
"""By bottle: a seat or NOBODY."""
PICKED = OWNER + 2
"""By seat: how many cards are chosen for passing."""
PICK = PICKED + MAX_PLAYERS
"""By seat four places: the chosen cards in the order of the record line."""
PICKS = 4

# The trick.
TURN = PICK + MAX_PLAYERS * PICKS
LAID = TURN + 1
"""Cards in the present trick."""
TRICK = TURN + 2
"""The cards of the present trick, as a set."""
LED = TURN + 3
"""All cards of the colour led."""
TRICKS = TURN + 4
"""Tricks finished."""
WINNER = TURN + 5
"""By trick: who won it."""
MOST_TRICKS = 11
PLAYED = WINNER + MOST_TRICKS
"""Cards played in this round."""
PLAY = PLAYED + 1
"""The cards played in this round, in order."""
MOST_PLAYS = 50
SIZE = PLAY + MOST_PLAYS

# Phases.
CHOOSE_DEALER = 0
DEAL = 1
PASS = 2
TRICK_TAKING = 3
OVER = 4


def first_cells(options: BottleImpOptions) -> Vector:
    return _first_cells(options).copy()


@lru_cache(maxsize=64)
def _first_cells(options: BottleImpOptions) -> Vector:
    mode = options.mode_row
    deck = load_deck(options.deck)
    cells = np.zeros(SIZE, np.int64)
    cells[PLAYERS] = options.players
    cells[BOTTLES] = mode.bottles
    cells[IS_EYE] = mode.is_eye
    cells[HAS_TEAMS] = mode.has_teams
    cells[IS_PENALTY_EACH] = options.team_penalty == PENALTIES[1]
    cells[ROUNDS] = options.rounds
    cells[TRICK_SIZE] = mode.trick_size
    cells[DECK] = deck.for_players(options.players)
    cells[COLOUR : COLOUR + COLOURS] = deck.colour_sets
    for bit in range(VALUE_BITS):
        cells[VALUE + bit] = mask_of(card for card in members(deck.full) if deck.value(card) >> bit & 1)
    cells[PARTNER : PARTNER + options.players] = mode.partners
    cells[PHASE] = CHOOSE_DEALER
    cells[DEALER] = NOBODY
    cells[OWNER : OWNER + 2] = NOBODY
    cells[PRICE : PRICE + mode.bottles] = START_PRICE
    cells[PICK : PICK + MAX_PLAYERS * PICKS] = NO_CARD
    cells[WINNER : WINNER + MOST_TRICKS] = NOBODY
    cells[PLAY : PLAY + MOST_PLAYS] = NO_CARD
    return cells
