"""The utility of the end of a round for a seat: by the judge, after the last round by the score."""

from ridotto.compile.rule import Cells, Weights, bind, rule
from ridotto.compile.slices import part
from ridotto.games.turandot.bots.search.lookup_arrays import TABLES_SIZE
from ridotto.games.turandot.bots.search.playout import WIN, win_share
from ridotto.games.turandot.learning import LEARNING
from ridotto.games.turandot.learning.judging.judge_input import JUDGE_INPUT
from ridotto.games.turandot.learning.seeing.see import see_between_rounds
from ridotto.games.turandot.rules.best_cast import best_score
from ridotto.games.turandot.rules.state import AUDITIONING, PHASE, PLAYERS, SIZE
from ridotto.nets.judging import judge as judging
from ridotto.nets.judging.numbers import places

UNIT = LEARNING.points_unit

judge = bind(judging.judge, __name__, **places(JUDGE_INPUT, at=TABLES_SIZE))


@rule
def utility(known: Cells, weights: Weights, state: Cells, seat: int) -> float:  # noqa: ARG001
    """Points more than the others on average, and the win, as networks learn it."""
    if state[PHASE] == AUDITIONING:
        seen = part(state, SIZE)
        see_between_rounds(state, seat, seen)
        return UNIT * judge(seen, weights)
    others = 0.0
    for other in range(state[PLAYERS]):
        if other != seat:
            others += best_score(state, other)
    margin = best_score(state, seat) - others / (state[PLAYERS] - 1)
    return margin + WIN * (win_share(state, weights, seat) - 1.0 / state[PLAYERS])
