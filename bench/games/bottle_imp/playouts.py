"""Rounds played at random, and by the policy of the search's playouts."""

from ridotto.compile.bits import nth, popcount
from ridotto.compile.rule import Cells, Weights, rule
from ridotto.engine.rng import below, random_member
from ridotto.games.bottle_imp.bots.search.policy import choose_card, give_away
from ridotto.games.bottle_imp.rules.chance import deal, shuffle
from ridotto.games.bottle_imp.rules.state import (
    DEALER,
    DECK,
    PASS,
    PHASE,
    PLAYERS,
    ROUND,
    TRICK_TAKING,
    TURN,
)
from ridotto.games.bottle_imp.rules.steps.acting import missing_picks
from ridotto.games.bottle_imp.rules.steps.passing import pick_card, pickable
from ridotto.games.bottle_imp.rules.steps.tricks import play_card, playable


@rule
def play_out(s: Cells, r: Cells) -> int:
    """Finish a dealt round with random legal choices; returns the number of decisions."""
    decisions = give_at_random(s, r) if s[PHASE] == PASS else 0
    while s[PHASE] == TRICK_TAKING:
        seat = s[TURN]
        play_card(s, seat, random_member(r, playable(s, seat)))
        decisions += 1
    return decisions


@rule
def deal_round(s: Cells, r: Cells, order: Cells) -> None:
    """A new round with its first dealer."""
    s[ROUND] = 0
    s[DEALER] = below(r, s[PLAYERS])
    shuffle(r, order, s[DECK])
    deal(s, order)


@rule
def random_rounds(s: Cells, r: Cells, order: Cells, games: int) -> int:
    """Whole rounds, each with its first dealer, deal, passes and tricks; returns the number of decisions."""
    decisions = 0
    for _ in range(games):
        deal_round(s, r, order)
        decisions += play_out(s, r)
    return decisions


@rule
def give_at_random(s: Cells, r: Cells) -> int:
    decisions = 0
    for seat in range(s[PLAYERS]):
        free = pickable(s, seat)
        left = popcount(free)
        for pick in range(missing_picks(s, seat)):
            card = nth(free, below(r, left - pick))
            free &= ~(1 << card)
            pick_card(s, seat, card)
            decisions += 1
    return decisions


@rule
def rounds_side_by_side(s: Cells, t: Cells, r: Cells, q: Cells, order: Cells, games: int) -> int:
    """The same at two tables, a card here and a card there; returns the number of decisions.

    Most of a decision waits for the one before it. A processor begins the other table's meanwhile.
    """
    decisions = 0
    for _ in range(games // 2):
        deal_round(s, r, order)
        deal_round(t, q, order)
        decisions += give_at_random(s, r) + give_at_random(t, q)
        while s[PHASE] == TRICK_TAKING:
            here, there = s[TURN], t[TURN]
            here_card, there_card = random_member(r, playable(s, here)), random_member(q, playable(t, there))
            play_card(s, here, here_card)
            play_card(t, there, there_card)
            decisions += 2
    return decisions


@rule
def policy_rounds(s: Cells, weights: Weights, r: Cells, order: Cells, games: int) -> int:
    """Whole rounds by the policy of playouts; returns the number of cards played."""
    cards = 0
    for _ in range(games):
        deal_round(s, r, order)
        for seat in range(s[PLAYERS]):
            give_away(s, weights, seat)
        while s[PHASE] == TRICK_TAKING:
            seat = s[TURN]
            play_card(s, seat, choose_card(s, weights, seat, playable(s, seat)))
            cards += 1
    return cards
