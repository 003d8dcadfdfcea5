"""Every way to set up the games that environments can be made of, as short as it can be played."""

from typing import Any

import pytest

from ridotto.engine.cells.cell_game import CellGame
from ridotto.engine.game import SomeGame
from ridotto.engine.options import ROUNDS, setups
from ridotto.games import all_games

Setup = tuple[str, dict[str, Any]]


def _short(game: SomeGame) -> dict[str, Any]:
    return {ROUNDS: 1} if any(option.name == ROUNDS for option in game.option_list) else {}


GAMES: list[SomeGame] = [game for game in all_games() if isinstance(game, CellGame)]
SETUPS: list[Setup] = [
    (game.id, {**chosen, **_short(game)}) for game in GAMES for chosen in setups(game.option_list)
]

over_setups = pytest.mark.parametrize(
    ("game", "options"),
    SETUPS,
    ids=["-".join(map(str, (game, *options.values()))) for game, options in SETUPS],
)
