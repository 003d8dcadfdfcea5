"""Random play on a GPU, or without one on the processor: python gpu_rollouts.py [steps] [matches]

pip install 'ridotto[gpu]'
"""

import sys
import time

from ridotto.batch import Batch, GpuBatch, NoGpu

steps = int(sys.argv[1]) if len(sys.argv) > 1 else 200
matches = int(sys.argv[2]) if len(sys.argv) > 2 else 1 << 18
setup = {"players": 4, "rounds": 1}

try:
    batch: Batch | GpuBatch = GpuBatch("bottle_imp", seeds=range(matches), **setup)
    print(f"{len(batch)} matches on the GPU")
except NoGpu as reason:
    batch = Batch("bottle_imp", seeds=range(min(matches, 1 << 10)), **setup)
    print(reason, f"The processor plays {len(batch)} matches.", sep="\n")

batch.advance(batch.random_choices())  # the first step compiles
started = time.perf_counter()
for _ in range(steps):
    # A policy would look at batch.observations, which stay where the matches are.
    batch.advance(batch.random_choices())
assert batch.is_running  # to ask this waits for the GPU
print(f"{steps * len(batch) / (time.perf_counter() - started):.3g} steps a second")
