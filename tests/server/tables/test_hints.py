"""Hints at the table: for one person against bots, thought out by turns with the bots."""

import threading
import zlib
from base64 import b64decode
from pathlib import Path
from typing import Any

import pytest

from ridotto.bots.hints import Suggestion, suggest_all, task_or_suggestions
from ridotto.engine.game import CHANCE
from ridotto.engine.rng import Rng
from ridotto.games import find_game
from ridotto.messages.table.requests import HintEstimate, HintRequest
from ridotto.search import bot as search_bot
from ridotto.search.budget import Budget
from ridotto.search.task import SearchTask
from ridotto.server.bot_pool.turns import Turns
from ridotto.server.tables.bots import hints
from ridotto.server.tables.session.messages import think_info
from tests.patience import until
from tests.server.tables.scene import Player, open_scene, refused, settled
from tests.walks import walk

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _without_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_bot, "warm_up_once", lambda _: None)
    monkeypatch.setattr(hints, "is_compiled", lambda _: True)
    monkeypatch.setattr(hints, "BUDGET", Budget(playouts=6))


async def ask(player: Player, decision: int | None = None) -> None:
    quoted = player.position["decision"] if decision is None else decision
    await player.ask(HintRequest(id=1, type="hint", decision=quoted))


async def test_the_best_moves_are_told_and_can_be_played(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada,) = await scene.playing(1)
        await settled(session)
        assert ada.table["allows_hints"]
        watcher = Player(session, await scene.person("Watcher"))
        await ask(ada)
        await until(lambda: ada.heard("hint"))
        (hint,) = ada.heard("hint")
        assert hint["decision"] == ada.position["decision"]
        assert all(set(each) == {"move", "points", "chance"} for each in hint["suggestions"])
        assert not watcher.heard("hint")
        await ada.move(hint["suggestions"][0]["move"])


