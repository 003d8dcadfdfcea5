"""The random cells of many matches."""

from collections.abc import Sequence

import numpy as np

from ridotto.compile.kernel import Vector
from ridotto.engine.batches.numbers import RNG_SIZE
from ridotto.engine.rng import seed_bytes


def random_cells(seeds: Sequence[int | str], name: str) -> Vector:
    """By match: the cells of `Rng.of(seed, name)`, for millions of seeds in seconds."""
    words = np.frombuffer(b"".join(seed_bytes(seed, name) for seed in seeds), "<u4")
    return words.reshape(len(seeds), RNG_SIZE).astype(np.int64)
