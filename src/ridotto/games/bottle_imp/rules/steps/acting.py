"""Who has a choice, which actions are open to a seat, and what each does: the functions of the contract."""

from ridotto.compile.rule import Cells, rule
from ridotto.engine.cells.steps import APPLIED, CHANCE_BIT, ILLEGAL, RESULT_BITS
from ridotto.games.bottle_imp.rules.state import (
    CHOOSE_DEALER,
    DEAL,
    NO_CARD,
    PASS,
    PHASE,
    PICK,
    PICKED,
    PICKS,
    PLAYERS,
    TRICK_TAKING,
    TURN,
)
from ridotto.games.bottle_imp.rules.steps.passing import pick_card, pickable, picks_needed
from ridotto.games.bottle_imp.rules.steps.tricks import play_card, playable


@rule
def actors(s: Cells) -> int:
    """The seats with a choice to make, as a set, or chance."""
    if s[PHASE] == TRICK_TAKING:
        return 1 << s[TURN]
    if s[PHASE] == DEAL or s[PHASE] == CHOOSE_DEALER:
        return CHANCE_BIT
    seats = 0
    if s[PHASE] == PASS:
        for seat in range(s[PLAYERS]):
            if s[PICKED + seat] < picks_needed(s, seat):
                seats |= 1 << seat
    return seats


@rule
def missing_picks(s: Cells, seat: int) -> int:
    """How many cards this seat must still name to complete its choice."""
    if s[PHASE] == TRICK_TAKING:
        return 1 if s[TURN] == seat else 0
    if s[PHASE] == PASS:
        return picks_needed(s, seat) - s[PICKED + seat]
    return 0


@rule
def legal_actions(s: Cells, seat: int) -> int:
    """The cards this seat may pick or play, as a set."""
    if s[PHASE] == TRICK_TAKING:
        return playable(s, seat) if s[TURN] == seat else 0
    if s[PHASE] == PASS and s[PICKED + seat] < picks_needed(s, seat):
        return pickable(s, seat)
    return 0


@rule
def step(s: Cells, seat: int, card: int) -> int:
    """Check and apply one action; ILLEGAL leaves the cells as they were."""
    if not legal_actions(s, seat) >> card & 1:
        return ILLEGAL
    if s[PHASE] == TRICK_TAKING:
        return play_card(s, seat, card) | actors(s) << RESULT_BITS
    pick_card(s, seat, card)
    return APPLIED | actors(s) << RESULT_BITS


@rule
def take_back(s: Cells, seat: int) -> int:
    """Take back a choice before all have chosen (B4.5)."""
    if s[PHASE] != PASS or s[PICKED + seat] == 0:
        return ILLEGAL
    for pick in range(PICKS):
        s[PICK + seat * PICKS + pick] = NO_CARD
    s[PICKED + seat] = 0
    return APPLIED | actors(s) << RESULT_BITS
