"""Rounds on a GPU, at random and by the policy of the search's playouts."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.games.bottle_imp.playouts import policy_rounds, random_rounds
from bench.gpu.comparing import random_streams, words
from bench.gpu.speed import THREADS, fastest, tell
from bench.search_calls import Call
from ridotto.compile.cuda.kernel import GpuKernel
from ridotto.compile.kernel import Kernel
from ridotto.games.bottle_imp.bots.search.lookup_arrays import tables
from ridotto.games.bottle_imp.rules.options import MODES, BottleImpOptions, parse_options
from ridotto.games.bottle_imp.rules.state import first_cells
from ridotto.games.bottle_imp.rules.views.worlds import WEIGHTS_SIZE

ROUNDS = 100
"""By each thread in one run."""
GOAL_RANDOM, GOAL_POLICY = 20e9, 100e6

_POLICY = Kernel(policy_rounds, "vRvvi")


def policies() -> Iterator[tuple[str, list[Call]]]:
    for mode in MODES:
        options = parse_options({"players": mode.players, "mode": mode.id, "rounds": 1})
        vectors = (first_cells(options), weights(options), None, np.zeros(64, np.int64))
        yield words("policy bottle_imp", options), [Call(_POLICY, vectors, (1,))]


def measure() -> None:
    for mode in MODES:
        decisions, seconds = run(random_rounds, "vvvi", mode.players, mode.id, ROUNDS)
        what = f"Bottle Imp {mode.players} {mode.id}, random rounds"
        tell(what, decisions / seconds, "decisions", GOAL_RANDOM)
    rounds = ROUNDS // 4
    for players, name, goal in ((4, "solo", GOAL_POLICY), (6, "teams-2-2-2", 0.0)):
        _, seconds = run(policy_rounds, "vRvvi", players, name, rounds)
        tell(f"Bottle Imp {players} {name}, rounds by the policy", THREADS * rounds / seconds, "", goal)


def run(play: Callable[..., int], signature: str, players: int, mode: str, rounds: int) -> tuple[int, float]:
    options = parse_options({"players": players, "mode": mode, "rounds": 1})
    cells = np.repeat(first_cells(options)[:, None], THREADS, axis=1)
    vectors: list[Any] = [cells, random_streams(THREADS, 0), np.zeros((64, THREADS), np.int64)]
    if "R" in signature:
        vectors.insert(1, weights(options))
    return fastest(GpuKernel(play, signature), vectors, [rounds])


def weights(options: BottleImpOptions) -> NDArray[np.float64]:
    """What the policy looks up; it draws no worlds."""
    return np.concatenate([np.zeros(WEIGHTS_SIZE), tables(options)])
