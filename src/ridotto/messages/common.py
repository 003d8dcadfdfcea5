"""Parts of messages that all games share."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from ridotto.engine.game import Outcome

Seat = int
SeatNumber = Annotated[int, Field(ge=0, le=5)]
"""A seat number as clients send it."""


@dataclass(frozen=True, slots=True)
class MatchOutcome:
    """How a match ended."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    """`points`, `stars` (the stars broke a tie), `shared` or `dummy`."""
    dummy: int | None


def outcome_of(outcome: Outcome) -> MatchOutcome:
    return MatchOutcome(outcome.scores, outcome.winners, outcome.reason, outcome.dummy)
