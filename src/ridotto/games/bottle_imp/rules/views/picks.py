"""What the others have picked for the pass, where a seat was not told: for states that fit a view."""

from ridotto.compile.rule import Cells, rule
from ridotto.engine.rng import random_member
from ridotto.games.bottle_imp.rules.state import (
    HAND,
    IS_EYE,
    MYSTERY,
    NO_CARD,
    NOBODY,
    PASS,
    PHASE,
    PICK,
    PICKED,
    PICKS,
    PLAYERS,
    ROUND,
    SHOWN,
    TRICK_TAKING,
)
from ridotto.games.bottle_imp.rules.steps.passing import picks_needed
from ridotto.games.bottle_imp.rules.steps.tricks import left_of, right_of
from ridotto.games.bottle_imp.rules.views.knowledge import PLAYED_BY
from ridotto.games.bottle_imp.rules.views.see import RECEIVED, SEALED, VIEWER


@rule
def draw_picks(known: Cells, rng: Cells, state: Cells) -> None:
    """Draw the picks of a world whose cards are laid."""
    if known[PHASE] == PASS:
        for seat in range(known[PLAYERS]):
            if seat != known[VIEWER] and known[SEALED] >> seat & 1:
                pick_from(rng, state, seat, state[HAND + seat], picks_needed(state, seat))
    elif known[PHASE] == TRICK_TAKING or known[ROUND] > 0:
        draw_passed(known, rng, state)


@rule
def pick_from(rng: Cells, state: Cells, seat: int, cards: int, count: int) -> int:
    """Let a seat pick so many of these at random, in any order; returns what is left."""
    for pick in range(count):
        card = random_member(rng, cards)
        cards &= ~(1 << card)
        state[PICK + seat * PICKS + pick] = card
    state[PICKED + seat] = count
    return cards


@rule
def draw_passed(known: Cells, rng: Cells, state: Cells) -> None:
    """Who discarded and passed what, after the pass."""
    viewer = known[VIEWER]
    discarded = state[MYSTERY]
    if viewer != NOBODY:
        for pick in range(known[PICKED + viewer] - 2):
            discarded &= ~(1 << known[PICK + viewer * PICKS + pick])
    for seat in range(known[PLAYERS]):
        if seat != viewer:
            discarded = pick_from(rng, state, seat, discarded, picks_needed(state, seat) - 2)
            state[PICKED + seat] = picks_needed(state, seat)
    for seat in range(known[PLAYERS]):
        draw_gifts_to(known, rng, state, seat)


@rule
def draw_gifts_to(known: Cells, rng: Cells, state: Cells, seat: int) -> None:
    """The two cards a seat was given: what giver or receiver remembers, else any it held then."""
    held = (state[HAND + seat] | known[PLAYED_BY + seat]) & ~state[SHOWN + seat]
    first_giver = left_of(state, seat) if state[IS_EYE] else right_of(state, seat)
    second_giver = left_of(state, seat)
    first = PICK + first_giver * PICKS + state[PICKED + first_giver] - 2
    second = PICK + second_giver * PICKS + state[PICKED + second_giver] - 1
    if seat == known[VIEWER] and known[RECEIVED] != NO_CARD:
        state[first] = known[RECEIVED]
        state[second] = known[RECEIVED + 1]
        return
    taken = 0
    if state[first] != NO_CARD:
        taken |= 1 << state[first]
    if state[second] != NO_CARD:
        taken |= 1 << state[second]
    if first_giver != known[VIEWER]:
        state[first] = random_member(rng, (state[SHOWN + seat] if state[IS_EYE] else held) & ~taken)
        taken |= 1 << state[first]
    if second_giver != known[VIEWER]:
        state[second] = random_member(rng, held & ~taken)
