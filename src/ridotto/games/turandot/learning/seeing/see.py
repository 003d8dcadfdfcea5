"""The rule that writes the network's input. Seats are counted clockwise from its own, which is 0."""

from ridotto.compile.bits import popcount
from ridotto.compile.rule import Cells, rule
from ridotto.engine.cells.steps import MOST_ACTIONS
from ridotto.games.turandot.learning.seeing.layout import (
    LEAST_WORTH,
    MOST_LEAD,
    NET_ACTIONS,
    NET_CREW,
    NET_DIRECTOR,
    NET_DIRECTORS,
    NET_FACE_DOWN,
    NET_HAS_CREW,
    NET_IDLE_CREW,
    NET_LEAD,
    NET_MAESTRO,
    NET_MONEY,
    NET_NAMED,
    NET_NEEDY,
    NET_PHASE,
    NET_PLAYERS,
    NET_POOL,
    NET_ROUND,
    NET_SCENERY,
    NET_SCORE,
    NET_SIZE,
    NET_SLOT,
    NET_SLOT_DIRECTOR,
    NET_TROUPE,
    NET_WORTH,
    STEPS_OF_COUNT,
    STEPS_OF_WORTH,
)
from ridotto.games.turandot.learning.seeing.order import order_of_slots, slot_at, write_actions
from ridotto.games.turandot.learning.seeing.worth import has_score, write_scores
from ridotto.games.turandot.rules.actions import cards_in
from ridotto.games.turandot.rules.observation.layout import MOST_POINTS, POOL_TRAITS
from ridotto.games.turandot.rules.observation.seats import distance_to, row_at, turned
from ridotto.games.turandot.rules.options import DIRECTORS_ROUND, MAX_PLAYERS
from ridotto.games.turandot.rules.state import (
    ALLOWS_IDLE_CREW,
    BID,
    BIDDING,
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
    ROUND,
    ROWS,
    SCENERY,
    SLOT,
    TRAITS,
    TROUPE,
)

SEEN_AND_ACTIONS = NET_SIZE + MOST_ACTIONS


@rule
def see_for_network(s: Cells, seat: int, out: Cells) -> int:
    """Write what this seat sees, and after it what its actions are; returns how many cells that are."""
    for place in range(ROWS):
        _see_row(s, row_at(s, seat, place), place, out)
    # The actions after the input are written last: until then this is scratch space.
    order = order_of_slots(s, out, NET_ACTIONS)
    _see_slots(s, order, out)
    _see_table(s, seat, out)
    for place in range(MAX_PLAYERS):
        _see_player(s, row_at(s, seat, place), place, out)
    write_actions(s, seat, order, out, NET_ACTIONS)
    return SEEN_AND_ACTIONS


@rule
def see_between_rounds(s: Cells, seat: int, out: Cells) -> int:
    """The same without an open audition and its cells."""
    for place in range(ROWS):
        _see_row(s, row_at(s, seat, place), place, out)
    _see_table(s, seat, out)
    for place in range(MAX_PLAYERS):
        _see_player(s, row_at(s, seat, place), place, out)
    return NET_SIZE


@rule
def _see_table(s: Cells, seat: int, out: Cells) -> None:
    out[NET_PHASE] = s[PHASE]
    out[NET_PLAYERS] = s[PLAYERS]
    out[NET_ROUND] = s[ROUND]
    out[NET_CREW] = s[CREW]
    out[NET_IDLE_CREW] = s[ALLOWS_IDLE_CREW]
    out[NET_MAESTRO] = distance_to(s, seat, s[MAESTRO])
    out[NET_NAMED] = distance_to(s, seat, s[NAMED])
    out[NET_NEEDY] = turned(s, seat, s[NEEDY])
    out[NET_DIRECTORS] = s[OPEN_DIRECTORS]
    for trait in range(POOL_TRAITS):
        out[NET_POOL + trait] = popcount(s[CATEGORY + trait] & s[POOL])


@rule
def _see_slots(s: Cells, order: int, out: Cells) -> None:
    """Bring the worths into the order of the slots, as steps, and tell which cards lie there."""
    for cell in range(MOST_SLOTS * ROWS):
        out[NET_ACTIONS + cell] = out[NET_WORTH + cell]
    has_directors = s[ROUND] == DIRECTORS_ROUND
    for place in range(MOST_SLOTS):
        slot = slot_at(order, place)
        card = s[SLOT + slot]
        out[NET_SLOT + place] = 0 if has_directors else s[TRAITS + card]
        out[NET_SLOT_DIRECTOR + place] = card if has_directors else NO_CARD
        for row in range(ROWS):
            worth = out[NET_ACTIONS + slot * ROWS + row]
            steps = max(0, min(STEPS_OF_WORTH, worth - LEAST_WORTH + 1))
            out[NET_WORTH + place * ROWS + row] = 0 if card == NO_CARD else (1 << steps) - 1


@rule
def _see_row(s: Cells, row: int, place: int, out: Cells) -> None:
    """The cards of a row and its score; empty for an unused seat."""
    write_scores(s, row, place, out)
    score = out[NET_SCORE + place]
    out[NET_SCORE + place] = max(-MOST_POINTS, min(MOST_POINTS, score))
    lead = score - out[NET_SCORE] if has_score(s, row) else 0
    out[NET_LEAD + place] = max(-MOST_LEAD, min(MOST_LEAD, lead))
    troupe = 0
    for trait in range(POOL_TRAITS):
        count = 0 if row == NOBODY else popcount(s[CATEGORY + trait] & s[TROUPE + row])
        troupe |= ((1 << min(STEPS_OF_COUNT, count)) - 1) << trait * STEPS_OF_COUNT
    out[NET_TROUPE + place] = troupe
    out[NET_DIRECTOR + place] = NO_CARD if row == NOBODY else s[DIRECTOR + row]
    out[NET_SCENERY + place] = 0 if row == NOBODY else s[SCENERY + row]


@rule
def _see_player(s: Cells, player: int, place: int, out: Cells) -> None:
    """What everybody sees of a player; empty for an unused seat."""
    out[NET_MONEY + place] = -1
    out[NET_FACE_DOWN + place] = -1
    out[NET_HAS_CREW + place] = 0
    if player == NOBODY:
        return
    out[NET_MONEY + place] = s[MONEY + player]
    out[NET_HAS_CREW + place] = s[CREW_HIRED] >> player & 1
    if s[PHASE] == BIDDING:
        bid = s[BID + player]
        out[NET_FACE_DOWN + place] = 0 if bid == NO_BID else cards_in(bid)
