"""Whole choices: all picks of a pass or a cast."""

from typing import Any, NamedTuple


class Choice(NamedTuple):
    """What a seat does in one go, and where that leads."""

    actions: tuple[int, ...]
    state: Any
    """A state of the game that was asked: nobody else looks into it."""
