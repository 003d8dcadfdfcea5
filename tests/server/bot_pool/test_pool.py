"""Bots wait for each other, people for nobody."""

import asyncio
import os
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from ridotto.bots.registry import find_bot
from ridotto.engine.bot import Bot
from ridotto.engine.game import SomeGame, View
from ridotto.engine.rng import Rng
from ridotto.search.bot import SearchBot
from ridotto.server.bot_pool import Account, BotPool, Turn
from ridotto.server.bot_pool.pool import NICENESS
from ridotto.server.bot_pool.turns import CONTENDED_SHARE, LEAST_SHARE, MOST_BEGUN, UNHURRIED
from ridotto.server.network.callers.addresses import household
from ridotto.server.tables.bots import pending_bot_moves
from ridotto.server.tables.bots.pending_bot_moves import choose, stand_in
from tests.patience import PATIENCE_S, until
from tests.server.tables.scene import Player, open_scene, play_out, refused, settled
from tests.walks import some_game

pytestmark = pytest.mark.anyio


def person(name: str, table: str = "") -> Account:
    return Account(f"address of {name}", name, table or f"table of {name}")


class Riddles:
    """Thoughts that end when a test says so."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.at_once = self.most_at_once = 0
        self._lock = threading.Lock()
        self._solved = threading.Semaphore(0)

    def about(self, name: str) -> Callable[[Turn], str]:
        def think(_: Turn) -> str:
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
    riddles, bots = Riddles(), BotPool(2, step_s=0)
    answers = [bots.ask(person(str(number)), riddles.about(str(number))) for number in range(50)]
    await until(lambda: riddles.at_once == 2)
    assert (bots.running, bots.waiting) == (2, 48)
    riddles.solve(50)
    assert await asyncio.gather(*answers) == [str(number) for number in range(50)]
    assert riddles.most_at_once == 2
    await bots.close()


async def test_people_come_before_bots_at_the_processors() -> None:
    """Only Linux knows a priority of threads; elsewhere all are equal."""

    def priority(_: Turn | None = None) -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id()) if sys.platform == "linux" else 0

    bots = BotPool(1, step_s=0)
    usual = priority()
    expected = min(usual + NICENESS, 19) if sys.platform == "linux" else 0
    assert await bots.ask(person("ada"), priority) == expected
    assert priority() == usual
    await bots.close()


async def test_a_person_who_asks_for_much_waits_for_themselves() -> None:
    riddles, bots = Riddles(), BotPool(1, step_s=0)
    many = [bots.ask(person("busy", f"table {number}"), riddles.about("busy")) for number in range(4)]
    await until(lambda: riddles.begun == ["busy"])
    others = [bots.ask(person(name), riddles.about(name)) for name in "abc"]
    riddles.solve(7)
    await asyncio.gather(*many, *others)
    assert riddles.begun == ["busy", "a", "b", "c", "busy", "busy", "busy"]
    await bots.close()


class Searches:
    """Thoughts that give way every now and then, as searches do, until a test ends them."""

    def __init__(self) -> None:
        self.log: list[str] = []
        self._ended: set[str] = set()

    def named(self, name: str) -> Callable[[Turn], str]:
        def think(turn: Turn) -> str:
            self.log.append(name)
            deadline = time.monotonic() + PATIENCE_S
            while name not in self._ended and time.monotonic() < deadline:
                time.sleep(0.001)
                if turn.give_way():
                    self.log.append(f"{name} again")
            self.log.append(f"{name} done")
            return name

        return think

    def end(self, name: str) -> None:
        self._ended.add(name)


async def test_a_long_search_gives_way_to_somebody_who_has_used_less() -> None:
    searches, bots = Searches(), BotPool(1, step_s=0)
    long = bots.ask(person("greedy"), searches.named("long"))
    await until(lambda: searches.log == ["long"])
    searches.end("short")
    assert await bots.ask(person("modest"), searches.named("short")) == "short"
    assert not long.done(), "and goes on afterwards"
    searches.end("long")
    assert await long == "long"
    assert searches.log == ["long", "short", "short done", "long again", "long done"]
    await bots.close()


async def test_but_not_to_another_table_of_the_same_person() -> None:
    searches, bots = Searches(), BotPool(1, step_s=0)
    first = bots.ask(person("greedy", "t1"), searches.named("first"))
    await until(lambda: searches.log == ["first"])
    second = bots.ask(person("greedy", "t2"), searches.named("second"))
    searches.end("second")
    searches.end("first")
    await asyncio.gather(first, second)
    assert searches.log == ["first", "first done", "second", "second done"]
    await bots.close()


async def test_it_gives_way_as_often_as_somebody_asks_however_many_tables_wait() -> None:
    """A search that gave way goes on before others of the same person begin: few lie half done."""
    searches, bots = Searches(), BotPool(1, step_s=0)
    tables = [f"t{number}" for number in range(2 * MOST_BEGUN)]
    for table in tables:
        bots.ask(person("greedy", table), searches.named(table))
    searches.end("short")
    for _ in tables:
        await until(lambda: searches.log and searches.log[-1] in ("t0", "t0 again"))
        async with asyncio.timeout(PATIENCE_S):
            await bots.ask(person("modest"), searches.named("short"))
    assert searches.log.count("t0 again") >= len(tables) - 1
    assert "t1" not in searches.log
    await bots.close()


async def test_waiting_is_not_counted_as_thinking() -> None:
    bots = BotPool(1, step_s=0)
    waited: list[float] = []
    is_ended = threading.Event()

    def long(turn: Turn) -> float:
        deadline = time.monotonic() + PATIENCE_S
        while not is_ended.is_set() and time.monotonic() < deadline:
            time.sleep(0.001)
            waited.append(turn.give_way())
        return turn.ran_s

    began = time.perf_counter()
    thought = bots.ask(person("greedy"), long)
    await until(lambda: waited)
    for _ in range(3):
        await bots.ask(person("modest"), lambda _: time.sleep(0.1))
    is_ended.set()
    assert 0 < await thought <= time.perf_counter() - began - 0.3, "the others had the rest"
    assert sum(waited) >= 0.3
    await bots.close()


async def test_what_nobody_waits_for_is_not_thought() -> None:
    riddles, bots = Riddles(), BotPool(1, step_s=0)
    first, dropped, last = (bots.ask(person(name), riddles.about(name)) for name in "abc")
    dropped.cancel()
    riddles.solve(2)
    await asyncio.gather(first, last)
    assert riddles.begun == ["a", "c"]
    await bots.close()


async def test_a_search_that_nobody_waits_for_ends_early() -> None:
    searches, bots = Searches(), BotPool(1, step_s=0)
    thought = bots.ask(person("ada"), searches.named("endless"))
    await until(lambda: searches.log == ["endless"])
    thought.cancel()
    await until(lambda: bots.running == 0)
    assert searches.log == ["endless"]
    await bots.close()


async def test_closing_drops_what_waits_and_ends_what_runs() -> None:
    searches, bots = Searches(), BotPool(1, step_s=0)
    running = bots.ask(person("greedy"), searches.named("running"))
    await until(lambda: searches.log == ["running"])
    paused_for = bots.ask(person("modest"), searches.named("other"))
    await until(lambda: "other" in searches.log)
    waiting = bots.ask(person("third"), searches.named("never"))
    async with asyncio.timeout(PATIENCE_S):
        await bots.close()
    assert running.cancelled()
    assert paused_for.cancelled()
    assert waiting.cancelled()


async def test_a_thought_that_fails_says_so() -> None:
    bots = BotPool(1, step_s=0)
    with pytest.raises(ZeroDivisionError):
        await bots.ask(person("ada"), lambda _: 1 // 0)
    assert await bots.ask(person("ada"), lambda _: 1) == 1
    await bots.close()


async def shares(accounts: list[Account]) -> list[float]:
    """The part of its time that each of these gets, asked for at once while the only thread is busy."""
    riddles, bots = Riddles(), BotPool(1, step_s=0)
    busy = bots.ask(person("somebody"), riddles.about(""))
    await until(lambda: riddles.at_once == 1)
    found: dict[int, float] = {}

    def note(place: int, turn: Turn) -> float:
        return found.setdefault(place, turn.share)

    answers = [bots.ask(account, partial(note, place)) for place, account in enumerate(accounts)]
    riddles.solve()
    await asyncio.gather(busy, *answers)
    await bots.close()
    return [found[place] for place in range(len(accounts))]


async def test_the_more_tables_of_a_person_wait_the_shorter_their_bots_think() -> None:
    tables = [person("ada", f"t{number}") for number in range(4 * UNHURRIED)]
    found = await shares(tables)
    assert found == sorted(found)
    assert found[0] == pytest.approx(1 / 4)
    assert found[-UNHURRIED:] == [1.0] * UNHURRIED


async def test_in_a_great_rush_everybody_thinks_a_shorter_time() -> None:
    people = [person(f"person {number}") for number in range(40 * UNHURRIED)]
    found = await shares(people)
    assert min(found) == LEAST_SHARE
    assert found[-1] == 1.0


async def test_many_tables_of_one_person_do_not_hurry_another() -> None:
    greedy = [person("greedy", f"t{number}") for number in range(10 * UNHURRIED)]
    found = await shares([*greedy, person("modest")])
    assert found[0] < 0.25
    assert found[-1] == CONTENDED_SHARE


@pytest.mark.parametrize("address", ["192.0.2.1", "2001:db8:7:{:x}::1"], ids=["address", "site"])
async def test_many_people_of_one_address_do_not_hurry_another(address: str) -> None:
    """Whoever makes a cookie for each table is hurried as much as with one cookie."""
    greedy = [
        Account(household(address.format(number)), f"cookie {number}", f"t{number}")
        for number in range(10 * UNHURRIED)
    ]
    found = await shares([*greedy, person("modest")])
    assert found[0] < 0.25
    assert found[-1] == CONTENDED_SHARE


async def test_people_play_on_while_a_hundred_tables_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No clock is needed to see it: every thought is held back, and the people's match still goes on."""
    riddles = Riddles()

    def hold(*_: object) -> str:
        riddles.about("")(Turn(person(""), lambda _: None))
        raise RuntimeError("nobody may play this")

    monkeypatch.setattr(pending_bot_moves, "choose", hold)
    async with open_scene(tmp_path) as scene:
        host = await scene.person("Host")
        watched = []
        for _ in range(100):
            session = await scene.session(
                *["bot:hard"] * 3, host=host, starts=True, options={"players": 3, "rounds": 1}
            )
            watched.append(Player(session, host))
        await until(lambda: riddles.at_once == 1)
        session, people = await scene.playing(3)
        while not session.is_over:
            asked = next(player for player in people if player.is_asked)
            await asked.play_anything(len(session.match.events))
        assert (len(riddles.begun), riddles.most_at_once) == (1, 1)
        for player in watched:
            player.leave()
        riddles.solve(100)


