"""Bots wait for each other, people for nobody."""

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ridotto.core.registry import find_game
from ridotto.core.rng import Rng
from ridotto.server.tables import thinking, thoughts
from ridotto.server.tables.thinking import LEAST_SHARE, NICENESS, UNHURRIED, Thinkers, choose
from tests.patience import PATIENCE_S
from tests.server.tables.scene import Player, open_scene, refused, settled, until
from tests.walks import state_at

pytestmark = pytest.mark.anyio


class Riddles:
    """Thoughts that end when a test says so."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.at_once = self.most_at_once = 0
        self._lock = threading.Lock()
        self._solved = threading.Semaphore(0)

    def about(self, name: str) -> Callable[[], str]:
        def think() -> str:
            with self._lock:
                self.begun.append(name)
                self.at_once += 1
                self.most_at_once = max(self.most_at_once, self.at_once)
            # Where a test fails before it solves this, its run can still end.
            self._solved.acquire(timeout=PATIENCE_S)
            with self._lock:
                self.at_once -= 1
            return name

        return think

    def solve(self, count: int = 1) -> None:
        self._solved.release(count)


async def test_no_more_thoughts_at_once_than_there_are_threads() -> None:
    riddles, thinkers = Riddles(), Thinkers(2)
    answers = [thinkers.ask(f"table {number}", riddles.about(str(number))) for number in range(50)]
    await until(lambda: riddles.at_once == 2)
    riddles.solve(50)
    assert await asyncio.gather(*answers) == [str(number) for number in range(50)]
    assert riddles.most_at_once == 2
    await thinkers.close()


async def test_people_come_before_bots_at_the_processors() -> None:
    """Only Linux knows a priority of threads; elsewhere all are equal."""

    def priority() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id()) if sys.platform == "linux" else 0

    thinkers = Thinkers(1)
    usual = priority()
    expected = min(usual + NICENESS, 19) if sys.platform == "linux" else 0
    assert await thinkers.ask("table", priority) == expected
    assert priority() == usual
    await thinkers.close()


async def test_a_table_that_asks_for_much_waits_for_itself() -> None:
    riddles, thinkers = Riddles(), Thinkers(1)
    many = [thinkers.ask("busy", riddles.about("busy")) for _ in range(4)]
    others = [thinkers.ask(name, riddles.about(name)) for name in ("a", "b", "c")]
    riddles.solve(7)
    await asyncio.gather(*many, *others)
    assert riddles.begun == ["busy", "busy", "a", "b", "c", "busy", "busy"]
    await thinkers.close()


async def test_what_nobody_waits_for_is_not_thought() -> None:
    riddles, thinkers = Riddles(), Thinkers(1)
    first, dropped, last = (thinkers.ask(name, riddles.about(name)) for name in ("a", "b", "c"))
    dropped.cancel()
    riddles.solve(2)
    await asyncio.gather(first, last)
    assert riddles.begun == ["a", "c"]
    await thinkers.close()


async def test_the_more_tables_wait_the_shorter_bots_think() -> None:
    riddles, thinkers = Riddles(), Thinkers(1)
    assert thinkers.share == 1.0
    shares = []
    for number in range(30 * UNHURRIED):
        thinkers.ask(str(number), riddles.about("")).cancelled()
        shares.append(thinkers.share)
    assert shares == sorted(shares, reverse=True)
    assert shares[UNHURRIED] == 1.0
    assert shares[2 * UNHURRIED] == pytest.approx(0.5)
    assert shares[-1] == LEAST_SHARE
    riddles.solve()
    await thinkers.close()


async def test_people_play_on_while_a_hundred_tables_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No clock is needed to see it: every thought is held back, and the people's match still goes on."""
    riddles = Riddles()

    def hold(*_: Any) -> str:
        riddles.about("")()
        raise RuntimeError("nobody may play this")

    monkeypatch.setattr(thoughts, "choose", hold)
    async with open_scene(tmp_path) as scene:
        host = await scene.person("Host")
        watched = []
        for _ in range(100):
            room = await scene.room(
                *["bot:hard"] * 3, host=host, starts=True, options={"players": 3, "rounds": 1}
            )
            watched.append(Player(room, host))
        await until(lambda: riddles.at_once == 1)
        room, people = await scene.playing(3)
        while not room.is_over:
            asked = next(player for player in people if player.is_asked)
            await asked.play_anything(len(room.match.events))
        assert (len(riddles.begun), riddles.most_at_once) == (1, 1)
        for player in watched:
            player.part()
        riddles.solve(100)


def test_until_it_is_ready_a_searching_bot_plays_as_normal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "is_ready", lambda _: False)
    game = find_game("bottle_imp")
    s = state_at(game, game.parse_options({"players": 3}), "thinking", 2)
    seat = game.to_act(s)[0]
    lines = [choose(game, level, s, seat, Rng.of("bot")) for level in ("hard", "master", "normal")]
    assert len(set(lines)) == 1


async def test_nobody_seats_a_bot_that_thinks_for_an_hour(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        assert await refused(scene.room("me", "bot:search:3000s", options={"players": 2})) == "unknown-bot"
        assert (
            await refused(scene.room("me", "open", options={"players": 2}, stand_in="search:9s"))
            == "unknown-bot"
        )
        host = await scene.person()
        room = await scene.room("me", "open", host=host, options={"players": 2})
        ada = Player(room, host)
        assert await refused(ada.fill(1, "search:60s")) == "unknown-bot"
        for level in ("easy", "normal", "hard", "master", "heuristic", "random"):
            await ada.fill(1, level)
            await settled(room)
            assert ada.table["seats"][1]["level"] == level
            await ada.clear(1)
