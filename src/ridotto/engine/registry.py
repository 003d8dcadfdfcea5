"""The games there are, by id."""

from ridotto.engine.arguments import shown
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.game import SomeGame

_games: dict[str, SomeGame] = {}


def register(game: SomeGame) -> None:
    _games[game.id] = game


def find_game(game_id: str) -> SomeGame:
    try:
        return _games[game_id]
    except (KeyError, TypeError):
        raise InvalidOptions("unknown-game", game=shown(game_id), known=", ".join(_games)) from None


def all_games() -> tuple[SomeGame, ...]:
    return tuple(_games.values())
