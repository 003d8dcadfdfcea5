"""Bots of `import ridotto`: by name, of one's own, and whole matches in one call."""

from typing import Any

import pytest

import ridotto
from ridotto.api import bots
from ridotto.bots.compilation import compile_bot
from ridotto.bots.registry import LEVELS, bot_names
from ridotto.engine.game import SomeGame
from ridotto.engine.rng import Rng

Configuration = tuple[SomeGame, Any]


class Lowest:
    """Somebody's own bot."""

    name = "lowest"
    needs_full_view = True

    def choose(self, view: Any, rng: Rng) -> int:  # noqa: ARG002
        return int(view.legal[0])


@pytest.mark.parametrize("name", [*LEVELS, "random", "heuristic", "search:50ms", "search:1000"])
def test_bots_by_name(name: str) -> None:
    assert ridotto.bot(name).name == name


@pytest.mark.parametrize("name", ["", "nobody", "search:", "search:-1"])
def test_a_bot_that_does_not_exist(name: str) -> None:
    with pytest.raises(ridotto.InvalidOptions) as caught:
        ridotto.bot(name)
    assert caught.value.code == "unknown-bot"
    with pytest.raises(ridotto.InvalidOptions):
        ridotto.play(ridotto.games()[0], name)


def test_a_match_of_bots(configuration: Configuration) -> None:
    game, options = configuration
    for name in bot_names(game.id):
        match = ridotto.play(game.id, name, seed="bots", **options.to_json())
        assert match.is_over
        assert match.record().seats == (f"bot:{name}",) * options.players
        assert ridotto.verify(match.record()) is None
        again = ridotto.play(game.id, ridotto.bot(name), seed="bots", **options.to_json())
        assert again.events == match.events


def test_a_bot_for_each_seat() -> None:
    match = ridotto.play("turandot", ["normal", Lowest(), ridotto.bot("random")], seed=3)
    assert match.players == 3
    assert match.record().seats == ("bot:normal", "bot:lowest", "bot:random")


def test_as_many_bots_as_players() -> None:
    with pytest.raises(ridotto.InvalidOptions) as caught:
        ridotto.play("turandot", ["normal", "normal"], players=3)
    assert caught.value.code == "bots-count"


def test_a_person_among_bots() -> None:
    match = ridotto.load("turandot", players=3, seed=5)
    others: dict[int, Any] = {1: "normal", 2: Lowest()}
    while acting := match.play_bots(others):
        assert acting == (0,)
        match.play(0, match.legal(0)[0])
    assert match.is_over


def test_a_bot_answers_what_it_would_do(configuration: Configuration) -> None:
    """In words that can be played, and the same when it is asked again."""
    game, options = configuration
    match = ridotto.load(game.id, seed="asked", **options.to_json())
    bot = ridotto.bot("random")
    while not match.is_over:
        seat = match.to_act[-1]
        before = match.state
        move = bot.choose(match, seat)
        assert match.state is before
        assert bot.choose(match, seat) == move
        match.play(seat, move)
    other = ridotto.load(game.id, seed="asked", **options.to_json())
    other.play_bots("random")
    assert sorted(other.events) == sorted(match.events)


@pytest.mark.parametrize("action", [62, -1, None])
def test_a_bot_that_breaks_the_rules_is_named(action: Any) -> None:
    class Confused:
        name = "confused"
        needs_full_view = False

        def choose(self, view: Any, rng: Rng) -> int:  # noqa: ARG002
            answer: int = action
            return answer

    with pytest.raises(ridotto.IllegalMove, match="The bot “confused” chose something that is not legal"):
        ridotto.play("turandot", Confused(), seed=1)


def test_nobody_is_asked_out_of_turn() -> None:
    match = ridotto.play("turandot", "random", players=2, seed=1)
    with pytest.raises(ridotto.IllegalMove):
        ridotto.bot("random").choose(match, 0)


@pytest.mark.parametrize("is_missing", [False, True])
def test_whoever_waits_for_the_compiler_is_told(
    is_missing: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bots, "needs_compiling", lambda _: is_missing)
    monkeypatch.setattr(bots, "compile_bot", lambda _: None)
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    bots.chooser(ridotto.bot("hard"), ridotto.load("turandot", players=2))
    said = capsys.readouterr()
    assert said.out == ""
    assert ("kompiliert" in said.err) == is_missing
    assert compile_bot is not vars(bots)["compile_bot"]
