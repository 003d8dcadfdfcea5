"""Who plays at the strong levels of Turandot."""

import pytest

from ridotto.bots.by_setup import bot_in
from ridotto.bots.registry import find_bot
from ridotto.games import find_game
from tests.walks import AnyGame

GAME: AnyGame = find_game("turandot")


@pytest.mark.parametrize("level", ["hard", "master"])
@pytest.mark.parametrize(("rounds", "who"), [(7, "net"), (3, "search")])
def test_the_network_plays_whole_matches(level: str, rounds: int, who: str) -> None:
    s = GAME.start(GAME.parse_options({"players": 3, "rounds": rounds}))
    found = bot_in(find_bot("turandot", level), GAME, s).name
    assert found == {"net": "net", "search": level}[who]
