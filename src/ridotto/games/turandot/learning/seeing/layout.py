"""What each cell of the network's input means.

It contains only facts of the observation (rules/observation), but slots are sorted by what they are worth,
troupes are counted, and what every card would add to every score is computed.
"""

from ridotto.engine.observations.layout import Choices, Layout, Numbers, Sets
from ridotto.games.turandot.rules.deck.cards import DIRECTORS, SINGERS
from ridotto.games.turandot.rules.observation.layout import (
    MOST_CREW,
    MOST_FACE_DOWN,
    MOST_SCENERY,
    POOL_TRAITS,
)
from ridotto.games.turandot.rules.options import MAX_PLAYERS, ROUNDS
from ridotto.games.turandot.rules.state import MOST_SLOTS, OVER, ROWS, START_MONEY

STEPS_OF_COUNT = 4
"""A count is seen as whether it is at least 1, 2, 3 and 4."""
STEPS_OF_WORTH = 8
LEAST_WORTH = -1
"""What a card adds is seen as whether it is at least so much, one point more, and so on."""
MOST_LEAD = 16
MOST_PROMISE = 4
UNIT = 8
"""By what scores and leads are divided."""

# The table.
NET_PHASE = 0
NET_PLAYERS = NET_PHASE + 1
NET_ROUND = NET_PLAYERS + 1
NET_CREW = NET_ROUND + 1
NET_IDLE_CREW = NET_CREW + 1
NET_MAESTRO = NET_IDLE_CREW + 1
NET_NAMED = NET_MAESTRO + 1
NET_NEEDY = NET_NAMED + 1
NET_DIRECTORS = NET_NEEDY + 1
NET_POOL = NET_DIRECTORS + 1

# By place of a slot, the one that is worth most first.
NET_SLOT = NET_POOL + POOL_TRAITS
NET_SLOT_DIRECTOR = NET_SLOT + MOST_SLOTS
NET_WORTH = NET_SLOT_DIRECTOR + MOST_SLOTS

# By seat, and for what is left over at the last place.
NET_TROUPE = NET_WORTH + MOST_SLOTS * ROWS
NET_DIRECTOR = NET_TROUPE + ROWS
NET_SCENERY = NET_DIRECTOR + ROWS
NET_SCORE = NET_SCENERY + ROWS
NET_LEAD = NET_SCORE + ROWS
NET_PROMISE = NET_LEAD + ROWS

# By seat.
NET_MONEY = NET_PROMISE + len(DIRECTORS) * ROWS
NET_FACE_DOWN = NET_MONEY + MAX_PLAYERS
NET_HAS_CREW = NET_FACE_DOWN + MAX_PLAYERS
NET_SIZE = NET_HAS_CREW + MAX_PLAYERS

NET_ACTIONS = NET_SIZE
"""After the input: by action in the network's numbering, the action of the rules."""


LAYOUT = Layout(
    version=3,
    fields=(
        Choices(name="phase", at=NET_PHASE, values=OVER + 1, meaning="The phase, as cells count them."),
        Choices(name="players", at=NET_PLAYERS, values=MAX_PLAYERS + 1, meaning="How many play."),
        Choices(name="round", at=NET_ROUND, values=ROUNDS + 1, meaning="Rounds finished."),
        Numbers(name="crew", at=NET_CREW, most=MOST_CREW, meaning="Crew cards in the game."),
        Numbers(name="idle_crew", at=NET_IDLE_CREW, most=1, meaning="Whether idle crew bids are legal."),
        Choices(name="maestro", at=NET_MAESTRO, values=MAX_PLAYERS, meaning="The Maestro's seat."),
        Choices(name="named", at=NET_NAMED, values=MAX_PLAYERS, meaning="Who dismisses a director."),
        Sets(name="needy", at=NET_NEEDY, members=MAX_PLAYERS, meaning="Who still needs a stand-in."),
        Sets(
            name="directors",
            at=NET_DIRECTORS,
            members=len(DIRECTORS),
            meaning="The directors that lie open, before round 4.",
        ),
        Numbers(
            name="pool",
            at=NET_POOL,
            cells=POOL_TRAITS,
            most=SINGERS,
            meaning="How many of the singers face down have each trait.",
        ),
        Sets(
            name="slot",
            at=NET_SLOT,
            cells=MOST_SLOTS,
            members=POOL_TRAITS,
            meaning="By place of a slot: what the singer is that lies there.",
        ),
        Choices(
            name="slot_director",
            at=NET_SLOT_DIRECTOR,
            cells=MOST_SLOTS,
            values=len(DIRECTORS),
            meaning="By place of a slot: the director that lies there.",
        ),
        Sets(
            name="worth",
            at=NET_WORTH,
            cells=MOST_SLOTS * ROWS,
            members=STEPS_OF_WORTH,
            meaning="By place of a slot and seat, then the dummy: how many points the card would add to the "
            "score; at least -1, 0, 1 and so on up to 6.",
        ),
        Sets(
            name="troupe",
            at=NET_TROUPE,
            cells=ROWS,
            members=STEPS_OF_COUNT * POOL_TRAITS,
            meaning="By seat, then of what is left over: how many singers have each trait, up to 4.",
        ),
        Choices(
            name="director",
            at=NET_DIRECTOR,
            cells=ROWS,
            values=len(DIRECTORS),
            meaning="By seat, then of what is left over: the director.",
        ),
        Numbers(
            name="scenery",
            at=NET_SCENERY,
            cells=ROWS,
            most=MOST_SCENERY,
            meaning="By seat, then of what is left over: money turned into scenery.",
        ),
        Numbers(
            name="score",
            at=NET_SCORE,
            cells=ROWS,
            most=UNIT,
            meaning="By seat, then of the dummy: the score with the best cast so far.",
        ),
        Numbers(
            name="lead",
            at=NET_LEAD,
            cells=ROWS,
            most=UNIT,
            meaning="By seat, then of the dummy: how many points more than one's own, at most 16.",
        ),
        Numbers(
            name="promise",
            at=NET_PROMISE,
            cells=len(DIRECTORS) * ROWS,
            most=MOST_PROMISE,
            meaning="By director that lies open and seat, then the dummy: what it would pay so far.",
        ),
        Choices(
            name="money",
            at=NET_MONEY,
            cells=MAX_PLAYERS,
            values=START_MONEY + 1,
            meaning="By seat: money cards not spent.",
        ),
        Choices(
            name="face_down",
            at=NET_FACE_DOWN,
            cells=MAX_PLAYERS,
            values=MOST_FACE_DOWN + 1,
            meaning="By seat: how many cards lie there as a bid that is not revealed.",
        ),
        Numbers(
            name="has_crew",
            at=NET_HAS_CREW,
            cells=MAX_PLAYERS,
            most=1,
            meaning="By seat: whether it got a crew card in this round.",
        ),
    ),
)
