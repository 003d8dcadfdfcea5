"""Arrays that another library lends to a batch, read where they lie.

Other libraries fill their arrays in streams of their own, and take the memory of a dropped array back at
once. Our launches run later, when the GPU comes to them. So the lender is told our stream, and an array is
kept until the launches that read it have run: without both, JAX's arrays were read wrongly on a busy GPU
(bench/gpu/readers.py).
"""

from collections import deque

from ridotto.batch.gpu.array import LEGACY_STREAM, GpuArray
from ridotto.compile.cuda.foreign import DeviceArray, Exported
from ridotto.compile.cuda.gpu import cuda_module, is_simulated


def borrowed(lender: Exported) -> GpuArray:
    """An array of another library, without a copy. It holds on to the lender's memory."""
    interface = lender
    if hasattr(lender, "__dlpack__") and not is_simulated():
        interface = _Interface(lender)
    return GpuArray(cuda_module().as_cuda_array(interface), is_turned=False)


class _Interface:
    """What numba-cuda asks of an array, from what DLPack says: only there a lender is told our stream."""

    def __init__(self, lender: Exported) -> None:
        # It comes with numba-cuda.
        from cuda.core.utils import StridedMemoryView

        self._view = view = StridedMemoryView.from_dlpack(lender, stream_ptr=LEGACY_STREAM)
        strides = view.strides
        self.__cuda_array_interface__ = {
            "version": 3,
            "shape": view.shape,
            "typestr": view.dtype.str,
            "data": (view.ptr, True),
            "strides": strides and tuple(step * view.dtype.itemsize for step in strides),
        }


class Lent:
    """Arrays that are kept until the GPU has read them."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[DeviceArray, GpuArray]] = deque()

    def keep(self, array: GpuArray) -> None:
        """Call it when all launches that read it are under way."""
        if is_simulated():
            return
        cuda = cuda_module()
        read = cuda.event(timing=False)
        read.record(cuda.default_stream())
        self._waiting.append((read, array))
        while self._waiting and self._waiting[0][0].query():
            self._waiting.popleft()
