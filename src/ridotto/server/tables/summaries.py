"""Tables in lists that are not in memory, from the columns beside their logs."""

from collections.abc import Mapping
from dataclasses import dataclass

from ridotto.messages.http import TableSummary
from ridotto.messages.table.settings import TableSettings
from ridotto.server.store import Damage, TableRow
from ridotto.server.tables.session.messages import seat_infos
from ridotto.server.tables.session.timing import Presence
from ridotto.server.tables.state.replaying import settings_of
from ridotto.server.tables.state.seating import Seating, sitter_of
from ridotto.server.tables.state.table import Detail, goes_on_alone, load_detail


@dataclass(frozen=True, slots=True)
class Asleep:
    """A table that is not open at this worker."""

    row: TableRow
    settings: TableSettings
    detail: Detail
    seating: Seating

    @classmethod
    def of(cls, row: TableRow) -> "Asleep":
        """Raises `Damage` if it cannot be shown."""
        detail = _detail_of(row.detail)
        settings = settings_of(detail.settings or row.settings)
        if len(detail.seats) != settings.options["players"]:
            raise Damage("column-unreadable", column="detail")
        return cls(row, settings, detail, _seating_of(detail, is_started=row.status != "gathering"))

    def summary_for(self, viewer: str, names: Mapping[str, str | None], presence: Presence) -> TableSummary:
        seat = self.seating.seat_of(viewer)
        is_waiting = self.row.status == "playing" and not presence.is_anybody_here
        is_paused = is_waiting and not goes_on_alone(self.settings, self.seating)
        return TableSummary(
            id=self.row.id,
            settings=self.settings,
            status="paused" if is_paused else self.row.status,
            seats=seat_infos(self.seating, names, presence, viewer),
            your_seat=seat,
            is_your_turn=seat in self.detail.acting and seat not in self.detail.absent,
            round=self.detail.round,
            updated_at=self.row.updated_at,
            deadline=dict(self.detail.deadlines).get(seat) if seat is not None else None,
            scores=self.detail.scores,
            winners=self.detail.winners,
        )


def _detail_of(text: str) -> Detail:
    try:
        return load_detail(text)
    except ValueError:
        raise Damage("column-unreadable", column="detail") from None


def _seating_of(detail: Detail, *, is_started: bool) -> Seating:
    sitters = [
        sitter_of(word, absence="away" if seat in detail.absent else None)
        for seat, word in enumerate(detail.seats)
    ]
    return Seating(tuple(sitters), detail.host, starts=False, is_started=is_started)
