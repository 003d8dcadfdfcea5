"""The search in every game that has one: fair, repeatable, within its budget."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from ridotto.bots.by_setup import BotBySetup
from ridotto.bots.registry import LEVELS, bot_names, can_search, find_bot, level_names, usual_level
from ridotto.engine.bot import decide
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.game import Options, SomeGame
from ridotto.engine.rng import Rng
from ridotto.games import all_games, find_kit
from ridotto.games.kit import GameKit
from ridotto.search import bot as search_bot
from ridotto.search.adapter import SecretChoices
from ridotto.search.bot import SearchBot
from ridotto.search.budget import Budget, parse_budget
from ridotto.search.estimate import ActionEstimate
from ridotto.search.simultaneous.opponent_model import THINKERS, foresee
from tests.searched import SEARCHED_GAMES, adapter_of, positions, searcher
from tests.walks import CONFIGURATIONS, slug, state_at

EVERY_GAME = pytest.mark.parametrize("game", SEARCHED_GAMES, ids=lambda game: game.id)


@pytest.mark.parametrize(
    ("game", "options"), CONFIGURATIONS, ids=[slug(game, options) for game, options in CONFIGURATIONS]
)
def test_hidden_things_do_not_change_any_bots_move(game: SomeGame, options: Options) -> None:
    """Redeal what a seat cannot see: under the same random stream every bot still does the same."""
    redeal = Rng.of("redeal")
    bots = [find_bot(game.id, name) for name in bot_names(game.id)]
    if can_search(game.id):
        bots.append(searcher(game))
    if find_kit(game.id).load_guided is not None:
        bots.append(searcher(game, "guided:30"))
    for s, seat in positions(game, options, every=7):
        redealt = game.complete(game.view(s, seat), redeal)
        for bot in bots:
            move = decide(bot, game, s, seat, Rng.of("bot"))
            assert move in game.legal(s, seat)
            assert decide(bot, game, redealt, seat, Rng.of("bot")) == move


@EVERY_GAME
def test_the_same_seed_and_playouts_give_the_same_thoughts(game: SomeGame) -> None:
    bot = searcher(game, "search:400")
    for s, seat in positions(game, game.parse_options({}), every=11):
        view = game.view(s, seat)
        thoughts = bot.think(view, Rng.of("same"))
        assert bot.think(view, Rng.of("same")) == thoughts


@EVERY_GAME
def test_threads_do_not_disturb_each_other(game: SomeGame) -> None:
    bot = searcher(game, "search:2000")
    views = [game.view(s, seat) for s, seat in positions(game, game.parse_options({}), every=13)]
    alone = [bot.think(view, Rng.of("thread")) for view in views]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda view: bot.think(view, Rng.of("thread")), views)) == alone


@EVERY_GAME
def test_it_tells_what_it_thinks_of_every_action(game: SomeGame) -> None:
    """Visits, utility and expected points of each; the chances add up to one."""
    for s, seat in positions(game, game.parse_options({}), every=9):
        view = game.view(s, seat)
        if adapter_of(game).certain(view) is not None:
            continue
        thoughts = searcher(game, "search:500").think(view, Rng.of("tell"))
        actions = {thought.action for thought in thoughts}
        assert len(actions) == len(thoughts)
        assert actions <= {*view.legal}
        assert adapter_of(game).choices(view) is not None or actions == {*view.legal}
        assert sum(thought.chance for thought in thoughts) == pytest.approx(1)
        assert all(thought.visits > 0 and np.isfinite(thought.utility) for thought in thoughts)


class Ticking:
    """A clock that goes on by half a millisecond at every look, however busy the machine is."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.0005
        return self.now


