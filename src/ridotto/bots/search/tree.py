"""What seats learn of later decisions while the present one is tried out.

A playout begins as sensible players would go on. Where the same line of play comes up again and again, the
seat that thinks tries its other actions there too and comes back to what went well; where a game asks for it,
so do its rivals. A line is known by all that lay open in it and what the seat itself holds, so nothing is
learnt from what the seat could not know by then.
"""

from math import log, sqrt

import numpy as np

from ridotto.bots.search.budget import Budget
from ridotto.core.bits import lowest
from ridotto.core.kernel import Floats
from ridotto.core.speed import Weights, is_jit_wanted, rule

# The head of a tree: whether this playout is still in it, how many decisions it has made there, and which.
IS_INSIDE = 0
LENGTH = 1
SLOT_MASK = 2
"""The number of slots, a power of two, less one."""
DECISIONS = 3
"""Of each decision the slot of the line of play that led to it, the slot of the line with the action chosen,
and the seat."""
DECISION_CELLS = 3
MOST_DECISIONS = 60
SLOTS = DECISIONS + DECISION_CELLS * MOST_DECISIONS

# A slot for each line of play, anywhere behind the head.
LINE, VISITS, WORTH = range(3)
SLOT_CELLS = 3
NEXT_SLOTS = 8
"""How many slots a line may be kept in."""

LINE_BITS = 40
SPREAD = 1_000_003
IS_HIDDEN = 1 << LINE_BITS - 1
"""No action is so large."""

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
def next_line(line: int, action: int) -> int:
    """The line of play that goes on with an action, as a number that hardly another has."""
    return (line * SPREAD + action + 1) & ((1 << LINE_BITS) - 1)


@rule
def seen_by(line: int, hidden: int) -> int:
    """The line of play as it looks to a seat that holds hidden cards besides."""
    return next_line(line, hidden | IS_HIDDEN)


@rule
def find(tree: Weights, line: int) -> int:
    """Where the slot of a line is or could be; 0 if all are taken."""
    mask = int(tree[SLOT_MASK])
    place = line ^ line >> LINE_BITS // 2
    for _ in range(NEXT_SLOTS):
        slot = SLOTS + (place & mask) * SLOT_CELLS
        if tree[slot + LINE] == 0.0 or tree[slot + LINE] == line:
            return slot
        place += 1
    return 0


@rule
def decide_inside(tree: Weights, seat: int, legal: int, usual: int, line: int, curiosity: float) -> int:
    """An action after this line: the usual one until the decision is known, then what promises most.

    `curiosity` says how much better than it seems an action may be that was hardly tried.
    """
    here = find(tree, line)
    if here == 0 or tree[LENGTH] == MOST_DECISIONS:
        tree[IS_INSIDE] = 0.0
        return usual
    visits = tree[here + VISITS]
    chosen = usual
    if visits >= KNOWN:
        average = tree[here + WORTH] / visits
        chosen = most_promising(tree, legal, usual, line, average, curiosity * sqrt(log(visits)))
    tree[here + LINE] = line
    there = find(tree, next_line(line, chosen))
    if there == 0:
        tree[IS_INSIDE] = 0.0
        return chosen
    tree[there + LINE] = next_line(line, chosen)
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
def most_promising(tree: Weights, legal: int, usual: int, line: int, average: float, curiosity: float) -> int:
    """What went well, or was hardly tried (UCB1); at first rather the usual action."""
    chosen, most = usual, -1e9
    while legal:
        action = lowest(legal)
        legal &= legal - 1
        slot = find(tree, next_line(line, action))
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
