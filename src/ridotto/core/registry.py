"""The games there are, by id."""

from ridotto.core.errors import InvalidOptions
from ridotto.core.game import AnyGame
from ridotto.core.notation import cut

_games: dict[str, AnyGame] = {}


def register(game: AnyGame) -> None:
    _games[game.id] = game


def find_game(game_id: str) -> AnyGame:
    try:
        return _games[game_id]
    except KeyError:
        raise InvalidOptions("unknown-game", game=cut(game_id), known=", ".join(_games)) from None


def all_games() -> tuple[AnyGame, ...]:
    return tuple(_games.values())
