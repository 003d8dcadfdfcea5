"""Matches on a GPU, stepped from outside: `python -m bench.gpu_steps [--matches N]`.

Every step is one launch: a decision of each match, chance, and the observation of the next seat. Two ways to
hold the cells: each thread copies its own and writes them back, or works on them where they lie.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from bench.timing import rate, row
from ridotto.batch.checks import game_on_cells
from ridotto.compile.cuda.gpu import NoGpu, cuda_module, find_gpu
from ridotto.compile.cuda.kernel import device_twin
from ridotto.engine.batches.rules import RESULT_BITS
from ridotto.engine.rng import random_member

cuda: Any
THREADS = 128
STEPS = 200
SETUPS = (("bottle_imp", {"players": 4, "rounds": 1}), ("turandot", {"players": 4}))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.gpu_steps")
    parser.add_argument("--matches", type=int, default=1 << 18)
    parser.add_argument("--steps", type=int, default=STEPS)
    asked = parser.parse_args()
    try:
        print(find_gpu().name)
        # Kernels find it among the names of their module, where the simulator puts its own.
        globals()["cuda"] = cuda_module()
    except NoGpu as error:
        print(error)
        return
    for game_id, given in SETUPS:
        for way in (in_place, copied):
            Steps(game_id, given, asked.matches, way).measure(asked.steps)


def in_place(advance: Any, choose: Any, sizes: tuple[int, int]) -> Any:  # noqa: ARG001
    """Cells are read and written where they lie; neighbours in a block lie side by side."""

    def kernel(cells, fresh, rngs, luck, rewards, seen, acting):
        thread = cuda.grid(1)
        if thread < acting.shape[0]:
            outcome = cuda.local.array(64, np.int64)
            s = cells[:, thread]
            out = seen[:, thread]
            action = choose(luck[:, thread], s, acting[thread])
            report = advance(
                s, fresh, rngs[:, thread], outcome, rewards[:, thread], out, acting[thread], action
            )
            acting[thread] = report >> RESULT_BITS

    return cuda.jit(kernel)


def copied(advance: Any, choose: Any, sizes: tuple[int, int]) -> Any:
    """Each thread copies its cells and writes them back."""
    cell_count, seen_count = sizes

    def kernel(cells, fresh, rngs, luck, rewards, seen, acting):
        thread = cuda.grid(1)
        if thread < acting.shape[0]:
            outcome = cuda.local.array(64, np.int64)
            s = cuda.local.array(cell_count, np.int64)
            out = cuda.local.array(seen_count, np.int64)
            for cell in range(cells.shape[0]):
                s[cell] = cells[cell, thread]
            action = choose(luck[:, thread], s, acting[thread])
            report = advance(
                s, fresh, rngs[:, thread], outcome, rewards[:, thread], out, acting[thread], action
            )
            for cell in range(cells.shape[0]):
                cells[cell, thread] = s[cell]
            for cell in range(seen.shape[0]):
                seen[cell, thread] = out[cell]
            acting[thread] = report >> RESULT_BITS

    return cuda.jit(kernel)


class Steps:
    def __init__(self, game_id: str, given: dict[str, object], matches: int, way: Callable[..., Any]) -> None:
        self._what = f"{game_id}, {way.__name__}"
        game = game_on_cells(game_id)
        fresh = game.start(game.parse_options(given)).cells
        kernels = game.batch_kernels
        advance = device_twin(kernels.advance.rule)
        legal = device_twin(game.legal_actions.rule)
        draw = device_twin(random_member)

        @cuda.jit(device=True)
        def choose(luck, s, acting):
            if acting == 0:
                return 0
            return draw(luck, legal(s, cuda.ffs(acting) - 1))

        rng = np.random.default_rng(1)
        self._kernel = way(advance, choose, (len(fresh), game.layout.cells))
        self._args = [
            cuda.to_device(each)
            for each in (
                np.repeat(fresh[:, None], matches, axis=1),
                fresh,
                rng.integers(0, 1 << 32, (4, matches), np.int64),
                rng.integers(0, 1 << 32, (4, matches), np.int64),
                np.zeros((6, matches), np.int64),
                np.zeros((game.layout.cells, matches), np.int64),
                np.zeros(matches, np.int64),
            )
        ]
        self._matches = matches
        self._blocks = -(-matches // THREADS)
        self._bytes = 8 * game.layout.cells

    def measure(self, steps: int) -> None:
        started = time.perf_counter()
        for _ in range(3):
            self._kernel[self._blocks, THREADS](*self._args)
        cuda.synchronize()
        compiled = time.perf_counter() - started
        started = time.perf_counter()
        for _ in range(steps):
            self._kernel[self._blocks, THREADS](*self._args)
        cuda.synchronize()
        seconds = time.perf_counter() - started
        found = self._matches * steps / seconds
        row(self._what, rate(found), f"steps; {found * self._bytes / 1e12:.2f} TB/s of observations")
        digest = int(self._args[0].copy_to_host().sum() % (1 << 31))
        print(f"  ready in {compiled:.1f} s, digest {digest}", flush=True)


if __name__ == "__main__":
    main()
