"""Work on a GPU that is recorded once and then done again in one go.

A step of learning is some hundred small launches, and asking for them takes Python longer than the GPU needs
to do them.
"""

from collections.abc import Callable

import torch
from torch import Tensor

PLAIN_RUNS = 3
"""Before it is recorded: libraries set themselves up when they are first used."""


class Recorded:
    """A function without arguments that reads and writes the same tensors every time."""

    def __init__(self, work: Callable[[], Tensor], device: torch.device) -> None:
        self._work = work
        self._is_on_gpu = device.type == "cuda"
        self._runs = 0
        self._graph: torch.cuda.CUDAGraph | None = None
        self._found = torch.empty(0)

    def __call__(self) -> Tensor:
        """What the function returns; on a GPU the next call writes over it."""
        if not self._is_on_gpu:
            return self._work()
        if self._graph is None and self._runs < PLAIN_RUNS:
            self._runs += 1
            return self._beside()
        if self._graph is None:
            self._graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self._graph):
                self._found = self._work()
        self._graph.replay()
        return self._found

    def _beside(self) -> Tensor:
        """In a stream of its own, as recording wants it."""
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            found = self._work()
        torch.cuda.current_stream().wait_stream(stream)
        return found
