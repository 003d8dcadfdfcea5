"""How a match ended, as a message."""

from ridotto.engine.game import Outcome
from ridotto.messages.common import MatchOutcome


def outcome_of(outcome: Outcome | None) -> MatchOutcome | None:
    if outcome is None:
        return None
    return MatchOutcome(outcome.scores, outcome.winners, outcome.reason, outcome.dummy)
