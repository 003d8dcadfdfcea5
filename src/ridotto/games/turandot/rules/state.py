"""The layout of the cells of a Turandot state.

Sets of singers, directors and seats are bits. Rows have places for five seats and for the table, which gets
what is left over: with two players it is the dummy (T14.2), with more all of it is out of the game. The first
part never changes during a match; everything after PHASE does. What belongs to a round stays until the next
audition.
"""

from functools import lru_cache

import numpy as np

from ridotto.compile.bits import members
from ridotto.compile.kernel import Vector
from ridotto.games.turandot.rules.deck.cards import (
    CATEGORIES,
    EVERY_DIRECTOR,
    FAVOURITES,
    GENDERS,
    MOST_STARS,
    ROLES,
    SINGERS,
)
from ridotto.games.turandot.rules.options import MAX_PLAYERS, TurandotOptions

NOBODY = -1
NO_CARD = -1
NO_BID = -1

TABLE = MAX_PLAYERS
"""The row of what is left over."""
ROWS = MAX_PLAYERS + 1
CAST_SIZE = len(ROLES)
MOST_SLOTS = MAX_PLAYERS + 1
START_MONEY = 3

# The set-up.
PLAYERS = 0
SLOTS = 1
CREW = 2
"""Crew cards in the game."""
ALLOWS_IDLE_CREW = 3
FIRST_ROUND = 4
"""Rounds that count as finished when the match begins: none, or those that are left out (T18.1)."""
ROLE_COUNT = 5
"""How many roles are cast, the first ones: all six, or fewer after fewer rounds (T18.2)."""
CATEGORY = 6
"""Six sets: the singers of each category."""
GENDER = CATEGORY + len(CATEGORIES)
"""Three sets: male, female, undefined."""
STARS = GENDER + len(GENDERS)
"""Three sets: the singers with 1, 2 and 3 stars."""
FAVOURITE = STARS + MOST_STARS
"""Three sets: the singers whose favourite is Turandot, Calaf and Liù; nobody's where the role is not cast."""

NO_TRAITS = FAVOURITE + len(FAVOURITES)
"""Always 0: what NO_CARD is, at its place before the singers."""
TRAITS = NO_TRAITS + 1
"""By singer: which of the sets above it is in, counted from CATEGORY, as a set."""

# The match.
PHASE = TRAITS + SINGERS
ROUND = PHASE + 1
"""Rounds finished."""
MAESTRO = PHASE + 2
POOL = PHASE + 3
"""The singers face down."""
OPEN_DIRECTORS = PHASE + 4
"""The directors that lie open, before round 4."""
REMOVED_DIRECTORS = PHASE + 5
"""The directors dismissed or not drawn for round 4."""
TROUPE = PHASE + 6
"""By row: the singers hired, as a set."""
SINGER = TROUPE + ROWS
"""By row six places: the singers in the order they came, which is the dummy's cast."""
DIRECTOR = SINGER + ROWS * CAST_SIZE
"""By row."""
SCENERY = DIRECTOR + ROWS
"""By row: money cards turned into scenery."""
MONEY = SCENERY + ROWS
"""By seat: money cards not spent, also those in a bid that is not revealed."""
SPENT = MONEY + MAX_PLAYERS
"""By seat: money cards discarded."""

# The round.
AUDITION = SPENT + MAX_PLAYERS
"""By slot: the card that was laid there."""
SLOT = AUDITION + MOST_SLOTS
"""By slot: the card that still lies there."""
BID = SLOT + MOST_SLOTS
"""By seat: the bid, as an action."""
CREW_HIRED = BID + MAX_PLAYERS
"""The seats that got a crew card."""
STAND_INS = CREW_HIRED + 1
"""The seats that hired nobody."""
NEEDY = CREW_HIRED + 2
"""The seats that still need a stand-in."""
NAMED = CREW_HIRED + 3
"""The seat that dismisses a director."""
DISMISSED = CREW_HIRED + 4

# The end.
CAST = DISMISSED + 1
"""By seat six places: the singers in the order of the roles."""
CAST_COUNT = CAST + MAX_PLAYERS * CAST_SIZE
"""By seat: how many roles are cast."""
SIZE = CAST_COUNT + MAX_PLAYERS

# Phases.
CHOOSE_MAESTRO = 0
AUDITIONING = 1
BIDDING = 2
GIVING = 3
NAMING = 4
DISMISSING = 5
CASTING = 6
OVER = 7


def first_cells(options: TurandotOptions) -> Vector:
    return _first_cells(options).copy()


@lru_cache(maxsize=64)
def _first_cells(options: TurandotOptions) -> Vector:
    deck = options.deck
    cells = np.zeros(SIZE, np.int64)
    cells[PLAYERS] = options.players
    cells[SLOTS] = options.slots
    cells[CREW] = options.crew
    cells[ALLOWS_IDLE_CREW] = options.allows_idle_crew
    cells[CATEGORY : CATEGORY + len(CATEGORIES)] = deck.category_sets
    cells[GENDER : GENDER + len(GENDERS)] = deck.gender_sets
    cells[STARS : STARS + MOST_STARS] = deck.star_sets
    cells[FIRST_ROUND] = options.first_round
    cells[ROLE_COUNT] = options.roles
    cells[FAVOURITE : FAVOURITE + len(options.favourite_sets)] = options.favourite_sets
    for trait, singers in enumerate(cells[CATEGORY:NO_TRAITS].tolist()):
        cells[TRAITS + np.array(members(singers), np.int64)] |= 1 << trait
    cells[PHASE] = CHOOSE_MAESTRO
    cells[ROUND] = options.first_round
    cells[MAESTRO] = NOBODY
    cells[POOL] = deck.every_singer
    cells[OPEN_DIRECTORS if options.has_directors else REMOVED_DIRECTORS] = EVERY_DIRECTOR
    cells[SINGER : SINGER + ROWS * CAST_SIZE] = NO_CARD
    cells[DIRECTOR : DIRECTOR + ROWS] = NO_CARD
    cells[MONEY : MONEY + options.players] = START_MONEY
    cells[AUDITION : AUDITION + MOST_SLOTS] = NO_CARD
    cells[SLOT : SLOT + MOST_SLOTS] = NO_CARD
    cells[BID : BID + MAX_PLAYERS] = NO_BID
    cells[NAMED] = NOBODY
    cells[DISMISSED] = NO_CARD
    cells[CAST : CAST + MAX_PLAYERS * CAST_SIZE] = NO_CARD
    return cells
