"""A custom function that every thread of a GPU runs, on arrays in place."""

from collections.abc import Callable
from types import FunctionType
from typing import cast

import numpy as np

from ridotto.compile.cuda.foreign import DeviceArray, DeviceStream, Dispatcher, NumbaType
from ridotto.compile.cuda.gpu import cuda_module, is_simulated
from ridotto.compile.cuda.kernel import COMPILING, device_twin, jit

THREADS = 256
"""Threads in a block: a step of a large game is 4 % slower with 128 (bench/gpu/steps.py)."""


class Launch:
    """A function behind `run`. It finds `cuda` and the rules that it calls among its globals.

    `compile.cuda.kernel.GpuKernel` gives each thread a copy of its cells and stores them afterwards, which
    pays for whole matches; for a single step only some cells are read, and a copy of all takes three times
    as long (bench/gpu/steps.py).
    """

    def __init__(
        self, fn: Callable[..., None], *, block: int = THREADS, **known: Callable[..., object] | int
    ) -> None:
        """`known`: rules and constants, by the names that the function has for them."""
        self._fn = cast(FunctionType, fn)
        self._block = block
        self._known = known
        self._made: Dispatcher = None

    def run(self, threads: int, *arrays: DeviceArray, stream: DeviceStream = 0) -> None:
        """`stream`: instead of the default one."""
        with COMPILING:
            if self._made is None:
                self._made = self._compiled(arrays)
        block = min(threads, self._block)
        self._made[-(-threads // block), block, stream](*arrays)

    def _compiled(self, arrays: tuple[DeviceArray, ...]) -> Dispatcher:
        cuda = cuda_module()
        twins = {
            name: each if isinstance(each, int) else device_twin(each) for name, each in self._known.items()
        }
        scope = {**self._fn.__globals__, **twins, "cuda": cuda}
        own = FunctionType(self._fn.__code__, scope, self._fn.__name__)
        # A function that calls no rule may take arrays of any type, and is compiled for each on first use.
        types = tuple(map(_type_of, arrays)) if twins and not is_simulated() else None
        return jit(cuda, own, device=False, types=types)


def _type_of(array: DeviceArray) -> NumbaType:
    from numba import from_dtype

    number = from_dtype(np.dtype(array.dtype))
    return number[::1] if array.ndim == 1 else number[:, ::1]
