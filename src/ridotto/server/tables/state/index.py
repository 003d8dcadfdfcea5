"""Columns derived from the log of a table, for quick lists and to find tables that are due."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from pydantic import TypeAdapter

from ridotto.engine.game import Seat
from ridotto.server.store import TableIndex
from ridotto.server.tables.clock import time_of
from ridotto.server.tables.state.clocks import Clocks
from ridotto.server.tables.state.entries import Changed
from ridotto.server.tables.state.seating import seated
from ridotto.server.tables.state.settings import SETTINGS
from ridotto.server.tables.state.table import (
    Planned,
    Table,
    acting_in,
    decide,
    follow,
    goes_on_alone,
    people_among,
    status_of,
)


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
