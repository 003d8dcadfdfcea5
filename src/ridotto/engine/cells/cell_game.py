"""What games on cells have in common: their states, and the contract as their kernels implement it."""

from abc import abstractmethod
from collections.abc import Callable
from functools import cached_property
from operator import index
from typing import Any, Generic, NoReturn, TypeVar

import numpy as np

from ridotto.compile.bits import members
from ridotto.compile.kernel import Kernel, Vector
from ridotto.engine.arguments import action_number
from ridotto.engine.base_game import BaseGame
from ridotto.engine.batches.kernels import BatchKernels
from ridotto.engine.cells.steps import (
    CHANCE_BIT,
    ILLEGAL,
    MOST_ACTIONS,
    MOST_SEATS,
    RESULT_BITS,
    ROUND_FINISHED,
)
from ridotto.engine.errors import IllegalMove, InvalidMove, InvalidOptions
from ridotto.engine.game import CHANCE, Options, Outcomes, Seat
from ridotto.engine.observations.layout import Layout
from ridotto.engine.rng import Rng

O = TypeVar("O", bound=Options)  # noqa: E741
R = TypeVar("R")

_LISTS: dict[int, tuple[int, ...]] = {}
"""A cache of sets of legal actions as lists. Some games have few sets; of others only the first are
cached.
"""
_MOST_LISTS = 1 << 12

MOST_POINTS = 1_000_000

_INT64 = np.dtype(np.int64)
"""Arrays of Python's integers are made a fifth faster with it than with its name."""

_SEATS_OF = {seats: members(seats) for seats in range(1 << MOST_SEATS)} | {CHANCE_BIT: (CHANCE,)}


class State(Generic[O, R]):
    """The options, the cells (laid out in each game's state.py) and the results of finished rounds.

    Cells are never changed once the state is made: every change starts from a copy. Who acts follows from the
    cells; `acting` caches it where the last step reported it.
    """

    __slots__ = ("acting", "cells", "options", "rounds")

    def __init__(
        self,
        options: O,
        cells: Vector,
        rounds: "tuple[R, ...] | RoundEnd[O, R]" = (),
        acting: tuple[int, ...] | None = None,
    ) -> None:
        self.options = options
        self.cells = cells
        self.rounds = rounds
        self.acting = acting

    @property
    def past(self) -> tuple[R, ...]:
        """The results of finished rounds."""
        rounds = self.rounds
        return rounds if isinstance(rounds, tuple) else rounds.results()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return (
            self.cells.tobytes() == other.cells.tobytes()
            and self.past == other.past
            and self.options == other.options
        )

    def __hash__(self) -> int:
        return hash(self.cells.tobytes())


