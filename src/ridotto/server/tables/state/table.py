"""All that follows from the log of a table. It grows with the log, entry by entry, and is never replayed."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce

from ridotto.bots.registry import can_search
from ridotto.engine.game import CHANCE, Seat, SomeGame
from ridotto.engine.play.match import Match, Step, seat_of_line
from ridotto.messages.table import TableSettings
from ridotto.server.store import TableIndex
from ridotto.server.store.interface import Status
from ridotto.server.tables.state.clocks import Clocks
from ridotto.server.tables.state.detail import Detail, dump_detail
from ridotto.server.tables.state.entries import Created, Entry, Event, PersonId, TakenBack
from ridotto.server.tables.state.seating import Seating, first_seating, seated
from ridotto.server.tables.state.settings import checked


@dataclass(frozen=True, slots=True)
class Planned:
    """An entry to be, and the state it leads to where it changes the state."""

    entry: Entry
    step: Step[object] | None = None


class Table:
    def __init__(self, settings: TableSettings, seed: str, made: Created) -> None:
        self.settings, self.game, self.options = checked(settings)
        self.first = made.first
        self.seating = first_seating(made)
        self.match = Match(self.game, self.options, seed=seed)
        self.clocks = None if settings.clock is None else Clocks(settings.clock, self.options.players)
        self.decisions = [0] * self.options.players
        """How many choices each seat has made or taken back: what its next one has to quote."""
        self.entries = 1

    def take(self, planned: Planned) -> None:
        """One entry more, which is kept already."""
        entry = planned.entry
        if isinstance(entry, Event):
            self._take_event(entry, planned.step)
        elif isinstance(entry, TakenBack):
            self.match.retract(entry.seat)
            self.decisions[entry.seat] += 1
            if self.clocks is not None:
                self.clocks.took_back(entry.seat)
        else:
            self.seating = seated(self.seating, entry)
        self.entries += 1

    def _take_event(self, event: Event, step: Step[object] | None) -> None:
        if step is None:
            self.match.play_line(event.line)
        else:
            self.match.take(step)
        seat = seat_of_line(event.line)
        if seat is None:
            return
        self.decisions[seat] += 1
        if self.clocks is not None:
            self.clocks.decided(seat, event.spent_s or 0.0)

    @property
    def allows_hints(self) -> bool:
        """Only where it is fair, and where there is a bot that can think of one."""
        return self.seating.allows_hints and can_search(self.game.id)

    @property
    def acting(self) -> tuple[Seat, ...]:
        """The seats that the table waits for; none where nature acts."""
        if not self.seating.is_started:
            return ()
        acting = self.game.to_act(self.match.state)
        return () if acting == (CHANCE,) else acting

    @property
    def is_natures_turn(self) -> bool:
        return self.seating.is_started and self.game.to_act(self.match.state) == (CHANCE,)

    @property
    def status(self) -> Status:
        return status_of(self.seating, self.game, self.match.state)

    @property
    def is_over(self) -> bool:
        return self.status == "over"


def status_of(seating: Seating, game: SomeGame, state: object) -> Status:
    if not seating.is_started:
        return "gathering"
    return "playing" if game.to_act(state) else "over"


def seated_after(table: Table, plans: Iterable[Planned]) -> Seating:
    """Who will sit where once these plans are carried out."""
    return reduce(seated, (planned.entry for planned in plans), table.seating)


def state_after(table: Table, plans: Iterable[Planned]) -> object:
    steps = [planned.step for planned in plans if planned.step is not None]
    return steps[-1].state if steps else table.match.state


def table_index_of(table: Table, plans: Iterable[Planned], at: str) -> TableIndex:
    """What lists will show of a table once these plans are carried out."""
    planned = tuple(plans)
    seating, state = seated_after(table, planned), state_after(table, planned)
    status = status_of(seating, table.game, state)
    members = tuple(person for person in dict.fromkeys((*seating.people, seating.host)) if person)
    outcome = table.game.outcome(state) if status == "over" else None
    detail = Detail(
        seats=tuple(sitter.to_word() for sitter in seating.seats),
        absent=tuple(seat for seat, sitter in enumerate(seating.seats) if sitter.absence),
        host=seating.host,
        acting=table.game.to_act(state) if seating.is_started else (),
        round=table.game.rounds_finished(state),
        scores=None if outcome is None else outcome.scores,
        winners=None if outcome is None else outcome.winners,
    )
    return TableIndex(
        status=status,
        is_public=table.settings.is_public,
        members=members,
        engaged=tuple(person for person in members if is_engaged(seating, status, person)),
        detail=dump_detail(detail),
        updated_at=at,
    )


def is_engaged(seating: Seating, status: Status, person: PersonId) -> bool:
    """Whether somebody still plays at a table of theirs, or opened it to watch; not who has left.

    A table that somebody else opened counts once it has begun: a rematch seats also those who went home.
    """
    seat = seating.seat_of(person)
    if status == "over" or seat is None:
        return status != "over"
    return person == seating.host if status == "gathering" else seating.is_played_by_person(seat)
