"""Sets of actions as rows of 0 and 1, which is what trainers expect."""

import numpy as np
from numpy.typing import NDArray

from ridotto.engine.cells.steps import MOST_ACTIONS

Mask = NDArray[np.int8]

ACTIONS = MOST_ACTIONS
"""All actions are below."""


def mask_array(actions: int, count: int = ACTIONS) -> Mask:
    packed = np.frombuffer(actions.to_bytes(8, "little"), np.uint8)
    return np.unpackbits(packed, count=count, bitorder="little").view(np.int8)
