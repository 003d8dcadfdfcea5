"""A round of The Bottle Imp played on from a world to its end, and what the end is worth."""

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
from ridotto.games.bottle_imp.rules.steps import missing_picks, pick_card, play_card, playable
from ridotto.games.bottle_imp.rules.views.worlds import draw_world
from ridotto.search.tree import IS_INSIDE, decide_inside, leave_if_new, together, together_with_set

WIN = 40.0
"""What it is worth to win the match, in points: in the last round hardly anything else counts (B8.3)."""
MARGIN_IN_LAST_ROUND = 0.1
WHIM = 0.5
"""How often a rival in the eye lays any card. There nearly all is open: who counts on one answer of a rival
plays for a trap that a rival who thinks will see, the more so the longer one thinks. With more players hands
are too different for rivals to learn what they would do, and a whim says nothing (docs/bots/search.md)."""
CURIOSITY = 10.0
"""How many points better than it seems a card may be that was hardly tried (bots/search/tree.py)."""


@rule
def draw_table(known: Cells, weights: Weights, rng: Cells, state: Cells) -> None:
    """A world in which the others have chosen what to give away: that does not depend on what one gives."""
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
    """What a seat goes by in the tree: its cards, the trick, the bottles, and the card that it would lay.

    In the eye also the other's open hand. Who laid what in earlier tricks hardly ever comes up again, so
    nothing would be learnt from that. It speaks through the usual card, which the policy chose by all that
    the seat has seen.
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
def play_on_in_tree(state: Cells, weights: Weights, rng: Cells, tree: Weights, thinker: int) -> int:
    """Play to the end of the round; the seat that thinks learns, in the eye so does its rival."""
    if state[PHASE] == PASS:
        for seat in range(state[PLAYERS]):
            if missing_picks(state, seat):
                give_away(state, weights, seat)
    decisions = 0
    while state[PHASE] == TRICK_TAKING:
        seat = state[TURN]
        legal = playable(state, seat)
        is_whim = seat != thinker and state[IS_EYE] and unit(rng) < WHIM
        card = random_member(rng, legal) if is_whim else choose_card(state, weights, seat, legal)
        if tree[IS_INSIDE] > 0.0:
            if seat == thinker:
                card = decide_inside(tree, seat, legal, card, infoset(state, seat, card), CURIOSITY)
                leave_if_new(tree)
            elif state[IS_EYE]:
                # Its usual card may be a whim, by which it does not go.
                card = decide_inside(tree, seat, legal, card, infoset(state, seat, NO_CARD), CURIOSITY)
        play_card(state, seat, card)
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
