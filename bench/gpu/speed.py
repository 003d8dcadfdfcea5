"""How fast a kernel is on a GPU."""

import time
from typing import Any

import numpy as np

from bench.timing import rate, row
from ridotto.compile.cuda.gpu import cuda_module
from ridotto.compile.cuda.kernel import GpuKernel

THREADS = 1 << 19
REPEATS = 3


def tell(what: str, each_second: float, unit: str, goal: float) -> None:
    remark = f"goal: {rate(goal)}" if goal else ""
    row(what, rate(each_second), " ".join(filter(None, (unit, remark))))


def fastest(kernel: GpuKernel, vectors: list[Any], numbers: list[int]) -> tuple[int, float]:
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
