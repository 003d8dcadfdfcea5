"""Rules on a GPU: are they those of the processor, and how fast: `python -m bench.gpu [--matches N] [--law]`.

First the law: N random matches of every configuration, each played by a thread of the GPU and again on the
processor, where the digest of all states, the last state and the random numbers must be the same; likewise
rounds and matches by the policies of playouts, worlds and short searches. Then the figures. Without a GPU it
says so and ends.
"""

import argparse
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.gpu.calls import bottle_imp_weights, policies, searches, whole_matches
from bench.gpu.card import beyond_blocks, is_there
from bench.playouts import bottle_imp, turandot
from bench.search_calls import Call
from bench.timing import rate, row
from ridotto.compile.cuda.gpu import cuda_module
from ridotto.compile.cuda.kernel import GpuKernel
from ridotto.compile.kernel import Kernel
from ridotto.compile.rule import compiled
from ridotto.games.bottle_imp.rules import state as bottle_imp_state
from ridotto.games.bottle_imp.rules.options import MODES
from ridotto.games.bottle_imp.rules.options import parse_options as bottle_imp_options
from ridotto.games.turandot.rules import state as turandot_state
from ridotto.games.turandot.rules.options import parse_options as turandot_options

MATCHES = 1_000_000
AT_ONCE = 250_000
"""Matches whose states are kept at a time."""
SEARCHES = 2_000
"""At most, of every decision: each has a tree of its own."""
THREADS = 1 << 19
ROUNDS, TURANDOT_MATCHES = 100, 50
"""By each thread in one run."""
REPEATS = 3
GOAL_RANDOM, GOAL_TURANDOT, GOAL_POLICY = 20e9, 8e9, 100e6

Array = NDArray[np.int64]


def main() -> None:
    asked = _asked()
    if not is_there():
        return
    if asked.matches:
        check_law(beyond_blocks(asked.matches))
    if not asked.law:
        measure()


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.gpu", description="Rules on a GPU.")
    parser.add_argument("--matches", type=int, default=MATCHES, help="of every configuration; 0: none")
    parser.add_argument("--law", action="store_true", help="only compare, measure nothing")
    return parser.parse_args()


# The law


def check_law(matches: int) -> None:
    for what, calls in (*whole_matches(), *policies()):
        _hold(what, calls, matches)
    for what, calls in searches():
        _hold(what, calls, min(matches, SEARCHES))


def _hold(what: str, calls: list[Call], matches: int) -> None:
    """Make every call on both with so many random streams."""
    differing = 0
    for call in calls:
        for first in range(0, matches, AT_ONCE):
            streams = _streams(min(AT_ONCE, matches - first), first)
            differing += _differing(call.kernel, _columns(call, streams), call.numbers)
    row(what[:57], f"{len(calls) * matches:,}", "equal" if not differing else f"{differing} DIFFER")
    if differing:
        sys.exit("The GPU does not play by the same rules.")


def _columns(call: Call, streams: Array) -> list[Any]:
    """What all threads read stays one vector."""
    count = streams.shape[1]
    return [
        streams if vector is None else vector if kind in "rR" else np.repeat(vector[:, None], count, axis=1)
        for vector, kind in zip(call.vectors, call.kernel.signature, strict=False)
    ]


@cache
def _on_gpu(kernel: Kernel) -> GpuKernel:
    """Compiled once for all configurations."""
    return GpuKernel(kernel.rule, kernel.signature)


def _differing(kernel: Kernel, columns: list[Any], numbers: tuple[int, ...]) -> int:
    """How many threads come to something else on the GPU: their results or any of their cells."""
    cuda = cuda_module()
    count = next(column.shape[1] for column in columns if column.ndim == 2)
    gpu = [cuda.to_device(vector) for vector in columns]
    passed = [cuda.to_device(np.full(count, number, np.int64)) for number in numbers]
    results = _on_gpu(kernel).run(*gpu, *passed).copy_to_host()
    native = [vector.T.copy() if vector.ndim == 2 else vector for vector in columns]
    same = results == _native(kernel, native, numbers, count)
    for expected, found in zip(native, gpu, strict=True):
        if expected.ndim == 2:
            same &= (expected == found.copy_to_host().T).all(axis=1)
    return int((~same).sum())


