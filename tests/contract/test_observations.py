"""An observation shows what its layout says, and nothing that its seat cannot see."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.compile.kernel import Kernel, Vector
from ridotto.engine.cells.cell_game import CellGame
from ridotto.engine.game import CHANCE
from ridotto.engine.observations.layout import Choices, Layout, Numbers, Sets
from ridotto.engine.rng import Rng
from ridotto.games import all_games
from tests.contract.test_laws import with_examples
from tests.walks import SMALL, slug, state_at, walk

# Both a CellGame and a Game with views, for which Python has no type.
AnyCellGame = Any
GAMES: list[AnyCellGame] = [
    game for game in all_games() if isinstance(game, CellGame) and game.has_observations
]
CONFIGURATIONS = [
    (game, options)
    for game in GAMES
    for options in (*game.configurations(rounds=2), *(small for other, small in SMALL if other is game))
]

over_all = pytest.mark.parametrize(
    ("game", "options"), CONFIGURATIONS, ids=[slug(game, options) for game, options in CONFIGURATIONS]
)
over_games = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


@over_games
def test_every_cell_has_one_meaning(game: AnyCellGame) -> None:
    layout = game.layout
    cells = [field.at + cell for field in layout.fields for cell in range(field.cells)]
    assert sorted(cells) == list(range(layout.cells))
    names = list(layout.names())
    assert len(set(names)) == len(names) == layout.size
    assert all(field.meaning.endswith(".") for field in layout.fields)


def check_range(layout: Layout, seen: Vector) -> None:
    for field in layout.fields:
        cells = seen[field.at : field.at + field.cells]
        match field:
            case Sets():
                assert (cells >= 0).all(), field.name
                assert (cells < 1 << field.members).all(), field.name
            case Choices():
                assert (cells >= -1).all(), field.name
                assert (cells < field.values).all(), (field.name, cells)
            case Numbers():
                assert (abs(cells) <= field.most).all(), (field.name, cells)


@over_all
def test_every_cell_is_written_and_means_what_the_layout_says(game: AnyCellGame, options: Any) -> None:
    for s in walk(game, options, "observations"):
        if CHANCE in game.to_act(s):
            continue
        for seat in range(options.players):
            dirty = np.full(game.layout.cells, 1 << 62, np.int64)
            assert game.observe.run(s.cells, seat, dirty) == game.layout.cells
            check_range(game.layout, dirty)
            assert (dirty == game.observation(s, seat)).all()


@over_all
@with_examples(8)
@given(seed=st.integers(0, 1 << 30), at=st.integers(0, 80))
def test_what_a_seat_cannot_see_does_not_change_its_observation(
    game: AnyCellGame, options: Any, seed: int, at: int
) -> None:
    """Law 10, as for views."""
    s = state_at(game, options, seed, at)
    for seat in range(options.players):
        other = game.complete(game.view(s, seat), Rng.of(seed, "redealt"))
        assert (game.observation(s, seat) == game.observation(other, seat)).all()


@over_games
def test_both_speeds_write_the_same(game: AnyCellGame) -> None:
    kernel = Kernel(game.observe.rule, game.observe.signature)
    kernel.warm_up()
    for options in game.configurations(rounds=1):
        for s in walk(game, options, "speeds"):
            for seat in range(options.players):
                compiled = np.zeros(game.layout.cells, np.int64)
                kernel.run(s.cells, seat, compiled)
                assert (compiled == game.observation(s, seat)).all()


@over_games
def test_a_tensor_has_a_bit_for_each_member_and_value(game: AnyCellGame) -> None:
    options = next(game.configurations(rounds=1))
    states = [s for s in walk(game, options, "tensors") if CHANCE not in game.to_act(s)]
    seen = np.stack([game.observation(s, 0) for s in states])
    tensors = game.layout.tensor(seen)
    assert tensors.shape == (len(states), game.layout.size)
    assert tensors.dtype == np.float32
    assert abs(tensors).max() <= 1
    bits = sum(
        int(cell).bit_count()
        for field in game.layout.fields
        if isinstance(field, Sets)
        for cell in seen[:, field.at : field.at + field.cells].ravel()
    )
    columns = [i for i, name in enumerate(game.layout.names()) if is_set(game.layout, name)]
    assert tensors[:, columns].sum() == bits


def is_set(layout: Layout, name: str) -> bool:
    return any(isinstance(field, Sets) and name.startswith(f"{field.name}[") for field in layout.fields)
