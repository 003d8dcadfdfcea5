"""Tables in lists that are not in memory: from what is kept beside their logs."""

from collections.abc import Mapping
from dataclasses import replace

from ridotto.server.protocol.http import TableSummary
from ridotto.server.protocol.table import TableSettings
from ridotto.server.store import Damage, TableRow
from ridotto.server.tables.detail import Detail, load_detail
from ridotto.server.tables.replaying import settings_of
from ridotto.server.tables.seating import Seating, sitter_of
from ridotto.server.tables.told import seat_infos


def summary_of(row: TableRow, names: Mapping[str, str | None], viewer: str) -> TableSummary:
    """As one person sees it, with nobody there. Raises `Damage` where it cannot be shown."""
    settings = settings_of(row.settings)
    detail = _detail_of(row.glance.detail, settings)
    seating = _seating_of(detail)
    seat = seating.seat_of(viewer)
    return TableSummary(
        id=row.id,
        settings=settings,
        status="paused" if row.glance.status == "playing" else row.glance.status,
        seats=seat_infos(seating, names, None, viewer),
        your_seat=seat,
        is_your_turn=seat in detail.acting and seat not in detail.absent,
        round=detail.round,
        updated_at=row.glance.updated_at,
    )


def _detail_of(text: str, settings: TableSettings) -> Detail:
    try:
        detail = load_detail(text)
    except ValueError:
        raise Damage("column-unreadable", column="detail") from None
    if len(detail.seats) != settings.options["players"]:
        raise Damage("column-unreadable", column="detail")
    return detail


def _seating_of(detail: Detail) -> Seating:
    sitters = [
        replace(sitter_of(word), absence="away" if seat in detail.absent else None)
        for seat, word in enumerate(detail.seats)
    ]
    return Seating(tuple(sitters), detail.host, starts=False)
