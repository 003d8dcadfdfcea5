"""What both games' messages have in common."""

from dataclasses import dataclass

Seat = int


@dataclass(frozen=True, slots=True)
class MatchOutcome:
    """How a match ended."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    """`points`, `stars` (a tie broken), `shared` or `dummy`."""
    dummy: int | None
