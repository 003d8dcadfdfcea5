"""Time at one table: the clock, who is connected and since when, whose clocks run, pauses after events."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Protocol, get_args

from ridotto.engine.game import StepKind
from ridotto.messages.table.from_server import SeatClock
from ridotto.messages.table.settings import Pace
from ridotto.server.tables.state.entries import PersonId, seconds_of, time_of
from ridotto.server.tables.state.table import Table

PACES: tuple[Pace, ...] = get_args(Pace)
"""The slowest first."""

PAUSES_S: dict[Pace, dict[StepKind, float]] = {
    "slow": {"sealed": 0.8, "move": 2.0, "trick": 4.0, "reveal": 5.0, "round": 8.0},
    "normal": {"sealed": 0.3, "move": 0.9, "trick": 2.0, "reveal": 2.5, "round": 4.0},
    "quick": {"sealed": 0.1, "move": 0.4, "trick": 0.9, "reveal": 1.2, "round": 2.0},
    "instant": {"sealed": 0.0, "move": 0.0, "trick": 0.0, "reveal": 0.0, "round": 0.0},
}


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> float:
        """Monotonic seconds."""
        ...

    def wall(self) -> str:
        """Date and time for the log, ISO 8601."""
        ...

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer: ...


class LoopClock:
    """The clock of the running event loop.

    `ahead_s`: how far the clock of the log is ahead of this machine's.
    """

    def __init__(self, ahead_s: Callable[[], float] = lambda: 0.0) -> None:
        self._ahead_s = ahead_s

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def wall(self) -> str:
        return time_of(time.time() + self._ahead_s())

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_at(when, callback)


class Presence:
    """Counts the sockets of each person at one table, and knows who is connected through other workers."""

    def __init__(self, now: float) -> None:
        self._sockets: Counter[PersonId] = Counter()
        self._elsewhere: frozenset[PersonId] = frozenset()
        self._gone_since: dict[PersonId, float] = {}
        self._awake_since = now

    @property
    def is_anybody_here(self) -> bool:
        return bool(self._sockets or self._elsewhere)

    @property
    def connected(self) -> Collection[PersonId]:
        """The people who are connected to this worker."""
        return self._sockets.keys()

    def is_here(self, person: PersonId) -> bool:
        return person in self._sockets or person in self._elsewhere

    def others_than(self, people: Iterable[PersonId]) -> int:
        """How many people are here besides these."""
        return len((self._sockets.keys() | self._elsewhere) - set(people))

    def came(self, person: PersonId, now: float) -> None:
        self._wake(now)
        self._sockets[person] += 1

    def went(self, person: PersonId, now: float) -> None:
        self._sockets[person] -= 1
        if not self._sockets[person]:
            del self._sockets[person]
            self._note_gone(person, now)

    def are_elsewhere(self, people: Iterable[PersonId], now: float) -> None:
        """Set who is connected through other workers now."""
        before, after = self._elsewhere, frozenset(people)
        if after:
            self._wake(now)
        self._elsewhere = after
        for person in before - after:
            self._note_gone(person, now)

    def away_since(self, person: PersonId) -> float:
        """Since when a person is away, counted only while somebody is connected."""
        return max(self._gone_since.get(person, self._awake_since), self._awake_since)

    def _wake(self, now: float) -> None:
        if not self.is_anybody_here:
            self._awake_since = now

    def _note_gone(self, person: PersonId, now: float) -> None:
        if not self.is_here(person):
            self._gone_since[person] = now


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
