"""A search tree over later decisions of the seats (information set UCT with an abstraction).

A playout starts with the rollout policy. In a situation that recurs, the searching seat also tries its
other actions and prefers those with high values (UCB1); if a game asks for it, so do its opponents. The game
defines a situation: facts that the seat can see, so nothing is learnt from hidden cards, and few enough that
situations recur (an abstraction of the information state).
"""

from math import sqrt

import numpy as np

from ridotto.compile.bits import lowest
from ridotto.compile.kernel import Floats
from ridotto.compile.logarithm import log_of
from ridotto.compile.rule import Weights, is_jit_wanted, rule
from ridotto.search.budget import Budget

# The head of a tree: whether this playout is still inside, and the decisions that it made there.
IS_INSIDE = 0
LENGTH = 1
SLOT_MASK = 2
"""The number of slots, a power of two, less one."""
DECISIONS = 3
"""For each decision: the slot of its situation, that of situation and chosen action, the seat."""
DECISION_CELLS = 3
MOST_DECISIONS = 60
SLOTS = DECISIONS + DECISION_CELLS * MOST_DECISIONS

# A hash table of slots after the head: one for each situation and for each action in it.
INFOSET, VISITS, WORTH = range(3)
SLOT_CELLS = 3
NEXT_SLOTS = 8
"""How many slots are tried for a situation (open addressing)."""

INFOSET_BITS = 40
SPREAD = 1_000_003
HALF_SET = 31
FOLD = 17
"""High bits are folded into low ones; otherwise high cards would hardly change the slot."""

KNOWN = 5
"""Visits of a situation before other actions than the policy's are tried there."""
SLOTS_PER_PLAYOUT = 2
PLAYOUTS_A_SECOND = 1 << 18
FEWEST_SLOTS, MOST_SLOTS = 1 << 8, 1 << 19


def new_tree(budget: Budget) -> Floats:
    """An empty tree for this budget; interpreted rules need only a small one."""
    playouts = budget.playouts or (int(budget.seconds * PLAYOUTS_A_SECOND) if is_jit_wanted() else 0)
    wanted = 1 << (SLOTS_PER_PLAYOUT * playouts).bit_length()
    slots = min(max(wanted, FEWEST_SLOTS), MOST_SLOTS)
    tree = np.zeros(SLOTS + slots * SLOT_CELLS)
    tree[SLOT_MASK] = slots - 1
    return tree


@rule
def go_in(tree: Weights) -> None:
    """Reset the head before a playout."""
    tree[IS_INSIDE] = 1.0
    tree[LENGTH] = 0.0


@rule
def together(infoset: int, part: int) -> int:
    """Hash one more part into a situation; collisions are rare."""
    spread = (infoset * SPREAD + part + 1) & ((1 << INFOSET_BITS) - 1)
    return spread ^ spread >> FOLD


@rule
def together_with_set(infoset: int, members: int) -> int:
    """Hash a set of up to 62 members into a situation."""
    return together(together(infoset, members & ((1 << HALF_SET) - 1)), members >> HALF_SET)


@rule
def find(tree: Weights, infoset: int) -> int:
    """The slot of a situation, or a free one for it; 0 if all are taken."""
    mask = int(tree[SLOT_MASK])
    place = infoset ^ infoset >> INFOSET_BITS // 2
    for _ in range(NEXT_SLOTS):
        slot = SLOTS + (place & mask) * SLOT_CELLS
        if tree[slot + INFOSET] == 0.0 or tree[slot + INFOSET] == infoset:
            return slot
        place += 1
    return 0


@rule
def decide_inside(tree: Weights, seat: int, legal: int, usual: int, infoset: int, exploration: float) -> int:
    """An action in this situation: the policy's (`usual`) until it was visited often enough, then by UCB1.

    `exploration` is the constant of that name.
    """
    here = find(tree, infoset)
    if here == 0 or tree[LENGTH] == MOST_DECISIONS:
        tree[IS_INSIDE] = 0.0
        return usual
    visits = tree[here + VISITS]
    chosen = usual
    if visits >= KNOWN:
        average = tree[here + WORTH] / visits
        chosen = highest_bound(tree, legal, usual, infoset, average, exploration * sqrt(log_of(int(visits))))
    tree[here + INFOSET] = infoset
    there = find(tree, together(infoset, chosen))
    if there == 0:
        tree[IS_INSIDE] = 0.0
        return chosen
    tree[there + INFOSET] = together(infoset, chosen)
    place = DECISIONS + DECISION_CELLS * int(tree[LENGTH])
    tree[place] = here
    tree[place + 1] = there
    tree[place + 2] = seat
    tree[LENGTH] += 1.0
    return chosen


@rule
def leave_if_new(tree: Weights) -> None:
    """A playout leaves the tree after a situation with few visits."""
    last = DECISIONS + DECISION_CELLS * (int(tree[LENGTH]) - 1)
    if tree[LENGTH] > 0.0 and tree[int(tree[last]) + VISITS] < KNOWN:
        tree[IS_INSIDE] = 0.0


@rule
def highest_bound(
    tree: Weights, legal: int, usual: int, infoset: int, average: float, exploration: float
) -> int:
    """The action with the highest UCB1 value; the policy's action gets a bonus at first."""
    chosen, highest = usual, -1e9
    while legal:
        action = lowest(legal)
        legal &= legal - 1
        slot = find(tree, together(infoset, action))
        if slot:
            tries = tree[slot + VISITS]
            bound = tree[slot + WORTH] / tries if tries > 0.0 else average
            bound += exploration / sqrt(tries + 1.0)
            if action == usual:
                bound += exploration / (tries + 1.0)
            if bound > highest:
                chosen, highest = action, bound
    return chosen


@rule
def decider(tree: Weights, decision: int) -> int:
    """The seat that made a decision of this playout."""
    return int(tree[DECISIONS + DECISION_CELLS * decision + 2])


@rule
def learn(tree: Weights, decision: int, worth: float) -> None:
    """Add the utility for the seat that made a decision."""
    place = DECISIONS + DECISION_CELLS * decision
    for cell in range(place, place + 2):
        slot = int(tree[cell])
        tree[slot + VISITS] += 1.0
        tree[slot + WORTH] += worth
