"""Observations as Gymnasium spaces."""

import numpy as np
from gymnasium import spaces

from ridotto.engine.observations.layout import Layout


def seen_space(layout: Layout, *leading: int) -> spaces.Box:
    """The tensor of an observation; `leading` dimensions where there are many."""
    return spaces.Box(-1.0, 1.0, (*leading, layout.size), np.float32)
