"""The opponents from outside that `docs/bots/strength.md` measures: each plays what is legal."""

from typing import Any

import pytest
from bench.bots.outside import Ismcts, MonteCarlo

from ridotto.engine.game import CHANCE, SomeGame
from ridotto.engine.rng import Rng
from tests.unit.adapters.setups import GAMES
from tests.walks import walk

BOTS = {"monte carlo": MonteCarlo(worlds=1), "ismcts": Ismcts(simulations=2)}
LAST = 30
"""Choices before the end of a match, from which random play is short."""


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_an_opponent_from_outside_chooses_what_is_legal(game: SomeGame, bot: Any) -> None:
    options = game.parse_options({"players": 3})
    asked = [s for s in walk(game, options, "outside") if game.to_act(s) and game.to_act(s) != (CHANCE,)]
    for s in asked[-LAST:]:
        view = game.view(s, game.to_act(s)[0])
        assert bot.choose(view, Rng.of("outside", "bot")) in view.legal


def test_views_of_no_game() -> None:
    with pytest.raises(ValueError, match="object"):
        MonteCarlo().choose(type("object", (), {"legal": (1, 2), "seat": 0})(), Rng.of("outside"))
