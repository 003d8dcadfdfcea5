"""Options as a record writes them."""

from dataclasses import dataclass, fields
from typing import Protocol


@dataclass(frozen=True, slots=True)
class DeclaredOptions:
    """What a game's own options inherit: a frozen dataclass with a field for every option it declares."""

    def to_json(self) -> dict[str, object]:
        """All options written out, in the order of the fields."""
        return {field.name: _plain(getattr(self, field.name)) for field in fields(self)}


class _Written(Protocol):
    """A value of a game's own type knows how it is written."""

    def to_json(self) -> object: ...


def _plain(value: str | int | list[object] | _Written) -> object:
    return value if isinstance(value, str | int | list) else value.to_json()
