"""Whole choices: all picks of a pass or a cast."""

from collections.abc import Callable
from typing import Any

from ridotto.engine.game import Seat, SomeGame


def whole_choice(game: SomeGame, s: Any, seat: Seat, pick: Callable[[Any], int]) -> tuple[int, ...]:
    """Pick after pick, each from the state that those before it lead to."""
    actions = []
    for _ in range(game.picks_left(s, seat)):
        actions.append(pick(s))
        s = game.apply(s, seat, actions[-1])
    return tuple(actions)
