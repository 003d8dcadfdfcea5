"""Whether an action ends a round, and what a seat then sees."""

from ridotto.compile.rule import Cells, rule
from ridotto.games.turandot.learning.seeing.see import see_between_rounds
from ridotto.games.turandot.rules.state import AUDITIONING, PHASE
from ridotto.games.turandot.rules.steps.acting import act


@rule
def see_after(s: Cells, seat: int, action: int, viewer: int, out: Cells) -> int:
    """Take an action. If a round begins after it, write what the viewer sees then, and return 1."""
    act(s, seat, action)
    if s[PHASE] != AUDITIONING:
        return 0
    see_between_rounds(s, viewer, out)
    return 1
