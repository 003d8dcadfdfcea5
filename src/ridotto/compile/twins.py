"""Twins: marked functions compiled for one kind of machine.

A twin has the code object of its function, in a copy of its module's globals in which every marked function
is replaced by its own twin. The rules need no code for this.
"""

from collections.abc import Callable
from types import FunctionType
from typing import cast

Function = Callable[..., object]

RULES: set[Function] = set()
"""The functions marked with `@rule`."""
NATIVES: dict[Function, str] = {}
"""Those that are an instruction of the machine, and its name."""


class Twins:
    """All twins for one kind of machine, each made when it is first asked for."""

    def __init__(
        self, make: Callable[[FunctionType], Function], native: Callable[[str], Function | None]
    ) -> None:
        """`make` compiles a function, `native` gives an instruction by its name where the machine has it."""
        self._make = make
        self._native = native
        self._twins: dict[Function, Function] = {}
        self._globals: dict[int, dict[str, object]] = {}
        """Keyed by the id of the original globals, which live as long as the rules do."""

    def of(self, fn: Function) -> Function:
        if fn not in RULES:
            raise TypeError(f"{fn.__qualname__} is not marked with @rule")
        if fn not in self._twins:
            self._make_twin(cast(FunctionType, fn))
        return self._twins[fn]

    def _make_twin(self, fn: FunctionType) -> None:
        instruction = self._native(NATIVES[fn]) if fn in NATIVES else None
        if instruction is not None:
            self._twins[fn] = instruction
            return
        # With the globals come the twins of all rules in them, and so perhaps this one.
        own = self._globals_of(fn)
        if fn not in self._twins:
            twin = FunctionType(fn.__code__, own, fn.__name__, fn.__defaults__)
            twin.__qualname__ = fn.__qualname__
            self._twins[fn] = self._make(twin)

    def _globals_of(self, fn: FunctionType) -> dict[str, object]:
        """The globals of a rule with every marked function replaced by its twin."""
        written = fn.__globals__
        if id(written) not in self._globals:
            own = self._globals[id(written)] = dict(written)
            for name, value in written.items():
                if isinstance(value, FunctionType) and value in RULES:
                    own[name] = self.of(value)
        return self._globals[id(written)]
