"""Hints in any phase of a random match."""

from typing import Any

from ridotto.bots.hints import Suggestion, suggest
from ridotto.engine.game import CHANCE
from ridotto.engine.rng import Rng
from ridotto.search.budget import Budget
from tests.walks import AnyGame, walk


def hints(game: AnyGame, s: Any, seat: int, playouts: int = 6) -> tuple[Suggestion, ...]:
    return suggest(game, s, seat, Rng.of("hint"), Budget(playouts=playouts))


def phases(game: AnyGame, options: Any) -> dict[str, tuple[Any, int]]:
    """By the first word of what can be done, the first state in which a seat has a whole choice to make."""
    found: dict[str, tuple[Any, int]] = {}
    for s in walk(game, options, "hints"):
        for seat in game.to_act(s):
            if seat != CHANCE and len(game.legal(s, seat)) > 1:
                view = game.view(s, seat)
                found.setdefault(game.action_name(view, view.legal[0]).split()[0], (s, seat))
    return found
