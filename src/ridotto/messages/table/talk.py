"""Messages between people at a table."""

from dataclasses import dataclass
from typing import Literal

from ridotto.messages.common import Seat

Emote = Literal["applause", "bravo", "encore", "rose", "luck", "gasp"]
"""Typical calls in an opera house."""


@dataclass(frozen=True, slots=True)
class TalkLine:
    """A message from a person: an emote or a text."""

    number: int
    """Increases with each line of the table."""
    seat: Seat | None
    """The person's seat at that time; None: the host, as a spectator."""
    name: str | None
    emote: Emote | None
    text: str | None
    """User input: show it as plain text."""


@dataclass(frozen=True, slots=True)
class TalkInfo:
    type: Literal["talk"]
    is_all: bool
    """True: these lines are all the chat that you may read, and replace the lines you have. False: one new
    line."""
    lines: tuple[TalkLine, ...]
