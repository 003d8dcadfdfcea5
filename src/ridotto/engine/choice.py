"""Whole choices: all picks of a pass or a cast."""

from collections.abc import Callable
from typing import Any, NamedTuple

from ridotto.engine.game import Seat, SomeGame


class Choice(NamedTuple):
    """What a seat does in one go, and where that leads."""

    actions: tuple[int, ...]
    state: Any
    """A state of the game that was asked: nobody else looks into it."""


def whole_choice(game: SomeGame, s: Any, seat: Seat, pick: Callable[[Any], int]) -> Choice:
    """Pick after pick, each from the state that those before it lead to."""
    actions = []
    for _ in range(game.picks_left(s, seat)):
        action = pick(s)
        s = game.apply(s, seat, action)
        actions.append(action)
    return Choice(tuple(actions), s)