async def test_one_thought_for_each_decision(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    goes_on = threading.Event()

    def think(*_: object) -> tuple[Suggestion, ...]:
        asked.append(1)
        goes_on.wait()
        return (Suggestion("play 1", (0,), 1.23, None),)

    monkeypatch.setattr(hints, "suggest_all", think)
    async with open_scene(tmp_path) as scene:
        session, (ada,) = await scene.playing(1)
        await settled(session)
        for _ in range(3):
            await ask(ada)
        goes_on.set()
        await until(lambda: ada.heard("hint"))
        await ask(ada)
        assert (len(asked), len(ada.heard("hint"))) == (1, 2)
        assert ada.heard("hint")[1]["suggestions"] == [{"move": "play 1", "points": 1.2, "chance": None}]


async def test_in_a_rush_hints_are_shorter_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else whoever asks for many keeps the bots of all tables waiting."""
    given = []

    def think(*asked: Any) -> tuple[Suggestion, ...]:
        given.append(asked[4])
        return suggest_all(*asked)

    monkeypatch.setattr(hints, "suggest_all", think)
    monkeypatch.setattr(Turns, "_share_for", lambda *_: 0.5)
    async with open_scene(tmp_path) as scene:
        session, (ada,) = await scene.playing(1)
        await settled(session)
        await ask(ada)
        await until(lambda: ada.heard("hint"))
    assert given == [Budget(playouts=3)]


async def test_a_search_that_fails_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(hints, "suggest_all", lambda *_: 1 // 0)
    async with open_scene(tmp_path) as scene:
        session, (ada,) = await scene.playing(1)
        await settled(session)
        await ask(ada)
        await until(lambda: ada.heard("hint"))
        assert ada.heard("hint")[0]["suggestions"] == []
    assert "no hint at table" in caplog.text


async def test_who_gets_no_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada, *_) = await scene.playing(2)
        await settled(session)
        assert not ada.table["allows_hints"]
        assert await refused(ask(ada)) == "hints-not-allowed"

        session, (ada,) = await scene.playing(1)
        await settled(session)
        watcher = Player(session, await scene.person("Watcher"))
        assert await refused(ask(watcher, 0)) == "not-your-seat"
        assert await refused(ask(ada, 7)) == "stale-decision"
        monkeypatch.setattr(hints, "is_compiled", lambda _: False)
        assert await refused(ask(ada)) == "hints-not-ready"
        assert not ada.heard("hint")


async def test_a_hint_changes_nothing(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada,) = await scene.playing(1)
        await settled(session)
        before = (session.record(), ada.position)
        await ask(ada)
        await until(lambda: ada.heard("hint"))
        assert (session.record(), ada.position) == before


async def test_no_hint_where_no_bot_searches(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        host = await scene.person("Ada")
        session = await scene.session(
            "me", "bot:random", host=host, game="high_card", options={"players": 2}, stand_in="random"
        )
        ada = Player(session, host)
        await ada.start()
        await settled(session)
        assert not ada.table["allows_hints"]
        assert await refused(ask(ada)) == "hints-not-allowed"


async def think(player: Player, *thoughts: tuple[HintEstimate, ...]) -> dict[str, Any]:
    """Ask as somebody who searches by themselves; what is told next."""
    before = len(player.heard("think")) + len(player.heard("hint"))
    await player.ask(HintRequest(id=1, type="hint", decision=player.position["decision"], thoughts=thoughts))
    await until(lambda: len(player.heard("think")) + len(player.heard("hint")) > before)
    told: dict[str, Any] = (player.heard("hint") or player.heard("think"))[-1]
    return told


def thoughts_about(task: dict[str, Any]) -> tuple[HintEstimate, ...]:
    """As if the first actions were better than the last."""
    actions = task["actions"]
    return tuple(
        HintEstimate(action=action, visits=9, utility=-place, points=8.0 - place, chance=float(place == 0))
        for place, action in enumerate(actions)
    )


async def test_whoever_thinks_by_themselves_is_told_what_to_search(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server searches nothing, and its search need not be ready."""
    monkeypatch.setattr(hints, "is_compiled", lambda _: False)
    monkeypatch.setattr(search_bot.SearchBot, "think", None)
    async with open_scene(tmp_path) as scene:
        session, (ada,) = await scene.playing(1)
        await settled(session)
        thoughts: list[tuple[HintEstimate, ...]] = []
        while (told := await think(ada, *thoughts))["type"] == "think":
            assert told["decision"] == ada.position["decision"]
            assert len(told["actions"]) > 1
            assert len(zlib.decompress(b64decode(told["known"]))) >= 8 * told["state_size"]
            thoughts.append(thoughts_about(told))
        assert thoughts
        assert told["suggestions"][0]["points"] == 8.0
        await ada.move(told["suggestions"][0]["move"])


async def test_thoughts_about_something_else_give_no_hint(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada,) = await scene.playing(1)
        await settled(session)
        task = await think(ada)
        other = next(action for action in range(63) if action not in task["actions"])
        wrong = (HintEstimate(action=other, visits=1, utility=0.0, points=0.0, chance=1.0),)
        assert (await think(ada, wrong))["suggestions"] == []
        too_many = [thoughts_about(task)] * 8
        assert (await think(ada, *too_many))["suggestions"] == []


@pytest.mark.parametrize("game_id", ["bottle_imp", "turandot"])
async def test_a_task_is_the_same_whatever_is_hidden(game_id: str) -> None:
    """Law 3 for what a browser searches: it is made of the view."""
    game: Any = find_game(game_id)
    for s in list(walk(game, game.parse_options({"players": 3}), "task"))[3:80:9]:
        for seat in game.to_act(s):
            if seat == CHANCE or game.picks_left(s, seat) < game.choice_size(s, seat):
                continue
            other = game.complete(game.view(s, seat), Rng.of("hidden"))
            tasks = [task_or_suggestions(game, state, seat, Budget(seconds=1.0), ()) for state in (s, other)]
            told = [think_info(1, task) if isinstance(task, SearchTask) else task for task in tasks]
            assert told[0] == told[1]


async def test_only_the_window_that_asks_is_told(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        session, (ada,) = await scene.playing(1)
        window = Player(session, ada.person)
        await settled(session)
        await think(ada)
        await ask(ada)
        await until(lambda: ada.heard("hint"))
        assert not window.heard("think")
        assert not window.heard("hint")
        await ask(ada)
        ada.leave()
        await ask(window)
        await until(lambda: window.heard("hint"))


async def test_a_seat_waits_for_one_thought_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, goes_on = [], threading.Event()

    def help_with(*asked: Any) -> SearchTask | tuple[Suggestion, ...]:
        begun.append(1)
        goes_on.wait()
        return task_or_suggestions(*asked)

    monkeypatch.setattr(hints, "task_or_suggestions", help_with)
    async with open_scene(tmp_path) as scene:
        session, (ada,) = await scene.playing(1)
        await settled(session)
        request = HintRequest(id=1, type="hint", decision=ada.position["decision"], thoughts=())
        await ada.ask(request)
        await until(lambda: begun)
        for _ in range(20):
            assert await refused(ada.ask(request)) == "too-fast"
        assert scene.directory.bots_waiting <= 1
        goes_on.set()
        await until(lambda: ada.heard("think"))
        await settled(session)
        assert (len(begun), len(ada.heard("think"))) == (1, 1)
        assert await refused(ada.ask(request)) == "accepted"
