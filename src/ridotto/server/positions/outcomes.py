"""How a match ended, as a message."""

from ridotto.core.game import Outcome
from ridotto.server.protocol.common import MatchOutcome


def outcome_of(outcome: Outcome | None) -> MatchOutcome | None:
    if outcome is None:
        return None
    return MatchOutcome(outcome.scores, outcome.winners, outcome.reason, outcome.dummy)
