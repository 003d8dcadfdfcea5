"""Matches that ended before results were stored: they are replayed, a few at a time."""

from collections.abc import Awaitable, Callable

from ridotto.engine.errors import RidottoError
from ridotto.server.store import Result, Store
from ridotto.server.tables.loading import LoadedTable
from ridotto.server.tables.state.results import results_of_finished

AMONG = 500
"""How many of a person's last tables are checked."""
AT_ONCE = 10
"""Matches per request."""
LOST = ("no-such-table", "table-damaged")
"""Why a history goes on without a table."""

Load = Callable[[str], Awaitable[LoadedTable]]


async def fill_in(store: Store, load: Load, person_id: str) -> int:
    """Add some matches to a person's history; returns how many were checked."""
    missing = await store.tables_without_result(person_id, among=AMONG, most=AT_ONCE)
    for table_id in missing:
        await store.write_results([await _result(load, person_id, table_id)])
    return len(missing)


async def _result(load: Load, person_id: str, table_id: str) -> Result:
    nothing = Result(person_id, table_id, "", None)
    try:
        loaded = await load(table_id)
    except RidottoError as error:
        if error.code not in LOST:
            raise
        return nothing
    if not loaded.table.is_over:
        return nothing
    found = results_of_finished(table_id, loaded.table, loaded.updated_at)
    return next((result for result in found if result.person == person_id), nothing)
