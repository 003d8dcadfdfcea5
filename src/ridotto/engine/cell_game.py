"""What games on cells have in common: the part of the contract that their kernels answer."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import index
from typing import Any, Generic, NoReturn, TypeVar

import numpy as np

from ridotto.compile.bits import members
from ridotto.compile.kernel import Kernel
from ridotto.engine.arguments import action_number, action_numbers, outcome_numbers, quoted, record_line
from ridotto.engine.errors import IllegalMove, InvalidMove
from ridotto.engine.game import CHANCE, Options, Outcomes, Seat
from ridotto.engine.notation import no_such_action, quote_short
from ridotto.engine.options import Option, combinations
from ridotto.engine.rng import Rng
from ridotto.engine.state import State
from ridotto.engine.steps import CHANCE_BIT, ILLEGAL, MOST_ACTIONS, RESULT_BITS, ROUND_FINISHED

O = TypeVar("O", bound=Options)  # noqa: E741
R = TypeVar("R")

_SEATS_OF = {seats: members(seats) for seats in range(64)} | {CHANCE_BIT: (CHANCE,)}


class CellGame(ABC, Generic[O, R]):
    """A game whose rules are kernels on the cells of a state."""

    id: str
    option_list: tuple[Option, ...]

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

    def configurations(self, rounds: int | None = None) -> Iterator[O]:
        return map(self.parse_options, combinations(self.option_list, rounds))

    def options(self, s: State[O, R]) -> O:
        return s.options

    def to_act(self, s: State[O, R]) -> tuple[Seat, ...]:
        if s.acting is None:
            s.acting = _SEATS_OF[self.actors.run(s.cells)]
        return s.acting

    def check_seat(self, s: State[O, R], seat: Seat) -> Seat:
        """The seat as a plain number, for kernels read whatever cell they are told to; an error where there
        is no such seat."""
        try:
            number = index(seat)
        except TypeError:
            last = s.options.players - 1
            raise InvalidMove("seat-not-a-number", found=quoted(seat), last=last) from None
        if 0 <= number < s.options.players:
            return number
        raise IllegalMove("no-such-seat", seat=quote_short(number), last=s.options.players - 1)

    def legal(self, s: State[O, R], seat: Seat) -> tuple[int, ...]:
        # A good seat is not sent through `check_seat`: that would cost 4 % of this call (bench/contract.py).
        if type(seat) is not int or not 0 <= seat < s.options.players:
            seat = self.check_seat(s, seat)
        return members(self.legal_actions.run(s.cells, seat))

    def picks_left(self, s: State[O, R], seat: Seat) -> int:
        return self.missing_picks.run(s.cells, self.check_seat(s, seat))

    def apply(self, s: State[O, R], seat: Seat, action: int) -> State[O, R]:
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
        numbers = outcome_numbers(outcome)
        cells = s.cells.copy()
        try:
            report = self.settle_chance.run(cells, np.array(numbers, np.int64), len(numbers))
        except OverflowError:
            report = ILLEGAL
        if report == ILLEGAL:
            raise self.explain_chance(s, numbers)
        return State(s.options, cells, s.past, _SEATS_OF[report >> RESULT_BITS])

    def parse_move(self, s: State[O, R], seat: Seat, text: str) -> tuple[int, ...]:
        return self.read_move(s, self.check_turn(s, seat), record_line(text))

    def format_move(self, s: State[O, R], seat: Seat, actions: Iterable[int]) -> str:
        number, chosen = self.check_turn(s, seat), action_numbers(actions)
        if len(chosen) != (expected := self.choice_size(s, number)):
            raise InvalidMove("choice-wrong-length", found=len(chosen), expected=expected)
        for action in chosen:
            if not self.is_action(s, action):
                raise no_such_action(action)
        return self.write_move(s, number, chosen)

    def parse_chance(self, s: State[O, R], text: str) -> Outcomes:
        return self.read_chance(s, record_line(text))

    def format_chance(self, s: State[O, R], outcome: Outcomes) -> str:
        numbers = outcome_numbers(outcome)
        # Only what nature can have decided has a line.
        self.apply_chance(s, numbers)
        return self.write_chance(s, numbers)

    @abstractmethod
    def parse_options(self, given: Mapping[str, Any]) -> O:
        """Options with defaults filled in; `InvalidOptions` names what was wrong."""

    @abstractmethod
    def read_move(self, s: State[O, R], seat: Seat, text: str) -> tuple[int, ...]:
        """The actions of a line, when it is this seat's turn."""

    @abstractmethod
    def write_move(self, s: State[O, R], seat: Seat, actions: Sequence[int]) -> str:
        """The line of a choice that is known to be whole."""

    @abstractmethod
    def choice_size(self, s: State[O, R], seat: Seat) -> int:
        """How many actions the present choice of this seat has in all."""

    @abstractmethod
    def is_action(self, s: State[O, R], action: int) -> bool:
        """Whether a number means something in this phase, be it legal or not."""

    @abstractmethod
    def read_chance(self, s: State[O, R], text: str) -> Outcomes:
        """What nature decided by this line."""

    @abstractmethod
    def write_chance(self, s: State[O, R], outcome: Outcomes) -> str:
        """The line of what nature is known to have decided."""

    @abstractmethod
    def explain_chance(self, s: State[O, R], outcome: Outcomes) -> InvalidMove:
        """Why nature cannot have decided this."""

    @abstractmethod
    def round_result(self, s: State[O, R]) -> R:
        """What everybody saw of the round that just ended."""

    @abstractmethod
    def explain(self, s: State[O, R], seat: Seat, action: int) -> IllegalMove:
        """Why this action is not among the legal ones, when it is this seat's turn."""

    def check_turn(self, s: State[O, R], seat: Seat) -> Seat:
        """The seat as a plain number; IllegalMove where it has nothing to decide now."""
        number = self.check_seat(s, seat)
        acting = self.to_act(s)
        if number in acting:
            return number
        if not acting:
            raise IllegalMove("match-over")
        if acting == (CHANCE,):
            raise IllegalMove("chance-first")
        raise IllegalMove("not-your-turn", seat=str(number), acting=", ".join(map(str, acting)))

    def _refuse(self, s: State[O, R], seat: Seat, action: int) -> NoReturn:
        raise self.explain(s, self.check_turn(s, seat), action_number(action))
