"""How many random decisions a second, and how long the best cast takes."""

from collections.abc import Iterator

import numpy as np

from bench.games.turandot.playouts import random_matches
from bench.timing import best_rate_of_core
from ridotto.compile.kernel import Kernel
from ridotto.compile.rule import Cells, rule
from ridotto.engine.rng import Rng
from ridotto.games.turandot.rules.best_cast import best_score
from ridotto.games.turandot.rules.options import FEWEST_PLAYERS, MAX_PLAYERS, parse_options
from ridotto.games.turandot.rules.state import first_cells

MATCHES = 10_000
CASTS = 100_000


@rule
def best_casts(s: Cells, times: int) -> int:
    """Of two troupes, as the last sum has it: so no call can be left out or made once for all."""
    total = 0
    for _ in range(times):
        total += best_score(s, total & 1)
    return total


RANDOM_MATCHES = Kernel(random_matches, "vrvii")
BEST_CASTS = Kernel(best_casts, "ri")
KERNELS = (RANDOM_MATCHES, BEST_CASTS)


def rates() -> Iterator[tuple[str, float]]:
    """What was played, and decisions per second of one core."""
    for players in range(FEWEST_PLAYERS, MAX_PLAYERS + 1):
        yield f"Turandot {players} players, auditions", rate_of(players)


def rate_of(players: int) -> float:
    fresh = first_cells(parse_options({"players": players}))
    cells, r = fresh.copy(), np.array(Rng.of("bench").cells, np.int64)
    return best_rate_of_core(lambda: RANDOM_MATCHES.run(cells, fresh, r, len(fresh), MATCHES))


def best_cast_rate() -> float:
    cells = first_cells(parse_options({}))
    finished, r = cells.copy(), np.array(Rng.of("bench").cells, np.int64)
    RANDOM_MATCHES.run(finished, cells, r, len(cells), 1)

    def run() -> int:
        BEST_CASTS.run(finished, CASTS)
        return CASTS

    return best_rate_of_core(run)
