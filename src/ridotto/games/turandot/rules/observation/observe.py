"""What a network sees of Turandot: a rule that writes it, and what each cell means.

Seats are counted clockwise from the observer, who is 0: a network plays the same from every seat. A singer is
described by its traits and not by its number, so that custom decks can be played too. It writes only what the
view of the same seat shows (view.py).
"""

from ridotto.compile.bits import popcount
from ridotto.compile.rule import Cells, rule
from ridotto.games.turandot.rules.actions import bluff_in, cards_in, money_in, number_in
from ridotto.games.turandot.rules.best_cast import score_so_far
from ridotto.games.turandot.rules.observation.layout import (
    MOST_POINTS,
    OBSERVATION_SIZE,
    POOL_TRAITS,
    SEEN_BID_BLUFF,
    SEEN_BID_MONEY,
    SEEN_BID_NUMBER,
    SEEN_CREW,
    SEEN_DIRECTOR,
    SEEN_DIRECTORS,
    SEEN_FACE_DOWN,
    SEEN_HAS_CREW,
    SEEN_HIRED_NOBODY,
    SEEN_IDLE_CREW,
    SEEN_MAESTRO,
    SEEN_MONEY,
    SEEN_MONEY_NOW,
    SEEN_NAMED,
    SEEN_NEEDY,
    SEEN_PHASE,
    SEEN_PLAYERS,
    SEEN_POOL,
    SEEN_ROUND,
    SEEN_SCENERY,
    SEEN_SCORE,
    SEEN_SEALED,
    SEEN_SINGER,
    SEEN_SLOT_DIRECTOR,
    SEEN_SLOT_SINGER,
)
from ridotto.games.turandot.rules.observation.seats import distance_to, row_at, turned
from ridotto.games.turandot.rules.options import DIRECTORS_ROUND, MAX_PLAYERS
from ridotto.games.turandot.rules.state import (
    ALLOWS_IDLE_CREW,
    BID,
    BIDDING,
    CAST_COUNT,
    CAST_SIZE,
    CASTING,
    CATEGORY,
    CREW,
    CREW_HIRED,
    DIRECTOR,
    MAESTRO,
    MONEY,
    MOST_SLOTS,
    NAMED,
    NEEDY,
    NO_BID,
    NO_CARD,
    NOBODY,
    OPEN_DIRECTORS,
    PHASE,
    PLAYERS,
    POOL,
    ROLE_COUNT,
    ROUND,
    ROWS,
    SCENERY,
    SINGER,
    SLOT,
    STAND_INS,
    TRAITS,
)


@rule
def observe(s: Cells, seat: int, out: Cells) -> int:
    """Write what this seat sees; returns how many cells that are."""
    see_without_scores(s, s, seat, out)
    for place in range(MAX_PLAYERS):
        row = row_at(s, seat, place)
        out[SEEN_SCORE + place] = 0 if row == NOBODY else seen_score(score_so_far(s, row))
    return OBSERVATION_SIZE


@rule
def seen_score(score: int) -> int:
    return max(-MOST_POINTS, min(MOST_POINTS, score))


@rule
def see_without_scores(s: Cells, setup: Cells, seat: int, out: Cells) -> None:
    """`setup`: the initial cells of the match, or all of them: what is the same for all matches stays in the
    caches of a processor and of a GPU (bench/gpu/steps.py).
    """
    _see_table(s, seat, out)
    _see_slots(s, out)
    _see_pool(s, setup, out)
    _see_singers(s, setup, seat, out)
    for place in range(ROWS):
        _see_row(s, row_at(s, seat, place), place, out)
    for other in range(MAX_PLAYERS):
        _see_player(s, row_at(s, seat, other), other, out)


