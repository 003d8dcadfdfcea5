"""Counting positions: a fingerprint of the rules."""

from typing import Any

from ridotto.core.game import CHANCE, AnyGame, Seat
from ridotto.core.match import Match


def golden_start(game: AnyGame, options: Any, *, seed: int | str, skip: int) -> Any:
    """The position from a seeded deal after `skip` actions, each the lowest that was open."""
    match = Match(game, options, seed=seed)
    match.play_chance()
    for _ in range(skip):
        seat = game.to_act(match.state)[0]
        match.play(seat, game.legal(match.state, seat)[0])
        match.play_chance()
    return match.state


def count(game: AnyGame, s: Any, depth: int) -> int:
    """How many ways there are to make this many actions; nature's turns and ends count as one way.

    Of several seats that may act at once the lowest goes first, since their order makes no difference.
    """
    acting = game.to_act(s)
    if depth == 0 or not acting or acting == (CHANCE,):
        return 1
    legal = game.legal(s, acting[0])
    if depth == 1:
        return len(legal)
    return sum(count(game, game.apply(s, acting[0], action), depth - 1) for action in legal)


def count_by_move(game: AnyGame, s: Any, depth: int) -> dict[tuple[Seat, int], int]:
    """The same, told apart by the first action: shows where two engines differ."""
    acting = game.to_act(s)
    if depth == 0 or not acting or acting == (CHANCE,):
        return {}
    seat = acting[0]
    return {
        (seat, action): count(game, game.apply(s, seat, action), depth - 1) for action in game.legal(s, seat)
    }
