"""Arrays that stay on a GPU, where other libraries read them without a copy."""

import numpy as np

from ridotto.batch.gpu.failures import told_plainly
from ridotto.compile.cuda.foreign import DeviceArray, Exported, HostArray
from ridotto.compile.cuda.gpu import cuda_module, is_simulated

LEGACY_STREAM = 1
"""The default stream, in which all our launches run, as both protocols name it."""
_IN_ORDER = (None, -1, LEGACY_STREAM)
"""Streams of readers that need no synchronisation: they are ordered after ours, or asked for none."""


class GpuArray:
    """An array on a GPU with a row for each match.

    PyTorch and CuPy take it as it is (`torch.as_tensor`, `cupy.asarray`), JAX and all others through DLPack
    (`jax.dlpack.from_dlpack(array.T)`). It is the batch's own memory: a step changes it.
    """

    def __init__(self, columns: DeviceArray, *, is_turned: bool = True) -> None:
        self.columns = columns
        """The array in its memory layout: `[cell, match]`, or `[match]`."""
        self.is_turned = is_turned
        """Whether it is shown transposed, with a row for each match."""

    @property
    def shape(self) -> tuple[int, ...]:
        lying: tuple[int, ...] = tuple(self.columns.shape)
        return lying[::-1] if self.is_turned else lying

    @property
    def strides(self) -> tuple[int, ...]:
        lying: tuple[int, ...] = tuple(self.columns.strides)
        return lying[::-1] if self.is_turned else lying

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def dtype(self) -> "np.dtype[np.integer | np.bool]":
        found: np.dtype[np.integer | np.bool] = np.dtype(self.columns.dtype)
        return found

    @property
    def T(self) -> "GpuArray":  # noqa: N802  # as all arrays name it
        """The same memory in its own layout: a row for each cell, which some libraries need."""
        return GpuArray(self.columns, is_turned=not self.is_turned)

    def __len__(self) -> int:
        return self.shape[0]

    def to_host(self) -> HostArray:
        """A copy for NumPy."""
        with told_plainly():
            lying: HostArray = self.columns.copy_to_host()
        return lying.T if self.is_turned else lying

    @property
    def __cuda_array_interface__(self) -> dict[str, object]:
        if is_simulated():
            raise AttributeError("the simulator's arrays are on no GPU")
        lying: dict[str, object] = self.columns.__cuda_array_interface__
        return {**lying, "shape": self.shape, "strides": self.strides, "stream": LEGACY_STREAM}

    def __dlpack_device__(self) -> tuple[int, int]:
        device: Exported = self._exporter().__dlpack_device__()
        return int(device[0]), int(device[1])

    def __dlpack__(self, *, stream: int | None = None, **asked: object) -> Exported:
        if not is_simulated() and stream not in _IN_ORDER:
            with told_plainly():
                cuda_module().default_stream().synchronize()
        return self._exporter().__dlpack__(**asked)

    def _exporter(self) -> Exported:
        """A DLPack object for the same memory."""
        if is_simulated():
            return self.columns._ary.T if self.is_turned else self.columns._ary
        # It comes with numba-cuda.
        from cuda.core.utils import StridedMemoryView

        return StridedMemoryView.from_cuda_array_interface(self, stream_ptr=-1)
