"""Worlds in rows: what `complete` draws one by one, and nothing that the view does not say."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import ridotto
from ridotto.compile.kernel import Kernel
from ridotto.engine.cells.cell_game import State
from ridotto.engine.rng import Rng
from ridotto.games import all_games
from tests.contract.test_laws import with_examples
from tests.contract.test_observations import AnyCellGame, over_all, over_games
from tests.walks import state_at, walk


@over_all
@with_examples(4)
@given(seed=st.integers(0, 1 << 30), at=st.integers(0, 80))
def test_each_row_gives_the_same_view(game: AnyCellGame, options: Any, seed: int, at: int) -> None:
    s = state_at(game, options, seed, at)
    for seat in (0, options.players - 1, None):
        view = game.view(s, seat)
        for row in game.worlds(view, 3, Rng.of(seed)):
            assert game.view(State(options, row, view.past), seat) == view


@over_games
def test_rows_are_what_complete_draws_one_after_the_other(game: AnyCellGame) -> None:
    s = state_at(game, game.parse_options({}), 7, 11)
    view = game.view(s, 0)
    one_by_one, at_once = Rng.of("rows"), Rng.of("rows")
    drawn = [game.complete(view, one_by_one).cells for _ in range(20)]
    assert (np.array(drawn) == game.worlds(view, 20, at_once)).all()
    assert one_by_one.cells == at_once.cells


@over_games
def test_both_speeds_see_know_and_draw_the_same(game: AnyCellGame) -> None:
    fast = {
        name: Kernel(kernel.rule, kernel.signature)
        for name in ("see", "know", "draw_worlds")
        for kernel in (getattr(game, name),)
    }
    for kernel in fast.values():
        kernel.warm_up()
    for options in list(game.configurations(rounds=1))[::3]:
        for s in list(walk(game, options, "speeds"))[::3]:
            seen = np.full(game.seen_size, 1 << 60, np.int64)
            fast["see"].run(s.cells, 0, seen)
            assert seen.tobytes() == game.seen_cells(s, 0)
            known, weights = game.known_by(game.view(s, 0))
            again, its_weights = np.zeros_like(known), np.zeros_like(weights)
            again[: game.seen_size] = seen
            fast["know"].run(again, its_weights)
            assert (again == known).all()
            luck = np.array(Rng.of("worlds").cells, np.int64)
            states = np.zeros((2, game.state_size), np.int64)
            fast["draw_worlds"].run(again, its_weights, luck, states.reshape(-1), 2)
            assert (states == game.worlds(game.view(s, 0), 2, Rng.of("worlds"))).all()


@pytest.mark.parametrize("count", [0, -1, 1.5, "3", None, 10**9])
def test_a_wrong_number_is_refused(count: Any) -> None:
    match = ridotto.load(all_games()[0].id, seed=1)
    with pytest.raises(ridotto.InvalidOptions) as caught:
        match.worlds(0, count)
    assert caught.value.code == "option-out-of-range"
