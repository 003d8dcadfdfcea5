"""Games on cells with a rule that writes what a seat has been shown, from which views are read, and one that
draws states that fit it.
"""

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Generic, Protocol, TypeVar

import numpy as np

from ridotto.compile.bits import members
from ridotto.compile.kernel import Floats, Kernel, Vector
from ridotto.engine.cells.cell_game import AnyState, CellGame, State
from ridotto.engine.fast_dataclasses import defined, not_frozen
from ridotto.engine.game import Options, Outcome, Seat
from ridotto.engine.rng import Rng

V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)
O = TypeVar("O", bound=Options)  # noqa: E741
R = TypeVar("R")
O_co = TypeVar("O_co", covariant=True)
R_co = TypeVar("R_co", covariant=True)

CELL_BYTES = 8
_VIEWER = struct.Struct("=2q")
_KNOWN = ("options", "seat", "to_act", "legal", "past", "outcome", "cells")

set_of = lru_cache(maxsize=1 << 14)(members)
"""The members of a set, remembered: most sets of a view were in the last one too."""


class CellView(Protocol[O_co, R_co]):
    """A view that also has its content as cells."""

    @property
    def options(self) -> O_co: ...
    @property
    def past(self) -> tuple[R_co, ...]: ...
    @property
    def cells(self) -> bytes: ...


class WorldGame(CellGame[O, R], Generic[O, R]):
    see: Kernel
    """(cells, seat, seen): writes everything that a seat, or -1 for a spectator, has been shown."""
    know: Kernel
    """(known, weights): `known` begins with what was seen; appends what worlds are drawn from."""
    draw_worlds: Kernel
    """(known, weights, random cells, states, count): writes whole states that fit, one after the other."""
    seen_size: int
    known_size: int
    weights_size: int

    @property
    def kernels(self) -> tuple[Kernel, ...]:
        # Those that take long to compile come first, and are compiled beside the step.
        step, *others = super().kernels
        return (step, self.see, *others)

    @property
    def all_kernels(self) -> tuple[Kernel, ...]:
        return (*self.kernels, self.draw_worlds, self.know)

    def seen_cells(self, s: State[O, R], seat: Seat | None) -> bytes:
        """Everything that a seat (None: a spectator) has been shown, as cells."""
        if seat is None:
            seat = -1
        elif type(seat) is not int or not 0 <= seat < s.options.players:
            seat = self.check_seat(s, seat)
        seen = np.empty(self.seen_size, np.int64)
        self.see.run(s.cells, seat, seen)
        return seen.tobytes()

    def known_by(self, v: CellView[O, R]) -> tuple[Vector, Floats]:
        """What worlds are drawn from."""
        known = np.empty(self.known_size, np.int64)
        known[: self.seen_size] = np.frombuffer(v.cells, np.int64)
        # Not uninitialised memory: a browser that searches gets all of it.
        weights = np.zeros(self.weights_size)
        self.know.run(known, weights)
        return known, weights

    def worlds(self, v: CellView[O, R], count: int, rng: Rng) -> Vector:
        """This many full states that fit a view, each equally likely, as rows of cells."""
        known, weights = self.known_by(v)
        random_cells = np.array(rng.cells, np.int64)
        states = np.empty((count, self.state_size), np.int64)
        self.draw_worlds.run(known, weights, random_cells, states.reshape(-1), count)
        rng.cells[:] = random_cells.tolist()
        return states

    def complete(self, v: CellView[O, R], rng: Rng) -> State[O, R]:
        return State(v.options, self.worlds(v, 1, rng)[0], v.past)


@dataclass(frozen=True, slots=True)
class LateFields(Generic[V_contra]):
    """Fields that are computed together, when one of them is read for the first time."""

    names: tuple[str, ...]
    values_of: Callable[[V_contra], tuple[object, ...]]
    """The values, in the order of the names."""


def viewing(
    kind: type[V], viewer: int, *late: LateFields[V]
) -> Callable[[AnyState, bytes, tuple[Seat, ...], Outcome | None], V]:
    """A function that makes views of a state: (state, cells, seats to act, outcome).

    `viewer`: where the cells tell the seat (-1: a spectator) and then its legal actions. `late`: the fields
    that are not the same for all games.
    """
    make = lazily(kind, _KNOWN, *late)

    def view_of(s: AnyState, cells: bytes, to_act: tuple[Seat, ...], outcome: Outcome | None) -> V:
        seat, legal = _VIEWER.unpack_from(cells, viewer * CELL_BYTES)
        own = None if seat == -1 else seat
        return make(s.options, own, to_act, set_of(legal) if legal else (), s.past, outcome, cells)

    return view_of


def lazily(kind: type[V], known: Sequence[str], *late: LateFields[V]) -> Callable[..., V]:
    """A constructor of a frozen dataclass with slots that takes the `known` fields only, in this order.

    The others are computed group by group, each when one of its fields is read. Two threads may both compute
    a group, and get the same result. Many bots read only the legal actions or the cells of a view, and a
    message to a seat only what that seat alone sees; all fields would take two thirds of a view's time
    (bench/engine/views.py).
    """
    groups = {name: (_filler(kind, group.names), group.values_of) for group in late for name in group.names}

    def read(self: V, name: str) -> object:
        """Only called for an attribute that is not there: a slot that is still empty, or none at all."""
        if name not in groups:
            raise AttributeError(f"{kind.__name__!r} object has no attribute {name!r}")
        fill, values_of = groups[name]
        fill(self, values_of(self))
        return getattr(self, name)

    # Not written in the class: a type checker would then accept every attribute.
    setattr(kind, "__getattr__", read)  # noqa: B010
    return _constructor(kind, known)


def _constructor(kind: type[V], known: Sequence[str]) -> Callable[..., V]:
    lines = [
        f"def make({', '.join(known)}):",
        "  made = is_open()",
        *(f"  made.{name} = {name}" for name in known),
        "  made.__class__ = kind",
        "  return made",
    ]
    make: Callable[..., V] = defined("make", lines, kind=kind, is_open=not_frozen(kind))
    return make


def _filler(kind: type[V], names: Sequence[str]) -> Callable[[V, tuple[object, ...]], None]:
    """Fills empty slots, one after the other: the object keeps its class, since others may read it."""
    lines = [
        "def fill(self, values):",
        f"  {', '.join(names)}, = values",
        *(f"  set_{name}(self, {name})" for name in names),
    ]
    setters = {f"set_{name}": getattr(kind, name).__set__ for name in names}
    fill: Callable[[V, tuple[object, ...]], None] = defined("fill", lines, **setters)
    return fill
