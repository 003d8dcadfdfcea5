"""What people at a table say to each other."""

from dataclasses import dataclass
from typing import Literal

from ridotto.messages.common import Seat

Emote = Literal["applause", "bravo", "encore", "rose", "luck", "gasp"]
"""What one calls out in an opera house."""


@dataclass(frozen=True, slots=True)
class TalkLine:
    """What somebody said: an emote or a text."""

    number: int
    """Grows with each line of the table."""
    seat: Seat | None
    """Where they sat then; None: a host who only watches."""
    name: str | None
    emote: Emote | None
    text: str | None
    """Anything that people type: show it as plain text."""


@dataclass(frozen=True, slots=True)
class TalkInfo:
    type: Literal["talk"]
    is_all: bool
    """Whether this is all the chat that you may read, in place of what you know; otherwise one line more."""
    lines: tuple[TalkLine, ...]
