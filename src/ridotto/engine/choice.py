"""Whole choices: all picks of a pass or a cast."""

from collections.abc import Callable
from typing import Any

from ridotto.engine.game import Seat, SomeGame


def whole_choice(game: SomeGame, s: Any, seat: Seat, pick: Callable[[Any], int]) -> tuple[int, ...]:
    """All actions of a choice, each picked in the state after the ones before it."""
    actions = []
    for _ in range(game.picks_left(s, seat)):
        actions.append(pick(s))
        s = game.apply(s, seat, actions[-1])
    return tuple(actions)