class RoundEnd(Generic[O, R]):
    """The results up to a round that has ended, computed on demand.

    Random play never needs them, and would spend an eighth of its time on them (bench/engine/contract.py).
    """

    __slots__ = ("_count", "_end", "_result", "_results")

    def __init__(self, end: State[O, R], result: Callable[[State[O, R]], R]) -> None:
        self._end = end
        self._count = len(end.rounds) + 1
        self._result = result
        self._results: tuple[R, ...] | None = None

    def __len__(self) -> int:
        return self._count

    def results(self) -> tuple[R, ...]:
        return self._computed() if self._results is None else self._results

    def _computed(self) -> tuple[R, ...]:
        # In a loop from the first one on: with many rounds, recursion would be too deep.
        ends = [self]
        while ends[-1]._results is None and isinstance(before := ends[-1]._end.rounds, RoundEnd):
            ends.append(before)
        results: tuple[R, ...] = ()
        for end in reversed(ends):
            results = end._results or (*end._end.past, end._result(end._end))
            end._results = results
        return results


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

    # These three are optional: without them only networks cannot play.

    @property
    def has_observations(self) -> bool:
        return type(self).layout is not CellGame.layout

    @property
    def observe(self) -> Kernel:
        """(cells, seat, observation): writes what a network sees from a seat."""
        raise InvalidOptions("no-batches", game=self.id)

    @property
    def layout(self) -> Layout:
        """What the cells of an observation mean."""
        raise InvalidOptions("no-batches", game=self.id)

    most_outcomes = 64
    """The length of the longest chance outcome."""

    @property
    def batch_kernels(self) -> BatchKernels:
        """Many matches at once."""
        raise InvalidOptions("no-batches", game=self.id)

    @property
    def kernels(self) -> tuple[Kernel, ...]:
        # The other two are rarely asked: every report tells who acts, and few choices are taken back.
        return (self.step, self.legal_actions, self.missing_picks, self.draw_chance, self.settle_chance)

    @abstractmethod
    def start(self, options: O) -> State[O, R]: ...

    def options(self, s: State[O, R]) -> O:
        return s.options

    def cells_of(self, s: State[O, R]) -> Vector:
        """The cells of a state, to start an array of many or to give a kernel; nobody changes them.

        Only the game knows what they mean; other code asks a method.
        """
        return s.cells

    @property
    def state_size(self) -> int:
        """How many cells every state has."""
        return len(self.start(self.parse_options({})).cells)

    def rounds_finished(self, s: State[O, R]) -> int:
        return len(s.rounds)

    def to_act(self, s: State[O, R]) -> tuple[Seat, ...]:
        if s.acting is None:
            s.acting = _SEATS_OF[self.actors.run(s.cells)]
        return s.acting

    def legal(self, s: State[O, R], seat: Seat) -> tuple[int, ...]:
        # A valid seat skips `check_seat`, which would cost 4 % (bench/engine/contract.py).
        if type(seat) is not int or not 0 <= seat < s.options.players:
            seat = self.check_seat(s, seat)
        actions = self.legal_actions.run(s.cells, seat)
        found = _LISTS.get(actions)
        if found is None:
            found = members(actions)
            if len(_LISTS) < _MOST_LISTS:
                _LISTS[actions] = found
        return found

    def legal_set(self, s: State[O, R], seat: Seat) -> int:
        """The same as a set of bits, for a seat that is known to be one."""
        return self.legal_actions.run(s.cells, seat)

    def picks_left(self, s: State[O, R], seat: Seat) -> int:
        return self.missing_picks.run(s.cells, self.check_seat(s, seat))

    def apply(self, s: State[O, R], seat: Seat, action: int) -> State[O, R]:
        if type(seat) is not int or type(action) is not int:
            try:
                seat, action = index(seat), action_number(action)
            except (TypeError, InvalidMove):
                self._refuse(s, seat, action)
        if not (0 <= seat < s.options.players and 0 <= action < MOST_ACTIONS):
            self._refuse(s, seat, action)
        cells = s.cells.copy()
        report = self.step.run(cells, seat, action)
        if report == ILLEGAL:
            self._refuse(s, seat, action)
        rounds = s.rounds
        if report & ROUND_FINISHED:
            rounds = RoundEnd(State(s.options, cells, rounds), self.round_result)
        return State(s.options, cells, rounds, _SEATS_OF[report >> RESULT_BITS])

    def retract(self, s: State[O, R], seat: Seat) -> State[O, R]:
        number = self.check_seat(s, seat)
        cells = s.cells.copy()
        report = self.take_back.run(cells, number)
        if report == ILLEGAL:
            raise IllegalMove("nothing-to-take-back", seat=str(number))
        return State(s.options, cells, s.rounds, _SEATS_OF[report >> RESULT_BITS])

    def observation(self, s: State[O, R], seat: Seat) -> Vector:
        """What a network sees from this seat, as cells; `layout.tensor` makes a tensor of them."""
        seen = np.zeros(self.layout.cells, np.int64)
        self.observe_into(seen, s, self.check_seat(s, seat))
        return seen

    def observe_into(self, seen: Vector, s: State[O, R], seat: Seat) -> None:
        """The same, written over an older observation, for a seat that is known to be one."""
        self.observe.run(s.cells, seat, seen)

    def points_won(self, s: State[O, R]) -> tuple[int, ...]:
        """By seat: the points so far, as environments reward them."""
        cells, points_of = s.cells, self._points_won.run
        return tuple(points_of(cells, seat) for seat in range(s.options.players))

    @cached_property
    def _points_won(self) -> Kernel:
        # A game looks for its kernels each time it is asked for them: that is too slow for every step.
        return self.batch_kernels.points_won

    def sample_chance(self, s: State[O, R], rng: Rng) -> Outcomes:
        if self.to_act(s) != (CHANCE,):
            raise IllegalMove("not-chance")
        random_cells = np.array(rng.cells, _INT64)
        outcome = np.empty(self.most_outcomes, _INT64)
        length = self.draw_chance.run(s.cells, random_cells, outcome)
        rng.cells[:] = random_cells.tolist()
        return tuple(outcome[:length].tolist())

    def apply_chance(self, s: State[O, R], outcome: Outcomes) -> State[O, R]:
        numbers = self.check_chance(s, outcome)
        cells = s.cells.copy()
        try:
            report = self.settle_chance.run(cells, np.array(numbers, _INT64), len(numbers))
        except OverflowError:
            report = ILLEGAL
        if report == ILLEGAL:
            raise self.explain_chance(s, numbers)
        return State(s.options, cells, s.rounds, _SEATS_OF[report >> RESULT_BITS])

    @abstractmethod
    def explain_chance(self, s: State[O, R], outcome: Outcomes) -> InvalidMove:
        """Why this is not a possible chance outcome."""

    def score_bounds(self, options: O) -> tuple[int, int]:  # noqa: ARG002
        """Bounds on the final points of a seat. A game may have tighter ones."""
        return -MOST_POINTS, MOST_POINTS

    @abstractmethod
    def round_result(self, s: State[O, R]) -> R:
        """What everybody saw of the round that just ended."""

    def _refuse(self, s: State[O, R], seat: Seat, action: int) -> NoReturn:
        raise self.explain(s, self.check_turn(s, seat), action_number(action))


# Any: code for the states of every game knows neither its options nor its results.
AnyState = State[Any, Any]

# Any: code for every game knows neither its options nor its results.
AnyCellGame = CellGame[Any, Any]
