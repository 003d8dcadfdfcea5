"""PyTorch or JAX: `python -m bench.gpu.frameworks [--rows N]`.

The same two pieces of work with the networks of both games, their real sizes and random inputs: choosing an
action in each of N matches, and one optimisation step of PPO with a minibatch of N decisions.
"""

import argparse
from collections.abc import Callable
from functools import partial

from bench.gpu.frameworks.in_jax import in_jax
from bench.gpu.frameworks.in_pytorch import compiled, plain
from bench.gpu.frameworks.work import work_of
from bench.timing import best_rate, rate, row
from ridotto.games import all_kits

REPEATS, RUNS = 5, 20


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.gpu.frameworks", description="PyTorch or JAX.")
    parser.add_argument("--rows", type=int, default=1 << 15, help="matches, and decisions of a minibatch")
    asked = parser.parse_args()
    for kit in all_kits():
        if kit.learning is None:
            continue
        work = work_of(kit.learning, asked.rows)
        for name, of in (("PyTorch", plain), ("PyTorch, compiled", compiled), ("JAX", in_jax)):
            for what, piece in zip(("choices", "learning"), of(work), strict=True):
                found = best_rate(partial(_often, piece, asked.rows), repeats=REPEATS)
                row(f"{kit.game.id}, {what}, {name}", rate(found), f"{1e3 * asked.rows / found:.2f} ms")


def _often(piece: Callable[[int], object], rows: int) -> int:
    piece(RUNS)
    return RUNS * rows


if __name__ == "__main__":
    main()
