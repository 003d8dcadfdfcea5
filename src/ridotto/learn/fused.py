"""Work on a GPU that PyTorch compiles, so that intermediate results need not go through memory.

Compiling takes about 20 s and needs Triton, which comes with PyTorch for Linux, and a C compiler.
"""

import importlib.util
import os
import shutil
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import torch

P = ParamSpec("P")
T = TypeVar("T")

COMPILERS = ("cc", "gcc", "clang")


def fused(work: Callable[P, T], device: torch.device) -> Callable[P, T]:
    """The same work, compiled for a GPU where that is possible. The shapes of its tensors must not change."""
    if device.type != "cuda" or not can_compile():
        return work
    compiled: Callable[P, T] = torch.compile(work, dynamic=False, fullgraph=True)
    return compiled


def can_compile() -> bool:
    if importlib.util.find_spec("triton") is None:
        return False
    return "CC" in os.environ or any(map(shutil.which, COMPILERS))
