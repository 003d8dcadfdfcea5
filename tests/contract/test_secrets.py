"""Law 3 for choices. `complete` cannot prove that they are secret: it may put back what a view gives away."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from typing import Any

from ridotto.engine.errors import IllegalMove
from ridotto.engine.game import CHANCE, Options, SomeGame
from tests.walks import walk

Configuration = tuple[SomeGame, Options]

SPACING = 3
"""Neighbours are much alike, and looking at every choice through others' eyes takes time."""


def states(configuration: Configuration) -> Iterator[Any]:
    return islice(walk(*configuration, "secrets"), 0, None, SPACING)


def test_nobody_else_can_tell_all_secret_choices_apart(configuration: Configuration) -> None:
    """Something may be seen of them, such as how many cards lie face down, but never which one it is."""
    game, options = configuration
    for s in states(configuration):
        for seat in game.to_act(s):
            choices = [] if seat == CHANCE else secret_choices(game, s, seat)
            for other in ((seat + 1) % options.players, None):
                seen = {repr(game.view(chosen, other)) for chosen in choices}
                assert len(choices) < 2 or len(seen) < len(choices)


def secret_choices(game: SomeGame, s: Any, seat: int) -> list[Any]:
    """The states after each action that the others are not shown yet."""
    states = [game.apply(s, seat, action) for action in game.legal(s, seat)]
    return [after for after in states if game.step_kind(s, after) == "sealed"]


def test_a_view_says_whether_a_choice_can_be_taken_back(configuration: Configuration) -> None:
    """A whole choice: after one of several picks the seat is still asked."""
    game, options = configuration
    for s in states(configuration):
        for seat in range(options.players):
            can_be_taken_back = False
            with suppress(IllegalMove):
                game.retract(s, seat)
                can_be_taken_back = not game.picks_left(s, seat)
            assert game.view(s, seat).is_sealed == can_be_taken_back
