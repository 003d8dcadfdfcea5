"""Hints in any phase of a random match."""

from ridotto.bots.hints import Suggestion, suggest
from ridotto.engine.game import CHANCE, Game, O, S, V
from ridotto.engine.rng import Rng
from ridotto.games import find_game
from ridotto.search.budget import Budget
from tests.walks import walk


def hints(game: Game[S, V, O], s: S, seat: int, playouts: int = 6) -> tuple[Suggestion, ...]:
    return suggest(find_game(game.id), s, seat, Rng.of("hint"), Budget(playouts=playouts))


def phases(game: Game[S, V, O], options: O) -> dict[str, tuple[S, int]]:
    """By the first word of what can be done, the first state in which a seat has a whole choice to make."""
    found: dict[str, tuple[S, int]] = {}
    for s in walk(game, options, "hints"):
        for seat in game.to_act(s):
            if seat != CHANCE and len(game.legal(s, seat)) > 1:
                view = game.view(s, seat)
                found.setdefault(game.action_name(view, view.legal[0]).split()[0], (s, seat))
    return found
