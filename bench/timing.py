"""Measuring: the best of several runs, since other work on a machine only ever slows one down."""

import time
from collections.abc import Callable


def best_rate(run: Callable[[], int], *, repeats: int = 5) -> float:
    """The highest number of things per second over several runs; `run` returns how many it did."""
    best = 0.0
    for _ in range(repeats):
        started = time.perf_counter()
        done = run()
        best = max(best, done / (time.perf_counter() - started))
    return best


def row(what: str, figure: str, remark: str = "") -> None:
    print(f"{what:<58}{figure:>16}  {remark}".rstrip())


def rate(value: float) -> str:
    """A rate as people write it: 38.1 M/s."""
    for unit, size in (("M", 1e6), ("k", 1e3)):
        if value >= size:
            return f"{value / size:.2f} {unit}/s"
    return f"{value:.1f} /s"
