"""What a table does by itself, and when: bots and nature, clocks that run out, people who come and go."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from ridotto.engine.game import Seat
from ridotto.server.tables import plans
from ridotto.server.tables.entries import Hosted, Replaced, Returned
from ridotto.server.tables.plans import Plans
from ridotto.server.tables.presence import Presence
from ridotto.server.tables.requests import spent_s
from ridotto.server.tables.table import Planned, Table


@dataclass(frozen=True, slots=True)
class Duty:
    due: float
    plan: Callable[[], Plans]


@dataclass(frozen=True, slots=True)
class Situation:
    """What duties depend on beside the log."""

    presence: Presence
    now: float
    away_s: float
    rests_until: float
    """When bots and nature may go on."""
    thought_of: Callable[[Seat], str | None]
    """The line that the bot of a seat has chosen; None: it is thinking."""


def duties(table: Table, situation: Situation) -> Iterator[Duty]:
    """Everything the table will do by itself if nothing else happens."""
    if table.status == "gathering":
        yield from _gathering(table, situation)
    elif table.status == "playing":
        yield from _returning(table, situation)
        if table.is_natures_turn:
            yield Duty(situation.rests_until, lambda: plans.nature(table))
        for seat in table.acting:
            if table.seating.is_played_by_person(seat):
                yield from _persons_turn(table, seat, situation)
            elif line := situation.thought_of(seat):
                yield _play(table, line, situation.rests_until)


def _gathering(table: Table, situation: Situation) -> Iterator[Duty]:
    seating, presence = table.seating, situation.presence
    if seating.starts and not seating.open_seats and all(map(presence.is_here, seating.people)):
        yield Duty(situation.now, lambda: plans.start(table))
    if seating.host is None or presence.is_here(seating.host):
        return
    heir = next(filter(presence.is_here, seating.people), None)
    if heir is not None:
        due = presence.away_since(seating.host) + situation.away_s
        yield Duty(due, lambda: [Planned(Hosted(heir))])


def _returning(table: Table, situation: Situation) -> Iterator[Duty]:
    """Whoever only lost the connection gets the seat back by coming back."""
    for seat, sitter in enumerate(table.seating.seats):
        if sitter.absence == "away" and sitter.person and situation.presence.is_here(sitter.person):
            yield Duty(situation.now, partial(list, [Planned(Returned(seat))]))


def _persons_turn(table: Table, seat: Seat, situation: Situation) -> Iterator[Duty]:
    person = table.seating.seats[seat].person
    if person is not None and not situation.presence.is_here(person):
        due = situation.presence.away_since(person) + situation.away_s
        yield Duty(due, lambda: [Planned(Replaced(seat, "away"))])
    out_at = None if table.clocks is None else table.clocks.runs_out_at(seat)
    if out_at is None:
        return
    if out_at > situation.now:
        # Nothing is played then: the stand-in begins to think.
        yield Duty(out_at, list)
    elif line := situation.thought_of(seat):
        spent = spent_s(table, seat, situation.now)
        yield Duty(situation.now, lambda: plans.move(table, line, spent_s=spent))


def _play(table: Table, line: str, due: float) -> Duty:
    return Duty(due, lambda: plans.move(table, line, spent_s=None))
