"""How a position came about, as one seat has seen it: an information state with perfect recall.

It is made of what the seat saw in every settled state on the way (`matches/turns.py`), in which nobody has
made a secret choice that others wait for. So it does not depend on who chose first.
"""

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from typing import Protocol

from ridotto.compile.kernel import Vector
from ridotto.engine.cells.state import AnyState
from ridotto.engine.game import Seat, View
from ridotto.engine.shown_fields import is_shown

NOT_TOLD = ("options", "seat")
"""Fields of a view that are the same all through a match."""


class Viewer(Protocol):
    """As much of a game as is needed here."""

    def view(self, s: AnyState, seat: Seat) -> View: ...


class Observer(Protocol):
    def observe(self, known: AnyState, seat: Seat) -> Vector: ...


class Trail:
    """A settled state and those before it. It never changes, so copies share it."""

    __slots__ = ("_seen", "_told", "_views", "before", "s", "twin")

    def __init__(
        self, s: AnyState, before: "Trail | None" = None, twin: "tuple[Seat, Trail] | None" = None
    ) -> None:
        self.s = s
        self.before = before
        self.twin = twin
        """A seat, and the trail that it cannot tell from this one: its past is what this seat remembers."""
        self._views: dict[Seat, View] = {}
        self._told: dict[Seat, str] = {}
        self._seen: dict[Seat, Vector] = {}

    def __deepcopy__(self, memo: object) -> "Trail":
        return self

    def _way(self, seat: Seat) -> list["Trail"]:
        """The states on the way as a seat remembers them, from the first to this one."""
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
        """All that a seat has seen on the way: a line for each state, with what has changed."""
        lines = []
        for at in self._way(seat):
            if seat not in at._told:
                earlier = None if at.before is None else at.before.view(game, seat)
                at._told[seat] = _news(at.view(game, seat), earlier) + "\n"
            lines.append(at._told[seat])
        return "".join(lines)


def _news(view: View, earlier: View | None) -> str:
    """What is different in a view."""
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
        if each.name not in NOT_TOLD and is_shown(each)
    )