def _native(kernel: Kernel, rows: list[Any], numbers: tuple[int, ...], count: int) -> Array:
    """The same on all processors: changes the rows, a row for each thread, and returns the results."""
    play = compiled(kernel.rule)
    results = np.zeros(count, np.int64)

    def play_some(threads: range) -> None:
        for thread in threads:
            own = (vectors[thread] if vectors.ndim == 2 else vectors for vectors in rows)
            results[thread] = play(*own, *numbers)

    step = 1 + count // 64
    play_some(range(1))
    parts = [range(at, min(at + step, count)) for at in range(1, count, step)]
    with ThreadPoolExecutor() as pool:
        list(pool.map(play_some, parts))
    return results


def _streams(count: int, first: int) -> Array:
    """Random cells for every thread, in columns."""
    return np.random.default_rng(first).integers(0, 1 << 32, (4, count), np.int64)


# The figures


def measure() -> None:
    for mode in MODES:
        made = _bottle_imp(bottle_imp.random_rounds, "vvvi", mode.players, mode.id, ROUNDS)
        _tell(f"Bottle Imp {mode.players} {mode.id}, random rounds", made, "decisions", GOAL_RANDOM)
    for players in range(2, 6):
        made = _turandot(players)
        _tell(f"Turandot {players} players, random matches", made, "decisions", GOAL_TURANDOT)
    for players, name in ((4, "solo"), (6, "teams-2-2-2")):
        made = _bottle_imp(bottle_imp.policy_rounds, "vRvvi", players, name, ROUNDS // 4)
        goal = GOAL_POLICY if players == 4 else 0.0
        _tell(
            f"Bottle Imp {players} {name}, rounds by the policy", THREADS * (ROUNDS // 4) / made[1], "", goal
        )


def _tell(what: str, made: "tuple[int, float] | float", unit: str, goal: float) -> None:
    found = made if isinstance(made, float) else made[0] / made[1]
    remark = f"goal: {rate(goal)}" if goal else ""
    row(what, rate(found), " ".join(filter(None, (unit, remark))))


def _bottle_imp(
    play: Callable[..., int], signature: str, players: int, mode: str, rounds: int
) -> tuple[int, float]:
    options = bottle_imp_options({"players": players, "mode": mode, "rounds": 1})
    cells = np.repeat(bottle_imp_state.first_cells(options)[:, None], THREADS, axis=1)
    vectors: list[Any] = [cells, _streams(THREADS, 0), np.zeros((64, THREADS), np.int64)]
    if "R" in signature:
        vectors.insert(1, bottle_imp_weights(options))
    return _fastest(GpuKernel(play, signature), vectors, [rounds])


def _turandot(players: int) -> tuple[int, float]:
    fresh = turandot_state.first_cells(turandot_options({"players": players}))
    cells = np.repeat(fresh[:, None], THREADS, axis=1)
    vectors = [cells, fresh, _streams(THREADS, 0)]
    return _fastest(GpuKernel(turandot.random_matches, "vrvii"), vectors, [len(fresh), TURANDOT_MATCHES])


def _fastest(kernel: GpuKernel, vectors: list[Any], numbers: list[int]) -> tuple[int, float]:
    """What one run did, and the seconds of the fastest."""
    cuda = cuda_module()
    args = [cuda.to_device(vector) for vector in vectors]
    args += [cuda.to_device(np.full(THREADS, number, np.int64)) for number in numbers]
    kernel.run(*args)
    cuda.synchronize()
    best, done = float("inf"), 0
    for _ in range(REPEATS):
        started = time.perf_counter()
        results = kernel.run(*args)
        cuda.synchronize()
        seconds = time.perf_counter() - started
        if seconds < best:
            best, done = seconds, int(results.copy_to_host().sum())
    return done, best


if __name__ == "__main__":
    main()
