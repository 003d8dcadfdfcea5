"""Random legal actions for rows of matches."""

from ridotto.compile.rule import Cells, rule
from ridotto.compile.slices import part
from ridotto.engine.batches.numbers import NO_ACTION, RNG_SIZE, SEATS
from ridotto.engine.rng import random_member

RANDOM = "rvvii"
RANDOM_ONE = "rrvvii"


@rule
def choose_at_random(masks: Cells, rngs: Cells, actions: Cells, first: int, end: int) -> int:
    """A random legal action for every seat that has a choice."""
    for match in range(first, end):
        rng = part(rngs, match * RNG_SIZE)
        for place in range(match * SEATS, (match + 1) * SEATS):
            actions[place] = random_member(rng, masks[place]) if masks[place] else NO_ACTION
    return end - first


@rule
def choose_one_at_random(
    seats: Cells, masks: Cells, rngs: Cells, actions: Cells, first: int, end: int
) -> int:
    """A random legal action for the seat of each match that is asked."""
    for match in range(first, end):
        mask = masks[match * SEATS + seats[match]] if seats[match] >= 0 else 0
        actions[match] = random_member(part(rngs, match * RNG_SIZE), mask) if mask else NO_ACTION
    return end - first
