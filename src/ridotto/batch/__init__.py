"""Many matches at once, as arrays: on the processor (`Batch`) or on a GPU (`GpuBatch`)."""

from ridotto.batch.gpu import GpuArray, GpuBatch, GpuFull, GpuLost, NoGpu
from ridotto.batch.processor import Batch
from ridotto.batch.refusals import Refusal
from ridotto.engine.batches.numbers import FINISHED, REFUSED, STEPPED, WAITED

__all__ = [
    "FINISHED",
    "REFUSED",
    "STEPPED",
    "WAITED",
    "Batch",
    "GpuArray",
    "GpuBatch",
    "GpuFull",
    "GpuLost",
    "NoGpu",
    "Refusal",
]
