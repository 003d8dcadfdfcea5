"""How a position came about, as one seat has seen it: an information state with perfect recall.

It is made of what the seat saw in every settled state on the way (`matches/turns.py`), in which nobody has
made a secret choice that others wait for. So it does not depend on who chose first.
"""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, Protocol

from ridotto.compile.kernel import Vector
from ridotto.engine.cells.state import State
from ridotto.engine.game import Seat, View

AnyState = State[Any, Any]  # the options and results of some game

NOT_TOLD = ("options", "seat")
"""Fields of a view that are the same all through a match."""


class Viewer(Protocol):
    """As much of a game as is needed here."""

    def view(self, s: AnyState, seat: Seat) -> View: ...


class Observer(Protocol):
    def observe(self, known: AnyState, seat: Seat) -> Vector: ...


class Trail:
    """A settled state and those before it. It never changes, so copies share it."""

    __slots__ = ("_seen", "_told", "_views", "before", "s")

    def __init__(self, s: AnyState, before: "Trail | None" = None) -> None:
        self.s = s
        self.before = before
        self._views: dict[Seat, View] = {}
        self._told: dict[Seat, str] = {}
        self._seen: dict[Seat, Vector] = {}

    def __deepcopy__(self, memo: object) -> "Trail":
        return self

    def seen(self, observer: Observer, seat: Seat) -> Iterator[Vector]:
        """What a seat has observed in all states, from the first to this one."""
        found = []
        at: Trail | None = self
        while at is not None:
            if seat not in at._seen:
                at._seen[seat] = observer.observe(at.s, seat)
            found.append(at._seen[seat])
            at = at.before
        return reversed(found)

    def view(self, game: Viewer, seat: Seat) -> View:
        if seat not in self._views:
            self._views[seat] = game.view(self.s, seat)
        return self._views[seat]

    def told(self, game: Viewer, seat: Seat) -> str:
        """All that a seat has seen on the way: in each state what has changed."""
        if seat not in self._told:
            earlier = None if self.before is None else self.before.view(game, seat)
            text = "" if self.before is None else self.before.told(game, seat)
            self._told[seat] = text + _news(self.view(game, seat), earlier) + "\n"
        return self._told[seat]

    def claim(self, seat: Seat, told: str) -> None:
        """What a seat has seen, where the states before this one are not known."""
        self._told[seat] = told


def _news(view: View, earlier: View | None) -> str:
    """What is different in a view."""
    found = []
    for field in fields(view):  # type: ignore[arg-type]  # every view is a dataclass
        value = getattr(view, field.name)
        if field.name not in NOT_TOLD and (earlier is None or value != getattr(earlier, field.name)):
            found.append(f"{field.name}={value!r}")
    return " ".join(found)
