"""Parts of messages that all games share."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, model_validator

from ridotto.engine.game import Outcome

Seat = int
MOST_SEATS = 6
SeatNumber = Annotated[int, Field(ge=0, le=MOST_SEATS - 1)]
"""A seat number as clients send it."""


class Body(BaseModel):
    """The JSON body of a request, or a part of one."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    @model_validator(mode="before")
    @classmethod
    def _drop_surplus(cls, content: object) -> object:
        """Keep one unknown key: it is enough to refuse the body, and an error for each takes too long."""
        if not isinstance(content, dict) or len(content) <= len(cls.model_fields):
            return content
        known = {key: content[key] for key in cls.model_fields if key in content}
        unknown = next(key for key in content if key not in cls.model_fields)
        return {**known, unknown: content[unknown]}


@dataclass(frozen=True, slots=True)
class MatchOutcome:
    """How a match ended."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    """`points`, `shared`, or a word of the game's own, such as how a tie was broken."""
    dummy: int | None


def outcome_of(outcome: Outcome) -> MatchOutcome:
    return MatchOutcome(outcome.scores, outcome.winners, outcome.reason, outcome.dummy)
