"""Matches that ended before results were stored: they are replayed, a few at a time."""

import asyncio

from ridotto.server.store import Damage, Result, Store, StoredTable
from ridotto.server.tables.state.replaying import replayed
from ridotto.server.tables.state.results import results_of_finished

AMONG = 500
"""How many of a person's last tables are checked."""
AT_ONCE = 10
"""Matches per request."""


async def fill_in(store: Store, person_id: str) -> int:
    """Add some matches to a person's history; returns how many were checked."""
    missing = await store.tables_without_result(person_id, among=AMONG, most=AT_ONCE)
    for table_id in missing:
        await store.write_results([await _result(store, person_id, table_id)])
    return len(missing)


async def _result(store: Store, person_id: str, table_id: str) -> Result:
    nothing = Result(person_id, table_id, "", None)
    try:
        stored = await store.find_table(table_id)
        if stored is None:
            return nothing
        found = await asyncio.to_thread(_results, stored)
    except Damage:
        # The table has logged it; the history goes on without it.
        return nothing
    return next((result for result in found if result.person == person_id), nothing)


def _results(stored: StoredTable) -> tuple[Result, ...]:
    table = replayed(stored)
    return results_of_finished(stored.id, table, stored.updated_at) if table.is_over else ()
