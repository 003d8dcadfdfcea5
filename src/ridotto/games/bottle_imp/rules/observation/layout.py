"""What each cell of an observation means."""

from ridotto.engine.observations.layout import Choices, Layout, Numbers, Sets
from ridotto.games.bottle_imp.rules.deck.cards import COLOURS, RANKS
from ridotto.games.bottle_imp.rules.options import MAX_PLAYERS
from ridotto.games.bottle_imp.rules.state import (
    MOST_TRICKS,
    PICKS,
    VALUE_BITS,
)

CARDS = len(RANKS)
MOST_BOTTLES = 2
MOST_HAND = 18
MOST_POINTS = 200
MOST_ROUNDS_LEFT = 20

# Sets of cards.
SEEN_DECK = 0
SEEN_COLOUR = SEEN_DECK + 1
SEEN_VALUE = SEEN_COLOUR + COLOURS
SEEN_LEGAL = SEEN_VALUE + VALUE_BITS
SEEN_HAND = SEEN_LEGAL + 1
SEEN_OPEN = SEEN_HAND + 1
SEEN_PICK = SEEN_OPEN + 2
SEEN_RECEIVED = SEEN_PICK + PICKS
SEEN_UNDER_PRICE = SEEN_RECEIVED + 2
SEEN_IN_TRICK = SEEN_UNDER_PRICE + MOST_BOTTLES
SEEN_PLAYED = SEEN_IN_TRICK + MAX_PLAYERS
SEEN_TAKEN = SEEN_PLAYED + MAX_PLAYERS
SEEN_TRICK = SEEN_TAKEN + MAX_PLAYERS
SEEN_LEADS = SEEN_TRICK + MOST_TRICKS
SEEN_MAY_HOLD = SEEN_LEADS + 1

# Choices.
SEEN_PHASE = SEEN_MAY_HOLD + MAX_PLAYERS
SEEN_PLAYERS = SEEN_PHASE + 1
SEEN_PARTNER = SEEN_PLAYERS + 1
SEEN_DEALER = SEEN_PARTNER + 1
SEEN_TURN = SEEN_DEALER + 1
SEEN_LED = SEEN_TURN + 1
SEEN_LAID = SEEN_LED + 1
SEEN_PICKED = SEEN_LAID + 1
SEEN_OWNER = SEEN_PICKED + 1

# Numbers.
SEEN_RULES = SEEN_OWNER + MOST_BOTTLES
SEEN_ROUNDS_LEFT = SEEN_RULES + 4
SEEN_HAND_SIZE = SEEN_ROUNDS_LEFT + 1
SEEN_POINTS = SEEN_HAND_SIZE + MAX_PLAYERS
SEEN_AHEAD = SEEN_POINTS + MAX_PLAYERS
OBSERVATION_SIZE = SEEN_AHEAD + MAX_PLAYERS

