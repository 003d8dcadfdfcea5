"""A person's matches, page by page, and their statistics."""

from ridotto.engine.errors import RidottoError
from ridotto.engine.game import View
from ridotto.games import find_kit
from ridotto.games.kit import Figure
from ridotto.messages.profile import FigureInfo, History, PastMatch, PastSeat, SetupStatistics, Statistics
from ridotto.server.store import Cursor, HistoryRow, Person, StatisticsRow, Store
from ridotto.server.store.results import MOST_COUNTED
from ridotto.server.tables.state.results import ResultDetail, load_result_detail, load_setup
from ridotto.server.tables.state.seating import Sitter, sitter_of

Names = dict[str, str | None]


async def history_page(
    store: Store, person: Person, before: str | None, count: int, *, is_complete: bool
) -> History:
    rows = await store.history(person.id, before=_cursor(before), most=count)
    read = [(row, detail) for row in rows if (detail := _detail(row)) is not None]
    people = {sitter.person for _, detail in read for sitter in _sitters(detail) if sitter.person}
    names = dict(await store.names(people)) if people else {}
    last = rows[-1].result if len(rows) == count else None
    return History(
        matches=tuple(_match(row, detail, person.id, names) for row, detail in read),
        next=None if last is None else f"{last.ended_at}_{last.table_id}",
        is_complete=is_complete,
    )


async def statistics(store: Store, person: Person, *, is_complete: bool) -> Statistics:
    rows = await store.statistics(person.id)
    setups = tuple(found for row in rows if (found := _setup(row)) is not None)
    return Statistics(setups, MOST_COUNTED, is_complete)


def cursor_of(match: PastMatch) -> str:
    """The end of a page whose last match this is."""
    return f"{match.ended_at}_{match.table}"


def _cursor(text: str | None) -> Cursor | None:
    if text is None:
        return None
    at, _, table_id = text.rpartition("_")
    return Cursor(at, table_id)


def _detail(row: HistoryRow) -> ResultDetail | None:
    """None if the row is damaged: the others are still shown."""
    try:
        return load_result_detail(row.result.summary.detail) if row.result.summary else None
    except ValueError:
        return None


def _sitters(detail: ResultDetail) -> tuple[Sitter, ...]:
    return tuple(map(sitter_of, detail.seats))


def _match(row: HistoryRow, detail: ResultDetail, viewer: str, names: Names) -> PastMatch:
    result, summary = row.result, row.result.summary
    assert summary is not None, "rows without anything to tell are in no history"
    return PastMatch(
        table=result.table_id,
        ended_at=result.ended_at,
        game=summary.game,
        options=detail.options,
        seats=tuple(
            PastSeat(
                kind=sitter.kind,
                name=names.get(sitter.person) if sitter.person else None,
                level=sitter.level,
                is_you=sitter.person == viewer,
            )
            for sitter in _sitters(detail)
        ),
        your_seat=detail.seat,
        scores=detail.scores,
        winners=detail.winners,
        reason=detail.reason,
        rounds=summary.rounds,
        is_counted=summary.is_counted,
        has_replay=row.has_table,
    )


def _setup(row: StatisticsRow) -> SetupStatistics | None:
    """None if the row is damaged, or its game is not installed any more."""
    try:
        figures, setup = find_kit(row.game).figures, load_setup(row.setup)
    except (RidottoError, ValueError):
        return None
    found = {figure.name: figure for figure in row.figures}
    return SetupStatistics(
        game=row.game,
        setup=setup,
        matches=row.matches,
        wins=row.wins,
        average=round(row.points / row.matches, 2),
        rounds=row.rounds,
        recent=row.recent,
        figures=tuple(
            _figure(figure, found[figure.name].total, found[figure.name].best, found[figure.name].best_table)
            for figure in figures
            if figure.name in found
        ),
    )


def _figure(figure: Figure[View], total: int, best: int, table: str) -> FigureInfo:
    is_best = figure.keeps == "best"
    return FigureInfo(figure.name, figure.keeps, best if is_best else total, table if is_best else None)
