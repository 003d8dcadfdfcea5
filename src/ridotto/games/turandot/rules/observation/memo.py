"""The same observation, with scores that are counted again only when something they depend on has changed.

To count all of them takes half of an observation (bench/batches.py), and they stay the same while bids or
casts are laid. For each seat the memo has the score and above it all that it follows from in a match: the
troupe, the director, the scenery and the Maestro's penalty.
"""

from ridotto.compile.rule import Cells, rule
from ridotto.games.turandot.rules.best_cast import best_score, score_so_far
from ridotto.games.turandot.rules.deck.cards import DIRECTORS
from ridotto.games.turandot.rules.observation.layout import MOST_POINTS, OBSERVATION_SIZE, SEEN_SCORE
from ridotto.games.turandot.rules.observation.observe import see_without_scores, seen_score
from ridotto.games.turandot.rules.observation.seats import row_at
from ridotto.games.turandot.rules.options import MAX_PLAYERS
from ridotto.games.turandot.rules.scoring import maestro_penalty
from ridotto.games.turandot.rules.state import (
    DIRECTOR,
    NOBODY,
    OVER,
    PHASE,
    SCENERY,
    START_MONEY,
    TROUPE,
)

MEMO_SIZE = MAX_PLAYERS
SCORE_BITS = (2 * MOST_POINTS).bit_length()
SCORE = (1 << SCORE_BITS) - 1


@rule
def observe_again(s: Cells, setup: Cells, seat: int, memo: Cells, out: Cells) -> int:
    see_without_scores(s, setup, seat, out)
    for place in range(MAX_PLAYERS):
        row = row_at(s, seat, place)
        out[SEEN_SCORE + place] = 0 if row == NOBODY else remembered_score(s, row, memo)
    return OBSERVATION_SIZE


@rule
def remembered_score(s: Cells, row: int, memo: Cells) -> int:
    if s[PHASE] == OVER:
        return seen_score(score_so_far(s, row))
    reasons = reasons_of_score(s, row)
    if memo[row] >> SCORE_BITS != reasons:
        memo[row] = reasons << SCORE_BITS | (seen_score(best_score(s, row)) + MOST_POINTS)
    return (memo[row] & SCORE) - MOST_POINTS


@rule
def reasons_of_score(s: Cells, row: int) -> int:
    """What the best score follows from, as one number: different for different reasons, and never 0."""
    reasons = s[TROUPE + row]
    reasons = reasons * (len(DIRECTORS) + 1) + s[DIRECTOR + row] + 1
    reasons = reasons * (START_MONEY + 1) + s[SCENERY + row]
    return reasons * 2 + maestro_penalty(s, row) + 1
