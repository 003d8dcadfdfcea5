"""A view as text, for games without screens and pages of their own.

A field of a view can say how it is shown:

    hand: tuple[int, ...] = field(metadata=shown(name_of_card))
    points: tuple[int, ...] = field(metadata=shown(by="seat"))
    laid: tuple[tuple[int, ...], ...] = field(metadata=shown(name_of_card, by="round"))
    is_dealt: bool = field(metadata=NOT_SHOWN)
"""

from collections.abc import Callable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import Field, dataclass, fields, is_dataclass
from typing import Any, Literal

from ridotto.engine.game import Game, O, S, V, View
from ridotto.engine.rng import Rng

TOLD_ELSEWHERE = (
    *("options", "players", "seat", "to_act", "legal", "leader", "round", "is_sealed", "outcome", "past"),
)
"""Fields that are shown elsewhere or not worth showing."""

YES, NO, NOTHING = "✓", "–", "–"
"""The same in every language."""

Write = Callable[[Any], str]  # each game writes values of its own
By = Literal["seat", "round"]

_SHOWN = "ridotto.shown"


@dataclass(frozen=True, slots=True)
class _Shown:
    write: Write
    by: By | None


def written(value: object) -> str:
    """A value as a person reads it."""
    if isinstance(value, bool):
        return YES if value else NO
    if is_dataclass(value):
        inner = ((each.name, _text(getattr(value, each.name), written)) for each in fields(value))
        return " · ".join(f"{name} {text or NOTHING}" for name, text in inner)
    return str(value)


def shown(write: Write = written, *, by: By | None = None) -> Mapping[str, object]:
    """How a field is shown, as the metadata of a dataclass field.

    `write` turns each value in it into text. A field `by="seat"` has one value for each seat, a field
    `by="round"` a row of such values for each round, trick or turn.
    """
    return {_SHOWN: _Shown(write, by)}


NOT_SHOWN: Mapping[str, object] = {_SHOWN: None}
"""The metadata of a field that is not shown."""


# The type of a field is not used here.
def is_shown(each: Field[Any]) -> bool:
    """Whether a field of a view is shown."""
    return each.metadata.get(_SHOWN, True) is not None


@dataclass(frozen=True, slots=True)
class ShownView:
    """The content of a view as text. Each text has the name of its field; an empty one has no content."""

    own: tuple[tuple[str, str], ...]
    """What only this seat sees."""
    common: tuple[tuple[str, str], ...]
    by_seat: tuple[tuple[str, tuple[str, ...]], ...]
    by_round: tuple[tuple[str, tuple[tuple[str, ...], ...]], ...]


def shown_fields(view: View) -> Iterator[tuple[str, object]]:
    """The fields that are shown, with their values."""
    for name, value, _ in _fields(view):
        yield name, value


def shown_view(game: Game[S, V, O], view: V) -> ShownView:
    facts = _facts(view)
    public = facts if view.seat is None else _facts(_seen_by_all(game, view))
    return ShownView(
        own=tuple(fact for fact in facts if fact not in public),
        common=tuple(fact for fact in facts if fact in public),
        by_seat=tuple(
            (name, _row(value, how)) for name, value, how in _fields(view) if how.by == "seat" and value
        ),
        by_round=tuple(
            (name, tuple(_row(row, how) for row in value))
            for name, value, how in _fields(view)
            if how.by == "round"
        ),
    )


def _seen_by_all(game: Game[S, V, O], view: V) -> V:
    """What a spectator sees now: the same in every state that fits the view."""
    return game.view(game.complete(view, Rng.of("plain")), None)


# A field of a view can be anything; how it is shown says what is done with it.
def _fields(view: View) -> Iterator[tuple[str, Any, _Shown]]:
    if not is_dataclass(view):
        return
    for each in fields(view):
        how = each.metadata.get(_SHOWN, _Shown(written, None))
        if how is not None and each.name not in TOLD_ELSEWHERE:
            yield each.name, getattr(view, each.name), how


def _facts(view: View) -> tuple[tuple[str, str], ...]:
    return tuple((name, _text(value, how.write)) for name, value, how in _fields(view) if how.by is None)


def _row(value: tuple[object, ...], how: _Shown) -> tuple[str, ...]:
    return tuple(_text(each, how.write) or NOTHING for each in value)


def _text(value: object, write: Write) -> str:
    if value is None or value == "":
        return ""
    if isinstance(value, AbstractSet):
        value = sorted(value)
    if isinstance(value, tuple | list):
        return ", ".join(_text(each, write) or NOTHING for each in value)
    return write(value)
