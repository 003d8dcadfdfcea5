"""A view as text, for games without screens and pages of their own."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from ridotto.engine.game import View

TOLD_ELSEWHERE = ("options", "seat", "to_act", "legal", "leader", "round", "outcome", "past")
"""What is shown anyway, or not worth showing."""


def shown_fields(view: View) -> Iterator[tuple[str, object]]:
    """The fields that say something, with their values."""
    if is_dataclass(view):
        for each in fields(view):
            if each.name not in TOLD_ELSEWHERE:
                yield each.name, getattr(view, each.name)


def written(value: object) -> str:
    """A value as a person reads it."""
    if value is None or value == () or value == "":
        return "–"
    if isinstance(value, tuple | list):
        return ", ".join(map(written, value))
    if is_dataclass(value):
        return " · ".join(f"{each.name} {written(getattr(value, each.name))}" for each in fields(value))
    return str(value)
