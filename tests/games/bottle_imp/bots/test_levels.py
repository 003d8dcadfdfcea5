"""Who plays at the strong levels of The Bottle Imp."""

from typing import Any

import pytest

from ridotto.bots.by_setup import bot_in
from ridotto.bots.compilation import needs_compiling
from ridotto.bots.registry import find_bot
from ridotto.games.bottle_imp.guided.adapter import GuidedAdapter
from ridotto.search.bot import SearchBot
from tests.games.bottle_imp.rules.test_own_deck import NINE
from tests.walks import some_game

GAME = some_game("bottle_imp")


def who(level: str, **options: Any) -> str:
    """Known before the first card is dealt, and to a spectator."""
    s = GAME.start(GAME.parse_options(options))
    return bot_in(find_bot("bottle_imp", level), GAME, s).name


def test_the_network_plays_where_much_is_hidden() -> None:
    assert who("hard", players=4) == "net"
    assert who("hard", players=6, mode="teams-2-2-2") == "net"


@pytest.mark.parametrize(("players", "is_guided"), [(2, False), (4, True)])
def test_a_master_asks_the_network_where_much_is_hidden(players: int, *, is_guided: bool) -> None:
    s = GAME.start(GAME.parse_options({"players": players}))
    master = bot_in(find_bot("bottle_imp", "master"), GAME, s)
    assert isinstance(master, SearchBot)
    assert isinstance(master._adapter, GuidedAdapter) == is_guided


@pytest.mark.parametrize("level", ["hard", "master"])
def test_in_the_eye_they_search(level: str) -> None:
    assert who(level, players=2) == level


@pytest.mark.parametrize("level", ["hard", "master"])
def test_what_cards_of_ones_own_are_worth_only_a_search_sees(level: str) -> None:
    assert who(level, players=3, deck=NINE) == level


def test_nobody_waits_for_a_search_that_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SearchBot, "is_warm", False)
    monkeypatch.setattr(SearchBot, "is_kept", False)
    monkeypatch.setenv("RIDOTTO_JIT", "1")
    hard = find_bot("bottle_imp", "hard")
    for players, must_wait in ((2, True), (4, False)):
        s = GAME.start(GAME.parse_options({"players": players}))
        assert needs_compiling(bot_in(hard, GAME, s)) == must_wait
