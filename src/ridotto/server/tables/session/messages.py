"""The messages to one listener, as the bytes that are sent.

A position is made from the view of one seat, the view of a spectator, and what everybody knows of the table.
It uses nothing else.
"""

from base64 import b64encode
from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from zlib import compress

from pydantic import TypeAdapter

from ridotto.bots.hints import Suggestion
from ridotto.compile.kernel import Floats, Vector
from ridotto.engine.game import Seat, View
from ridotto.messages import PROTOCOL
from ridotto.messages.http import TableSummary
from ridotto.messages.table.from_server import (
    HintInfo,
    HostInfo,
    PositionInfo,
    SeatClock,
    SeatInfo,
    SecretChoices,
    ShownStatus,
    SuggestedMove,
    TableInfo,
    ThinkInfo,
    Welcome,
)
from ridotto.search.task import SearchTask
from ridotto.server.tables.session.hosting import Succession
from ridotto.server.tables.session.timing import Presence
from ridotto.server.tables.state.entries import time_of
from ridotto.server.tables.state.seating import Seating
from ridotto.server.tables.state.settings import levels_of
from ridotto.server.tables.state.table import Table

_TABLE = TypeAdapter(TableInfo)
_HINT = TypeAdapter(HintInfo)
_THINK = TypeAdapter(ThinkInfo)

Names = Mapping[str, str | None]


def welcome(table_id: str, table: Table) -> bytes:
    messages = table.kit.messages
    return messages.to_welcome.dump_json(
        Welcome(
            type="welcome",
            protocol=PROTOCOL,
            table=table_id,
            settings=table.settings,
            cards=messages.cards_of(table.options),
            levels=levels_of(table.game.id),
        )
    )


def table_info(
    table: Table,
    names: Names,
    presence: Presence,
    viewer: str,
    host: HostInfo | None,
    muted: Collection[str] = (),
) -> bytes:
    """The people at the table, as sent to one person."""
    seating = table.seating
    return _TABLE.dump_json(
        TableInfo(
            type="table",
            status=shown_status(table, presence),
            seats=seat_infos(seating, names, presence, viewer, muted),
            your_seat=seating.seat_of(viewer),
            is_host=viewer == seating.host,
            spectators=presence.others_than(seating.people),
            next_table=seating.next_table,
            allows_hints=table.allows_hints,
            host=host,
            starts=seating.starts,
            first=table.first,
            allows_chat=table.allows_chat,
        )
    )


def host_info(
    table: Table, names: Names, presence: Presence, next_host: Succession | None, now: float
) -> HostInfo | None:
    host = table.seating.host
    if host is None:
        return None
    return HostInfo(
        name=names.get(host),
        seat=table.seating.seat_of(host),
        is_here=presence.is_here(host),
        heir=None if next_host is None else table.seating.seat_of(next_host.heir),
        heir_in_s=None if next_host is None else round(max(0.0, next_host.due - now), 1),
    )


def shown_status(table: Table, presence: Presence) -> ShownStatus:
    is_waiting = table.status == "playing" and not presence.is_anybody_here
    return "paused" if is_waiting and not table.goes_on_alone else table.status


def seat_infos(
    seating: Seating,
    names: Names,
    presence: Presence | None,
    viewer: str | None,
    muted: Collection[str] = (),
) -> tuple[SeatInfo, ...]:
    return tuple(
        SeatInfo(
            kind=sitter.kind,
            name=None if sitter.person is None else names.get(sitter.person),
            level=sitter.level,
            is_you=sitter.person is not None and sitter.person == viewer,
            is_host=sitter.person is not None and sitter.person == seating.host,
            is_connected=sitter.kind == "bot"
            or (sitter.person is not None and presence is not None and presence.is_here(sitter.person)),
            is_replaced=sitter.absence is not None,
            is_muted=sitter.person in muted,
        )
        for sitter in seating.seats
    )


def seat_names(seating: Seating, names: Names) -> list[str]:
    """As in a record: bots by level; a person without a name has an empty one."""
    return [
        names.get(sitter.person) or "" if sitter.person else sitter.to_word() or ""
        for sitter in seating.seats
    ]


