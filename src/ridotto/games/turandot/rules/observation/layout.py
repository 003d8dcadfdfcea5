"""What each cell of an observation means."""

from ridotto.engine.observations.layout import Choices, Layout, Numbers, Sets
from ridotto.games.turandot.rules.deck.cards import (
    CATEGORIES,
    DIRECTORS,
    FAVOURITES,
    GENDERS,
    MOST_STARS,
    SINGERS,
)
from ridotto.games.turandot.rules.options import MAX_PLAYERS, ROUNDS
from ridotto.games.turandot.rules.state import (
    CAST_SIZE,
    MOST_SLOTS,
    OVER,
    ROWS,
    START_MONEY,
)

MOST_POINTS = 60

# The table.
SEEN_PHASE = 0
SEEN_PLAYERS = SEEN_PHASE + 1
SEEN_ROUND = SEEN_PLAYERS + 1
SEEN_CREW = SEEN_ROUND + 1
SEEN_IDLE_CREW = SEEN_CREW + 1
SEEN_MAESTRO = SEEN_IDLE_CREW + 1
SEEN_NAMED = SEEN_MAESTRO + 1
SEEN_DIRECTORS = SEEN_NAMED + 1
SEEN_NEEDY = SEEN_DIRECTORS + 1
SEEN_MONEY_NOW = SEEN_NEEDY + 1

# By slot: the card that lies there.
SEEN_SLOT_SINGER = SEEN_MONEY_NOW + 1
SEEN_SLOT_DIRECTOR = SEEN_SLOT_SINGER + MOST_SLOTS

# How many singers face down have a trait.
SEEN_POOL = SEEN_SLOT_DIRECTOR + MOST_SLOTS
POOL_TRAITS = len(CATEGORIES) + len(GENDERS) + MOST_STARS + len(FAVOURITES)

# By seat, and for what is left over at the last place.
SEEN_SINGER = SEEN_POOL + POOL_TRAITS
SEEN_DIRECTOR = SEEN_SINGER + ROWS * CAST_SIZE
SEEN_SCENERY = SEEN_DIRECTOR + ROWS

# By seat.
SEEN_MONEY = SEEN_SCENERY + ROWS
SEEN_SEALED = SEEN_MONEY + MAX_PLAYERS
SEEN_FACE_DOWN = SEEN_SEALED + MAX_PLAYERS
SEEN_BID_NUMBER = SEEN_FACE_DOWN + MAX_PLAYERS
SEEN_BID_MONEY = SEEN_BID_NUMBER + MAX_PLAYERS
SEEN_BID_BLUFF = SEEN_BID_MONEY + MAX_PLAYERS
SEEN_HAS_CREW = SEEN_BID_BLUFF + MAX_PLAYERS
SEEN_HIRED_NOBODY = SEEN_HAS_CREW + MAX_PLAYERS
SEEN_SCORE = SEEN_HIRED_NOBODY + MAX_PLAYERS
OBSERVATION_SIZE = SEEN_SCORE + MAX_PLAYERS

MOST_CREW = 2
MOST_SCENERY = START_MONEY
MOST_FACE_DOWN = 5


