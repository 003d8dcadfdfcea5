"""Law 7: compiled and interpreted rules agree, state by state."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from ridotto.compile.kernel import Kernel, warm_up
from ridotto.compile.rule import compiled
from ridotto.engine.game import CHANCE, SomeGame
from ridotto.engine.rng import Rng, below, next_word
from ridotto.games import all_games
from tests.walks import CONFIGURATIONS, SMALL


def run_both(kernel: Kernel, *args: Any) -> tuple[int, list[list[int]]]:
    """Run a kernel interpreted and compiled and return what both agree on."""
    slow = [list(a) if isinstance(a, list) else a for a in args]
    fast = [np.array(a, np.int64) if isinstance(a, list) else a for a in args]
    slow_result = kernel.rule(*slow)
    fast_result = compiled(kernel.rule)(*fast)
    slow_cells = [a for a in slow if isinstance(a, list)]
    assert fast_result == slow_result
    assert [a.tolist() for a in fast if isinstance(a, np.ndarray)] == slow_cells
    return int(slow_result), slow_cells


@pytest.fixture(
    scope="module", params=[game for game in all_games() if game.kernels], ids=lambda game: game.id
)
def warm_game(request: pytest.FixtureRequest) -> SomeGame:
    game: SomeGame = request.param
    assert warm_up(game.kernels)
    return game


def test_whole_matches_agree(warm_game: SomeGame) -> None:
    game: Any
    for game, options in (*CONFIGURATIONS, *SMALL):
        if game.id != warm_game.id:
            continue
        rng = Rng.of("speeds")
        s = game.start(options)
        cells = s.cells.tolist()
        while acting := game.to_act(s):
            run_both(game.actors, cells)
            if acting == (CHANCE,):
                outcome = [0] * game.most_outcomes
                length, (_, _, drawn) = run_both(game.draw_chance, cells, list(rng.cells), outcome)
                _, (cells, _) = run_both(game.settle_chance, cells, drawn, length)
                s = game.apply_chance(s, tuple(drawn[:length]))
            else:
                seat = rng.choice(acting)
                run_both(game.legal_actions, cells, seat)
                run_both(game.missing_picks, cells, seat)
                action = rng.choice(game.legal(s, seat))
                run_both(game.step, cells, seat, (action + 1) % 60)
                _, (cells,) = run_both(game.step, cells, seat, action)
                run_both(game.take_back, cells, seat)
                s = game.apply(s, seat, action)
            assert s.cells.tolist() == cells


def test_random_numbers_agree() -> None:
    slow = Rng.of("numbers").cells
    fast = np.array(slow, np.int64)
    fast_word: Callable[..., int] = compiled(next_word)
    fast_below: Callable[..., int] = compiled(below)
    for bound in [*range(1, 60), 10**6, 2**31 - 1]:
        assert fast_word(fast) == next_word(slow)
        assert fast_below(fast, bound) == below(slow, bound)
    assert fast.tolist() == slow