class Positions:
    """The positions for all listeners: the common part is written once, from the view of a spectator."""

    def __init__(self, table: Table, clocks: tuple[SeatClock, ...]) -> None:
        self._table = table
        self._clocks = clocks

    def info_for(self, seat: Seat | None, *, with_danger: bool = False) -> bytes:
        """The position for one seat. A person who is replaced by a bot gets no task."""
        table = self._table
        messages = table.kit.messages
        view = table.game.view(table.match.state, seat)
        is_playing = seat is not None and table.seating.is_played_by_person(seat)
        task = messages.task_of(view) if is_playing else None
        may_take_back = is_playing and view.is_sealed
        own_of = messages.position_of if messages.parts is None else messages.parts.own_of
        told = messages.to_own_position.to_json(
            PositionInfo(
                type="position",
                number=table.entries,
                decision=table.decisions[seat] if seat is not None and (task or may_take_back) else None,
                task=task,
                may_take_back=may_take_back,
                clocks=self._clocks,
                # Players from memory have to work this out themselves.
                danger=messages.danger_of(view) if with_danger and not table.settings.from_memory else None,
                position=own_of(self._shown(view)),
            )
        )
        return told if messages.parts is None else _with_common(told, self._common)

    @cached_property
    def _common(self) -> bytes:
        """For four listeners this halves the time that positions take (bench/server/tables.py)."""
        table = self._table
        parts = table.kit.messages.parts
        assert parts is not None
        spectators = self._shown(table.game.view(table.match.state, None))
        return parts.to_common.to_json(parts.common_of(spectators))

    def _shown(self, view: View) -> View:
        return self._table.kit.remembered(view) if self._table.settings.from_memory else view


def _with_common(told: bytes, common: bytes) -> bytes:
    """The position is the last field of `told`; the common part is inserted before its end."""
    return b"%b,%b}" % (told[:-2], common[1:])


def hint_info(decision: int, suggestions: Iterable[Suggestion]) -> bytes:
    return _HINT.dump_json(
        HintInfo(
            type="hint",
            decision=decision,
            suggestions=tuple(
                SuggestedMove(each.move, _rounded(each.points, 1), _rounded(each.chance, 2))
                for each in suggestions
            ),
        )
    )


def think_info(decision: int, task: SearchTask) -> bytes:
    choices = None
    if task.choices is not None:
        choices = tuple(SecretChoices(each.actions, each.likelihoods, each.guess) for each in task.choices)
    return _THINK.dump_json(
        ThinkInfo(
            type="think",
            decision=decision,
            seat=task.seat,
            actions=task.actions,
            known=_packed(task.known),
            weights=_packed(task.weights),
            state_size=task.state_size,
            choices=choices,
            seconds=task.budget.seconds,
        )
    )


def _packed(numbers: Vector | Floats) -> str:
    return b64encode(compress(numbers.astype(numbers.dtype.newbyteorder("<")).tobytes())).decode()


def _rounded(value: float | None, digits: int) -> float | None:
    return None if value is None else round(value, digits)


def summary(
    table_id: str, table: Table, names: Names, presence: Presence, viewer: str, at: str
) -> TableSummary:
    seat = table.seating.seat_of(viewer)
    outcome = table.game.outcome(table.match.state) if table.is_over else None
    return TableSummary(
        id=table_id,
        settings=table.settings,
        status=shown_status(table, presence),
        seats=seat_infos(table.seating, names, presence, viewer),
        your_seat=seat,
        is_your_turn=seat in table.acting and table.seating.is_played_by_person(seat),
        round=table.game.rounds_finished(table.match.state),
        updated_at=at,
        deadline=_deadline(table, seat),
        scores=None if outcome is None else outcome.scores,
        winners=None if outcome is None else outcome.winners,
    )


def _deadline(table: Table, seat: Seat | None) -> str | None:
    if table.clocks is None or seat is None or not table.settings.is_correspondence:
        return None
    out_at = table.clocks.runs_out_at(seat)
    return None if out_at is None else time_of(out_at)
