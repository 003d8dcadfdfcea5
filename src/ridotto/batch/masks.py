"""Sets of legal actions as rows of 0 and 1."""

import numpy as np
from numpy.typing import NDArray

from ridotto.compile.kernel import Vector
from ridotto.engine.cells.steps import MOST_ACTIONS


def mask_rows(masks: Vector) -> NDArray[np.uint8]:
    """A row for each set, with one column for each action."""
    packed = np.ascontiguousarray(masks, "<i8").view(np.uint8).reshape(len(masks), 8)
    return np.unpackbits(packed, axis=1, count=MOST_ACTIONS, bitorder="little")
