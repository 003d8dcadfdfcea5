"""Nobody can tell from the time a bot takes whether it had a choice."""

import asyncio
import time
from bisect import bisect_right
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from ridotto.bots.by_setup import bot_in
from ridotto.bots.compilation import compile_bot
from ridotto.bots.registry import find_bot
from ridotto.engine.game import SomeGame
from ridotto.engine.rng import Rng
from ridotto.nets.network import Network
from ridotto.server.bot_pool import Account, BotPool, Turn, pool
from ridotto.server.tables.bots.pending_bot_moves import choose
from tests.walks import some_game, walk

pytestmark = pytest.mark.anyio

LEVELS = ("search:60ms", "guided:60ms", "heuristic", "net")
"""In the only round, where `guided` searches too."""
SAMPLES = 40
WALKS, STATES = 6, 3
"""Where the work of networks is counted: matches, and states of each kind."""
SETUPS = {"bottle_imp": {"players": 4, "rounds": 3}, "turandot": {"players": 4}}
"""Of several rounds, in which `master` asks networks."""
ADA = Account("home", "ada", "table")


def farthest_apart(one: list[float], other: list[float]) -> float:
    """The Kolmogorov-Smirnov statistic: how far the shares below some time differ at most."""
    one, other = sorted(one), sorted(other)
    times = [*one, *other]
    return max(abs(bisect_right(one, at) / len(one) - bisect_right(other, at) / len(other)) for at in times)


SURELY_DIFFERENT = 1.95 * (2 / SAMPLES) ** 0.5
"""Two samples from one distribution are farther apart in one of a thousand cases."""
CHANCES = 3
"""In all of so many tries: in one of a thousand million cases."""


States = list[Any]


def positions(game: SomeGame) -> tuple[States, States]:
    """States in which whoever acts must lay one card of several, and states with a choice."""
    forced: States = []
    free: States = []
    seed = 0
    while min(len(forced), len(free)) < SAMPLES:
        seed += 1
        for s in walk(game, game.parse_options({"players": 4, "rounds": 1}), seed):
            acting = game.to_act(s)
            if len(acting) == 1 and acting[0] >= 0:
                view: Any = game.view(s, acting[0])
                if view.phase == "play" and len(view.hand) in range(4, 9):
                    (forced if len(view.legal) == 1 else free).append(s)
    return forced[:SAMPLES], free[:SAMPLES]


async def seconds_taken(bots: BotPool, game: SomeGame, level: str, s: Any) -> float:
    bot, (seat,) = find_bot(game.id, level), game.to_act(s)
    began = time.perf_counter()
    await bots.ask(ADA, lambda turn: choose(game, bot, s, seat, Rng.of("timing"), turn))
    return time.perf_counter() - began


async def times_taken(bots: BotPool, game: SomeGame, level: str) -> tuple[list[float], list[float]]:
    times: tuple[list[float], list[float]] = ([], [])
    for pair in zip(*positions(game), strict=True):
        for found, s in zip(times, pair, strict=True):
            found.append(await seconds_taken(bots, game, level, s))
    return times


@pytest.mark.parametrize("level", LEVELS)
async def test_a_forced_card_takes_as_long_as_a_free_one(level: str) -> None:
    game = some_game("bottle_imp")
    compile_bot(find_bot(game.id, level))
    bots = BotPool(1)
    # What tells something tells it every time, chance seldom does so once.
    for _ in range(CHANCES):
        if farthest_apart(*await times_taken(bots, game, level)) < SURELY_DIFFERENT:
            break
    else:
        pytest.fail("the times differ")
    await bots.close()


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """As long as networks were asked often."""
    run = Network.run
    found: list[None] = []

    def counted(network: Network, seen: NDArray[np.float32]) -> NDArray[np.float32]:
        found.append(None)
        return run(network, seen)

    monkeypatch.setattr(Network, "run", counted)
    return found


def by_phase(game: SomeGame) -> dict[tuple[int, str, bool], States]:
    """By round and phase, and whether there is a choice: some states in which a single seat acts."""
    found: dict[tuple[int, str, bool], States] = {}
    for seed in range(WALKS):
        for s in walk(game, game.parse_options(SETUPS[game.id]), seed):
            for seat in game.to_act(s):
                if seat >= 0:
                    view: Any = game.view(s, seat)
                    states = found.setdefault((view.round, view.phase, len(view.legal) > 1), [])
                    states += [(s, seat)] * (len(states) < STATES)
    return found


FORCED = {"bottle_imp": {0, 1, 2}, "turandot": {7}}
"""By game: the rounds in which only one action may be legal."""


@pytest.mark.parametrize("level", ["net", "guided:1", "master"])
@pytest.mark.parametrize("game_id", FORCED)
def test_a_network_works_as_much_where_it_has_no_choice(game_id: str, level: str, asked: list[None]) -> None:
    """Where processors are short, its millisecond could be seen."""
    game = some_game(game_id)
    works: dict[bool, dict[tuple[int, str], set[int]]] = {True: {}, False: {}}
    for (number, phase, is_free), states in by_phase(game).items():
        for s, seat in states:
            turn = Turn(ADA, str)
            # Only how often networks are asked counts here, not how long a search takes.
            turn.share = 0.001
            asked.clear()
            choose(game, bot_in(find_bot(game_id, level), game, s), s, seat, Rng.of("timing"), turn)
            works[is_free].setdefault((number, phase), set()).add(len(asked))
    compared = works[True].keys() & works[False].keys()
    assert {number for number, _ in compared} == FORCED[game_id]
    for key in compared:
        assert works[False][key] == works[True][key], key
        assert len(works[True][key]) == 1, key
    assert any(max(times) > 0 for times in works[True].values())


def test_what_would_tell_is_noticed() -> None:
    """The check itself can fail."""
    assert farthest_apart([0.06] * SAMPLES, [0.001] * SAMPLES) > SURELY_DIFFERENT


async def test_what_needs_no_thought_is_held_back() -> None:
    def think(turn: Turn) -> str:
        turn.usual_s = 0.3
        return "at once"

    bots = BotPool(1)
    began = time.perf_counter()
    assert await bots.ask(ADA, think) == "at once"
    assert time.perf_counter() - began >= 0.3
    await bots.close()


def sleeper(seconds: float) -> Callable[[object], None]:
    return lambda _: time.sleep(seconds)


async def test_answers_come_in_steps() -> None:
    """However long it took: small differences are not told."""
    step_s = 0.2
    bots = BotPool(1, step_s=step_s)
    loop = asyncio.get_running_loop()
    for thinks_s in (0.0, 0.001, 0.05):
        asked_at = loop.time()
        await bots.ask(ADA, sleeper(thinks_s))
        assert loop.time() - asked_at >= step_s
    await bots.close()


async def test_and_up_to_a_step_later_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the end of a step would be a clock to measure by."""
    step_s = 0.2
    monkeypatch.setattr(pool, "random", lambda: 0.9)
    bots = BotPool(1, step_s=step_s)
    loop = asyncio.get_running_loop()
    asked_at = loop.time()
    await bots.ask(ADA, sleeper(0.0))
    assert loop.time() - asked_at >= 1.9 * step_s
    await bots.close()
