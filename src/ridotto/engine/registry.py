"""Games by the id that records name them with. Only the list of games above the engine knows them."""

from importlib import import_module

from ridotto.engine.game import SomeGame

LIST = "ridotto.games"


def find_game(game_id: str) -> SomeGame:
    game: SomeGame = import_module(LIST).find_game(game_id)
    return game