LAYOUT = Layout(
    version=1,
    fields=(
        Sets(name="deck", at=SEEN_DECK, members=CARDS, meaning="The cards in play."),
        Sets(
            name="colour",
            at=SEEN_COLOUR,
            cells=COLOURS,
            members=CARDS,
            meaning="The cards of the low, the middle and the high colour.",
        ),
        Sets(
            name="value",
            at=SEEN_VALUE,
            cells=VALUE_BITS,
            members=CARDS,
            meaning="The cards whose points have the bit 1, 2 or 4.",
        ),
        Sets(
            name="legal", at=SEEN_LEGAL, members=CARDS, meaning="The cards that may be picked or played now."
        ),
        Sets(name="hand", at=SEEN_HAND, members=CARDS, meaning="One's own hand; in the eye, the hidden one."),
        Sets(
            name="open",
            at=SEEN_OPEN,
            cells=2,
            members=CARDS,
            meaning="In the eye: one's own open hand, and the other's once it is laid down.",
        ),
        Sets(
            name="pick",
            at=SEEN_PICK,
            cells=PICKS,
            members=CARDS,
            meaning="One's own picks for the pass, in the order of the record line.",
        ),
        Sets(
            name="received",
            at=SEEN_RECEIVED,
            cells=2,
            members=CARDS,
            meaning="The card from the right and from the left neighbour; in the eye, for the "
            "open and for the hidden hand.",
        ),
        Sets(
            name="under_price",
            at=SEEN_UNDER_PRICE,
            cells=MOST_BOTTLES,
            members=CARDS,
            meaning="By bottle: the cards in play that are under its price.",
        ),
        Sets(
            name="in_trick",
            at=SEEN_IN_TRICK,
            cells=MAX_PLAYERS,
            members=CARDS,
            meaning="By seat: its cards in the present trick.",
        ),
        Sets(
            name="played",
            at=SEEN_PLAYED,
            cells=MAX_PLAYERS,
            members=CARDS,
            meaning="By seat: all cards it has played in this round.",
        ),
        Sets(
            name="taken",
            at=SEEN_TAKEN,
            cells=MAX_PLAYERS,
            members=CARDS,
            meaning="By seat: the cards it has won.",
        ),
        Sets(
            name="trick",
            at=SEEN_TRICK,
            cells=MOST_TRICKS,
            members=CARDS,
            meaning="By trick: its cards, from the first trick of the round on.",
        ),
        Sets(name="leads", at=SEEN_LEADS, members=CARDS, meaning="The cards that led a trick of this round."),
        Sets(
            name="may_hold",
            at=SEEN_MAY_HOLD,
            cells=MAX_PLAYERS,
            members=CARDS,
            meaning="By seat: the unseen cards that its hand may hold, by the colours it has shown to lack "
            "and the cards it was given. The observer's place has those that may lie in the mystery trick.",
        ),
        Choices(name="phase", at=SEEN_PHASE, values=2, meaning="The pass, or the tricks."),
        Choices(name="players", at=SEEN_PLAYERS, values=MAX_PLAYERS + 1, meaning="How many play."),
        Choices(
            name="partner",
            at=SEEN_PARTNER,
            values=MAX_PLAYERS,
            meaning="The partner's seat; 0: there is none.",
        ),
        Choices(name="dealer", at=SEEN_DEALER, values=MAX_PLAYERS, meaning="The dealer's seat."),
        Choices(name="turn", at=SEEN_TURN, values=MAX_PLAYERS, meaning="Whose turn it is in a trick."),
        Choices(name="led", at=SEEN_LED, values=COLOURS, meaning="The colour led."),
        Choices(
            name="laid", at=SEEN_LAID, values=MAX_PLAYERS + 1, meaning="How many cards lie in the trick."
        ),
        Choices(name="picked", at=SEEN_PICKED, values=PICKS + 1, meaning="How many cards one has picked."),
        Choices(
            name="owner",
            at=SEEN_OWNER,
            cells=MOST_BOTTLES,
            values=MAX_PLAYERS,
            meaning="By bottle: the seat that owns it.",
        ),
        Numbers(
            name="rules",
            at=SEEN_RULES,
            cells=4,
            most=1,
            meaning="Whether it is the eye, there are two bottles, there are teams, "
            "each partner pays the penalty.",
        ),
        Numbers(
            name="rounds_left",
            at=SEEN_ROUNDS_LEFT,
            most=MOST_ROUNDS_LEFT,
            meaning="How many rounds come after this one.",
        ),
        Numbers(
            name="hand_size",
            at=SEEN_HAND_SIZE,
            cells=MAX_PLAYERS,
            most=MOST_HAND,
            meaning="By seat: how many cards it holds.",
        ),
        Numbers(
            name="points",
            at=SEEN_POINTS,
            cells=MAX_PLAYERS,
            most=MOST_POINTS,
            meaning="By seat: the points it has won in this round.",
        ),
        Numbers(
            name="ahead",
            at=SEEN_AHEAD,
            cells=MAX_PLAYERS,
            most=MOST_POINTS,
            meaning="By seat: how far its match score is ahead of one's own.",
        ),
    ),
)
