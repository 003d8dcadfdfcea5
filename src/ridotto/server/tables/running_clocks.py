"""The running clocks of one table."""

from dataclasses import dataclass

from ridotto.messages.table.from_server import SeatClock
from ridotto.server.tables.clock import Clock, seconds_of
from ridotto.server.tables.session.presence import Presence
from ridotto.server.tables.state.table import Table


@dataclass(frozen=True, slots=True)
class RunningClocks:
    table: Table
    presence: Presence
    clock: Clock

    def run(self) -> None:
        """Run the clocks of exactly those people whom the table waits for."""
        clocks = self.table.clocks
        # The clocks of a table by correspondence follow its log, whoever is connected.
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
