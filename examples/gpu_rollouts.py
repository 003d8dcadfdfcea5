"""Random play on a GPU, or without one on the processor: python gpu_rollouts.py [steps] [matches]

pip install 'ridotto[gpu]'
"""

import sys
import time
from typing import TypeVar

from ridotto.batch import Batch, GpuBatch, NoGpu

AnyBatch = TypeVar("AnyBatch", Batch, GpuBatch)

steps = int(sys.argv[1]) if len(sys.argv) > 1 else 200
matches = int(sys.argv[2]) if len(sys.argv) > 2 else 1 << 18


def play(batch: AnyBatch) -> None:
    batch.advance(batch.random_choices())  # the first step compiles
    started = time.perf_counter()
    for _ in range(steps):
        # A policy would look at batch.observations, which stay where the matches are.
        batch.advance(batch.random_choices())
    assert batch.is_running  # to ask this waits for the GPU
    print(f"{steps * len(batch) / (time.perf_counter() - started):.3g} steps a second")


try:
    on_gpu = GpuBatch("bottle_imp", seeds=range(matches), players=4, rounds=1)
except NoGpu as reason:
    on_processor = Batch("bottle_imp", seeds=range(min(matches, 1 << 10)), players=4, rounds=1)
    print(reason, f"The processor plays {len(on_processor)} matches.", sep="\n")
    play(on_processor)
else:
    print(f"{len(on_gpu)} matches on the GPU")
    play(on_gpu)
