"""A GPU that stops answering while matches are on it."""

from collections.abc import Iterator
from contextlib import contextmanager

from ridotto.engine.errors import RidottoError, one_line

_DRIVERS = ("numba.cuda.cudadrv.", "numba_cuda.", "cuda.")
"""The modules of numba-cuda and NVIDIA whose errors come from the driver."""
_OUT_OF_MEMORY = 2
"""CUDA_ERROR_OUT_OF_MEMORY, the only error after which everything goes on."""
_LONGEST = 200


class GpuLost(RidottoError):
    """The GPU no longer answers: it was reset or taken away, or another program's fault reached it."""


class GpuFull(RidottoError):
    """The GPU has no memory left for one more array. The matches on it are not lost."""


@contextmanager
def told_plainly() -> Iterator[None]:
    """Turns any driver error into `GpuFull` or `GpuLost`. Launches are asynchronous: it may come with a later
    call.
    """
    try:
        yield
    except Exception as error:
        # Several libraries raise them, without a common base class.
        if not f"{type(error).__module__}.".startswith(_DRIVERS):
            raise
        reason = one_line(str(error) or type(error).__name__, _LONGEST)
        if getattr(error, "code", None) == _OUT_OF_MEMORY:
            raise GpuFull("gpu-full", reason=reason) from error
        raise GpuLost("gpu-lost", reason=reason) from error
