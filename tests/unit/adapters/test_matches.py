"""Seats are asked one after the other: in compiled code as on states."""

import random
from typing import Any

from ridotto.adapters.matches.compiled import NOBODY, CompiledMatch
from ridotto.adapters.matches.sequential import SequentialMatch
from ridotto.compile.bits import members
from tests.unit.adapters.setups import over_setups


@over_setups
def test_cells_and_states_tell_the_same(game: str, options: dict[str, Any]) -> None:
    quick, plain = CompiledMatch(game, options), SequentialMatch(game, options)
    rng = random.Random(1)
    for seed in (7, None):
        quick.start(seed)
        plain.start(seed)
        assert quick.seed == plain.seed
        while quick.asked != NOBODY:
            assert quick.asked == plain.turn.seat
            assert quick.legal == plain.legal(quick.asked)
            assert quick.points == plain.points
            seat = rng.choice(quick.seats)
            assert (quick.tensor(seat) == plain.tensor(plain.known_to(seat), seat)).all()
            action = rng.choice(members(quick.legal))
            quick.act(action)
            plain.act(action)
        assert plain.turn.seat is None
        assert quick.points == plain.points
        assert quick.record() == plain.record()
