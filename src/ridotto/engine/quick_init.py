"""Frozen dataclasses with many fields that are made often, such as views."""

from dataclasses import fields
from typing import TypeVar

T = TypeVar("T")


def quick_init(kind: type[T]) -> type[T]:
    """Give a frozen dataclass with slots an `__init__` in a fifth of the time (bench/engine/views.py).

    Its own sets every field through `object.__setattr__`. This one fills the fields while the object belongs
    to a class with the same slots that is not frozen. It knows no defaults, and no subclasses.
    """
    names = [field.name for field in fields(kind)]  # type: ignore[arg-type]  # a dataclass, which has no type
    is_open = type(kind.__name__, (), {"__slots__": names})
    lines = [
        f"def __init__(self, {', '.join(names)}):",
        "  become(self, '__class__', is_open)",
        *(f"  self.{name} = {name}" for name in names),
        "  self.__class__ = kind",
    ]
    scope: dict[str, object] = {"become": object.__setattr__, "is_open": is_open, "kind": kind}
    exec("\n".join(lines), scope)
    setattr(kind, "__init__", scope["__init__"])  # noqa: B010 (a type checker takes it for fixed)
    return kind
