"""Playouts of the search that asks networks: in the eye they end where the search tree ends.

There a judge values the position, with all cards of the world known. What one player gains the other loses,
so its value for one of them is kept in the tables and answers for both.
"""

from ridotto.compile.rule import Cells, Weights, bind, rule
from ridotto.compile.slices import part
from ridotto.games.bottle_imp.bots.search.lookup_arrays import TABLES_SIZE
from ridotto.games.bottle_imp.bots.search.playout import WIN, choose_in_tree, complete_passes
from ridotto.games.bottle_imp.bots.search.playout import play_on_in_tree as play_to_the_end
from ridotto.games.bottle_imp.bots.search.playout import points_for as points_at_the_end
from ridotto.games.bottle_imp.bots.search.playout import utility as utility_at_the_end
from ridotto.games.bottle_imp.learning import LEARNING
from ridotto.games.bottle_imp.learning.judging.judge_input import AT_AHEAD, AT_GOAL, JUDGE_INPUT
from ridotto.games.bottle_imp.learning.judging.seeing import see_position
from ridotto.games.bottle_imp.rules.scoring import points
from ridotto.games.bottle_imp.rules.state import (
    IS_EYE,
    PHASE,
    ROUND,
    ROUNDS,
    SIZE,
    TAKEN,
    TOTAL,
    TRICK_TAKING,
    TURN,
)
from ridotto.games.bottle_imp.rules.steps.tricks import play_card
from ridotto.nets.judging import judge as judging
from ridotto.nets.judging.numbers import places
from ridotto.search.tree import IS_INSIDE

UNIT = LEARNING.points_unit
JUDGED = TABLES_SIZE
"""The value for the first seat of the position that was judged last."""
JUDGE = JUDGED + 1

judge = bind(judging.judge, __name__, **places(JUDGE_INPUT, at=JUDGE))


@rule
def play_on_in_tree(state: Cells, weights: Weights, rng: Cells, tree: Weights, thinker: int) -> int:
    """In the eye, play while the tree chooses; otherwise to the end of the round."""
    if not state[IS_EYE]:
        return play_to_the_end(state, weights, rng, tree, thinker)
    complete_passes(state, weights)
    decisions = 0
    while state[PHASE] == TRICK_TAKING and tree[IS_INSIDE] > 0.0:
        seat = state[TURN]
        play_card(state, seat, choose_in_tree(state, weights, rng, tree, seat, thinker))
        decisions += 1
    if state[PHASE] == TRICK_TAKING:
        weights[JUDGED] = UNIT * judged(state, weights)
    return decisions


@rule
def judged(state: Cells, weights: Weights) -> float:
    """What the first seat has to expect. A search plays for the win only in the last round."""
    seen = part(state, SIZE)
    see_position(state, 0, seen)
    if state[ROUND] + 1 == state[ROUNDS]:
        seen[AT_GOAL] = 1
        seen[AT_AHEAD] = state[TOTAL] - state[TOTAL + 1]
    return judge(seen, weights)


@rule
def utility(known: Cells, weights: Weights, state: Cells, seat: int) -> float:
    """As in the plain search; in the last round of the eye half a win less, so that both together have
    nothing.
    """
    if state[PHASE] == TRICK_TAKING:
        return weights[JUDGED] if seat == 0 else -weights[JUDGED]
    found = utility_at_the_end(known, weights, state, seat)
    return found - WIN / 2 if state[IS_EYE] and state[ROUND] == state[ROUNDS] else found


@rule
def points_for(known: Cells, weights: Weights, state: Cells, seat: int) -> float:
    """The points of this round; where a judge was asked, those won in tricks so far."""
    if state[PHASE] == TRICK_TAKING:
        return float(points(state, state[TAKEN + seat]))
    return points_at_the_end(known, weights, state, seat)
