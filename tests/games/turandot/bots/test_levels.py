"""Who plays at the strong levels of Turandot."""

import pytest

from ridotto.bots.by_setup import bot_in
from ridotto.bots.registry import find_bot
from ridotto.search.bot import SearchBot
from ridotto.server.tables.bots.pending_bot_moves import stand_in
from tests.walks import some_game

GAME = some_game("turandot")


@pytest.mark.parametrize(
    ("level", "players", "rounds", "who"),
    [
        ("hard", 3, 7, "net"),
        ("hard", 3, 3, "search"),
        ("master", 3, 3, "search"),
        ("master", 3, 7, "guided"),
        ("master", 2, 7, "net"),
        ("master", 2, 3, "search"),
    ],
)
def test_networks_play_whole_matches(level: str, players: int, rounds: int, who: str) -> None:
    s = GAME.start(GAME.parse_options({"players": players, "rounds": rounds}))
    found = bot_in(find_bot("turandot", level), GAME, s)
    assert isinstance(found, SearchBot) == (who != "net")
    assert found.name == ("net" if who == "net" else level)
    if isinstance(found, SearchBot):
        assert found._adapter.foresees == (who == "guided")


@pytest.mark.parametrize(("rounds", "who"), [(7, "net"), (3, "heuristic")])
def test_nobody_waits_for_the_compiler(rounds: int, who: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the search of `master` is compiled, the network plays for it, where there is one."""
    monkeypatch.setattr(SearchBot, "is_warm", False)
    s = GAME.start(GAME.parse_options({"players": 3, "rounds": rounds}))
    assert stand_in(GAME, s).name == who
