"""Everything derived from the log of a table, updated entry by entry."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import reduce

from pydantic import TypeAdapter

from ridotto.bots.registry import can_search
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import CHANCE, Seat, SomeGame, StepKind
from ridotto.engine.play.match import Match, Step
from ridotto.games import find_kit
from ridotto.messages.table.settings import TableSettings
from ridotto.server.store.interface import Status, TableIndex
from ridotto.server.tables.state.clocks import Clocks
from ridotto.server.tables.state.entries import (
    Changed,
    Created,
    Entry,
    Event,
    Returned,
    TakenBack,
    seconds_of,
    time_of,
)
from ridotto.server.tables.state.seating import Seating, first_seating, seated
from ridotto.server.tables.state.settings import SETTINGS, checked


@dataclass(frozen=True, slots=True)
class Planned:
    """A planned entry, and the state it leads to if it changes the state."""

    entry: Entry
    step: Step[object] | None = None
    kind: StepKind | None = None
    """The kind of that step, if it is already known."""


Plans = list[Planned]


class Table:
    def __init__(self, settings: TableSettings, seed: str, made: Created) -> None:
        self._seed = seed
        self._agree_on(settings)
        self.changed_settings: str | None = None
        """As stored; None: unchanged since the table was created."""
        self.first = made.first
        self.seating = first_seating(made)
        self.entries = 1

    def _agree_on(self, settings: TableSettings) -> None:
        """Nothing was played yet, so the match is a new one."""
        self.settings, self.game, self.options = checked(settings)
        self.kit = find_kit(self.game.id)
        self.match = Match(self.game, self.options, seed=self._seed)
        self.clocks = None if settings.clock is None else Clocks(settings.clock, self.options.players)
        self.decisions = [0] * self.options.players
        """How many choices each seat has made or taken back: the decision that its next one must quote."""

    def take(self, planned: Planned, at: str) -> None:
        """Apply one stored entry; `at` is when it was stored."""
        self._take(planned)
        if self.clocks is not None and self.settings.is_correspondence:
            follow(self.clocks, planned.entry, self.people_acting, at)

    def _take(self, planned: Planned) -> None:
        entry, step = planned.entry, planned.step
        if isinstance(entry, Event):
            step = self.match.step(entry.line) if step is None else step
            self._take_step(step)
        elif isinstance(entry, TakenBack):
            self.match.retract(entry.seat)
            self.decisions[entry.seat] += 1
        else:
            if isinstance(entry, Changed):
                self._change(entry)
            self.seating = seated(self.seating, entry)
        self.entries += 1
        if self.clocks is not None:
            decide(self.clocks, entry, step)

    def _change(self, entry: Changed) -> None:
        self.seating.check_not_started()
        self._agree_on(SETTINGS.validate_json(entry.settings))
        if len(entry.seats) != self.options.players:
            raise RidottoError("seats-count", found=len(entry.seats), players=self.options.players)
        self.changed_settings, self.first = entry.settings, entry.first

    def _take_step(self, step: Step[object]) -> None:
        self.match.take(step)
        if step.seat is not None:
            self.decisions[step.seat] += 1

    @property
    def allows_hints(self) -> bool:
        """Hints are allowed only against bots, and need a bot that can search."""
        return self.seating.allows_hints and can_search(self.game.id)

    @property
    def allows_chat(self) -> bool:
        """Chat is for private tables: strangers at public tables have only emotes."""
        return self.seating.is_chat_on and not self.settings.is_public

    @property
    def acting(self) -> tuple[Seat, ...]:
        """The seats that the table waits for; none if chance acts."""
        return acting_in(self.game, self.seating, self.match.state)

    @property
    def people_acting(self) -> tuple[Seat, ...]:
        """Those of these seats where a person decides."""
        return people_among(self.seating, self.acting)

    @property
    def goes_on_alone(self) -> bool:
        """Whether it plays on while nobody is connected."""
        return goes_on_alone(self.settings, self.seating)

    @property
    def is_chance_due(self) -> bool:
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


def decide(clocks: Clocks, entry: Entry, step: Step[object] | None) -> None:
    """Count the time that was used for an entry and its step."""
    if isinstance(entry, TakenBack):
        clocks.took_back(entry.seat)
    elif isinstance(entry, Event) and step is not None and step.seat is not None:
        clocks.decided(step.seat, entry.spent_s or 0.0)


def follow(clocks: Clocks, entry: Entry, people: Collection[Seat], at: str) -> None:
    """Run the clocks of a table by correspondence by its log; who is connected does not matter."""
    if isinstance(entry, Returned):
        clocks.returned(entry.seat)
    clocks.run(people, seconds_of(at))


def acting_in(game: SomeGame, seating: Seating, state: object) -> tuple[Seat, ...]:
    """The seats that a table waits for; none if chance acts."""
    acting = game.to_act(state) if seating.is_started else ()
    return () if acting == (CHANCE,) else acting


def people_among(seating: Seating, seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Those of the seats where a person decides."""
    return tuple(seat for seat in seats if seat != CHANCE and seating.is_played_by_person(seat))


