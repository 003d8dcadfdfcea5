"""What games on cells have in common: the part of the contract that their kernels answer."""

from abc import ABC, abstractmethod
from operator import index
from typing import Generic, NoReturn, TypeVar

import numpy as np

from ridotto.core.bits import members
from ridotto.core.errors import IllegalMove, InvalidMove
from ridotto.core.game import CHANCE, Options, Outcomes, Seat
from ridotto.core.kernel import Kernel, Vector
from ridotto.core.notation import cut
from ridotto.core.rng import Rng
from ridotto.core.state import State
from ridotto.core.steps import CHANCE_BIT, ILLEGAL, MOST_ACTIONS, RESULT_BITS, ROUND_FINISHED

O = TypeVar("O", bound=Options)  # noqa: E741
R = TypeVar("R")

_SEATS_OF = {seats: members(seats) for seats in range(64)} | {CHANCE_BIT: (CHANCE,)}


class CellGame(ABC, Generic[O, R]):
    """A game whose rules are kernels on the cells of a state."""

    id: str

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

    most_outcomes = 64
    """No chance outcome is longer."""

    @property
    def kernels(self) -> tuple[Kernel, ...]:
        # The other two are rarely asked: every report tells who acts, and few choices are taken back.
        return (self.step, self.legal_actions, self.missing_picks, self.draw_chance, self.settle_chance)

    def options(self, s: State[O, R]) -> O:
        return s.options

    def to_act(self, s: State[O, R]) -> tuple[Seat, ...]:
        if s.acting is None:
            s.acting = _SEATS_OF[self.actors.run(s.cells)]
        return s.acting

    def check_seat(self, s: State[O, R], seat: Seat) -> None:
        """Raise IllegalMove where there is no such seat: kernels read whatever cell they are told to."""
        if not 0 <= seat < s.options.players:
            raise IllegalMove("no-such-seat", seat=cut(seat), last=s.options.players - 1)

    def legal(self, s: State[O, R], seat: Seat) -> tuple[int, ...]:
        self.check_seat(s, seat)
        return members(self.legal_actions.run(s.cells, seat))

    def picks_left(self, s: State[O, R], seat: Seat) -> int:
        self.check_seat(s, seat)
        return self.missing_picks.run(s.cells, seat)

    def apply(self, s: State[O, R], seat: Seat, action: int) -> State[O, R]:
        if not (0 <= seat < s.options.players and 0 <= action < MOST_ACTIONS):
            self._refuse(s, seat, action)
        cells = s.cells.copy()
        report = self.step.run(cells, index(seat), index(action))
        if report == ILLEGAL:
            self._refuse(s, seat, action)
        after = State(s.options, cells, s.past, _SEATS_OF[report >> RESULT_BITS])
        if report & ROUND_FINISHED:
            after.past = (*s.past, self.round_result(after))
        return after

    def retract(self, s: State[O, R], seat: Seat) -> State[O, R]:
        self.check_seat(s, seat)
        cells = s.cells.copy()
        report = self.take_back.run(cells, seat)
        if report == ILLEGAL:
            raise IllegalMove("nothing-to-take-back", seat=str(seat))
        return State(s.options, cells, s.past, _SEATS_OF[report >> RESULT_BITS])

    def sample_chance(self, s: State[O, R], rng: Rng) -> Outcomes:
        if self.to_act(s) != (CHANCE,):
            raise IllegalMove("not-chance")
        random_cells = np.array(rng.cells, np.int64)
        outcome = np.zeros(self.most_outcomes, np.int64)
        length = self.draw_chance.run(s.cells, random_cells, outcome)
        rng.cells[:] = random_cells.tolist()
        return tuple(outcome[:length].tolist())

    def apply_chance(self, s: State[O, R], outcome: Outcomes) -> State[O, R]:
        if self.to_act(s) != (CHANCE,):
            raise IllegalMove("not-chance")
        cells = s.cells.copy()
        report = self.settle_chance.run(cells, self._as_cells(s, outcome), len(outcome))
        if report == ILLEGAL:
            raise self.explain_chance(s, outcome)
        return State(s.options, cells, s.past, _SEATS_OF[report >> RESULT_BITS])

    def _as_cells(self, s: State[O, R], outcome: Outcomes) -> Vector:
        try:
            return np.array([index(number) for number in outcome], np.int64)
        except (OverflowError, TypeError):
            raise self.explain_chance(s, outcome) from None

    @abstractmethod
    def explain_chance(self, s: State[O, R], outcome: Outcomes) -> InvalidMove:
        """Why nature cannot have decided this."""

    @abstractmethod
    def round_result(self, s: State[O, R]) -> R:
        """What everybody saw of the round that just ended."""

    @abstractmethod
    def explain(self, s: State[O, R], seat: Seat, action: int) -> IllegalMove:
        """Why this action is not among the legal ones, when it is this seat's turn."""

    def check_turn(self, s: State[O, R], seat: Seat) -> None:
        """Raise IllegalMove where this seat has nothing to decide now."""
        self.check_seat(s, seat)
        acting = self.to_act(s)
        if not acting:
            raise IllegalMove("match-over")
        if acting == (CHANCE,):
            raise IllegalMove("chance-first")
        if seat not in acting:
            raise IllegalMove("not-your-turn", seat=str(seat), acting=", ".join(map(str, acting)))

    def _refuse(self, s: State[O, R], seat: Seat, action: int) -> NoReturn:
        self.check_turn(s, seat)
        raise self.explain(s, seat, action)
