"""Many matches at once, as arrays: on the processor (`Batch`) or on a GPU (`GpuBatch`)."""

from ridotto.batch.gpu import GpuArray, GpuBatch, GpuLost, NoGpu
from ridotto.batch.processor import Batch
from ridotto.engine.batches.rules import FINISHED, REFUSED, STEPPED, WAITED

__all__ = [
    "FINISHED",
    "REFUSED",
    "STEPPED",
    "WAITED",
    "Batch",
    "GpuArray",
    "GpuBatch",
    "GpuLost",
    "NoGpu",
]
