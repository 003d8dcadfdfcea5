"""The names under which our games are registered: `my_game` is "ridotto/MyGame-v0"."""

from collections.abc import Iterator

from ridotto.engine.cells.cell_game import AnyCellGame, CellGame
from ridotto.games import all_games

NAMESPACE = "ridotto"


def env_name(game_id: str) -> str:
    words = "".join(word.capitalize() for word in game_id.split("_"))
    return f"{NAMESPACE}/{words}-v0"


def observed_games() -> Iterator[AnyCellGame]:
    """The games that have observations."""
    for game in all_games():
        if isinstance(game, CellGame) and game.has_observations:
            yield game


def game_ids() -> Iterator[str]:
    return (game.id for game in observed_games())
