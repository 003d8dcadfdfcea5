"""Batches on a GPU: `python -m bench.gpu.steps [--law] [--matches N …] [--steps N]`.

Every step is a decision of each match, chance, a new match where one is over, and the next observation, from
outside: a launch that chooses random actions and one that advances. With `--law` first: do the matches of a
GPU agree with those of the processor, step by step, and do other libraries read the arrays where they lie.
"""

import argparse
import sys
import time
from collections.abc import Mapping
from typing import Any

from bench.gpu import law, readers
from bench.gpu.card import beyond_blocks, is_there
from bench.timing import rate, row
from ridotto.batch import GpuBatch
from ridotto.compile.cuda.gpu import cuda_module
from ridotto.engine.batches.numbers import SEATS

MATCHES = (1 << 18, 1 << 21)
STEPS = 200
WARM = 64
"""Steps before the clock starts: matches that began together are no longer at the same point."""
COPIED = 1 << 30
GOAL = 600e6
SETUPS: tuple[tuple[str, Mapping[str, Any]], ...] = (
    ("bottle_imp", {"players": 4, "rounds": 1}),
    ("turandot", {"players": 4}),
)


def main() -> None:
    asked = _asked()
    if not is_there():
        return
    is_good = True
    if asked.law:
        is_good = law.holds(beyond_blocks(asked.law_matches)) and readers.all_read()
    bandwidth = copy_bandwidth()
    row("a plain copy", f"{bandwidth / 1e12:.2f} TB/s", "read and written")
    for matches in asked.matches:
        for game_id, options in SETUPS:
            measure(game_id, options, matches, asked.steps, bandwidth)
    if not is_good:
        sys.exit("Something above is not as it should be.")


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.gpu.steps", description="Batches on a GPU.")
    parser.add_argument("--law", action="store_true", help="first compare with the processor")
    parser.add_argument("--law-matches", type=int, default=4096, help="of every configuration")
    parser.add_argument("--matches", type=int, nargs="*", default=MATCHES, help="to measure; none: nothing")
    parser.add_argument("--steps", type=int, default=STEPS)
    return parser.parse_args()


def copy_bandwidth() -> float:
    """Bytes a second that a copy on the GPU moves, there and back: what a step cannot surpass."""
    cuda = cuda_module()
    source, target = (cuda.device_array(COPIED, "u1") for _ in range(2))
    best = 0.0
    for _ in range(10):
        cuda.synchronize()
        started = time.perf_counter()
        target.copy_to_device(source)
        cuda.synchronize()
        best = max(best, 2 * COPIED / (time.perf_counter() - started))
    return best


def measure(game_id: str, options: Mapping[str, Any], matches: int, steps: int, bandwidth: float) -> None:
    cuda = cuda_module()
    started = time.perf_counter()
    batch = GpuBatch(game_id, seeds=range(matches), **options)
    for _ in range(WARM):
        batch.advance(batch.random_choices())
    cuda.synchronize()
    ready = time.perf_counter() - started
    started = time.perf_counter()
    for _ in range(steps):
        batch.advance(batch.random_choices())
    cuda.synchronize()
    found = matches * steps / (time.perf_counter() - started)
    moved = found * bytes_moved(batch)
    share = f"at least {moved / 1e12:.2f} TB/s, {moved / bandwidth:.0%} of a plain copy"
    row(f"{game_id}, {matches:,} matches", rate(found), f"steps; {share}; goal: {rate(GOAL)}")
    print(f"  ready in {ready:.1f} s, {int((batch.results.to_host() == 3).sum())} refused", flush=True)


def bytes_moved(batch: GpuBatch) -> int:
    """By a step of one match, at least: what is always written, and the few numbers always read.

    Of the cells of a match only those are read that the rules ask for, which is not counted here.
    """
    written = batch.game.layout.cells + SEATS + 3  # the observation, rewards, result, who acts and is asked
    read = 2  # who acts, and the action
    chosen = 2 * 4 + 3  # random cells there and back, the seat, its mask, the action
    return 8 * (written + read + chosen)


if __name__ == "__main__":
    main()
