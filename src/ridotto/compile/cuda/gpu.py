"""Whether there is a GPU that rules can run on."""

import importlib.util
import os
import warnings
from dataclasses import dataclass
from functools import cache
from types import ModuleType

TOO_OLD = "its driver is too old for this numba-cuda, install a newer one"
_SIGNS_OF_AGE = ("UNSUPPORTED_PTX_VERSION", "INSUFFICIENT_DRIVER", "DRIVER_MISMATCH")
"""In the names of errors of NVIDIA."""
NOT_INSTALLED = "numba-cuda is not installed: pip install 'ridotto[gpu]'"


class NoGpu(Exception):
    """There is no usable GPU, with the reason. Whether the processor does it instead, the caller says."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"No GPU can be used: {reason}")
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Gpu:
    name: str
    memory: int
    """In bytes."""


def is_simulated() -> bool:
    """Whether numba-cuda only simulates a GPU in Python: for tests on machines without one."""
    return os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"


def find_gpu() -> Gpu:
    """The GPU, after a kernel has run on it; raises `NoGpu` with the reason if there is none."""
    cuda = cuda_module()
    if is_simulated():
        return Gpu("simulator", 0)
    try:
        if not cuda.is_available():
            raise NoGpu(_in_short(cuda.cudadrv.driver.driver.initialization_error or "no driver was found"))
        # Compile and run something: an old driver may refuse the code of a new compiler.
        _one_more(cuda)
        device = cuda.get_current_device()
        name = device.name.decode() if isinstance(device.name, bytes) else str(device.name)
        return Gpu(name, int(cuda.current_context().get_memory_info()[1]))
    except NoGpu:
        raise
    except Exception as error:
        # Drivers, linkers and compilers each have errors of their own.
        raise NoGpu(_in_short(error)) from error


@cache
def cuda_module() -> ModuleType:
    """`numba.cuda` of numba-cuda; raises `NoGpu` if it is not installed."""
    if importlib.util.find_spec("numba_cuda") is None:
        raise NoGpu(NOT_INSTALLED)
    import numpy as np

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        if not hasattr(np, "row_stack"):
            # numba-cuda 0.30 needs this name, which NumPy 2.5 no longer has.
            setattr(np, "row_stack", np.vstack)  # noqa: B010
        try:
            from numba import cuda
        except Exception as error:
            raise NoGpu(_in_short(error)) from error
    module: ModuleType = cuda
    return module


def _one_more(cuda: ModuleType) -> None:
    import numpy as np

    def add_one(numbers: "list[int]") -> None:
        numbers[0] += 1

    numbers = cuda.to_device(np.array([41], np.int64))
    with warnings.catch_warnings():
        # One thread is few, as numba-cuda says.
        warnings.simplefilter("ignore")
        cuda.jit(add_one)[1, 1](numbers)
    if numbers.copy_to_host().tolist() != [42]:
        raise NoGpu("it cannot count")


def _in_short(error: object) -> str:
    """The first line of what a driver says, and what to do where that is known."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    told = lines[0] if lines else type(error).__name__
    return f"{TOO_OLD} ({told})" if any(sign in str(error) for sign in _SIGNS_OF_AGE) else told
