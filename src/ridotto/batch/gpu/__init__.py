"""Many matches at once on a GPU, as arrays that stay there (extra `ridotto[gpu]`)."""

from ridotto.batch.gpu.array import GpuArray
from ridotto.batch.gpu.batch import GpuBatch
from ridotto.batch.gpu.failures import GpuFull, GpuLost
from ridotto.compile.cuda.gpu import NoGpu

__all__ = ["GpuArray", "GpuBatch", "GpuFull", "GpuLost", "NoGpu"]
