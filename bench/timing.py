"""Measuring: the best of several runs, since other work on a machine only ever slows one down."""

import time
from collections.abc import Callable


def best_rate(
    run: Callable[[], int], *, repeats: int = 5, clock: Callable[[], float] = time.perf_counter
) -> float:
    """The highest number of things per second over several runs; `run` returns how many it did.

    With `time.process_time` as the clock: per second of one core, however many others use it.
    """
    best = 0.0
    for _ in range(repeats):
        started = clock()
        done = run()
        best = max(best, done / (clock() - started))
    return best


def best_rate_of_core(run: Callable[[], int]) -> float:
    return best_rate(run, clock=time.process_time)


def row(what: str, figure: str, remark: str = "") -> None:
    print(f"{what:<58}{figure:>16}  {remark}".rstrip())


def rate(value: float) -> str:
    """A rate as people write it: 38.1 M/s."""
    for unit, size in (("M", 1e6), ("k", 1e3)):
        if value >= size:
            return f"{value / size:.2f} {unit}/s"
    return f"{value:.1f} /s"
