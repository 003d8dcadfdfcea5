"""The history of a position as one seat has seen it: an information state with perfect recall.

It consists of what the seat saw in every settled state (`matches/turns.py`), one without pending secret
choices. So it does not depend on the order of the choices.
"""

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from typing import Protocol

from ridotto.compile.kernel import Vector
from ridotto.engine.cells.cell_game import AnyState
from ridotto.engine.game import Seat, View

NOT_TOLD = ("options", "seat")
"""Fields of a view that stay the same throughout a match. One that is not in its `repr` says nothing new."""


class Viewer(Protocol):
    """The part of a game that is needed here."""

    def view(self, s: AnyState, seat: Seat) -> View: ...


class Observer(Protocol):
    def observe(self, known: AnyState, seat: Seat) -> Vector: ...


class Trail:
    """A settled state and those before it. It is immutable, so copies share it."""

    __slots__ = ("_seen", "_told", "_views", "before", "s", "twin")

    def __init__(
        self, s: AnyState, before: "Trail | None" = None, twin: "tuple[Seat, Trail] | None" = None
    ) -> None:
        self.s = s
        self.before = before
        self.twin = twin
        """A seat, and an indistinguishable trail whose past this seat remembers."""
        self._views: dict[Seat, View] = {}
        self._told: dict[Seat, str] = {}
        self._seen: dict[Seat, Vector] = {}

    def __deepcopy__(self, memo: object) -> "Trail":
        return self

    def _way(self, seat: Seat) -> list["Trail"]:
        """The settled states as a seat remembers them, from the first to this one."""
        found = []
        at: Trail | None = self
        while at is not None:
            while at.twin is not None and at.twin[0] == seat:
                at = at.twin[1]
            found.append(at)
            at = at.before
        return found[::-1]

    def seen(self, observer: Observer, seat: Seat) -> Iterator[Vector]:
        """What a seat has observed in all states, from the first to this one."""
        for at in self._way(seat):
            if seat not in at._seen:
                at._seen[seat] = observer.observe(at.s, seat)
            yield at._seen[seat]

    def view(self, game: Viewer, seat: Seat) -> View:
        if seat not in self._views:
            self._views[seat] = game.view(self.s, seat)
        return self._views[seat]

    def told(self, game: Viewer, seat: Seat) -> str:
        """Everything a seat has seen: a line for each state, with what has changed."""
        lines = []
        for at in self._way(seat):
            if seat not in at._told:
                earlier = None if at.before is None else at.before.view(game, seat)
                at._told[seat] = _news(at.view(game, seat), earlier) + "\n"
            lines.append(at._told[seat])
        return "".join(lines)


def _news(view: View, earlier: View | None) -> str:
    """The changed fields of a view."""
    found = []
    for name in _told_fields(type(view)):
        value = getattr(view, name)
        if earlier is None or value != getattr(earlier, name):
            found.append(f"{name}={value!r}")
    return " ".join(found)


@cache
def _told_fields(kind: type[View]) -> tuple[str, ...]:
    return tuple(
        each.name
        for each in fields(kind)  # type: ignore[arg-type]  # every view is a dataclass
        if each.name not in NOT_TOLD and each.repr
    )
