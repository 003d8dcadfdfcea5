"""Rules for rows of matches, bound to a game's own rules (`compile.rule.bind`).

A match has its cells, the random cells of its chance, the acting seats, their actions, the legal actions of
each, and the points of each from the last step. A match with an illegal action is refused alone and stays
unchanged.
"""

from typing import TYPE_CHECKING

from ridotto.compile.bits import lowest
from ridotto.compile.rule import Cells, rule
from ridotto.compile.slices import part
from ridotto.engine.batches.numbers import (
    FINISHED,
    NO_ACTION,
    REFUSED,
    RESULT_MASK,
    RNG_SIZE,
    SEATS,
    STEPPED,
    WAITED,
)
from ridotto.engine.cells.steps import CHANCE_BIT, MOST_ACTIONS, RESULT_BITS

if TYPE_CHECKING:
    from ridotto.engine.batches.bound import (
        MEMO_SIZE,
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

STARTING = "vrivvvvvii"
STEPPING = "vvvrvvvvvii"
ADVANCING = "vrivvrvvvvvvvii"
OBSERVING = "rrvii"


@rule
def settle(s: Cells, rng: Cells, outcome: Cells, acting: int) -> int:
    """Play chance events until seats have a choice or the match is over; returns these seats."""
    while acting == CHANCE_BIT:
        length = draw_chance(s, rng, outcome)
        acting = settle_chance(s, outcome, length) >> RESULT_BITS
    return acting


@rule
def look(s: Cells, acting: int, masks: Cells) -> None:
    """Write the legal actions of each seat."""
    for seat in range(SEATS):
        masks[seat] = legal_actions(s, seat) if acting >> seat & 1 else 0


@rule
def first_of(acting: int) -> int:
    """The seat that is asked first; -1: nobody is."""
    return lowest(acting) if acting else -1


@rule
def read_often(s: Cells) -> int:  # noqa: ARG001
    """The cells that most decisions read, all in one number that means nothing.

    A GPU gets them at once; the rules ask for one after the other. A game may name its own.
    """
    return 0


@rule
def observe_again(s: Cells, setup: Cells, seat: int, memo: Cells, out: Cells) -> int:  # noqa: ARG001
    """Write what this seat sees. A game may have one of its own that computes less than `observe`.

    `setup`: the initial cells of the match, often the same for all, for what never changes in a match.
    `memo` has what it wrote itself at some earlier state of a match with the same set-up, or zeros. It checks
    that what it takes from there still holds: cells can also be changed by `step`, or by their owner.
    """
    return observe(s, seat, out)


# One match: on a GPU each is a thread's.


@rule
def start_match(s: Cells, fresh: Cells, rng: Cells, outcome: Cells, masks: Cells) -> int:
    """Begin a match; returns the seats that have a choice to make."""
    for cell in range(STATE_SIZE):
        s[cell] = fresh[cell]
    acting = settle(s, rng, outcome, actors(s))
    look(s, acting, masks)
    return acting


@rule
def step_match(
    s: Cells, rng: Cells, outcome: Cells, actions: Cells, masks: Cells, rewards: Cells, acting: int
) -> int:
    """Take an action of each seat that names one (-1: none).

    Returns the result, and above RESULT_BITS the seats that have a choice now.
    """
    for seat in range(SEATS):
        rewards[seat] = 0
    if acting == 0 or is_nothing(actions):
        return WAITED | acting << RESULT_BITS
    if not are_allowed(actions, masks):
        return REFUSED | acting << RESULT_BITS
    for seat in range(SEATS):
        rewards[seat] = -points_won(s, seat)
    # Choices at the same time do not touch each other, so their order does not matter.
    for seat in range(SEATS):
        if actions[seat] != NO_ACTION:
            acting = step(s, seat, actions[seat]) >> RESULT_BITS
    acting = settle(s, rng, outcome, acting)
    look(s, acting, masks)
    for seat in range(SEATS):
        rewards[seat] += points_won(s, seat)
    return (STEPPED if acting else FINISHED) | acting << RESULT_BITS


@rule
def decide(
    s: Cells,
    fresh: Cells,
    rng: Cells,
    outcome: Cells,
    masks: Cells,
    rewards: Cells,
    acting: int,
    action: int,
) -> int:
    """Take an action of the first seat that has a choice; if the match is over, begin another.

    Returns the result with the seats that have a choice now. The same as `step_match` and `start_match` one
    after the other.
    """
    for seat in range(SEATS):
        rewards[seat] = 0
    result = WAITED
    if acting and action != NO_ACTION:
        result = REFUSED
        seat = lowest(acting)
        if 0 <= action < MOST_ACTIONS and masks[seat] >> action & 1:
            for other in range(SEATS):
                rewards[other] = -points_won(s, other)
            others = acting & ~(1 << seat)
            acting = step(s, seat, action) >> RESULT_BITS
            if acting & ~(1 << seat) == others:
                # The other acting seats keep their legal actions: the order of answers does not matter.
                masks[seat] = legal_actions(s, seat) if acting >> seat & 1 else 0
            else:
                acting = settle(s, rng, outcome, acting)
                look(s, acting, masks)
            for other in range(SEATS):
                rewards[other] += points_won(s, other)
            result = STEPPED if acting else FINISHED
    if acting == 0:
        acting = start_match(s, fresh, rng, outcome, masks)
    return result | acting << RESULT_BITS


@rule
def is_nothing(actions: Cells) -> bool:
    for seat in range(SEATS):
        if actions[seat] != NO_ACTION:
            return False
    return True


@rule
def are_allowed(actions: Cells, masks: Cells) -> bool:
    """Whether every action is one of those that its seat may take."""
    for seat in range(SEATS):
        action = actions[seat]
        if action == NO_ACTION:
            continue
        if not 0 <= action < MOST_ACTIONS:
            return False
        if not masks[seat] >> action & 1:
            return False
    return True


# Rows of matches, one after the other: a range for each core of a processor.


@rule
def start_matches(
    cells: Cells,
    fresh: Cells,
    spread: int,
    rngs: Cells,
    outcome: Cells,
    acting: Cells,
    seats: Cells,
    masks: Cells,
    first: int,
    end: int,
) -> int:
    """Begin those of these matches that are over or have not begun; returns how many.

    `spread`: the distance between the initial cells of two matches; 0 if all are the same.
    """
    count = 0
    for match in range(first, end):
        if acting[match] == 0:
            s, rng = part(cells, match * STATE_SIZE), part(rngs, match * RNG_SIZE)
            first_cells = part(fresh, match * spread)
            acting[match] = start_match(s, first_cells, rng, outcome, part(masks, match * SEATS))
            seats[match] = first_of(acting[match])
            count += 1
    return count


@rule
def step_matches(
    cells: Cells,
    rngs: Cells,
    outcome: Cells,
    actions: Cells,
    acting: Cells,
    seats: Cells,
    masks: Cells,
    rewards: Cells,
    results: Cells,
    first: int,
    end: int,
) -> int:
    """Step these matches; returns how many were refused."""
    refused = 0
    for match in range(first, end):
        row = match * SEATS
        report = step_match(
            part(cells, match * STATE_SIZE),
            part(rngs, match * RNG_SIZE),
            outcome,
            part(actions, row),
            part(masks, row),
            part(rewards, row),
            acting[match],
        )
        results[match] = report & RESULT_MASK
        acting[match] = report >> RESULT_BITS
        seats[match] = first_of(acting[match])
        refused += 1 if results[match] == REFUSED else 0
    return refused


@rule
def advance_matches(
    cells: Cells,
    fresh: Cells,
    spread: int,
    rngs: Cells,
    outcome: Cells,
    actions: Cells,
    acting: Cells,
    seats: Cells,
    masks: Cells,
    rewards: Cells,
    results: Cells,
    memos: Cells,
    observations: Cells,
    first: int,
    end: int,
) -> int:
    """Advance these matches, one action for each, and write what the next seats see; returns how many were
    refused.
    """
    refused = 0
    for match in range(first, end):
        s, first_cells = part(cells, match * STATE_SIZE), part(fresh, match * spread)
        report = decide(
            s,
            first_cells,
            part(rngs, match * RNG_SIZE),
            outcome,
            part(masks, match * SEATS),
            part(rewards, match * SEATS),
            acting[match],
            actions[match],
        )
        results[match] = report & RESULT_MASK
        acting[match] = report >> RESULT_BITS
        seats[match] = first_of(acting[match])
        refused += 1 if results[match] == REFUSED else 0
        seen = part(observations, match * OBSERVATION_SIZE)
        observe_again(s, first_cells, seats[match], part(memos, match * MEMO_SIZE), seen)
    return refused


@rule
def observe_matches(cells: Cells, seats: Cells, observations: Cells, first: int, end: int) -> int:
    """Write what the given seat of each match sees; -1: nobody is asked."""
    for match in range(first, end):
        if seats[match] >= 0:
            seen = part(observations, match * OBSERVATION_SIZE)
            observe(part(cells, match * STATE_SIZE), seats[match], seen)
    return end - first