def test_without_a_network_the_next_best_is_normal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SearchBot, "is_warm", False)
    game = some_game("turandot")
    # Short matches are not the network's (docs/bots/search.md).
    for rounds, next_best in ((1, "heuristic"), (7, "net")):
        s = game.start(game.parse_options({"players": 3, "rounds": rounds}))
        assert stand_in(game, s).name == next_best


async def test_the_network_plays_until_a_searching_bot_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_ready, found, played = False, [], []

    def find(game_id: str, level: str) -> Bot[View]:
        found.append(level)
        return find_bot(game_id, level)

    def play(game: SomeGame, bot: Bot[View], s: object, seat: int, rng: Rng, turn: Turn) -> str:
        played.append(bot.name)
        return choose(game, find_bot(game.id, "random"), s, seat, rng, turn)

    monkeypatch.setattr(SearchBot, "is_warm", property(lambda _: is_ready))
    monkeypatch.setattr(pending_bot_moves, "find_bot", find)
    monkeypatch.setattr(pending_bot_moves, "choose", play)
    async with open_scene(tmp_path) as scene:
        host = await scene.person("Host")
        options = {"players": 2, "rounds": 1}
        session = await scene.session("me", "bot:master", host=host, options=options)
        ada = Player(session, host)
        await ada.start()
        await settled(session)
        assert set(played) == {"net"}
        is_ready = True
        found.clear()
        waited = len(played)
        await play_out(session, [ada])
        assert set(played[waited:]) == {"master"}
        assert found == ["master"]


async def test_nobody_seats_a_bot_that_thinks_for_an_hour(tmp_path: Path) -> None:
    async with open_scene(tmp_path) as scene:
        assert await refused(scene.session("me", "bot:search:3000s", options={"players": 2})) == "unknown-bot"
        assert (
            await refused(scene.session("me", "open", options={"players": 2}, stand_in="search:9s"))
            == "unknown-bot"
        )
        host = await scene.person()
        session = await scene.session("me", "open", host=host, options={"players": 2})
        ada = Player(session, host)
        assert await refused(ada.fill(1, "search:60s")) == "unknown-bot"
        for level in ("easy", "normal", "hard", "master", "heuristic", "random"):
            await ada.fill(1, level)
            await settled(session)
            assert ada.table["seats"][1]["level"] == level
            await ada.clear(1)
