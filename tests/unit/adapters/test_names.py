"""Environments are registered of the games that have observations, and of no others."""

import pytest

from ridotto.adapters import names
from ridotto.engine.cells.cell_game import CellGame
from ridotto.games.bottle_imp.rules.game import BottleImpGame
from tests.toy_game.rules import HighCardGame


class Unobserved(BottleImpGame):
    """On cells, but without an observation."""

    id = "unobserved"
    layout = CellGame.layout


def test_games_without_observations_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [BottleImpGame(), Unobserved(), HighCardGame()]
    monkeypatch.setattr(names, "all_games", lambda: games)
    assert list(names.game_ids()) == ["bottle_imp"]
