"""Tries the actions of one seat in worlds that fit its view.

Every world is drawn once and every action tried in it with the same random numbers, so that actions are
compared and not worlds. An action is valued over all worlds together, so no choice depends on the hidden
facts of a single world.
"""

from typing import TYPE_CHECKING

from ridotto.compile.rule import Cells, Weights, rule
from ridotto.search.tree import LENGTH, decider, go_in, learn

if TYPE_CHECKING:
    from ridotto.search.rules import STATE_SIZE, act, draw_world, play_on_in_tree, points_for, utility

# A tally of each action.
TRIES, UTILITY, POINTS = range(3)
TALLY_CELLS = 3

SIGNATURE = "rRvvvrVViii"
"""Of `try_actions`, for its kernel."""


@rule
def copy_state(source: Cells, target: Cells, size: int) -> None:
    for cell in range(size):
        target[cell] = source[cell]


@rule
def add_to_tally(tallies: Weights, action: int, worth: float, points: float) -> None:
    row = action * TALLY_CELLS
    tallies[row + TRIES] += 1.0
    tallies[row + UTILITY] += worth
    tallies[row + POINTS] += points


@rule
def try_actions(
    known: Cells,
    weights: Weights,
    rng: Cells,
    world: Cells,
    state: Cells,
    actions: Cells,
    tree: Weights,
    tallies: Weights,
    seat: int,
    count: int,
    worlds: int,
) -> int:
    """Play each of the first `count` actions to the end in this many worlds; returns the playouts.

    The cells of `world` and `state` are overwritten. Tallies are indexed by action, not by place in the list.
    """
    for _ in range(worlds):
        draw_world(known, weights, rng, world)
        luck_a, luck_b, luck_c, luck_d = rng[0], rng[1], rng[2], rng[3]
        for place in range(count):
            rng[0], rng[1], rng[2], rng[3] = luck_a, luck_b, luck_c, luck_d
            copy_state(world, state, STATE_SIZE)
            act(state, seat, actions[place])
            go_in(tree)
            play_on_in_tree(state, weights, rng, tree, seat)
            worth = utility(known, weights, state, seat)
            for decision in range(int(tree[LENGTH])):
                other = decider(tree, decision)
                learn(tree, decision, worth if other == seat else utility(known, weights, state, other))
            add_to_tally(tallies, actions[place], worth, points_for(known, weights, state, seat))
    return worlds * count
