"""A view as text, for games without screens and pages of their own.

A field of a view can say how it is shown:

    hand: tuple[int, ...] = field(metadata=shown(name_of_card))
    points: tuple[int, ...] = field(metadata=shown(by="seat"))
    laid: tuple[tuple[int, ...], ...] = field(metadata=shown(name_of_card, by="round"))
    trick: tuple[Play, ...] = field(metadata=told(text_of_trick))
    is_dealt: bool = field(metadata=NOT_SHOWN)
"""

from collections.abc import Callable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Literal

from ridotto.engine.game import Game, O, S, V, View
from ridotto.engine.rng import Rng

TOLD_ELSEWHERE = frozenset({
    "options", *(name for name, member in vars(View).items() if isinstance(member, property))
})  # fmt: skip
"""Fields that every view has: the program shows them in its own way."""

YES, NO, NOTHING = "✓", "–", "–"
"""The same in every language."""

Write = Callable[[Any], str]  # each game writes values of its own
By = Literal["seat", "round"]

_SHOWN = "ridotto.shown"


@dataclass(frozen=True, slots=True)
class _Shown:
    write: Write
    by: By | None = None
    is_of_view: bool = False
    """Whether the text is made of the whole view."""


def written(value: object) -> str:
    """A value as a person reads it. Of a dataclass, the fields that say something."""
    if isinstance(value, bool):
        return YES if value else NO
    if is_dataclass(value):
        said = (
            (name, _fact(value, inner, how)) for name, inner, how in _declared(value) if inner is not False
        )
        return " · ".join(f"{name} {text}" for name, text in said if text)
    return str(value)


def shown(write: Write = written, *, by: By | None = None) -> Mapping[str, object]:
    """How a field is shown, as the metadata of a dataclass field.

    `write` turns each value in it into text. A field `by="seat"` has one value for each seat, a field
    `by="round"` a row of such values for each round, trick or turn.
    """
    return {_SHOWN: _Shown(write, by)}


def told(text_of: Write) -> Mapping[str, object]:
    """As `shown`, but `text_of` is given the whole view: its values mean something only together."""
    return {_SHOWN: _Shown(text_of, is_of_view=True)}


NOT_SHOWN: Mapping[str, object] = {_SHOWN: None}
"""The metadata of a field that is not shown."""


@dataclass(frozen=True, slots=True)
class ShownView:
    """The content of a view as text. Each text has the name of its field; an empty one has no content."""

    own: tuple[tuple[str, str], ...]
    """What only this seat sees."""
    common: tuple[tuple[str, str], ...]
    by_seat: tuple[tuple[str, tuple[str, ...]], ...]
    by_round: tuple[tuple[str, tuple[tuple[str, ...], ...]], ...]


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


# A field can be anything; how it is shown says what is done with it.
def _declared(value: object) -> Iterator[tuple[str, Any, _Shown]]:
    """The fields that are shown."""
    for each in fields(value) if is_dataclass(value) else ():
        how = each.metadata.get(_SHOWN, _Shown(written))
        if how is not None:
            yield each.name, getattr(value, each.name), how


# As above.
def _fields(view: View) -> Iterator[tuple[str, Any, _Shown]]:
    return (each for each in _declared(view) if each[0] not in TOLD_ELSEWHERE)


def _facts(view: View) -> tuple[tuple[str, str], ...]:
    return tuple((name, _fact(view, value, how)) for name, value, how in _fields(view) if how.by is None)


def _fact(owner: object, value: object, how: _Shown) -> str:
    return how.write(owner) if how.is_of_view else _text(value, how.write)


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
