"""Every way to set up the games that environments can be made of, as short as it can be played."""

from typing import Any

import pytest

from ridotto.adapters.names import observed_games
from ridotto.engine.cells.cell_game import CellGame
from ridotto.engine.options import ROUNDS, setups

Setup = tuple[str, dict[str, Any]]


def _short(game: CellGame[Any, Any]) -> dict[str, Any]:
    return {ROUNDS: 1} if any(option.name == ROUNDS for option in game.option_list) else {}


GAMES: list[CellGame[Any, Any]] = list(observed_games())  # of some options and results
SETUPS: list[Setup] = [
    (game.id, {**chosen, **_short(game)}) for game in GAMES for chosen in setups(game.option_list)
]

over_setups = pytest.mark.parametrize(
    ("game", "options"),
    SETUPS,
    ids=["-".join(map(str, (game, *options.values()))) for game, options in SETUPS],
)
