"""Worlds from a list, and matches played on in them by the game's own rules.

`adapter.py` binds the names of a game to these functions.
"""

from typing import TYPE_CHECKING

from ridotto.compile.bits import lowest
from ridotto.compile.rule import Cells, Weights, rule
from ridotto.engine.cells.steps import CHANCE_BIT, ILLEGAL, RESULT_BITS
from ridotto.engine.rng import below, random_member

if TYPE_CHECKING:
    from ridotto.search.plain.rules import STATE_SIZE, actors, legal_actions, points, policy, step

# What a seat knows: a head, then the worlds that fit it, one after the other.
PLAYERS, COUNT, WORLDS = range(3)


@rule
def draw_world(known: Cells, weights: Weights, rng: Cells, state: Cells) -> None:  # noqa: ARG001
    first = WORLDS + below(rng, known[COUNT]) * STATE_SIZE
    for cell in range(STATE_SIZE):
        state[cell] = known[first + cell]


@rule
def act(state: Cells, seat: int, action: int) -> int:
    return step(state, seat, action)


@rule
def any_legal(state: Cells, rng: Cells, seat: int) -> int:
    """The default policy: a random legal action."""
    return random_member(rng, legal_actions(state, seat))


@rule
def play_on_in_tree(state: Cells, weights: Weights, rng: Cells, tree: Weights, thinker: int) -> int:  # noqa: ARG001
    """Play on until chance decides, as at the end of a round, or the match is over."""
    decisions = 0
    acting = actors(state)
    while acting != 0 and acting != CHANCE_BIT:
        seat = lowest(acting)
        report = step(state, seat, policy(state, rng, seat))
        acting = 0 if report == ILLEGAL else report >> RESULT_BITS
        decisions += 1
    return decisions


@rule
def points_for(known: Cells, weights: Weights, state: Cells, seat: int) -> float:  # noqa: ARG001
    return float(points(state, seat))


@rule
def utility(known: Cells, weights: Weights, state: Cells, seat: int) -> float:  # noqa: ARG001
    """Points minus the average of the others'."""
    others = 0.0
    for other in range(known[PLAYERS]):
        if other != seat:
            others += points(state, other)
    return points(state, seat) - others / max(known[PLAYERS] - 1, 1)
