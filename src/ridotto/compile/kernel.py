"""A rules function that runs interpreted or compiled, whichever is ready."""

import contextlib
import gc
import importlib
import inspect
import logging
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import parent_process
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ridotto.compile.not_compiled import NotCompiled
from ridotto.compile.own_thread import in_own_thread
from ridotto.compile.rule import compiled, is_jit_wanted, is_kept

Vector = NDArray[np.int64]
Floats = NDArray[np.float64]

_log = logging.getLogger(__name__)

_COLOUR = re.compile(r"\x1b\[[0-9;]*m")
_PLACE = re.compile(r'^File "(?!.*[/\\\\]numba[/\\\\])(.+)", line (\d+)', re.MULTILINE)


class Kernel:
    """One rules function behind `run`: interpreted at first, compiled once it is warm.

    The signature has a letter for each argument: i for an integer, v for a vector that the function may
    change, r for one that it only reads; the same in capitals, V and R, for vectors of floats. A vector
    that it may change overlaps with no other.

    While a kernel runs compiled, other threads of Python run too. A brief one, of a microsecond or
    less, keeps them waiting: to let them run would take a third of such a call (bench/engine/contract.py).
    """

    __slots__ = ("is_brief", "rule", "run", "signature")

    def __init__(self, rule: Callable[..., int], signature: str, *, is_brief: bool = False) -> None:
        count = len(inspect.signature(rule).parameters)
        if len(signature) != count or not set(signature) <= set("ivrVR"):
            letters = "i, v, r, V or R"
            name = rule.__qualname__
            raise ValueError(f"{name} takes {count} arguments, each a letter of {letters}, not {signature!r}")
        self.rule = rule
        self.signature = signature
        self.is_brief = is_brief
        self.run: Callable[..., int] = self._interpreted

    # Integers and arrays, as the signature says.
    def _interpreted(self, *args: Any) -> int:
        # Lists are several times faster than arrays when Python itself indexes them.
        plain = [a if kind == "i" else a.tolist() for a, kind in zip(args, self.signature, strict=True)]
        result = self.rule(*plain)
        for given, used, kind in zip(args, plain, self.signature, strict=True):
            if kind in "vV":
                given[:] = used
        return result

    @property
    def is_warm(self) -> bool:
        return self.run != self._interpreted

    def warm_up(self) -> None:
        """Compile now, or load from the cache; raises `NotCompiled` if that fails."""
        from numba import float64, int64

        kinds = {"v": int64[::1], "r": int64[::1], "V": float64[::1], "R": float64[::1], "i": int64}
        types = tuple(kinds[kind] for kind in self.signature)
        try:
            # A dispatcher of Numba, which has no types.
            twin: Any = compiled(self.rule, is_brief=self.is_brief)
            # On a full disk it is compiled but not cached.
            with contextlib.suppress(OSError), uncollected():
                twin.compile(types)
        except Exception as error:
            # Numba has errors of its own for most mistakes, but not for all.
            name = f"{self.rule.__module__}.{self.rule.__qualname__}"
            raise NotCompiled(name, _in_short(str(error))) from error
        # Without Numba's choice between signatures, of which there is only one: a call takes 0.2 µs less.
        self.run = twin.overloads[types].entry_point


def warm_up(kernels: Sequence[Kernel]) -> bool:
    """Compile these kernels or load them from the cache.

    False if there are none, compiling is turned off, or a rule cannot be compiled: then it is named in the
    log, and the game runs interpreted.

    The first kernel of a game is its step, which takes longest. A second process helps to compile what is not
    cached, through the cache: it starts with the first of the other kernels, we with the last.
    """
    if not kernels or not is_jit_wanted():
        return False
    first, *others = kernels
    helper = None if is_kept(first.rule) else _compile_elsewhere(others)
    try:
        in_own_thread(lambda: _warm_up_with(helper, first, others))
    except NotCompiled as error:
        # Worker processes fail at the same rule; the first process has reported it.
        if parent_process() is None:
            _log.warning(error)
        return False
    finally:
        if helper is not None:
            # It has ended already, unless we were interrupted.
            helper.kill()
            helper.wait()
    return True


def _warm_up_with(helper: "subprocess.Popen[bytes] | None", first: Kernel, others: Sequence[Kernel]) -> None:
    first.warm_up()
    for place, kernel in reversed([*enumerate(others)]):
        if helper is not None and (place == 0 or is_kept(others[place - 1].rule)):
            # The other process is compiling this one already.
            helper.wait()
        kernel.warm_up()


@contextlib.contextmanager
def uncollected() -> Iterator[None]:
    """Without looking for garbage: that takes a tenth of a compiler's time, and frees 15 MB."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def must_compile(kernels: Sequence[Kernel]) -> bool:
    """Whether `warm_up` has to compile some of them, which takes so long that somebody should be told."""
    return is_jit_wanted() and any(not kernel.is_warm and not is_kept(kernel.rule) for kernel in kernels)


def _in_short(complaint: str) -> str:
    """The first useful line of Numba's long error message, and the line of the rule."""
    complaint = _COLOUR.sub("", complaint)
    lines = (line.strip() for line in complaint.splitlines())
    reason = next((line for line in lines if line and not line.startswith("Failed in")), "?")
    place = _PLACE.search(complaint)
    return reason if place is None else f"{reason} ({place[1]}, line {place[2]})"


def _compile_elsewhere(kernels: Sequence[Kernel]) -> "subprocess.Popen[bytes] | None":
    if not sys.executable or os.cpu_count() == 1:
        return None
    names = [
        f"{kernel.rule.__module__}:{kernel.rule.__name__}:{kernel.signature}:{int(kernel.is_brief)}"
        for kernel in kernels
    ]
    quiet = subprocess.DEVNULL
    return subprocess.Popen([sys.executable, "-m", __name__, *names], stdin=quiet, stdout=quiet, stderr=quiet)


if __name__ == "__main__":
    for named in sys.argv[1:]:
        module, function, signature, is_brief = named.split(":")
        fn = getattr(importlib.import_module(module), function)
        Kernel(fn, signature, is_brief=is_brief == "1").warm_up()
