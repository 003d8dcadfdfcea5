"""Random play to the end of a round."""

from ridotto.compile.bits import nth, popcount
from ridotto.compile.rule import Cells, rule
from ridotto.engine.rng import below, random_member
from ridotto.games.bottle_imp.rules.state import PASS, PHASE, PLAYERS, TRICK_TAKING, TURN
from ridotto.games.bottle_imp.rules.steps import missing_picks, pick_card, pickable, play_card, playable


@rule
def play_out(s: Cells, r: Cells) -> int:
    """Finish a dealt round with random legal choices; returns the number of decisions."""
    decisions = 0
    if s[PHASE] == PASS:
        for seat in range(s[PLAYERS]):
            free = pickable(s, seat)
            left = popcount(free)
            for pick in range(missing_picks(s, seat)):
                card = nth(free, below(r, left - pick))
                free &= ~(1 << card)
                pick_card(s, seat, card)
                decisions += 1
    while s[PHASE] == TRICK_TAKING:
        seat = s[TURN]
        play_card(s, seat, random_member(r, playable(s, seat)))
        decisions += 1
    return decisions