@EVERY_GAME
def test_a_budget_in_time_is_kept(game: SomeGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice that is searched in one go takes about as long as it may, and is thought about meanwhile."""
    bot = searcher(game, "search:50ms")
    position = next(p for p in positions(game, game.parse_options({}), every=1) if _is_whole_move(game, *p))
    view = game.view(*position)
    bot.think(view, Rng.of("warm"))
    clock = Ticking()
    monkeypatch.setattr(time, "perf_counter", clock)
    thoughts = bot.think(view, Rng.of("time"))
    may_take_s = 0.05 * adapter_of(game).share(view)
    assert may_take_s < clock.now < may_take_s + 0.03
    assert sum(thought.visits for thought in thoughts) > 10 * len(thoughts)


def _is_whole_move(game: SomeGame, s: Any, seat: int) -> bool:
    return game.picks_left(s, seat) == 1


def test_some_of_the_others_are_taken_to_think() -> None:
    choice = SecretChoices(actions=(3, 5), likelihoods=(1.0, 1.0), guess=(1.0, 0.0))
    foreseen = foresee(choice, (ActionEstimate(5, 10, 2.0, 2.0, 1.0), ActionEstimate(3, 10, 1.0, 1.0, 0.0)))
    assert foreseen.guess == (1 - THINKERS, THINKERS)


# Names


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_game_has_somebody_to_play_against(game: SomeGame) -> None:
    """Levels where the kit brings bots; elsewhere the one that plays anything that is legal."""
    assert bool(level_names(game.id)) == (find_kit(game.id).bots is not None)
    assert "random" in bot_names(game.id)
    assert find_bot(game.id, usual_level(game.id)).name in bot_names(game.id)


def test_a_game_has_the_same_bots_each_time() -> None:
    """Though its file makes them anew, as docs/contributors/adding-a-game.md does."""
    found = find_kit("turandot").bots
    assert found is not None
    kit = GameKit(game=find_kit("turandot").game, load_bots=lambda: replace(found))
    assert kit.bots is kit.bots
    assert kit.bots is not found


@EVERY_GAME
def test_every_level_is_a_bot(game: SomeGame) -> None:
    assert level_names(game.id) == tuple(LEVELS) == ("easy", "normal", "hard", "master")
    assert find_bot(game.id, "normal") is find_bot(game.id, "heuristic")
    assert find_bot(game.id, "easy").name == "easy"
    for name in ("search:50ms", "search:1000"):
        assert searcher(game, name).name == name
    for name in ("hard", "master"):
        bot = find_bot(game.id, name)
        assert bot.name == name
        search = bot.bots["search"] if isinstance(bot, BotBySetup) else bot
        assert isinstance(search, SearchBot)
        assert search.name == name


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("50ms", Budget(seconds=0.05)),
        ("1.5s", Budget(seconds=1.5)),
        ("1000", Budget(playouts=1000)),
        ("", None),
        ("0", None),
        ("1.5", None),
        ("soon", None),
        ("3600s", Budget(seconds=3600)),
        ("3601s", None),
        ("1000000000", Budget(playouts=1_000_000_000)),
        ("1000000001", None),
        pytest.param("9" * 5000, None, id="thousands of digits"),
        pytest.param("9" * 400 + "s", None, id="longer than the world stands"),
        ("٣", None),
    ],
)
def test_budgets_as_they_are_written(text: str, budget: Budget | None) -> None:
    assert parse_budget(text) == budget


@pytest.mark.parametrize("name", ["search", "search:", "search:soon", "grandmaster"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(InvalidOptions) as caught:
        find_bot(SEARCHED_GAMES[0].id, name)
    assert caught.value.code == "unknown-bot"
    assert "master" in str(caught.value)


@EVERY_GAME
def test_a_spectator_has_nothing_to_choose(game: SomeGame) -> None:
    s = state_at(game, game.parse_options({}), 0, 3)
    with pytest.raises(ValueError, match="spectator"):
        searcher(game).choose(game.view(s, None), Rng.of("nobody"))


@EVERY_GAME
def test_what_was_not_to_be_compiled_is_compiled_later(
    game: SomeGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search_bot, "_warm", set())
    bot = searcher(game)
    monkeypatch.setenv("RIDOTTO_JIT", "0")
    assert bot.is_warm
    bot.warm_up()
    monkeypatch.delenv("RIDOTTO_JIT")
    assert not bot.is_warm
    bot.warm_up()
    assert bot.is_warm
