"""Who plays at the strong levels of The Bottle Imp."""

from typing import Any

import pytest

from ridotto.bots.by_setup import bot_in
from ridotto.bots.compilation import needs_compiling
from ridotto.bots.registry import find_bot
from ridotto.games import find_game
from ridotto.games.bottle_imp.guided.adapter import GuidedAdapter
from ridotto.search.bot import SearchBot
from tests.games.bottle_imp.rules.test_own_deck import NINE
from tests.walks import some_game

GAME = some_game("bottle_imp")


def who(level: str, **options: Any) -> str:
    """Known before the first card is dealt, and to a spectator."""
    s = GAME.start(GAME.parse_options(options))
    return bot_in(find_bot("bottle_imp", level), GAME, s).name


MODES = [(options.players, options.mode) for options in find_game("bottle_imp").configurations()]


@pytest.mark.parametrize(("players", "mode"), sorted(set(MODES)))
def test_the_network_plays_at_once_and_a_master_searches_with_it(players: int, mode: str) -> None:
    assert who("hard", players=players, mode=mode) == "net"
    s = GAME.start(GAME.parse_options({"players": players, "mode": mode}))
    master = bot_in(find_bot("bottle_imp", "master"), GAME, s)
    assert isinstance(master, SearchBot)
    assert isinstance(master._adapter, GuidedAdapter)


@pytest.mark.parametrize("level", ["hard", "master"])
def test_what_cards_of_ones_own_are_worth_only_a_search_sees(level: str) -> None:
    assert who(level, players=3, deck=NINE) == level


def test_nobody_waits_for_a_search_that_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SearchBot, "is_warm", False)
    monkeypatch.setattr(SearchBot, "is_kept", False)
    monkeypatch.setenv("RIDOTTO_JIT", "1")
    hard = find_bot("bottle_imp", "hard")
    for options, must_wait in (({"players": 3, "deck": NINE}, True), ({"players": 2}, False)):
        s = GAME.start(GAME.parse_options(options))
        assert needs_compiling(bot_in(hard, GAME, s)) == must_wait
