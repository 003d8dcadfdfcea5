"""Random play to the end of a round, at both speeds."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from bench.games.bottle_imp.playouts import play_out

from ridotto.compile.rule import compiled
from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from tests.walks import state_at

CONFIGURATIONS = list(BOTTLE_IMP.configurations(rounds=2))


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=lambda options: f"{options.players}-{options.mode}")
@pytest.mark.parametrize("steps", [2, 9, 30, 80])
def test_a_playout_ends_the_round_by_the_rules(options: Any, steps: int) -> None:
    """From any point of a round: the cards are conserved, the scores are those of the rules."""
    s = state_at(BOTTLE_IMP, options, "playout", steps)
    slow = s.cells.tolist()
    fast = s.cells.copy()
    slow_random = Rng.of("playout", steps).cells
    fast_random = np.array(slow_random, np.int64)
    decisions = play_out(slow, slow_random)
    run: Callable[..., int] = compiled(play_out)
    assert run(fast, fast_random) == decisions
    assert fast.tolist() == slow
    assert fast_random.tolist() == slow_random

    after = type(s)(options, fast, s.past)
    view = BOTTLE_IMP.view(after, None)
    assert view.phase == ("deal" if view.round == 1 else "over")
    assert BOTTLE_IMP.misplaced(after) == ()
    assert view.hand_sizes == (0,) * options.players
    assert decisions > 0
    before = s.past[0].scores if s.past else (0,) * options.players
    gained = tuple(total - old for total, old in zip(view.totals, before, strict=True))
    assert BOTTLE_IMP.round_result(after).scores == gained


def test_every_legal_card_is_played_as_often() -> None:
    """The first pick of a four-player round is any of nine cards, each equally likely."""
    options = BOTTLE_IMP.parse_options({"players": 4, "rounds": 2})
    s = state_at(BOTTLE_IMP, options, "even", 2)
    run: Callable[..., int] = compiled(play_out)
    random_cells = np.array(Rng.of("even").cells, np.int64)
    counts: dict[int, int] = {}
    for _ in range(9_000):
        cells = s.cells.copy()
        run(cells, random_cells)
        first = BOTTLE_IMP.view(type(s)(options, cells, s.past), 0).picks[0]
        counts[first] = counts.get(first, 0) + 1
    assert sorted(counts) == list(BOTTLE_IMP.view(s, 0).hand)
    assert all(abs(count - 1_000) < 5 * 1_000**0.5 for count in counts.values())
