"""What a table does by itself, and when: bots, chance, clocks that run out, people who come and go."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from ridotto.engine.game import Seat
from ridotto.server.tables.session.hosting import succession
from ridotto.server.tables.session.presence import Presence
from ridotto.server.tables.session.requests import begin, play, play_chance, spent_s
from ridotto.server.tables.state.entries import Hosted, Replaced, Returned
from ridotto.server.tables.state.table import Planned, Plans, Table


@dataclass(frozen=True, slots=True)
class DueAction:
    due: float
    plan: Callable[[], Plans]


@dataclass(frozen=True, slots=True)
class ScheduleInputs:
    """What the automatic actions depend on besides the log."""

    presence: Presence
    now: float
    away_s: float
    lobby_s: float
    clocks_now: float
    """The time base of the table's clocks: `now`, or seconds since 1970 by correspondence."""
    rests_until: Callable[[], float]
    """When bots and chance may continue; not used while people act."""
    bot_move_of: Callable[[Seat], str | None]
    """The move that the bot of a seat has chosen; None: it is thinking."""


def automatic_actions(table: Table, inputs: ScheduleInputs) -> Iterator[DueAction]:
    """Everything the table will do by itself if nothing else happens."""
    if table.status == "gathering":
        yield from _gathering(table, inputs)
    elif table.status == "playing":
        yield from _returning(table, inputs)
        if table.is_chance_due:
            yield DueAction(inputs.rests_until(), lambda: play_chance(table))
        for seat in table.acting:
            if table.seating.is_played_by_person(seat):
                yield from _persons_turn(table, seat, inputs)
            elif (move := inputs.bot_move_of(seat)) is not None:
                yield _play(table, seat, move, inputs.rests_until())


def _gathering(table: Table, inputs: ScheduleInputs) -> Iterator[DueAction]:
    seating, presence = table.seating, inputs.presence
    is_complete = table.settings.is_correspondence or all(map(presence.is_here, seating.people))
    if seating.starts and not seating.open_seats and is_complete:
        yield DueAction(inputs.now, lambda: begin(table))
    if next_host := succession(table, presence, inputs.lobby_s):
        yield DueAction(next_host.due, lambda: [Planned(Hosted(next_host.heir))])


def _returning(table: Table, inputs: ScheduleInputs) -> Iterator[DueAction]:
    """A person who only lost the connection gets the seat back by reconnecting."""
    for seat in table.seating.absent:
        sitter = table.seating.seats[seat]
        if sitter.absence == "away" and sitter.person and inputs.presence.is_here(sitter.person):
            yield DueAction(inputs.now, partial(list, [Planned(Returned(seat))]))


def _persons_turn(table: Table, seat: Seat, inputs: ScheduleInputs) -> Iterator[DueAction]:
    if table.settings.is_correspondence:
        yield from _letter(table, seat, inputs)
        return
    person = table.seating.seats[seat].person
    if person is not None and not inputs.presence.is_here(person):
        due = inputs.presence.away_since(person) + inputs.away_s
        yield DueAction(due, lambda: [Planned(Replaced(seat, "away"))])
    out_at = None if table.clocks is None else table.clocks.runs_out_at(seat)
    if out_at is None:
        return
    if out_at > inputs.now:
        # Nothing is played yet: the stand-in starts to think.
        yield DueAction(out_at, list)
    elif (move := inputs.bot_move_of(seat)) is not None:
        spent = spent_s(table, seat, inputs.now)
        yield DueAction(inputs.now, lambda: play(table, seat, move, spent_s=spent))


def _letter(table: Table, seat: Seat, inputs: ScheduleInputs) -> Iterator[DueAction]:
    """By correspondence: a person whose time is up loses the move or, if away, is replaced."""
    out_at = None if table.clocks is None else table.clocks.runs_out_at(seat)
    if out_at is None:
        return
    person = table.seating.seats[seat].person
    if out_at > inputs.clocks_now:
        yield DueAction(inputs.now + out_at - inputs.clocks_now, list)
    elif person is None or not inputs.presence.is_here(person):
        yield DueAction(inputs.now, lambda: [Planned(Replaced(seat, "away"))])
    elif (move := inputs.bot_move_of(seat)) is not None:
        spent = spent_s(table, seat, inputs.clocks_now)
        yield DueAction(inputs.now, lambda: play(table, seat, move, spent_s=spent))


def _play(table: Table, seat: Seat, move: str, due: float) -> DueAction:
    return DueAction(due, lambda: play(table, seat, move, spent_s=None))
