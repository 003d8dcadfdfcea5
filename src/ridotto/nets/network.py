"""A network as it plays: NumPy alone, one position at a time."""

import numpy as np
from numpy.typing import NDArray

from ridotto.nets.weights import Arrays

_EPSILON = np.float32(1e-5)
"""As PyTorch's layer_norm has it."""

Row = NDArray[np.float32]


class Network:
    """Nothing in it changes, so threads may share it."""

    def __init__(self, arrays: Arrays) -> None:
        self._arrays = arrays
        self._blocks = sum(name.endswith(".up.w") for name in arrays)

    def run(self, inputs: Row) -> Row:
        """The outputs for one row of inputs."""
        a = self._arrays
        # Most inputs are 0.
        used = np.flatnonzero(inputs)
        stream: Row = inputs[used] @ a["first.w"][used] + a["first.b"]
        for block in range(self._blocks):
            hidden = self._normed(stream, f"{block}") @ a[f"{block}.up.w"] + a[f"{block}.up.b"]
            np.maximum(hidden, 0, out=hidden)
            stream += hidden @ a[f"{block}.down.w"] + a[f"{block}.down.b"]
        outputs: Row = self._normed(stream, "last") @ a["last.w"] + a["last.b"]
        return outputs

    def _normed(self, stream: Row, name: str) -> Row:
        from_mean = stream - stream.mean()
        spread = np.sqrt(np.square(from_mean).mean() + _EPSILON)
        normed: Row = from_mean / spread * self._arrays[f"{name}.gain"] + self._arrays[f"{name}.shift"]
        return normed


def chances(outputs: Row, legal: list[int]) -> NDArray[np.float64]:
    """How likely each of the legal actions is."""
    logits = outputs[legal].astype(np.float64)
    found = np.exp(logits - logits.max())
    likely: NDArray[np.float64] = found / found.sum()
    return likely
