"""The match of a table: what a line would lead to is found out before the line is kept."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ridotto.engine.game import CHANCE, Seat
from ridotto.engine.match import Match
from ridotto.engine.records.replay import apply_line
from ridotto.engine.rng import Rng


@dataclass(frozen=True, slots=True)
class Step:
    """A line and the state it leads to."""

    line: str
    state: Any


class TableMatch(Match):
    """A match whose next steps can be known before they are taken."""

    def step(self, line: str) -> Step:
        """Where a line would lead; an error says why it is not allowed."""
        return Step(line, apply_line(self.game, self.state, line))

    def first_step(self, first: Seat) -> Step | None:
        """The first chance outcome where it is not left to chance: who deals or conducts first."""
        outcome = self.game.first_outcome(self.state, first)
        if outcome is None:
            return None
        line = self.game.format_chance(self.state, outcome)
        return Step(line, self.game.apply_chance(self.state, outcome))

    def chance_steps(self, after: Step | None = None) -> Iterator[Step]:
        """What nature does next, until a player has to act or the match is over."""
        s = self.state if after is None else after.state
        number = self._chances + (after is not None and not _is_move(after.line))
        while self.game.to_act(s) == (CHANCE,):
            outcome = self.game.sample_chance(s, Rng.of(self.seed, "chance", number))
            line = self.game.format_chance(s, outcome)
            s = self.game.apply_chance(s, outcome)
            number += 1
            yield Step(line, s)

    def take(self, step: Step) -> None:
        """Take a step that was found out from the present state."""
        self.state = step.state
        self.events.append(step.line)
        self._chances += not _is_move(step.line)


def seat_of_line(line: str) -> Seat | None:
    """Whose move a line is; None: nature's."""
    return int(line.partition(" ")[0]) if _is_move(line) else None


def _is_move(line: str) -> bool:
    return line[:1].isdigit()
