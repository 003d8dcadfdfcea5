"""A rules function that runs at the best speed there is right now."""

import threading
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ridotto.core.speed import compiled, is_jit_wanted

Vector = NDArray[np.int64]


class Kernel:
    """One rules function behind `run`: interpreted at first, compiled once it is warm.

    The signature has a letter for each argument: i for an integer, v for a vector that the function may
    change, r for one that it only reads.
    """

    __slots__ = ("rule", "run", "signature")

    def __init__(self, rule: Callable[..., int], signature: str) -> None:
        self.rule = rule
        self.signature = signature
        self.run: Callable[..., int] = self._interpreted

    def _interpreted(self, *args: Any) -> int:
        # Lists are several times faster than arrays when Python itself indexes them.
        plain = [a if kind == "i" else a.tolist() for a, kind in zip(args, self.signature, strict=True)]
        result = self.rule(*plain)
        for given, used, kind in zip(args, plain, self.signature, strict=True):
            if kind == "v":
                given[:] = used
        return result

    def warm_up(self) -> None:
        """Compile now, or load what was compiled before."""
        from numba import int64

        kinds = {"v": int64[::1], "r": int64[::1], "i": int64}
        twin: Any = compiled(self.rule)
        twin.compile(tuple(kinds[kind] for kind in self.signature))
        self.run = twin


def warm_up(kernels: Iterable[Kernel]) -> bool:
    """Make these fast before going on; False where compiled rules are switched off."""
    if not is_jit_wanted():
        return False
    for kernel in kernels:
        kernel.warm_up()
    return True


def warm_up_in_background(kernels: Iterable[Kernel]) -> threading.Thread:
    """Make these fast while a person already plays on the interpreted ones."""
    thread = threading.Thread(target=warm_up, args=(tuple(kernels),), name="warm-up", daemon=True)
    thread.start()
    return thread
