"""Inference of a network in NumPy, one position at a time."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ridotto.nets.weights import Arrays

_EPSILON = np.float32(1e-5)
"""As PyTorch's layer_norm has it."""

Row = NDArray[np.float32]
Matrix = NDArray[np.float32]


class _Layer(NamedTuple):
    weights: Matrix
    shift: Row

    def of(self, row: Row) -> Row:
        found: Row = row @ self.weights
        found += self.shift
        return found


class Network:
    """Immutable, so threads may share it."""

    def __init__(self, arrays: Arrays) -> None:
        # Few rows are used at a time, so each row is contiguous.
        self._first = _Layer(np.ascontiguousarray(arrays["first.w"]), arrays["first.b"])
        blocks = sum(name.endswith(".up.w") for name in arrays)
        self._blocks = [
            (_after_norm(arrays, f"{block}", f"{block}.up"), _layer(arrays, f"{block}.down"))
            for block in range(blocks)
        ]
        self._last = _after_norm(arrays, "last", "last")

    def run(self, inputs: Row) -> Row:
        """The outputs for one row of inputs."""
        # Most inputs are 0.
        used = np.flatnonzero(inputs)
        stream: Row = inputs[used] @ self._first.weights[used]
        stream += self._first.shift
        for up, down in self._blocks:
            hidden = up.of(_normed(stream))
            np.maximum(hidden, 0, out=hidden)
            stream += down.of(hidden)
        return self._last.of(_normed(stream))


def _layer(arrays: Arrays, name: str) -> _Layer:
    # A row times a matrix is faster with contiguous columns.
    return _Layer(np.asfortranarray(arrays[f"{name}.w"]), arrays[f"{name}.b"])


def _after_norm(arrays: Arrays, norm: str, name: str) -> _Layer:
    """A layer with the gain and the shift of the preceding norm folded into its weights."""
    gain, shift, weights = arrays[f"{norm}.gain"], arrays[f"{norm}.shift"], arrays[f"{name}.w"]
    return _Layer(np.asfortranarray(gain[:, None] * weights), shift @ weights + arrays[f"{name}.b"])


def _normed(stream: Row) -> Row:
    from_mean: Row = stream - stream.mean()
    from_mean /= np.sqrt(from_mean @ from_mean / np.float32(len(stream)) + _EPSILON)
    return from_mean


def chances(outputs: Row, legal: list[int]) -> NDArray[np.float64]:
    """The probability of each of the legal actions."""
    logits = outputs[legal].astype(np.float64)
    found = np.exp(logits - logits.max())
    likely: NDArray[np.float64] = found / found.sum()
    return likely
