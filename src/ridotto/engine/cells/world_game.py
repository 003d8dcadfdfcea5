"""Games on cells with a rule that writes what a seat has been shown, and one that draws states that fit
it.
"""

from typing import Generic, Protocol, TypeVar

import numpy as np

from ridotto.compile.kernel import Floats, Kernel, Vector
from ridotto.engine.cells.cell_game import CellGame
from ridotto.engine.cells.state import State
from ridotto.engine.game import Options, Seat
from ridotto.engine.rng import Rng

O = TypeVar("O", bound=Options)  # noqa: E741
R = TypeVar("R")
O_co = TypeVar("O_co", covariant=True)
R_co = TypeVar("R_co", covariant=True)


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
