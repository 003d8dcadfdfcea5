"""Matches on a GPU, at random and by the policy of the search's playouts."""

from collections.abc import Iterator

import numpy as np

from bench.games.turandot.playouts import policy_matches, random_matches
from bench.gpu.comparing import random_streams, words
from bench.gpu.speed import THREADS, fastest, tell
from bench.search_calls import Call
from ridotto.compile.cuda.kernel import GpuKernel
from ridotto.compile.kernel import Kernel
from ridotto.games.turandot.bots.search.lookup_arrays import tables
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.options import FEWEST_PLAYERS, MAX_PLAYERS, ROUNDS, parse_options
from ridotto.games.turandot.rules.state import first_cells

MATCHES = 50
"""By each thread in one run."""
GOAL = 8e9

_POLICY = Kernel(policy_matches, "vrRvii")


def policies() -> Iterator[tuple[str, list[Call]]]:
    for options in TURANDOT.configurations(rounds=1):
        fresh = first_cells(options)
        vectors = (fresh, fresh, tables(ROUNDS, options.roles), None)
        yield words("policy turandot", options), [Call(_POLICY, vectors, (len(fresh), 1))]


def measure() -> None:
    for players in range(FEWEST_PLAYERS, MAX_PLAYERS + 1):
        fresh = first_cells(parse_options({"players": players}))
        cells = np.repeat(fresh[:, None], THREADS, axis=1)
        vectors = [cells, fresh, random_streams(THREADS, 0)]
        decisions, seconds = fastest(GpuKernel(random_matches, "vrvii"), vectors, [len(fresh), MATCHES])
        tell(f"Turandot {players} players, random matches", decisions / seconds, "decisions", GOAL)