LAYOUT = Layout(
    version=2,
    fields=(
        Choices(name="phase", at=SEEN_PHASE, values=OVER + 1, meaning="The phase, as cells count them."),
        Choices(name="players", at=SEEN_PLAYERS, values=MAX_PLAYERS + 1, meaning="How many play."),
        Choices(name="round", at=SEEN_ROUND, values=ROUNDS + 1, meaning="Rounds finished."),
        Numbers(name="crew", at=SEEN_CREW, most=MOST_CREW, meaning="Crew cards in the game."),
        Numbers(
            name="idle_crew",
            at=SEEN_IDLE_CREW,
            most=1,
            meaning="Whether crew bids that cannot hire are legal.",
        ),
        Choices(name="maestro", at=SEEN_MAESTRO, values=MAX_PLAYERS, meaning="The Maestro's seat."),
        Choices(
            name="named", at=SEEN_NAMED, values=MAX_PLAYERS, meaning="The seat that dismisses a director."
        ),
        Sets(
            name="directors",
            at=SEEN_DIRECTORS,
            members=len(DIRECTORS),
            meaning="The directors that lie open, before round 4.",
        ),
        Sets(
            name="needy", at=SEEN_NEEDY, members=MAX_PLAYERS, meaning="The seats that still need a stand-in."
        ),
        Numbers(
            name="money_at_hand", at=SEEN_MONEY_NOW, most=START_MONEY, meaning="One's own money at hand."
        ),
        Sets(
            name="slot",
            at=SEEN_SLOT_SINGER,
            cells=MOST_SLOTS,
            members=POOL_TRAITS,
            meaning="By slot: the singer that lies there, as what it is: one of six categories, three "
            "genders, 1, 2 or 3 stars, one of three favourites or none, in this order.",
        ),
        Choices(
            name="slot_director",
            at=SEEN_SLOT_DIRECTOR,
            cells=MOST_SLOTS,
            values=len(DIRECTORS),
            meaning="By slot: the director that lies there.",
        ),
        Numbers(
            name="pool",
            at=SEEN_POOL,
            cells=POOL_TRAITS,
            most=SINGERS,
            meaning="How many of the singers face down are of each category, each gender, have 1, 2 and 3 "
            "stars, and have each favourite.",
        ),
        Sets(
            name="singer",
            at=SEEN_SINGER,
            cells=ROWS * CAST_SIZE,
            members=POOL_TRAITS,
            meaning="By seat six singers in the order they came, then those left over, each as what it is.",
        ),
        Choices(
            name="director",
            at=SEEN_DIRECTOR,
            cells=ROWS,
            values=len(DIRECTORS),
            meaning="By seat, then of what is left over: the director.",
        ),
        Numbers(
            name="scenery",
            at=SEEN_SCENERY,
            cells=ROWS,
            most=MOST_SCENERY,
            meaning="By seat, then of what is left over: money turned into scenery.",
        ),
        Numbers(
            name="money",
            at=SEEN_MONEY,
            cells=MAX_PLAYERS,
            most=START_MONEY,
            meaning="By seat: money cards not spent.",
        ),
        Numbers(
            name="sealed",
            at=SEEN_SEALED,
            cells=MAX_PLAYERS,
            most=1,
            meaning="By seat: whether it has bid or cast and waits for the others.",
        ),
        Numbers(
            name="face_down",
            at=SEEN_FACE_DOWN,
            cells=MAX_PLAYERS,
            most=MOST_FACE_DOWN,
            meaning="By seat: how many cards lie there as a bid that is not revealed.",
        ),
        Choices(
            name="bid_number",
            at=SEEN_BID_NUMBER,
            cells=MAX_PLAYERS,
            values=MOST_SLOTS + 1,
            meaning="By seat: the number card of its bid of this round, once revealed; 0: for crew.",
        ),
        Choices(
            name="bid_money",
            at=SEEN_BID_MONEY,
            cells=MAX_PLAYERS,
            values=START_MONEY + 1,
            meaning="By seat: the money in that bid.",
        ),
        Choices(
            name="bid_bluff",
            at=SEEN_BID_BLUFF,
            cells=MAX_PLAYERS,
            values=2,
            meaning="By seat: whether the bluff card was in it.",
        ),
        Numbers(
            name="has_crew",
            at=SEEN_HAS_CREW,
            cells=MAX_PLAYERS,
            most=1,
            meaning="By seat: whether it got a crew card in this round.",
        ),
        Numbers(
            name="hired_nobody",
            at=SEEN_HIRED_NOBODY,
            cells=MAX_PLAYERS,
            most=1,
            meaning="By seat: whether it needs or got a stand-in in this round.",
        ),
        Numbers(
            name="score",
            at=SEEN_SCORE,
            cells=MAX_PLAYERS,
            most=MOST_POINTS,
            meaning="By seat: its score with the best cast that its singers allow.",
        ),
    ),
)
