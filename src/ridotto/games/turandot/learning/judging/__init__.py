"""Training data for a judge: positions after a round, and the results of their matches."""

from ridotto.compile.kernel import Kernel
from ridotto.compile.rule import bind
from ridotto.games.turandot.learning.judging.judge_input import JUDGE_INPUT
from ridotto.games.turandot.learning.judging.seeing import see_after
from ridotto.games.turandot.rules.options import ROUNDS
from ridotto.games.turandot.rules.state import SIZE
from ridotto.nets.judging import rows
from ridotto.nets.judging.declared import Judging

see_rows = bind(rows.see_rows, __name__, STATE_SIZE=SIZE, SEEN_CELLS=JUDGE_INPUT.cells, see_after=see_after)

JUDGING = Judging(
    judge_input=JUDGE_INPUT, see_after=see_after, see_rows=Kernel(see_rows, rows.SIGNATURE), most=ROUNDS - 1
)
