"""A rules function run for many states at once, each by a thread of a GPU."""

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FunctionType, ModuleType
from typing import cast

import numpy as np

from ridotto.compile.cuda.code import with_addresses, with_arrays_apart
from ridotto.compile.cuda.foreign import DeviceArray, Dispatcher
from ridotto.compile.cuda.gpu import cuda_module, is_simulated
from ridotto.compile.twins import Function, Twins

THREADS = 128
"""Threads in a block: 64 to 256 are about equally fast."""

COMPILING = threading.RLock()
"""Held while compiling for a GPU, which temporarily patches NVIDIA's compiler."""
_FLOATS = "VR"
_CHANGED = "vV"


class GpuKernel:
    """One rules function behind `run`. The signature is that of `compile.kernel.Kernel`.

    Each argument has one entry for every thread: an integer, or the cells of a vector. Vectors are stored by
    column, `cells[cell, thread]`, so that neighbouring threads read neighbouring numbers. A vector that is
    only read and has one dimension is the same one for all threads. One that may be changed overlaps with no
    other.
    """

    def __init__(self, rule: Callable[..., int], signature: str) -> None:
        self.rule = rule
        self.signature = signature
        self._made: dict[tuple[int, ...], Dispatcher] = {}

    def run(self, *args: DeviceArray) -> DeviceArray:
        """Changes the vectors and returns the results, as an array on the GPU.

        Takes arrays of NumPy, or of numba-cuda: those stay on the GPU.
        """
        cuda = cuda_module()
        count = self._count(args)
        results = cuda.device_array(count, np.int64)
        with COMPILING:
            sizes = tuple(
                _size(arg, kind) for arg, kind in zip(args, self.signature, strict=True) if kind != "i"
            )
            if sizes not in self._made:
                self._made[sizes] = self._compiled(cuda, sizes)
            launch = self._made[sizes]
        launch[-(-count // THREADS), THREADS](*args, results)
        return results

    def _count(self, args: Sequence[DeviceArray]) -> int:
        """How many threads the arguments are for."""
        if len(args) != len(self.signature):
            raise TypeError(f"{self.rule.__name__} takes {len(self.signature)} arguments, not {len(args)}")
        counts = set()
        for arg, kind in zip(args, self.signature, strict=True):
            wanted = np.float64 if kind in _FLOATS else np.int64
            if getattr(arg, "dtype", None) != wanted:
                raise TypeError(f"{self.rule.__name__} takes arrays of 64-bit integers and floats")
            if arg.ndim not in ((1,) if kind == "i" else (2,) if kind in _CHANGED else (1, 2)):
                raise ValueError(f"{self.rule.__name__} takes vectors in columns: cells[cell, thread]")
            if kind == "i" or arg.ndim == 2:
                counts.add(arg.shape[arg.ndim - 1])
        if len(counts) != 1 or counts == {0}:
            raise ValueError(f"the arguments of {self.rule.__name__} are for different numbers of threads")
        return int(counts.pop())

    def _compiled(self, cuda: ModuleType, sizes: tuple[int, ...]) -> Dispatcher:
        return jit(cuda, self._written(cuda, sizes), device=False, types=_types(self.signature, sizes))

    def _written(self, cuda: ModuleType, sizes: tuple[int, ...]) -> FunctionType:
        source = _source(self.signature, sizes)
        scope: dict[str, object] = {
            "cuda": cuda, "rule": device_twin(self.rule), "int64": np.int64, "float64": np.float64,
        }  # fmt: skip
        exec(compile(source, f"<kernel of {self.rule.__name__}>", "exec"), scope)
        return cast(FunctionType, scope["kernel"])


def device_twin(fn: Callable[..., object]) -> Function:
    """The twin for custom GPU kernels, on arrays of cells."""
    with COMPILING:
        return _TWINS.of(fn)


def _size(arg: DeviceArray, kind: str) -> int:
    """The cells that a thread keeps for itself; -1 for what all threads read."""
    return int(arg.shape[0]) if kind in _CHANGED or arg.ndim == 2 else -1


def _source(signature: str, sizes: tuple[int, ...]) -> str:
    """Loads the cells of a thread, calls the rule, and stores what it may have changed.

    The loops read the length from the array: with a constant length the compiler would unroll them and load
    all cells at once, more than there are registers.
    """
    left = iter(sizes)
    loaded, stored, passed = [], [], []
    for place, kind in enumerate(signature):
        name = f"a{place}"
        size = 0 if kind == "i" else next(left)
        if kind == "i":
            passed.append(f"{name}[thread]")
        elif size < 0:
            passed.append(name)
        else:
            dtype = "float64" if kind in _FLOATS else "int64"
            loaded += [
                f"    own{place} = cuda.local.array({size}, {dtype})",
                f"    for cell in range({name}.shape[0]):",
                f"        own{place}[cell] = {name}[cell, thread]",
            ]
            passed.append(f"own{place}")
            if kind in _CHANGED:
                stored += [
                    f"    for cell in range({name}.shape[0]):",
                    f"        {name}[cell, thread] = own{place}[cell]",
                ]
    names = ", ".join(f"a{place}" for place in range(len(signature)))
    lines = [
        f"def kernel({names}, results):",
        "    thread = cuda.grid(1)",
        "    if thread >= results.shape[0]:",
        "        return",
        *loaded,
        f"    results[thread] = rule({', '.join(passed)})",
        *stored,
    ]
    return "\n".join(lines) + "\n"


def _types(signature: str, sizes: tuple[int, ...]) -> "tuple[object, ...]":
    from numba import float64, int64

    left = iter(sizes)
    found: list[object] = []
    for kind in signature:
        number = float64 if kind in _FLOATS else int64
        found.append(number[::1] if kind == "i" or next(left) < 0 else number[:, ::1])
    return (*found, int64[::1])


def jit(
    cuda: ModuleType, fn: FunctionType, *, device: bool, types: "tuple[object, ...] | None" = None
) -> Dispatcher:
    """With `types` it is compiled for them at once."""
    if is_simulated():
        return cuda.jit(device=device)(fn)
    # As a decorator with options it would forget `lto`, and the linker would undo `_better_code`.
    made = cuda.jit(fn, device=device, forceinline=device, lto=False)
    if types is not None:
        with _better_code():
            made.compile(types)
    return made


@contextmanager
def _better_code() -> Iterator[None]:
    """NVIDIA's compiler is told what numba-cuda has no options for.

    A product and a sum are rounded one after the other, as on a processor, where it would make one
    instruction of them that rounds once. And arrays are apart (compile/cuda/code.py).
    """
    from numba.cuda.cudadrv import nvvm

    def compile_ir(code: str | list[str], **options: object) -> object:
        modules = [code] if isinstance(code, str) else code
        return usual([with_arrays_apart(with_addresses(each)) for each in modules], **{**options, "fma": 0})

    with COMPILING:
        usual = nvvm.compile_ir
        nvvm.compile_ir = compile_ir
        try:
            yield
        finally:
            nvvm.compile_ir = usual


def _make(twin: FunctionType) -> Function:
    return cast(Function, jit(cuda_module(), twin, device=True))


def _instruction(name: str) -> Function | None:
    if name not in _INSTRUCTIONS:
        return None
    if is_simulated():
        # Its instructions know 32 bits only, and NumPy's integers have no bit_length.
        from ridotto.compile import bits

        if name == "part":
            return lambda cells, first: cells[first:]
        plain = {"popcount": bits.popcount, "lowest": bits.lowest, "highest": bits.highest}[name]
        return lambda mask: plain(int(mask))
    scope: dict[str, object] = {"cuda": cuda_module(), "int64": np.int64}
    exec(f"def {name}({_INSTRUCTIONS[name][0]}): return {_INSTRUCTIONS[name][1]}", scope)
    if name == "part":
        # Inlined before types are known: a function on a GPU may not return an array of its own.
        return cast(Function, cuda_module().jit(scope[name], device=True, inline="always"))
    return _make(cast(FunctionType, scope[name]))


_INSTRUCTIONS = {
    "popcount": ("mask", "int64(cuda.popc(mask))"),
    "lowest": ("mask", "int64(cuda.ffs(mask)) - 1"),
    "highest": ("mask", "63 - int64(cuda.clz(mask))"),
    "part": ("cells, first", "cells[first:]"),
}
"""By name: the arguments, and the code for them."""

_TWINS = Twins(_make, _instruction)
