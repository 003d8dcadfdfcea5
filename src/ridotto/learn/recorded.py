"""CUDA graphs: work on a GPU that is recorded once and then replayed in one launch.

A step of learning is some hundred small launches, and Python takes longer to launch them than the GPU to run
them.
"""

from collections.abc import Callable

import torch
from torch import Tensor

PLAIN_RUNS = 3
"""Warm-up calls before recording: libraries initialise themselves on first use."""


class Recorded:
    """A function without arguments that reads and writes the same tensors every time."""

    def __init__(
        self, work: Callable[[], Tensor], device: torch.device, luck: torch.Generator | None = None
    ) -> None:
        """`luck`: random numbers that it draws, so that every replay draws others."""
        self._work = work
        self._luck = luck
        self._is_on_gpu = device.type == "cuda"
        self._runs = 0
        self._graph: torch.cuda.CUDAGraph | None = None
        self._found = torch.empty(0)

    def __call__(self) -> Tensor:
        """The result of the function; on a GPU the next call overwrites it."""
        if not self._is_on_gpu:
            return self._work()
        if self._graph is None and self._runs < PLAIN_RUNS:
            self._runs += 1
            return self._beside()
        if self._graph is None:
            self._graph = torch.cuda.CUDAGraph()
            if self._luck is not None:
                self._graph.register_generator_state(self._luck)
            with torch.cuda.graph(self._graph):
                self._found = self._work()
        self._graph.replay()
        return self._found

    def _beside(self) -> Tensor:
        """Runs in a stream of its own, as recording requires."""
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            found = self._work()
        torch.cuda.current_stream().wait_stream(stream)
        return found
