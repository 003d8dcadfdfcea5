"""What seats learn of later decisions while the present one is tried out.

A playout begins as sensible players would go on. Where the same situation comes up again and again, the seat
that thinks tries its other actions there too and comes back to what went well; where a game asks for it, so
do its rivals. A situation is what the game says a seat goes by: something that the seat can see, so nothing
is learnt from what it could not know by then; and there are few enough of them that they come up again.
"""

from math import log, sqrt

import numpy as np

from ridotto.compile.bits import lowest
from ridotto.compile.kernel import Floats
from ridotto.compile.rule import Weights, is_jit_wanted, rule
from ridotto.search.budget import Budget

# The head of a tree: whether this playout is still in it, how many decisions it has made there, and which.
IS_INSIDE = 0
LENGTH = 1
SLOT_MASK = 2
"""The number of slots, a power of two, less one."""
DECISIONS = 3
"""Of each decision the slot of its situation, that of the situation with the action chosen, and the seat."""
DECISION_CELLS = 3
MOST_DECISIONS = 60
SLOTS = DECISIONS + DECISION_CELLS * MOST_DECISIONS

# A slot for each situation and each action in it, anywhere behind the head.
INFOSET, VISITS, WORTH = range(3)
SLOT_CELLS = 3
NEXT_SLOTS = 8
"""How many slots a situation may be kept in."""

INFOSET_BITS = 40
SPREAD = 1_000_003
HALF_SET = 31
FOLD = 17
"""High bits are folded into low ones: high cards would hardly be spread otherwise."""

KNOWN = 5
"""Visits of a decision before other actions than the usual are tried there."""
SLOTS_PER_PLAYOUT = 2
PLAYOUTS_A_SECOND = 1 << 18
FEWEST_SLOTS, MOST_SLOTS = 1 << 8, 1 << 19


def new_tree(budget: Budget) -> Floats:
    """As large as this much thinking can fill; interpreted, hardly anything grows."""
    playouts = budget.playouts or (int(budget.seconds * PLAYOUTS_A_SECOND) if is_jit_wanted() else 0)
    wanted = 1 << (SLOTS_PER_PLAYOUT * playouts).bit_length()
    slots = min(max(wanted, FEWEST_SLOTS), MOST_SLOTS)
    tree = np.zeros(SLOTS + slots * SLOT_CELLS)
    tree[SLOT_MASK] = slots - 1
    return tree


@rule
def go_in(tree: Weights) -> None:
    """Before a playout."""
    tree[IS_INSIDE] = 1.0
    tree[LENGTH] = 0.0


@rule
def together(infoset: int, part: int) -> int:
    """A situation with something more, a number of fewer bits; hardly another gives the same."""
    spread = (infoset * SPREAD + part + 1) & ((1 << INFOSET_BITS) - 1)
    return spread ^ spread >> FOLD


@rule
def together_with_set(infoset: int, members: int) -> int:
    """A situation with a set of up to 62 members."""
    return together(together(infoset, members & ((1 << HALF_SET) - 1)), members >> HALF_SET)


@rule
def find(tree: Weights, infoset: int) -> int:
    """Where the slot of a situation is or could be; 0 if all are taken."""
    mask = int(tree[SLOT_MASK])
    place = infoset ^ infoset >> INFOSET_BITS // 2
    for _ in range(NEXT_SLOTS):
        slot = SLOTS + (place & mask) * SLOT_CELLS
        if tree[slot + INFOSET] == 0.0 or tree[slot + INFOSET] == infoset:
            return slot
        place += 1
    return 0


@rule
def decide_inside(tree: Weights, seat: int, legal: int, usual: int, infoset: int, curiosity: float) -> int:
    """An action in this situation: the usual one until the decision is known, then what promises most.

    `curiosity` says how much better than it seems an action may be that was hardly tried.
    """
    here = find(tree, infoset)
    if here == 0 or tree[LENGTH] == MOST_DECISIONS:
        tree[IS_INSIDE] = 0.0
        return usual
    visits = tree[here + VISITS]
    chosen = usual
    if visits >= KNOWN:
        average = tree[here + WORTH] / visits
        chosen = most_promising(tree, legal, usual, infoset, average, curiosity * sqrt(log(visits)))
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
    """A playout leaves the tree after a decision that is hardly known."""
    last = DECISIONS + DECISION_CELLS * (int(tree[LENGTH]) - 1)
    if tree[LENGTH] > 0.0 and tree[int(tree[last]) + VISITS] < KNOWN:
        tree[IS_INSIDE] = 0.0


@rule
def most_promising(
    tree: Weights, legal: int, usual: int, infoset: int, average: float, curiosity: float
) -> int:
    """What went well, or was hardly tried (UCB1); at first rather the usual action."""
    chosen, most = usual, -1e9
    while legal:
        action = lowest(legal)
        legal &= legal - 1
        slot = find(tree, together(infoset, action))
        if slot:
            tries = tree[slot + VISITS]
            promise = tree[slot + WORTH] / tries if tries > 0.0 else average
            promise += curiosity / sqrt(tries + 1.0)
            if action == usual:
                promise += curiosity / (tries + 1.0)
            if promise > most:
                chosen, most = action, promise
    return chosen


@rule
def decider(tree: Weights, decision: int) -> int:
    """Who made a decision of this playout."""
    return int(tree[DECISIONS + DECISION_CELLS * decision + 2])


@rule
def learn(tree: Weights, decision: int, worth: float) -> None:
    """What came of a decision for the seat that made it."""
    place = DECISIONS + DECISION_CELLS * decision
    for cell in range(place, place + 2):
        slot = int(tree[cell])
        tree[slot + VISITS] += 1.0
        tree[slot + WORTH] += worth
