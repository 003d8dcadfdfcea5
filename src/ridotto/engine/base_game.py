"""The checks that every game shares: seats, turns and arguments.

A game can be written on this alone, with any immutable value as its state
(docs/contributors/adding-a-game.md). Games that have to be fast are written on cells (cells/cell_game.py).
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import index
from typing import Generic

from ridotto.compile.kernel import Kernel
from ridotto.engine.arguments import action_number, action_numbers, not_a_line, outcome_numbers, quoted
from ridotto.engine.errors import IllegalMove, InvalidMove, Seats
from ridotto.engine.game import CHANCE, Draw, O, Outcomes, S, Seat
from ridotto.engine.notation import no_such_action, no_such_draws, quote_short
from ridotto.engine.options import Option, combinations


class BaseGame(ABC, Generic[S, O]):
    id: str
    option_list: tuple[Option, ...]

    @property
    def kernels(self) -> tuple[Kernel, ...]:
        return ()

    @property
    def all_kernels(self) -> tuple[Kernel, ...]:
        return self.kernels

    def configurations(self, rounds: int | None = None) -> Iterator[O]:
        return map(self.parse_options, combinations(self.option_list, rounds))

    # Seats and turns

    def check_seat(self, s: S, seat: Seat) -> Seat:
        """The seat as a plain number; raises if there is no such seat."""
        players = self.options(s).players
        try:
            number = index(seat)
        except TypeError:
            raise InvalidMove("seat-not-a-number", found=quoted(seat), last=players - 1) from None
        if 0 <= number < players:
            return number
        raise IllegalMove("no-such-seat", seat=quote_short(number), last=players - 1)

    def check_turn(self, s: S, seat: Seat) -> Seat:
        """The seat as a plain number; raises IllegalMove if it has nothing to decide now."""
        number = self.check_seat(s, seat)
        acting = self.to_act(s)
        if number in acting:
            return number
        if not acting:
            raise IllegalMove("match-over")
        if acting == (CHANCE,):
            raise IllegalMove("chance-first")
        raise IllegalMove("not-your-turn", seat=str(number), acting=Seats.of(acting))

    def check_action(self, s: S, seat: Seat, action: int) -> tuple[Seat, int]:
        """Seat and action as plain numbers; an error says why the action is not legal."""
        seat, number = self.check_turn(s, seat), action_number(action)
        if number not in self.legal(s, seat):
            raise self.explain(s, seat, number)
        return seat, number

    def check_chance(self, s: S, outcome: Iterable[int]) -> Outcomes:
        """The chance outcome as plain numbers, when it is chance's turn."""
        if self.to_act(s) != (CHANCE,):
            raise IllegalMove("not-chance")
        return outcome_numbers(outcome)

    def draws(self, s: S, drawn: Outcomes) -> tuple[Draw, ...] | None:  # noqa: ARG002
        """None: chance can only be sampled. A game that can list its outcomes overrides this."""
        return None

    def drawn_outcome(self, s: S, drawn: Outcomes) -> Outcomes:
        return self.check_drawn(s, drawn)

    def check_drawn(self, s: S, drawn: Outcomes) -> Outcomes:
        """Complete draws of the present chance outcome as plain numbers."""
        numbers = self.check_chance(s, drawn)
        if self.draws(s, numbers):
            raise no_such_draws(numbers)
        return numbers

    # Lines of a record

    def parse_move(self, s: S, seat: Seat, text: str) -> tuple[int, ...]:
        number = self.check_turn(s, seat)
        if not isinstance(text, str):
            raise not_a_line(text)
        return self.read_move(s, number, text)

    def format_move(self, s: S, seat: Seat, actions: Iterable[int]) -> str:
        number, chosen = self.check_turn(s, seat), action_numbers(actions)
        if len(chosen) != (expected := self.choice_size(s, number)):
            raise InvalidMove("choice-wrong-length", found=len(chosen), expected=expected)
        for action in chosen:
            if not self.is_action(s, action):
                raise no_such_action(action)
        return self.write_move(s, number, chosen)

    def parse_chance(self, s: S, text: str) -> Outcomes:
        if not isinstance(text, str):
            raise not_a_line(text)
        return self.read_chance(s, text)

    def format_chance(self, s: S, outcome: Outcomes) -> str:
        numbers = outcome_numbers(outcome)
        # Only a possible chance outcome has a line.
        self.apply_chance(s, numbers)
        return self.write_chance(s, numbers)

    # What a game provides

    @abstractmethod
    def parse_options(self, given: Mapping[str, object]) -> O: ...

    @abstractmethod
    def options(self, s: S) -> O: ...

    @abstractmethod
    def to_act(self, s: S) -> tuple[Seat, ...]: ...

    @abstractmethod
    def legal(self, s: S, seat: Seat) -> tuple[int, ...]: ...

    @abstractmethod
    def apply_chance(self, s: S, outcome: Outcomes) -> S: ...

    @abstractmethod
    def read_move(self, s: S, seat: Seat, text: str) -> tuple[int, ...]:
        """The actions of a line, when it is this seat's turn."""

    @abstractmethod
    def write_move(self, s: S, seat: Seat, actions: Sequence[int]) -> str:
        """The line of a complete choice."""

    @abstractmethod
    def choice_size(self, s: S, seat: Seat) -> int:
        """How many actions the present choice of this seat has in all."""

    @abstractmethod
    def is_action(self, s: S, action: int) -> bool:
        """Whether a number means something in this phase, legal or not."""

    @abstractmethod
    def read_chance(self, s: S, text: str) -> Outcomes:
        """The chance outcome of this line."""

    @abstractmethod
    def write_chance(self, s: S, outcome: Outcomes) -> str:
        """The line of a valid chance outcome."""

    @abstractmethod
    def explain(self, s: S, seat: Seat, action: int) -> IllegalMove:
        """Why this action is not among the legal ones, when it is this seat's turn."""
