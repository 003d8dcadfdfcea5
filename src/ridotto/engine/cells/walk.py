"""A random match and a digest of all its states, to compare the four speeds."""

from typing import TYPE_CHECKING

from ridotto.compile.rule import Cells, rule
from ridotto.engine.cells.steps import CHANCE_BIT
from ridotto.engine.rng import random_member

if TYPE_CHECKING:
    from ridotto.engine.cells.rules import (
        STATE_SIZE,
        actors,
        draw_chance,
        legal_actions,
        settle_chance,
        step,
    )

DIGEST_BITS = 40
SPREAD = 1_000_003
FOLD = 17

SIGNATURE = "vvv"
"""Of `walk`, for its kernel: the state, the random cells, and room for an outcome."""


@rule
def digest_of(s: Cells, digest: int) -> int:
    """A state added to a digest; every cell changes it."""
    for cell in range(STATE_SIZE):
        digest = (digest * SPREAD + s[cell]) & ((1 << DIGEST_BITS) - 1)
        digest ^= digest >> FOLD
    return digest


@rule
def walk(s: Cells, rng: Cells, outcome: Cells) -> int:
    """Play to the end, every choice random; returns the digest of all states on the way."""
    digest = digest_of(s, 0)
    acting = actors(s)
    while acting:
        if acting == CHANCE_BIT:
            settle_chance(s, outcome, draw_chance(s, rng, outcome))
        else:
            seat = random_member(rng, acting)
            step(s, seat, random_member(rng, legal_actions(s, seat)))
        digest = digest_of(s, digest)
        acting = actors(s)
    return digest
