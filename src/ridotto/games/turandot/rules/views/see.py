"""What a seat has been shown, as cells, written by a rule. Every cell is granted by name; nothing else leaves
a state.

The first cells are those of a state, without the bids and casts that are sealed; so rules functions on these
cells use only what the seat knows.
"""

from ridotto.compile.rule import Cells, rule
from ridotto.games.turandot.rules.actions import cards_in
from ridotto.games.turandot.rules.best_cast import score_so_far
from ridotto.games.turandot.rules.options import MAX_PLAYERS
from ridotto.games.turandot.rules.state import (
    AUDITION,
    BID,
    BIDDING,
    CAST,
    CAST_COUNT,
    CAST_SIZE,
    CASTING,
    CREW_HIRED,
    DIRECTOR,
    DISMISSED,
    MAESTRO,
    MONEY,
    MOST_SLOTS,
    NAMED,
    NEEDY,
    NO_BID,
    NO_CARD,
    NOBODY,
    OPEN_DIRECTORS,
    OVER,
    PHASE,
    PLAYERS,
    POOL,
    REMOVED_DIRECTORS,
    ROLE_COUNT,
    ROUND,
    ROWS,
    SCENERY,
    SINGER,
    SIZE,
    SLOT,
    SPENT,
    STAND_INS,
    TABLE,
    TROUPE,
)
from ridotto.games.turandot.rules.steps.acting import legal_actions

# After the cells of a state:
VIEWER = SIZE
"""The seat, or NOBODY for a spectator."""
LEGAL = VIEWER + 1
"""What this seat may do now, as a set."""
PLAYER = VIEWER + 2
"""By seat, side by side: everything shown of a player; in the last row, of what is left over."""
PLAYER_TROUPE = 0
PLAYER_DIRECTOR = CAST_SIZE
PLAYER_SCENERY = PLAYER_DIRECTOR + 1
PLAYER_MONEY = PLAYER_DIRECTOR + 2
PLAYER_IS_SEALED = PLAYER_DIRECTOR + 3
PLAYER_FACE_DOWN = PLAYER_DIRECTOR + 4
PLAYER_BID = PLAYER_DIRECTOR + 5
PLAYER_HAS_CREW = PLAYER_DIRECTOR + 6
PLAYER_HIRED_NOBODY = PLAYER_DIRECTOR + 7
PLAYER_NEEDS_STAND_IN = PLAYER_DIRECTOR + 8
PLAYER_SCORE = PLAYER_DIRECTOR + 9
PLAYER_CAST = PLAYER_DIRECTOR + 10
PLAYER_CELLS = PLAYER_CAST + CAST_SIZE
SEEN_SIZE = PLAYER + ROWS * PLAYER_CELLS


@rule
def see(s: Cells, seat: int, seen: Cells) -> int:
    """Write all that a seat (NOBODY: a spectator) has been shown; returns how many cells that are."""
    for cell in range(PHASE):
        seen[cell] = s[cell]
    _see_table(s, seen)
    for other in range(MAX_PLAYERS):
        _see_choices(s, other, seat, seen)
    for row in range(ROWS):
        _see_row(s, row, seen)
    seen[VIEWER] = seat
    # Computed from the granted cells, so it reveals nothing else.
    seen[LEGAL] = 0 if seat == NOBODY else legal_actions(seen, seat)
    return SEEN_SIZE


@rule
def _see_table(s: Cells, seen: Cells) -> None:
    """What lies open before everybody, and what is left over."""
    seen[PHASE] = s[PHASE]
    seen[ROUND] = s[ROUND]
    seen[MAESTRO] = s[MAESTRO]
    seen[POOL] = s[POOL]
    seen[OPEN_DIRECTORS] = s[OPEN_DIRECTORS]
    seen[REMOVED_DIRECTORS] = s[REMOVED_DIRECTORS]
    for row in range(ROWS):
        seen[TROUPE + row] = s[TROUPE + row]
        seen[DIRECTOR + row] = s[DIRECTOR + row]
        seen[SCENERY + row] = s[SCENERY + row]
    for place in range(ROWS * CAST_SIZE):
        seen[SINGER + place] = s[SINGER + place]
    for player in range(MAX_PLAYERS):
        seen[MONEY + player] = s[MONEY + player]
        seen[SPENT + player] = s[SPENT + player]
    for slot in range(MOST_SLOTS):
        seen[AUDITION + slot] = s[AUDITION + slot]
        seen[SLOT + slot] = s[SLOT + slot]
    seen[CREW_HIRED] = s[CREW_HIRED]
    seen[STAND_INS] = s[STAND_INS]
    seen[NEEDY] = s[NEEDY]
    seen[NAMED] = s[NAMED]
    seen[DISMISSED] = s[DISMISSED]


@rule
def _see_choices(s: Cells, player: int, seat: int, seen: Cells) -> None:
    """A bid and a cast: one's own, and everybody's once they are turned up (T5.8, T12.3)."""
    is_own = player == seat
    seen[BID + player] = s[BID + player] if is_own or s[PHASE] != BIDDING else NO_BID
    is_told = is_own or s[PHASE] == OVER
    seen[CAST_COUNT + player] = s[CAST_COUNT + player] if is_told else 0
    for role in range(CAST_SIZE):
        at = CAST + player * CAST_SIZE + role
        seen[at] = s[at] if is_told else NO_CARD


@rule
def _see_row(s: Cells, row: int, seen: Cells) -> None:
    """The company of a player or of the table; nothing where nobody sits."""
    at = PLAYER + row * PLAYER_CELLS
    for cell in range(at, at + PLAYER_CELLS):
        seen[cell] = 0
    if s[PLAYERS] <= row < TABLE:
        return
    for place in range(CAST_SIZE):
        seen[at + PLAYER_TROUPE + place] = s[SINGER + row * CAST_SIZE + place]
    seen[at + PLAYER_DIRECTOR] = s[DIRECTOR + row]
    # The table plays with two players only: it is the dummy (T14.2).
    seen[at + PLAYER_SCORE] = score_so_far(s, row) if row < TABLE or s[PLAYERS] == 2 else 0
    if row < TABLE:
        _see_player(s, row, at, seen)


@rule
def _see_player(s: Cells, player: int, at: int, seen: Cells) -> None:
    """What everybody sees of a player beside the company."""
    is_bidding = s[PHASE] == BIDDING
    bid = s[BID + player]
    has_bid = is_bidding and bid != NO_BID
    has_cast = s[PHASE] == CASTING and s[CAST_COUNT + player] == s[ROLE_COUNT]
    seen[at + PLAYER_SCENERY] = s[SCENERY + player]
    seen[at + PLAYER_MONEY] = s[MONEY + player]
    seen[at + PLAYER_IS_SEALED] = 1 if has_bid or has_cast else 0
    seen[at + PLAYER_FACE_DOWN] = cards_in(bid) if has_bid else 0
    seen[at + PLAYER_BID] = NO_BID if is_bidding else bid
    seen[at + PLAYER_HAS_CREW] = s[CREW_HIRED] >> player & 1
    seen[at + PLAYER_HIRED_NOBODY] = s[STAND_INS] >> player & 1
    seen[at + PLAYER_NEEDS_STAND_IN] = s[NEEDY] >> player & 1
    for place in range(CAST_SIZE):
        is_cast = s[PHASE] == OVER
        seen[at + PLAYER_CAST + place] = s[CAST + player * CAST_SIZE + place] if is_cast else NO_CARD
