"""Frozen dataclasses with many fields that are made often, such as views."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, TypeVar

T = TypeVar("T")


def quick_init(kind: type[T]) -> type[T]:
    """Give a frozen dataclass with slots an `__init__` in a fifth of the time (bench/engine/views.py).

    Its own sets every field through `object.__setattr__`. This one fills the fields while the object belongs
    to a class with the same slots that is not frozen. It knows no defaults, and no subclasses.
    """
    names = field_names(kind)
    lines = [
        f"def __init__(self, {', '.join(names)}):",
        "  become(self, '__class__', is_open)",
        *(f"  self.{name} = {name}" for name in names),
        "  self.__class__ = kind",
    ]
    init = defined("__init__", lines, become=object.__setattr__, is_open=not_frozen(kind), kind=kind)
    setattr(kind, "__init__", init)  # noqa: B010 (a type checker takes it for fixed)
    return kind


def field_names(kind: type) -> list[str]:
    return [field.name for field in fields(kind)]


def not_frozen(kind: type) -> type:
    """A class with the same slots."""
    return type(kind.__name__, (), {"__slots__": field_names(kind)})


# Any: the lines say what kind of function it is.
def defined(name: str, lines: Sequence[str], **known: object) -> Any:
    """The function of this name that these lines define. Loops over fields would take twice as long."""
    scope = {**known}
    exec("\n".join(lines), scope)
    return scope[name]
