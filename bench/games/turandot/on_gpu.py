"""Random matches on a GPU."""

import numpy as np

from bench.games.turandot.playouts import random_matches
from bench.gpu.comparing import random_streams
from bench.gpu.speed import THREADS, fastest, tell
from ridotto.compile.cuda.kernel import GpuKernel
from ridotto.games.turandot.rules.options import FEWEST_PLAYERS, MAX_PLAYERS, parse_options
from ridotto.games.turandot.rules.state import first_cells

MATCHES = 50
"""By each thread in one run."""
GOAL = 8e9


def measure() -> None:
    for players in range(FEWEST_PLAYERS, MAX_PLAYERS + 1):
        fresh = first_cells(parse_options({"players": players}))
        cells = np.repeat(fresh[:, None], THREADS, axis=1)
        vectors = [cells, fresh, random_streams(THREADS, 0)]
        decisions, seconds = fastest(GpuKernel(random_matches, "vrvii"), vectors, [len(fresh), MATCHES])
        tell(f"Turandot {players} players, random matches", decisions / seconds, "decisions", GOAL)
