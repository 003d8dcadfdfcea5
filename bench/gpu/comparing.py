"""Calls of kernels on a GPU and on the processor, for many streams of random numbers."""

import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.search_calls import Call
from bench.timing import row
from ridotto.compile.cuda.gpu import cuda_module
from ridotto.compile.cuda.kernel import GpuKernel
from ridotto.compile.kernel import Kernel
from ridotto.compile.rule import compiled
from ridotto.engine.game import Options

AT_ONCE = 250_000
"""Matches whose states are kept at a time."""

Array = NDArray[np.int64]


def words(name: str, options: Options) -> str:
    return " ".join([name, *(str(value) for value in options.to_json().values())])


def hold(what: str, calls: list[Call], matches: int) -> None:
    """Make every call on both with so many random streams."""
    differing = 0
    for call in calls:
        for first in range(0, matches, AT_ONCE):
            drawn = random_streams(min(AT_ONCE, matches - first), first)
            differing += _differing(call.kernel, _columns(call, drawn), call.numbers)
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


def random_streams(count: int, first: int) -> Array:
    """Random cells for every thread, in columns."""
    return np.random.default_rng(first).integers(0, 1 << 32, (4, count), np.int64)
