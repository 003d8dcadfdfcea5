"""When things happen at one table: the running clocks of players, and pauses of bots and chance."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import get_args

from ridotto.engine.game import StepKind
from ridotto.messages.table.from_server import SeatClock
from ridotto.messages.table.settings import Pace
from ridotto.server.tables.clock import Clock, seconds_of
from ridotto.server.tables.session.presence import Presence
from ridotto.server.tables.state.entries import PersonId
from ridotto.server.tables.state.table import Table

PACES: tuple[Pace, ...] = get_args(Pace)
"""The slowest first."""

PAUSES_S: dict[Pace, dict[StepKind, float]] = {
    "slow": {"sealed": 0.8, "move": 2.0, "trick": 4.0, "reveal": 5.0, "round": 8.0},
    "normal": {"sealed": 0.3, "move": 0.9, "trick": 2.0, "reveal": 2.5, "round": 4.0},
    "quick": {"sealed": 0.1, "move": 0.4, "trick": 0.9, "reveal": 1.2, "round": 2.0},
    "instant": {"sealed": 0.0, "move": 0.0, "trick": 0.0, "reveal": 0.0, "round": 0.0},
}


@dataclass(frozen=True, slots=True)
class RunningClocks:
    table: Table
    presence: Presence
    clock: Clock

    def run(self) -> None:
        """Run the clocks of exactly those people whom the table waits for."""
        clocks = self.table.clocks
        # The clocks of a table by correspondence follow its log; who is connected does not matter.
        if clocks is not None and not self.table.settings.is_correspondence:
            people = self.table.people_acting if self.presence.is_anybody_here else ()
            clocks.run(people, self.clock.now())

    def now(self) -> float:
        """The time base: by correspondence the time of day, which outlasts the server; else monotonic."""
        if self.table.settings.is_correspondence:
            return seconds_of(self.clock.wall())
        return self.clock.now()

    def shown(self) -> tuple[SeatClock, ...]:
        """The clocks of all people, as sent to everybody."""
        clocks = self.table.clocks
        if clocks is None:
            return ()
        seats = [seat for seat, sitter in enumerate(self.table.seating.seats) if sitter.kind == "person"]
        return clocks.shown(seats, self.now())


class Pause:
    """The pause after an event before a bot or chance continues, so that people can follow.

    Its length is computed anew each time, since people change the pace, come and go.
    """

    def __init__(self, now: float) -> None:
        self._since = now
        self._kind: StepKind | None = None
        self._skipped_by: set[PersonId] = set()

    def begin(self, kind: StepKind, now: float) -> None:
        self._since, self._kind = now, kind
        self._skipped_by.clear()

    def skip(self, person: PersonId) -> None:
        """A player skips the pause."""
        self._skipped_by.add(person)

    def until(self, pace: Pace, people: tuple[PersonId, ...]) -> float:
        """When bots and chance may continue, with these people at the table."""
        if self._kind is None or (people and self._skipped_by.issuperset(people)):
            return self._since
        return self._since + PAUSES_S[pace][self._kind]


def slowest(paces: Iterable[Pace], usual: Pace) -> Pace:
    """The slowest of these, so that everybody can follow; the default if there are none."""
    return min(paces, key=PACES.index, default=usual)
