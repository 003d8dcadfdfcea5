"""Rules for a match in which one seat is asked after the other, bound to a game's own (`compile.rule.bind`).

Simultaneous choices are held back until the last seat has chosen; until then each seat sees only its own
picks. `adapters/matches/turns.py` is the same on states.

A match has the cells of the settled state, those that the acting seat may know, and control cells: the acting
seat, its legal actions, the seats after it, the points of all, and the choices that are held back.
"""

from typing import TYPE_CHECKING

from ridotto.compile.rule import Cells, rule
from ridotto.compile.slices import part
from ridotto.engine.batches.numbers import FINISHED, REFUSED, RNG_SIZE, SEATS, STEPPED, WAITED
from ridotto.engine.batches.rules import first_of
from ridotto.engine.cells.steps import MOST_ACTIONS, RESULT_BITS
from ridotto.engine.rng import random_member

if TYPE_CHECKING:
    from ridotto.engine.batches.bound import (
        OBSERVATION_SIZE,
        STATE_SIZE,
        actors,
        legal_actions,
        observe,
        points_won,
        settle,
        step,
    )

# The control cells.
ASKED = 0
"""The seat that is asked; -1: the match is over."""
LEGAL = 1
"""Its legal actions, as a set."""
IS_TOGETHER = 2
"""Whether others choose at the same time."""
WAITING = 3
"""The seats that are asked next about the same choice, as a set."""
POINTS = 4
"""By seat: the points that are final."""
KEPT = POINTS + SEATS
"""How many choices are held back."""
CHOICE = KEPT + 1
"""Seats and actions in turn: the choices that are held back."""
MOST_KEPT = 96
"""Sixteen picks of each seat."""
CONTROL_SIZE = CHOICE + 2 * MOST_KEPT

BEGINNING = "vvvvvr"
ANSWERING = "vvvvvi"
SEEING = "rrvriv"
BEGINNING_FOR_SEATS = "vvvvvvrrrvii"
ANSWERING_FOR_SEATS = "vvvvvvrrvvii"


@rule
def copy_state(source: Cells, target: Cells) -> None:
    for cell in range(STATE_SIZE):
        target[cell] = source[cell]


@rule
def ask(s: Cells, own: Cells, control: Cells, seat: int) -> None:
    """Ask a seat that has picked nothing yet."""
    control[ASKED] = seat
    control[LEGAL] = legal_actions(s, seat) if seat >= 0 else 0
    copy_state(s, own)


@rule
def go_on(s: Cells, own: Cells, rng: Cells, outcome: Cells, control: Cells, acting: int) -> int:
    """Play chance events, count the points, and ask the first seat."""
    acting = settle(s, rng, outcome, acting)
    for seat in range(SEATS):
        control[POINTS + seat] = points_won(s, seat)
    first = first_of(acting)
    control[WAITING] = acting & ~(1 << first) if acting else 0
    control[IS_TOGETHER] = 1 if control[WAITING] else 0
    control[KEPT] = 0
    ask(s, own, control, first)
    return STEPPED if acting else FINISHED


@rule
def begin(s: Cells, own: Cells, rng: Cells, outcome: Cells, control: Cells, fresh: Cells) -> int:
    """Begin a match."""
    copy_state(fresh, s)
    return go_on(s, own, rng, outcome, control, actors(s))


@rule
def answer(s: Cells, own: Cells, rng: Cells, outcome: Cells, control: Cells, action: int) -> int:
    """Take an action of the acting seat; returns the result."""
    seat = control[ASKED]
    if seat < 0:
        return WAITED
    if not 0 <= action < MOST_ACTIONS or not control[LEGAL] >> action & 1 or control[KEPT] == MOST_KEPT:
        return REFUSED
    if not control[IS_TOGETHER]:
        return go_on(s, own, rng, outcome, control, step(s, seat, action) >> RESULT_BITS)
    at = CHOICE + 2 * control[KEPT]
    control[at], control[at + 1] = seat, action
    control[KEPT] += 1
    if step(own, seat, action) >> RESULT_BITS >> seat & 1:
        control[LEGAL] = legal_actions(own, seat)
        return STEPPED
    if control[WAITING]:
        following = first_of(control[WAITING])
        control[WAITING] &= ~(1 << following)
        ask(s, own, control, following)
        return STEPPED
    acting = 0
    for kept in range(control[KEPT]):
        acting = step(s, control[CHOICE + 2 * kept], control[CHOICE + 2 * kept + 1]) >> RESULT_BITS
    return go_on(s, own, rng, outcome, control, acting)


@rule
def see(s: Cells, own: Cells, scratch: Cells, control: Cells, seat: int, seen: Cells) -> int:
    """Write what a seat sees: the settled state with its own picks."""
    if seat == control[ASKED]:
        observe(own, seat, seen)
        return 1
    copy_state(s, scratch)
    for kept in range(control[KEPT]):
        if control[CHOICE + 2 * kept] == seat:
            step(scratch, seat, control[CHOICE + 2 * kept + 1])
    observe(scratch, seat, seen)
    return 1


# Rows of matches in which one seat is the caller's and the others play at random.


@rule
def play_others(
    s: Cells, own: Cells, rng: Cells, luck: Cells, outcome: Cells, control: Cells, seat: int
) -> int:
    """Let all others play at random until this seat is asked, or the match is over."""
    result = STEPPED
    while control[ASKED] >= 0 and control[ASKED] != seat:
        result = answer(s, own, rng, outcome, control, random_member(luck, control[LEGAL]))
    return result


@rule
def begin_for_seats(
    cells: Cells,
    owns: Cells,
    rngs: Cells,
    lucks: Cells,
    outcome: Cells,
    controls: Cells,
    fresh: Cells,
    seats: Cells,
    is_new: Cells,
    observations: Cells,
    first: int,
    end: int,
) -> int:
    """Begin those of the matches that are marked, and play until their seat is asked; returns how many."""
    count = 0
    for match in range(first, end):
        if is_new[match]:
            s, own = part(cells, match * STATE_SIZE), part(owns, match * STATE_SIZE)
            rng, luck = part(rngs, match * RNG_SIZE), part(lucks, match * RNG_SIZE)
            control = part(controls, match * CONTROL_SIZE)
            begin(s, own, rng, outcome, control, fresh)
            play_others(s, own, rng, luck, outcome, control, seats[match])
            observe(own, seats[match], part(observations, match * OBSERVATION_SIZE))
            count += 1
    return count


@rule
def answer_for_seats(
    cells: Cells,
    owns: Cells,
    rngs: Cells,
    lucks: Cells,
    outcome: Cells,
    controls: Cells,
    seats: Cells,
    actions: Cells,
    results: Cells,
    observations: Cells,
    first: int,
    end: int,
) -> int:
    """Take an action of each match's seat and play until it is asked again; returns how many were refused."""
    refused = 0
    for match in range(first, end):
        s, own = part(cells, match * STATE_SIZE), part(owns, match * STATE_SIZE)
        rng, luck = part(rngs, match * RNG_SIZE), part(lucks, match * RNG_SIZE)
        control = part(controls, match * CONTROL_SIZE)
        results[match] = answer(s, own, rng, outcome, control, actions[match])
        if results[match] == STEPPED:
            results[match] = play_others(s, own, rng, luck, outcome, control, seats[match])
        if results[match] != REFUSED:
            observe(own, seats[match], part(observations, match * OBSERVATION_SIZE))
        else:
            refused += 1
    return refused
