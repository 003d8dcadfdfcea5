"""What games on cells have in common: the part of the contract that their kernels answer."""

from abc import abstractmethod
from operator import index
from typing import Generic, NoReturn, Protocol, TypeVar

import numpy as np

from ridotto.compile.bits import members
from ridotto.compile.kernel import Floats, Kernel, Vector
from ridotto.engine.arguments import action_number
from ridotto.engine.base_game import BaseGame
from ridotto.engine.batches.kernels import BatchKernels
from ridotto.engine.cells.state import State
from ridotto.engine.cells.steps import CHANCE_BIT, ILLEGAL, MOST_ACTIONS, RESULT_BITS, ROUND_FINISHED
from ridotto.engine.errors import IllegalMove, InvalidMove
from ridotto.engine.game import CHANCE, Options, Outcomes, Seat
from ridotto.engine.observations.layout import Layout
from ridotto.engine.rng import Rng

O = TypeVar("O", bound=Options)  # noqa: E741
R = TypeVar("R")
O_co = TypeVar("O_co", covariant=True)
R_co = TypeVar("R_co", covariant=True)

_LISTS: dict[int, tuple[int, ...]] = {}
"""Sets of legal actions as lists. Some games have few of them; of others only the first are kept."""
_MOST_LISTS = 1 << 12

_SEATS_OF = {seats: members(seats) for seats in range(64)} | {CHANCE_BIT: (CHANCE,)}


class CellView(Protocol[O_co, R_co]):
    """A view that has what it shows as cells too."""

    @property
    def options(self) -> O_co: ...
    @property
    def past(self) -> tuple[R_co, ...]: ...
    @property
    def cells(self) -> bytes: ...


