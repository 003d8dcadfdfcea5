"""Random playouts: they end, they are legal, and both speeds play the same one."""

import numpy as np
import pytest
from bench.games.turandot.playouts import play_out

from ridotto.compile.kernel import Kernel
from ridotto.engine.rng import Rng
from ridotto.games.turandot.rules.best_cast import best_score, score_so_far
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.options import TurandotOptions
from ridotto.games.turandot.rules.state import CAST, OVER, PHASE, SCENERY, first_cells
from ridotto.games.turandot.rules.views.view import TurandotState
from tests.games.turandot.tables import bidding, played, staged

THREE_DIRECTORS = ["plain", "scenery", "favourites"]


@pytest.fixture(scope="module")
def fast_play_out() -> Kernel:
    kernel = Kernel(play_out, "vvi")
    kernel.warm_up()
    return kernel


@pytest.mark.parametrize("options", list(TURANDOT.configurations()), ids=lambda o: f"{o.players}-{o.edition}")
def test_both_speeds_play_the_same_match(options: TurandotOptions, fast_play_out: Kernel) -> None:
    for seed in range(30):
        random = Rng.of(seed, "playout").cells
        slow, slow_random = first_cells(options).tolist(), list(random)
        fast, fast_random = first_cells(options), np.array(random, np.int64)
        decisions = play_out(slow, slow_random, seed % 2)
        assert fast_play_out.run(fast, fast_random, seed % 2) == decisions
        assert fast.tolist() == slow
        assert fast_random.tolist() == slow_random
        assert slow[PHASE] == OVER
        end = TurandotState(options, fast)
        assert TURANDOT.misplaced(end) == ()
        assert TURANDOT.outcome(end) is not None
        assert decisions <= TURANDOT.longest(options)


def test_a_playout_can_end_with_the_best_casts() -> None:
    for options in TURANDOT.configurations():
        cells = first_cells(options).tolist()
        play_out(cells, Rng.of("best").cells, 1)
        for seat in range(options.players):
            assert score_so_far(cells, seat) == best_score(cells, seat)


def test_a_playout_keeps_bids_and_casts_that_are_sealed() -> None:
    s = played(bidding(), "1 bid crew", "2 bid 5 money 3")
    for seed in range(20):
        cells = s.cells.tolist()
        play_out(cells, Rng.of(seed).cells, 1)
        assert cells[SCENERY + 1] >= 1
    s = staged([[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12], [13, 14, 15, 16, 17, 18]], THREE_DIRECTORS)
    s = played(s, "0 cast 1 2 3 6 5 4")
    cells = s.cells.tolist()
    play_out(cells, Rng.of(1).cells, 1)
    assert cells[CAST : CAST + 6] == [0, 1, 2, 5, 4, 3]
