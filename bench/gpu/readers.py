"""Do PyTorch, CuPy and JAX read the arrays of a batch where they lie, and does a batch read theirs.

Other programs keep the card busy meanwhile: what waits for nobody is read too early then, and only then.
"""

import importlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from bench.timing import row
from ridotto.batch import Batch, GpuArray, GpuBatch

MATCHES = 1000
PEERS = ("torch", "cupy", "jax")
TRIES = 6
OTHERS = 2
"""Programs that keep the card busy."""
BUSY = """
import torch
some = torch.randn(8192, 8192, device="cuda")
print("busy", flush=True)
while True:
    for _ in range(50):
        other = some @ some
    torch.cuda.synchronize()
"""


def all_read() -> bool:
    """Whether each library that is installed does."""
    # JAX would take most of the card's memory, and make 32 bits of our 64.
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    os.environ.setdefault("JAX_ENABLE_X64", "1")
    is_good = True
    with busy_card():
        for name in PEERS:
            try:
                library = importlib.import_module(name)
            except ImportError:
                row(name, "-", "not installed")
                continue
            for what, read, pointer, write in ways(name, library):
                fault = next(filter(None, (_fault(read, pointer, write) for _ in range(TRIES))), "")
                row(f"{name}: {what}", "no copy" if not fault else "FAILS", fault)
                is_good &= not fault
    return is_good


@contextmanager
def busy_card() -> Iterator[None]:
    others = [
        subprocess.Popen([sys.executable, "-c", BUSY], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        for _ in range(OTHERS)
    ]
    try:
        for other in others:
            assert other.stdout is not None
            other.stdout.readline()
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


# Functions of libraries that may not be installed here.
Read = Callable[[GpuArray], Any]
Pointer = Callable[[Any], int]
Write = Callable[[Any], Any]


def ways(name: str, library: Any) -> list[tuple[str, Read, Pointer, Write]]:
    """How a library takes an array, tells where it lies, and makes one of its own on the card."""
    if name == "torch":

        def to_card(numbers: Any) -> Any:
            return library.from_numpy(numbers).cuda()

        return [
            ("as_tensor", lambda a: library.as_tensor(a, device="cuda"), lambda t: t.data_ptr(), to_card),
            ("from_dlpack", library.from_dlpack, lambda t: t.data_ptr(), to_card),
        ]
    if name == "cupy":
        return [
            ("asarray", library.asarray, lambda a: a.data.ptr, library.asarray),
            ("from_dlpack", library.from_dlpack, lambda a: a.data.ptr, library.asarray),
        ]
    jax_dlpack, jax_numpy = (importlib.import_module(f"jax.{part}") for part in ("dlpack", "numpy"))
    return [
        (
            "from_dlpack",
            lambda a: jax_dlpack.from_dlpack(a.T),
            lambda a: a.unsafe_buffer_pointer(),
            jax_numpy.asarray,
        )
    ]


def _fault(read: Read, pointer: Pointer, write: Write) -> str:
    """What is wrong; nothing if all is well."""
    batch = GpuBatch("turandot", seeds=range(MATCHES), players=3)
    expected = Batch("turandot", seeds=range(MATCHES), players=3)
    try:
        for array in (batch.observations, batch.masks, batch.seats, batch.rewards, batch.legal):
            if pointer(read(array)) != _pointer_of(array):
                return "a copy was made"
        # What they made is taken too: one choice for each match, and a row for each.
        choices = expected.random_choices()
        expected.advance(choices)
        batch.advance(write(choices))
        other = _rows(read(batch.observations), expected.observations.shape)
        if (other != expected.observations).any():
            return "other observations"
        rows = expected.random_actions()
        expected.step(rows)
        batch.step(write(rows))
        if (batch.cells.to_host() != expected.cells).any():
            return "other cells"
    except Exception as error:
        # Each library has errors of its own, and one must not keep the others from being tried.
        return f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"
    return ""


def _pointer_of(array: GpuArray) -> int:
    data: Any = array.__cuda_array_interface__["data"]
    return int(data[0])


# An array of any library, to NumPy.
def _rows(other: Any, shape: tuple[int, ...]) -> Any:
    found = np.asarray(
        other.get() if hasattr(other, "get") else other.cpu() if hasattr(other, "cpu") else other
    )
    return found if found.shape == shape else found.T
