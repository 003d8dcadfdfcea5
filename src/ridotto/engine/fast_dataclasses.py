"""Frozen dataclasses with many fields that are made often, such as views."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import Any, Generic, TypeVar

T = TypeVar("T")
T_contra = TypeVar("T_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class LateFields(Generic[T_contra]):
    """Fields that are computed together, when one of them is read for the first time."""

    names: tuple[str, ...]
    values_of: Callable[[T_contra], tuple[object, ...]]
    """The values, in the order of the names."""


def quick_init(kind: type[T]) -> type[T]:
    """Give a frozen dataclass with slots an `__init__` in a fifth of the time (bench/engine/views.py).

    Its own sets every field through `object.__setattr__`. This one fills the fields while the object belongs
    to a class with the same slots that is not frozen. It knows no defaults, and no subclasses.
    """
    names = _names(kind)
    lines = [
        f"def __init__(self, {', '.join(names)}):",
        "  become(self, '__class__', is_open)",
        *(f"  self.{name} = {name}" for name in names),
        "  self.__class__ = kind",
    ]
    init = _defined("__init__", lines, become=object.__setattr__, is_open=_not_frozen(kind), kind=kind)
    setattr(kind, "__init__", init)  # noqa: B010 (a type checker takes it for fixed)
    return kind


def lazily(kind: type[T], known: Sequence[str], *late: LateFields[T]) -> Callable[..., T]:
    """A constructor of a frozen dataclass with slots that takes the `known` fields only, in this order.

    The others are computed group by group, each when one of its fields is read. Two threads may both compute
    a group, and get the same result. Many bots read only the legal actions or the cells of a view, and a
    message to a seat only what that seat alone sees; all fields would take two thirds of a view's time
    (bench/engine/views.py).
    """
    groups = {name: (_filler(kind, group.names), group.values_of) for group in late for name in group.names}

    def read(self: T, name: str) -> object:
        """Only called for an attribute that is not there: a slot that is still empty, or none at all."""
        if name not in groups:
            raise AttributeError(f"{kind.__name__!r} object has no attribute {name!r}")
        fill, values_of = groups[name]
        fill(self, values_of(self))
        return getattr(self, name)

    # Not written in the class: a type checker would then accept every attribute.
    setattr(kind, "__getattr__", read)  # noqa: B010
    return _constructor(kind, known)


def _constructor(kind: type[T], known: Sequence[str]) -> Callable[..., T]:
    lines = [
        f"def make({', '.join(known)}):",
        "  made = is_open()",
        *(f"  made.{name} = {name}" for name in known),
        "  made.__class__ = kind",
        "  return made",
    ]
    make: Callable[..., T] = _defined("make", lines, kind=kind, is_open=_not_frozen(kind))
    return make


def _filler(kind: type[T], names: Sequence[str]) -> Callable[[T, tuple[object, ...]], None]:
    """Fills empty slots, one after the other: the object keeps its class, since others may read it."""
    lines = [
        "def fill(self, values):",
        f"  {', '.join(names)}, = values",
        *(f"  set_{name}(self, {name})" for name in names),
    ]
    setters = {f"set_{name}": getattr(kind, name).__set__ for name in names}
    fill: Callable[[T, tuple[object, ...]], None] = _defined("fill", lines, **setters)
    return fill


def _names(kind: type) -> list[str]:
    return [field.name for field in fields(kind)]


def _not_frozen(kind: type) -> type:
    """A class with the same slots."""
    return type(kind.__name__, (), {"__slots__": _names(kind)})


# Any: the lines say what kind of function it is.
def _defined(name: str, lines: Sequence[str], **known: object) -> Any:
    """The function of this name that these lines define. Loops over fields would take twice as long."""
    scope = {**known}
    exec("\n".join(lines), scope)
    return scope[name]