class CellGame(BaseGame[State[O, R], O], Generic[O, R]):
    """A game whose rules are kernels on the cells of a state."""

    step: Kernel
    """(cells, seat, action): ILLEGAL, or a report of what was done and who acts next."""
    settle_chance: Kernel
    """(cells, outcome, length): ILLEGAL or a report."""
    take_back: Kernel
    """(cells, seat): ILLEGAL or a report."""
    draw_chance: Kernel
    """(cells, random cells, outcome): writes an outcome and returns its length."""
    legal_actions: Kernel
    """(cells, seat): the set of open actions."""
    missing_picks: Kernel
    """(cells, seat): how many actions the present choice still needs."""
    actors: Kernel
    """(cells): the set of seats that may act, or CHANCE_BIT."""

    see: Kernel
    """(cells, seat, seen): writes all that a seat, or -1 for a spectator, has been shown."""
    know: Kernel
    """(known, weights): `known` begins with what was seen; writes what worlds are drawn from behind it."""
    draw_worlds: Kernel
    """(known, weights, random cells, states, count): writes whole states that fit, one after the other."""
    state_size: int
    seen_size: int
    known_size: int
    weights_size: int

    observe: Kernel
    """(cells, seat, observation): writes what a network sees from a seat."""
    layout: Layout
    """What the cells of an observation mean."""

    most_outcomes = 64
    """No chance outcome is longer."""

    @property
    @abstractmethod
    def batch_kernels(self) -> BatchKernels:
        """Many matches at once."""

    @property
    def kernels(self) -> tuple[Kernel, ...]:
        # The other two are rarely asked: every report tells who acts, and few choices are taken back.
        return (
            self.step,
            self.legal_actions,
            self.missing_picks,
            self.draw_chance,
            self.settle_chance,
            self.see,
            self.know,
            self.draw_worlds,
        )

    @abstractmethod
    def start(self, options: O) -> State[O, R]: ...

    def options(self, s: State[O, R]) -> O:
        return s.options

    def rounds_finished(self, s: State[O, R]) -> int:
        return len(s.past)

    def to_act(self, s: State[O, R]) -> tuple[Seat, ...]:
        if s.acting is None:
            s.acting = _SEATS_OF[self.actors.run(s.cells)]
        return s.acting

    def legal(self, s: State[O, R], seat: Seat) -> tuple[int, ...]:
        # A good seat is not sent through `check_seat`: that would cost 4 % of this call (bench/contract.py).
        if type(seat) is not int or not 0 <= seat < s.options.players:
            seat = self.check_seat(s, seat)
        actions = self.legal_actions.run(s.cells, seat)
        found = _LISTS.get(actions)
        if found is None:
            found = members(actions)
            if len(_LISTS) < _MOST_LISTS:
                _LISTS[actions] = found
        return found

    def picks_left(self, s: State[O, R], seat: Seat) -> int:
        return self.missing_picks.run(s.cells, self.check_seat(s, seat))

    def apply(self, s: State[O, R], seat: Seat, action: int) -> State[O, R]:
        if type(seat) is not int or type(action) is not int:
            try:
                seat, action = index(seat), index(action)
            except TypeError:
                self._refuse(s, seat, action)
        if not (0 <= seat < s.options.players and 0 <= action < MOST_ACTIONS):
            self._refuse(s, seat, action)
        cells = s.cells.copy()
        report = self.step.run(cells, seat, action)
        if report == ILLEGAL:
            self._refuse(s, seat, action)
        after = State(s.options, cells, s.past, _SEATS_OF[report >> RESULT_BITS])
        if report & ROUND_FINISHED:
            after.past = (*s.past, self.round_result(after))
        return after

    def retract(self, s: State[O, R], seat: Seat) -> State[O, R]:
        number = self.check_seat(s, seat)
        cells = s.cells.copy()
        report = self.take_back.run(cells, number)
        if report == ILLEGAL:
            raise IllegalMove("nothing-to-take-back", seat=str(number))
        return State(s.options, cells, s.past, _SEATS_OF[report >> RESULT_BITS])

    def seen_cells(self, s: State[O, R], seat: Seat | None) -> bytes:
        """All that a seat (None: a spectator) has been shown, as cells."""
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
        # Not left as memory happened to be: a browser that thinks gets all of it.
        weights = np.zeros(self.weights_size)
        self.know.run(known, weights)
        return known, weights

    def worlds(self, v: CellView[O, R], count: int, rng: Rng) -> Vector:
        """So many full states that fit a view, each equally likely, as rows of cells."""
        known, weights = self.known_by(v)
        random_cells = np.array(rng.cells, np.int64)
        states = np.empty((count, self.state_size), np.int64)
        self.draw_worlds.run(known, weights, random_cells, states.reshape(-1), count)
        rng.cells[:] = random_cells.tolist()
        return states

    def complete(self, v: CellView[O, R], rng: Rng) -> State[O, R]:
        return State(v.options, self.worlds(v, 1, rng)[0], v.past)

    def observation(self, s: State[O, R], seat: Seat) -> Vector:
        """What a network sees from this seat, as cells; `layout.tensor` makes a tensor of them."""
        seen = np.zeros(self.layout.cells, np.int64)
        self.observe.run(s.cells, self.check_seat(s, seat), seen)
        return seen

    def sample_chance(self, s: State[O, R], rng: Rng) -> Outcomes:
        if self.to_act(s) != (CHANCE,):
            raise IllegalMove("not-chance")
        random_cells = np.array(rng.cells, np.int64)
        outcome = np.empty(self.most_outcomes, np.int64)
        length = self.draw_chance.run(s.cells, random_cells, outcome)
        rng.cells[:] = random_cells.tolist()
        return tuple(outcome[:length].tolist())

    def apply_chance(self, s: State[O, R], outcome: Outcomes) -> State[O, R]:
        numbers = self.check_chance(s, outcome)
        cells = s.cells.copy()
        try:
            report = self.settle_chance.run(cells, np.array(numbers, np.int64), len(numbers))
        except OverflowError:
            report = ILLEGAL
        if report == ILLEGAL:
            raise self.explain_chance(s, numbers)
        return State(s.options, cells, s.past, _SEATS_OF[report >> RESULT_BITS])

    @abstractmethod
    def explain_chance(self, s: State[O, R], outcome: Outcomes) -> InvalidMove:
        """Why nature cannot have decided this."""

    @abstractmethod
    def round_result(self, s: State[O, R]) -> R:
        """What everybody saw of the round that just ended."""

    def _refuse(self, s: State[O, R], seat: Seat, action: int) -> NoReturn:
        raise self.explain(s, self.check_turn(s, seat), action_number(action))
