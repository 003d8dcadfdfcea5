"""Plays a round of The Bottle Imp from a world to its end, and values the result."""

from ridotto.compile.rule import Cells, Weights, rule
from ridotto.engine.rng import random_member, unit
from ridotto.games.bottle_imp.bots.search.policy import choose_card, give_away
from ridotto.games.bottle_imp.bots.search.visible_cards import own_cards, partner_or_self
from ridotto.games.bottle_imp.rules.state import (
    BOTTLES,
    HAND,
    IS_EYE,
    NO_CARD,
    OPEN,
    OVER,
    OWNER,
    PASS,
    PHASE,
    PLAYERS,
    PRICE,
    TOTAL,
    TRICK,
    TRICK_TAKING,
    TURN,
)
from ridotto.games.bottle_imp.rules.steps.acting import missing_picks
from ridotto.games.bottle_imp.rules.steps.passing import pick_card
from ridotto.games.bottle_imp.rules.steps.tricks import play_card, playable
from ridotto.games.bottle_imp.rules.views.worlds import draw_world
from ridotto.search.tree import IS_INSIDE, decide_inside, leave_if_new, together, together_with_set

WIN = 40.0
"""The value of winning the match, in points: in the last round hardly anything else counts (B8.3)."""
MARGIN_IN_LAST_ROUND = 0.1
WHIM = 0.5
"""How often an opponent in the eye plays a random card. In the eye nearly all cards are open: a search
against one fixed reply plays for traps that a thinking opponent avoids, and a longer search makes it worse.
With more players hands hardly recur, so opponents cannot learn, and random cards are no help
(docs/bots/search.md).
"""
EXPLORATION = 10.0
"""The exploration constant of UCB1, in points (search/tree.py)."""


@rule
def draw_world_with_picks(known: Cells, weights: Weights, rng: Cells, state: Cells) -> None:
    """A world in which the others have chosen their cards to pass: these do not depend on the seat's own
    choice.
    """
    draw_world(known, weights, rng, state)
    if state[PHASE] == PASS:
        for seat in range(state[PLAYERS]):
            if known[HAND + seat] == 0:
                give_away(state, weights, seat)


@rule
def act(state: Cells, seat: int, card: int) -> int:
    if state[PHASE] == PASS:
        pick_card(state, seat, card)
        return 0
    return play_card(state, seat, card)


@rule
def infoset(state: Cells, seat: int, usual: int) -> int:
    """The situation of a seat in the tree: its cards, the trick, the bottles, and the card that the policy
    would play.

    In the eye also the other's open hand. The plays of earlier tricks hardly ever recur, so nothing could be
    learnt with them. They count through the policy's card, which depends on everything the seat has seen.
    """
    partner = partner_or_self(state, seat)
    found = together_with_set(together_with_set(seat, own_cards(state, seat)), state[TRICK])
    for bottle in range(state[BOTTLES]):
        owner = state[OWNER + bottle]
        side = 1 if owner == seat else 2 if owner == partner else 0
        found = together(found, state[PRICE + bottle] * 3 + side)
    if state[IS_EYE]:
        found = together_with_set(found, state[OPEN + 1 - seat])
    return together(found, usual)


@rule
def complete_passes(state: Cells, weights: Weights) -> None:
    if state[PHASE] == PASS:
        for seat in range(state[PLAYERS]):
            if missing_picks(state, seat):
                give_away(state, weights, seat)


@rule
def choose_in_tree(state: Cells, weights: Weights, rng: Cells, tree: Weights, seat: int, thinker: int) -> int:
    """The policy's card, or the tree's where it knows the situation."""
    legal = playable(state, seat)
    is_whim = seat != thinker and state[IS_EYE] and unit(rng) < WHIM
    card = random_member(rng, legal) if is_whim else choose_card(state, weights, seat, legal)
    if tree[IS_INSIDE] > 0.0:
        if seat == thinker:
            card = decide_inside(tree, seat, legal, card, infoset(state, seat, card), EXPLORATION)
            leave_if_new(tree)
        elif state[IS_EYE]:
            # Its usual card may be a random one, which is not part of the situation.
            card = decide_inside(tree, seat, legal, card, infoset(state, seat, NO_CARD), EXPLORATION)
    return card


@rule
def play_on_in_tree(state: Cells, weights: Weights, rng: Cells, tree: Weights, thinker: int) -> int:
    """Play to the end of the round; the searching seat learns, in the eye its opponent too."""
    complete_passes(state, weights)
    decisions = 0
    while state[PHASE] == TRICK_TAKING:
        seat = state[TURN]
        play_card(state, seat, choose_in_tree(state, weights, rng, tree, seat, thinker))
        decisions += 1
    return decisions


@rule
def points_for(known: Cells, weights: Weights, state: Cells, seat: int) -> float:  # noqa: ARG001
    """The points of this round."""
    return float(state[TOTAL + seat] - known[TOTAL + seat])


@rule
def utility(known: Cells, weights: Weights, state: Cells, seat: int) -> float:
    """Points more than the opponents get on average; in the last round of a match, the win."""
    partner = partner_or_self(state, seat)
    others = 0
    opponents = 0
    best = state[TOTAL + seat]
    winners = 0
    for other in range(state[PLAYERS]):
        if other != seat and other != partner:
            others += state[TOTAL + other] - known[TOTAL + other]
            opponents += 1
        if state[TOTAL + other] > best:
            best = state[TOTAL + other]
            winners = 0
        if state[TOTAL + other] == best:
            winners += 1
    margin = points_for(known, weights, state, seat) - others / opponents
    if state[PHASE] != OVER:
        return margin
    won = WIN / winners if state[TOTAL + seat] == best else 0.0
    return won + MARGIN_IN_LAST_ROUND * margin
