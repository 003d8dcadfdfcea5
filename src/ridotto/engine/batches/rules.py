"""Rules for rows of matches, bound to a game's own rules (`compile.rule.bind`).

Every match has a row in each of these vectors: its cells, the random cells of its chance, the seats that have
a choice to make, their actions, what each may do, and what each has won or lost by the last step. A row that
is handed a wrong action is refused by itself: its cells stay as they were, and a code says why.
"""

from typing import TYPE_CHECKING

from ridotto.compile.bits import lowest
from ridotto.compile.parts import part
from ridotto.compile.rule import Cells, rule
from ridotto.engine.cells.steps import CHANCE_BIT, ILLEGAL, MOST_ACTIONS, RESULT_BITS
from ridotto.engine.rng import random_member

if TYPE_CHECKING:
    from ridotto.engine.batches.bound import (
        OBSERVATION_SIZE,
        STATE_SIZE,
        actors,
        draw_chance,
        legal_actions,
        observe,
        points_won,
        settle_chance,
        step,
    )

RNG_SIZE = 4
SEATS = 6
"""Places for seats in a row; no game has more."""
MOST_OUTCOMES = 64

# What became of a row in a step.
WAITED = 0
"""It is over, or no action was given."""
STEPPED = 1
FINISHED = 2
"""The match ended with this step."""
REFUSED = 3
"""An action was not legal, and nothing of this row has changed."""

ASKED = "vrvvvvvii"
STEPPING = "vvvrvvvvii"
OBSERVING = "rrvii"
RANDOM = "rrvvii"


@rule
def settle(s: Cells, rng: Cells, outcome: Cells) -> int:
    """Let chance decide until seats have a choice to make, or it is over; returns these seats."""
    acting = actors(s)
    while acting == CHANCE_BIT:
        length = draw_chance(s, rng, outcome)
        acting = settle_chance(s, outcome, length) >> RESULT_BITS
    return acting


@rule
def look(s: Cells, acting: int, masks: Cells, match: int) -> None:
    """Write what each seat may do."""
    for seat in range(SEATS):
        masks[match * SEATS + seat] = legal_actions(s, seat) if acting >> seat & 1 else 0


@rule
def start_matches(
    cells: Cells,
    fresh: Cells,
    rngs: Cells,
    outcome: Cells,
    acting: Cells,
    masks: Cells,
    results: Cells,
    first: int,
    end: int,
) -> int:
    """Begin these matches, except those that are marked to be left alone; returns how many began."""
    count = 0
    for match in range(first, end):
        if results[match] == WAITED:
            continue
        s = part(cells, match * STATE_SIZE)
        for cell in range(STATE_SIZE):
            s[cell] = fresh[cell]
        acting[match] = settle(s, part(rngs, match * RNG_SIZE), outcome)
        look(s, acting[match], masks, match)
        count += 1
    return count


@rule
def is_allowed(masks: Cells, actions: Cells, match: int) -> bool:
    """Whether every seat with a choice has named a legal action, or none, and nobody else has."""
    for seat in range(SEATS):
        action = actions[match * SEATS + seat]
        if action == -1:
            continue
        if not 0 <= action < MOST_ACTIONS:
            return False
        if not masks[match * SEATS + seat] >> action & 1:
            return False
    return True


@rule
def step_matches(
    cells: Cells,
    rngs: Cells,
    outcome: Cells,
    actions: Cells,
    acting: Cells,
    masks: Cells,
    rewards: Cells,
    results: Cells,
    first: int,
    end: int,
) -> int:
    """Take an action of each seat that names one (-1: none) in these matches; returns the actions taken."""
    taken = 0
    for match in range(first, end):
        row = match * SEATS
        for seat in range(SEATS):
            rewards[row + seat] = 0
        results[match] = WAITED
        if acting[match] == 0:
            continue
        if not is_allowed(masks, actions, match):
            results[match] = REFUSED
            continue
        s = part(cells, match * STATE_SIZE)
        for seat in range(SEATS):
            rewards[row + seat] = -points_won(s, seat)
        done = act_all(s, actions, row)
        if done:
            acting[match] = settle(s, part(rngs, match * RNG_SIZE), outcome)
            look(s, acting[match], masks, match)
            results[match] = STEPPED if acting[match] else FINISHED
        taken += done
        for seat in range(SEATS):
            rewards[row + seat] += points_won(s, seat)
    return taken


@rule
def act_all(s: Cells, actions: Cells, row: int) -> int:
    """Choices at the same time do not touch each other, so their order does not matter."""
    done = 0
    for seat in range(SEATS):
        action = actions[row + seat]
        if action != -1 and step(s, seat, action) != ILLEGAL:
            done += 1
    return done


@rule
def observe_matches(cells: Cells, seats: Cells, observations: Cells, first: int, end: int) -> int:
    """Write what the given seat of each match sees; -1: nobody is asked."""
    for match in range(first, end):
        if seats[match] >= 0:
            seen = part(observations, match * OBSERVATION_SIZE)
            observe(part(cells, match * STATE_SIZE), seats[match], seen)
    return end - first


@rule
def choose_at_random(acting: Cells, masks: Cells, rngs: Cells, actions: Cells, first: int, end: int) -> int:
    """A random legal action for every seat that has a choice."""
    count = 0
    for match in range(first, end):
        rng = part(rngs, match * RNG_SIZE)
        for seat in range(SEATS):
            mask = masks[match * SEATS + seat] if acting[match] >> seat & 1 else 0
            actions[match * SEATS + seat] = random_member(rng, mask) if mask else -1
            count += 1 if mask else 0
    return count


@rule
def first_seat(acting: int) -> int:
    """The first of the seats that have a choice; -1: there is none."""
    return lowest(acting) if acting else -1
