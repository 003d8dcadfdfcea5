"""How many random decisions a second, in every mode."""

from collections.abc import Iterator

import numpy as np

from bench.games.bottle_imp.playouts import random_rounds
from bench.timing import best_rate_of_core
from ridotto.compile.kernel import Kernel
from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.rules.options import MODES, parse_options
from ridotto.games.bottle_imp.rules.state import first_cells

ROUNDS = 50_000

RANDOM_ROUNDS = Kernel(random_rounds, "vvvi")
KERNELS = (RANDOM_ROUNDS,)


def rates() -> Iterator[tuple[str, float]]:
    """What was played, and decisions per second of one core."""
    for mode in MODES:
        yield f"Bottle Imp {mode.players} {mode.id}, deal and passes", rate_of(mode.players, mode.id)


def rate_of(players: int, mode: str) -> float:
    cells = first_cells(parse_options({"players": players, "mode": mode, "rounds": 1}))
    r, order = np.array(Rng.of("bench").cells, np.int64), np.zeros(64, np.int64)
    return best_rate_of_core(lambda: RANDOM_ROUNDS.run(cells, r, order, ROUNDS))
