"""Where the unseen cards can be, from what a seat has been shown.

They are in piles: the other hands and the mystery trick. A hand that did not follow a colour holds none of
it; there are no other constraints.
"""

from ridotto.compile.bits import popcount
from ridotto.compile.rule import Cells, rule
from ridotto.games.bottle_imp.rules.chance import EYE_OPEN_CARDS
from ridotto.games.bottle_imp.rules.deck.cards import COLOURS
from ridotto.games.bottle_imp.rules.options import MAX_PLAYERS
from ridotto.games.bottle_imp.rules.state import (
    BOTTLES,
    COLOUR,
    DEALER,
    DECK,
    HAND,
    IS_EYE,
    MYSTERY,
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
    SHOWN,
    TAKEN,
    TRICK,
    TRICK_SIZE,
    TRICK_TAKING,
    WINNER,
)
from ridotto.games.bottle_imp.rules.steps.passing import picks_needed
from ridotto.games.bottle_imp.rules.steps.tricks import colour_of, left_of, right_of
from ridotto.games.bottle_imp.rules.views.see import HAND_SIZE, SEEN_SIZE, VIEWER
from ridotto.games.bottle_imp.rules.views.view import BottleImpView

# After what was seen:
UNSEEN = SEEN_SIZE
"""By colour: the cards in unknown places."""
PILES = UNSEEN + COLOURS
BOUND = PILES + 1
"""How many of the piles lack a colour; they come first."""
PILE = PILES + 2
"""By pile: the cell that its cards belong to, how many they are, and the colours that it lacks, as a set."""
PILE_CELLS = 3
PLACE, ROOM, VOID = range(PILE_CELLS)
MOST_PILES = MAX_PLAYERS + 1
VOIDS = PILE + MOST_PILES * PILE_CELLS
"""By seat: the colours its hand (in the eye, the hidden one) has shown not to hold, as a set."""
PLAYED_BY = VOIDS + MAX_PLAYERS
"""By seat: the cards it has played in this round."""
KNOWN_SIZE = PLAYED_BY + MAX_PLAYERS


@rule
def find_piles(known: Cells) -> None:
    """Write where the unseen cards can be, after what was seen."""
    for cell in range(SEEN_SIZE, KNOWN_SIZE):
        known[cell] = 0
    watch_plays(known)
    viewer = known[VIEWER]
    if known[PHASE] == TRICK_TAKING and viewer != NOBODY:
        write_given(known, viewer)
    if known[PHASE] == PASS or known[PHASE] == TRICK_TAKING:
        find_unseen(known)
        # Those that lack a colour come first.
        add_piles(known, 1)
        known[BOUND] = known[PILES]
        add_piles(known, 0)


@rule
def watch_plays(known: Cells) -> None:
    """The plays of the round again: who played what, and who did not follow which colour (B5.3)."""
    layer = left_of(known, known[DEALER])
    led = trick = place = 0
    for play in range(known[PLAYED]):
        if place == known[TRICK_SIZE]:
            layer = known[WINNER + trick]
            trick += 1
            place = 0
        card = known[PLAY + play]
        if place == 0:
            led = colour_number(known, card)
        # In the eye an open card says nothing about the hidden hand: each follows by itself (B11.9).
        elif colour_number(known, card) != led and not known[SHOWN + layer] >> card & 1:
            known[VOIDS + layer] |= 1 << led
        known[PLAYED_BY + layer] |= 1 << card
        layer = left_of(known, layer)
        place += 1


@rule
def colour_number(known: Cells, card: int) -> int:
    colour = colour_of(known, card)
    return 0 if colour == known[COLOUR] else 1 if colour == known[COLOUR + 1] else 2


@rule
def write_given(known: Cells, seat: int) -> None:
    """Put what this seat gave away where it lies, as far as it was not played."""
    at = PICK + seat * PICKS
    picked = known[PICKED + seat]
    for pick in range(picked - 2):
        known[MYSTERY] |= 1 << known[at + pick]
    elsewhere = laid_open(known) | known[HAND + seat]
    left, right = left_of(known, seat), right_of(known, seat)
    if not known[IS_EYE]:
        known[HAND + left] |= 1 << known[at + picked - 2] & ~elsewhere
    # In the eye the first lies open before the other.
    known[HAND + right] |= 1 << known[at + picked - 1] & ~elsewhere


@rule
def laid_open(known: Cells) -> int:
    """The cards that everybody sees, or saw played."""
    cards = known[TRICK]
    for seat in range(known[PLAYERS]):
        cards |= known[OPEN + seat] | known[TAKEN + seat]
    for bottle in range(known[BOTTLES]):
        if known[OWNER + bottle] != NOBODY:
            cards |= 1 << known[PRICE + bottle]
    return cards


@rule
def find_unseen(known: Cells) -> None:
    located = laid_open(known) | known[MYSTERY]
    for seat in range(known[PLAYERS]):
        located |= known[HAND + seat]
    for colour in range(COLOURS):
        known[UNSEEN + colour] = known[DECK] & ~located & known[COLOUR + colour]


@rule
def add_piles(known: Cells, is_bound: int) -> None:
    """The piles that lack a colour and have room, or all that lack none."""
    discarded = 0
    for seat in range(known[PLAYERS]):
        discarded += picks_needed(known, seat) - 2
        if seat != known[VIEWER]:
            room = known[HAND_SIZE + seat] - popcount(known[HAND + seat])
            if known[PHASE] == PASS and known[IS_EYE]:
                add_pile(known, OPEN + seat, EYE_OPEN_CARDS, 0, is_bound)
                room -= EYE_OPEN_CARDS
            add_pile(known, HAND + seat, room, known[VOIDS + seat], is_bound)
    if known[PHASE] == TRICK_TAKING:
        add_pile(known, MYSTERY, discarded - popcount(known[MYSTERY]), 0, is_bound)


@rule
def add_pile(known: Cells, place: int, room: int, void: int, is_bound: int) -> None:
    if (void == 0 or room == 0) if is_bound else void != 0:
        return
    row = PILE + known[PILES] * PILE_CELLS
    known[row + PLACE] = place
    known[row + ROOM] = room
    known[row + VOID] = void
    known[PILES] += 1


def knowledge_of(v: BottleImpView) -> list[int]:
    """What a view tells of the unseen cards, laid out as above."""
    known = [*memoryview(v.cells).cast("q"), *[0] * (KNOWN_SIZE - SEEN_SIZE)]
    find_piles(known)
    return known