def goes_on_alone(settings: TableSettings, seating: Seating) -> bool:
    """Whether a table plays on while nobody is connected."""
    return (
        settings.is_correspondence
        and seating.is_started
        and bool(people_among(seating, range(len(seating.seats))))
    )


def seated_after(table: Table, plans: Iterable[Planned]) -> Seating:
    """The seating after these plans."""
    return reduce(seated, (planned.entry for planned in plans), table.seating)


def state_after(table: Table, plans: Iterable[Planned]) -> object:
    steps = [planned.step for planned in plans if planned.step is not None]
    return steps[-1].state if steps else table.match.state


@dataclass(frozen=True, slots=True)
class Detail:
    """What lists show of a table besides its settings, stored as JSON."""

    seats: tuple[str | None, ...]
    """As a log writes them."""
    absent: tuple[Seat, ...]
    """The seats of people who are replaced by a bot."""
    host: str | None
    acting: tuple[Seat, ...]
    round: int
    """Rounds finished."""
    settings: str | None = None
    """JSON; None: unchanged since the table was created."""
    deadlines: tuple[tuple[Seat, str], ...] = ()
    """When the time is up of the people for whom a table by correspondence waits."""
    scores: tuple[int, ...] | None = None
    """By seat, once the match is over; None also if an older version has written this."""
    winners: tuple[Seat, ...] | None = None


_DETAIL = TypeAdapter(Detail)
_WRITER = _DETAIL.serializer


def dump_detail(detail: Detail) -> str:
    # Fields that few tables have are written only for those.
    return _WRITER.to_json(detail, exclude_defaults=True).decode()


def load_detail(text: str) -> Detail:
    """Raises a ValueError if it is invalid."""
    return _DETAIL.validate_json(text, strict=True)


def table_index_of(table: Table, plans: Sequence[Planned], at: str) -> TableIndex:
    """What lists will show of a table after these plans."""
    seating, state = table.seating, table.match.state
    changed, is_public = table.changed_settings, table.settings.is_public
    clocks = table.clocks.copy() if table.clocks and table.settings.is_correspondence else None
    for planned in plans:
        seating = seated(seating, planned.entry)
        if planned.step is not None:
            state = planned.step.state
        if isinstance(planned.entry, Changed):
            changed = planned.entry.settings
            is_public = SETTINGS.validate_json(changed).is_public
        if clocks is not None:
            decide(clocks, planned.entry, planned.step)
            follow(clocks, planned.entry, people_among(seating, acting_in(table.game, seating, state)), at)
    status = status_of(seating, table.game, state)
    acting = table.game.to_act(state) if seating.is_started else ()
    deadlines = () if clocks is None else _deadlines(clocks, people_among(seating, acting))
    outcome = table.game.outcome(state) if status == "over" else None
    detail = Detail(
        seats=seating.words,
        absent=seating.absent,
        host=seating.host,
        acting=acting,
        round=table.game.rounds_finished(state),
        settings=changed,
        deadlines=deadlines,
        scores=None if outcome is None else outcome.scores,
        winners=None if outcome is None else outcome.winners,
    )
    return TableIndex(
        status=status,
        is_public=is_public,
        members=seating.members,
        engaged=() if status == "over" else seating.engaged,
        detail=dump_detail(detail),
        updated_at=at,
        due=_due(acting, deadlines, at) if goes_on_alone(table.settings, seating) else None,
    )


def _due(acting: Collection[Seat], deadlines: Collection[tuple[Seat, str]], at: str) -> str | None:
    """Now while bots or chance act; else when a person's time is up; None: the match is over."""
    if not acting or len(deadlines) < len(acting):
        return at if acting else None
    return min(due for _, due in deadlines)


def _deadlines(clocks: Clocks, people: Iterable[Seat]) -> tuple[tuple[Seat, str], ...]:
    found = ((seat, clocks.runs_out_at(seat)) for seat in people)
    return tuple((seat, time_of(out_at)) for seat, out_at in found if out_at is not None)
