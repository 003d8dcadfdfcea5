"""What one GPU thread does: it steps its own match in place.

Arrays are stored by column, `cells[cell, match]`, so that neighbouring threads read neighbouring numbers. The
last block is seldom full: a thread without a match does nothing.
"""

from typing import TYPE_CHECKING

from numpy import int64

from ridotto.compile.cuda.foreign import DeviceArray
from ridotto.engine.batches.numbers import MOST_OUTCOMES, NO_ACTION, RESULT_MASK, SEATS
from ridotto.engine.cells.steps import MOST_ACTIONS, RESULT_BITS

if TYPE_CHECKING:
    from ridotto.batch.gpu.bound import (
        cuda,
        decide,
        first_of,
        observe,
        observe_again,
        random_member,
        read_often,
        start_match,
        step_match,
    )

IMPOSSIBLE = -(1 << 62)
"""No cells of a game contain this."""
TOO_LARGE = MOST_ACTIONS
"""All actions are below."""

Column = DeviceArray
Columns = DeviceArray


def start_thread(
    cells: Columns, fresh: Columns, rngs: Columns, acting: Column, seats: Column, masks: Columns
) -> None:
    match = cuda.grid(1)
    if match < acting.shape[0] and acting[match] == 0:
        outcome = cuda.local.array(MOST_OUTCOMES, int64)
        # One column if all begin with the same cells.
        first = fresh[:, min(match, fresh.shape[1] - 1)]
        acting[match] = start_match(cells[:, match], first, rngs[:, match], outcome, masks[:, match])
        seats[match] = first_of(acting[match])


def step_thread(
    cells: Columns,
    rngs: Columns,
    actions: Columns,
    acting: Column,
    seats: Column,
    masks: Columns,
    rewards: Columns,
    results: Column,
) -> None:
    match = cuda.grid(1)
    if match < acting.shape[0]:
        outcome = cuda.local.array(MOST_OUTCOMES, int64)
        report = step_match(
            cells[:, match],
            rngs[:, match],
            outcome,
            actions[:, match],
            masks[:, match],
            rewards[:, match],
            acting[match],
        )
        results[match] = report & RESULT_MASK
        acting[match] = report >> RESULT_BITS
        seats[match] = first_of(acting[match])


def decide_thread(
    cells: Columns,
    fresh: Columns,
    rngs: Columns,
    actions: Column,
    acting: Column,
    seats: Column,
    masks: Columns,
    rewards: Columns,
    results: Column,
) -> None:
    match = cuda.grid(1)
    if match < acting.shape[0]:
        if read_often(cells[:, match]) == IMPOSSIBLE:
            # Only so that the compiler cannot leave it out.
            results[match] = IMPOSSIBLE
        outcome = cuda.local.array(MOST_OUTCOMES, int64)
        report = decide(
            cells[:, match],
            fresh[:, min(match, fresh.shape[1] - 1)],
            rngs[:, match],
            outcome,
            masks[:, match],
            rewards[:, match],
            acting[match],
            actions[match],
        )
        results[match] = report & RESULT_MASK
        acting[match] = report >> RESULT_BITS
        seats[match] = first_of(acting[match])


def observe_again_thread(
    cells: Columns, fresh: Columns, seats: Column, memos: Columns, observations: Columns
) -> None:
    """Apart from the decision: here nothing changes the cells, so that they can be read ahead of use."""
    match = cuda.grid(1)
    if match < seats.shape[0] and seats[match] >= 0:
        first = fresh[:, min(match, fresh.shape[1] - 1)]
        observe_again(cells[:, match], first, seats[match], memos[:, match], observations[:, match])


def observe_thread(cells: Columns, seats: Column, observations: Columns) -> None:
    match = cuda.grid(1)
    if match < seats.shape[0] and seats[match] >= 0:
        observe(cells[:, match], seats[match], observations[:, match])


def choose_thread(masks: Columns, luck: Columns, actions: Columns) -> None:
    """A random legal action for every seat that has a choice."""
    match = cuda.grid(1)
    if match < masks.shape[1]:
        for seat in range(SEATS):
            mask = masks[seat, match]
            actions[seat, match] = random_member(luck[:, match], mask) if mask else NO_ACTION


def choose_one_thread(seats: Column, masks: Columns, luck: Columns, actions: Column) -> None:
    """A random legal action for the seat that is asked."""
    match = cuda.grid(1)
    if match < seats.shape[0]:
        seat = seats[match]
        actions[match] = random_member(luck[:, match], masks[seat, match]) if seat >= 0 else NO_ACTION


def legal_thread(seats: Column, masks: Columns, legal: Columns) -> None:
    """The legal actions of the seat that is asked, one row for each action."""
    match = cuda.grid(1)
    if match < seats.shape[0]:
        mask = masks[seats[match], match] if seats[match] >= 0 else 0
        for action in range(MOST_ACTIONS):
            legal[action, match] = (mask >> action & 1) != 0


# The caller's array, of any integer type and memory order. Compared before it is stored: as a signed number,
# the largest unsigned one would be -1, which is no action.


def copy_thread(given: Column, actions: Column) -> None:
    match = cuda.grid(1)
    if match < actions.shape[0]:
        actions[match] = TOO_LARGE
        if given[match] < TOO_LARGE:
            actions[match] = given[match]


def spread_thread(given: Column, seats: Column, actions: Columns) -> None:
    """One action for each match, at the index of the acting seat."""
    match = cuda.grid(1)
    if match < seats.shape[0]:
        for seat in range(SEATS):
            actions[seat, match] = NO_ACTION
        if seats[match] >= 0:
            actions[seats[match], match] = TOO_LARGE
            if given[match] < TOO_LARGE:
                actions[seats[match], match] = given[match]


def turn_thread(given: Columns, actions: Columns) -> None:
    """A row of actions for each match, as columns."""
    match = cuda.grid(1)
    if match < actions.shape[1]:
        for seat in range(SEATS):
            actions[seat, match] = TOO_LARGE
            if given[match, seat] < TOO_LARGE:
                actions[seat, match] = given[match, seat]