@rule
def _see_table(s: Cells, seat: int, out: Cells) -> None:
    out[SEEN_PHASE] = s[PHASE]
    out[SEEN_PLAYERS] = s[PLAYERS]
    out[SEEN_ROUND] = s[ROUND]
    out[SEEN_CREW] = s[CREW]
    out[SEEN_IDLE_CREW] = s[ALLOWS_IDLE_CREW]
    out[SEEN_MAESTRO] = distance_to(s, seat, s[MAESTRO])
    out[SEEN_NAMED] = distance_to(s, seat, s[NAMED])
    out[SEEN_DIRECTORS] = s[OPEN_DIRECTORS]
    out[SEEN_NEEDY] = turned(s, seat, s[NEEDY])
    out[SEEN_MONEY_NOW] = s[MONEY + seat]


@rule
def _see_singers(s: Cells, setup: Cells, seat: int, out: Cells) -> None:
    """What each singer is that lies open, in the slots and in the rows; nothing of NO_CARD."""
    has_directors = s[ROUND] == DIRECTORS_ROUND
    for slot in range(MOST_SLOTS):
        out[SEEN_SLOT_SINGER + slot] = 0 if has_directors else setup[TRAITS + s[SLOT + slot]]
    for place in range(ROWS):
        row = row_at(s, seat, place)
        at = SEEN_SINGER + place * CAST_SIZE
        if row == NOBODY:
            for number in range(CAST_SIZE):
                out[at + number] = 0
        else:
            for number in range(CAST_SIZE):
                out[at + number] = setup[TRAITS + s[SINGER + row * CAST_SIZE + number]]


@rule
def _see_slots(s: Cells, out: Cells) -> None:
    has_directors = s[ROUND] == DIRECTORS_ROUND
    for slot in range(MOST_SLOTS):
        out[SEEN_SLOT_DIRECTOR + slot] = s[SLOT + slot] if has_directors else NO_CARD


@rule
def _see_pool(s: Cells, setup: Cells, out: Cells) -> None:
    """The sets of traits stand side by side in the state as here."""
    for trait in range(POOL_TRAITS):
        out[SEEN_POOL + trait] = popcount(setup[CATEGORY + trait] & s[POOL])


@rule
def _see_row(s: Cells, row: int, place: int, out: Cells) -> None:
    out[SEEN_DIRECTOR + place] = NO_CARD if row == NOBODY else s[DIRECTOR + row]
    out[SEEN_SCENERY + place] = 0 if row == NOBODY else s[SCENERY + row]


@rule
def _see_player(s: Cells, player: int, place: int, out: Cells) -> None:
    """What everybody sees of a player; empty for an unused seat.

    Almost without branches: whether a bid lies there is different for each match, and a processor cannot
    predict it (bench/batches.py).
    """
    if player == NOBODY:
        for row in range(SEEN_MONEY, SEEN_SCORE, MAX_PLAYERS):
            out[row + place] = 0
        out[SEEN_BID_NUMBER + place] = -1
        out[SEEN_BID_MONEY + place] = -1
        out[SEEN_BID_BLUFF + place] = -1
        return
    bid = s[BID + player]
    is_hidden = (bid != NO_BID) & (s[PHASE] == BIDDING)
    is_shown = (bid != NO_BID) & (s[PHASE] != BIDDING)
    is_cast = (s[PHASE] == CASTING) & (s[CAST_COUNT + player] == s[ROLE_COUNT])
    out[SEEN_MONEY + place] = s[MONEY + player]
    out[SEEN_SEALED + place] = 1 if is_hidden | is_cast else 0
    out[SEEN_FACE_DOWN + place] = cards_in(bid) if is_hidden else 0
    out[SEEN_BID_NUMBER + place] = number_in(bid) if is_shown else -1
    out[SEEN_BID_MONEY + place] = money_in(bid) if is_shown else -1
    out[SEEN_BID_BLUFF + place] = bluff_in(bid) if is_shown else -1
    out[SEEN_HAS_CREW + place] = s[CREW_HIRED] >> player & 1
    out[SEEN_HIRED_NOBODY + place] = s[STAND_INS] >> player & 1
