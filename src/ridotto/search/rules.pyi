"""What a game brings to the search: these names are bound to its own rules (`compile.rule.bind`).

This stub has only their types. Games without simultaneous secret choices need no `play_on`.
"""

from ridotto.compile.rule import Cells, Weights

STATE_SIZE: int
"""How many cells a state has."""

def draw_world(known: Cells, weights: Weights, rng: Cells, state: Cells) -> None:
    """Write a full state that fits what a seat knows."""

def act(state: Cells, seat: int, action: int) -> int:
    """Apply a legal action."""

def play_on(state: Cells, weights: Weights, rng: Cells) -> int:
    """Play on by the rollout policy, each seat by what it can see, as far as the search looks ahead."""

def play_on_in_tree(state: Cells, weights: Weights, rng: Cells, tree: Weights, thinker: int) -> int:
    """The same, but the searching seat does what it has learnt (tree.py)."""

def utility(known: Cells, weights: Weights, state: Cells, seat: int) -> float:
    """What the final state is worth to a seat that knew `known` at the root."""

def points_for(known: Cells, weights: Weights, state: Cells, seat: int) -> float:
    """The points that the seat gets, as people count them."""
