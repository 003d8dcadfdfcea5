"""Frozen dataclasses whose fields are computed when one of them is read, such as views.

Many bots read only the legal actions or the cells of a view, and the other fields take two thirds of its time
(bench/engine/views.py).
"""

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any, TypeVar

T = TypeVar("T")


def lazily(
    kind: type[T], known: Sequence[str], others: Callable[[T], tuple[object, ...]]
) -> Callable[..., T]:
    """A constructor of a frozen dataclass with slots that takes the `known` fields only, in this order.

    When any other is read for the first time, `others` gives the values of all of them, in the order of the
    class. Two threads may both compute them, and come to the same.
    """
    names = [field.name for field in fields(kind)]  # type: ignore[arg-type]  # a dataclass, which has no type
    late = [name for name in names if name not in known]
    fill = _filler(kind, late)

    def read(self: T, name: str) -> object:
        """Only called for an attribute that is not there: a slot that is still empty, or none at all."""
        if name not in late:
            raise AttributeError(f"{kind.__name__!r} object has no attribute {name!r}")
        fill(self, others(self))
        return getattr(self, name)

    # Not written in the class: a type checker would then accept every attribute.
    setattr(kind, "__getattr__", read)  # noqa: B010
    return _constructor(kind, names, known)


def _constructor(kind: type[T], names: Sequence[str], known: Sequence[str]) -> Callable[..., T]:
    """Fills fields while the object belongs to a class with the same slots that is not frozen."""
    lines = [
        f"def make({', '.join(known)}):",
        "  made = is_open()",
        *(f"  made.{name} = {name}" for name in known),
        "  made.__class__ = kind",
        "  return made",
    ]
    is_open = type(kind.__name__, (), {"__slots__": names})
    make: Callable[..., T] = _defined("make", lines, kind=kind, is_open=is_open)
    return make


def _filler(kind: type[T], names: Sequence[str]) -> Callable[[T, tuple[object, ...]], None]:
    """Fills empty slots, one after the other: the object keeps its class, since others may read it."""
    lines = [
        "def fill(self, values):",
        f"  {', '.join(names)} = values",
        *(f"  set_{name}(self, {name})" for name in names),
    ]
    setters = {f"set_{name}": getattr(kind, name).__set__ for name in names}
    fill: Callable[[T, tuple[object, ...]], None] = _defined("fill", lines, **setters)
    return fill


def _defined(name: str, lines: Sequence[str], **known: object) -> Any:
    """The function of this name that these lines define. Loops over fields would take twice as long."""
    scope = {**known}
    exec("\n".join(lines), scope)
    return scope[name]
