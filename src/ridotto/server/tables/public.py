"""Which public tables are listed where there are more than a list holds."""

from collections import Counter
from collections.abc import Iterable

from ridotto.server.store import Listed, Store, TableRow
from ridotto.server.tables.state.table import load_detail

MOST_LISTED = 100
MOST_OF_HOST = 10
"""Tables of one host in a full list."""
MOST_READ = 5 * MOST_LISTED


async def public_rows(store: Store) -> tuple[Listed, ...]:
    """Those played last. A host with very many leaves room for the others."""
    rows = list(await store.public_tables(MOST_LISTED))
    if len(rows) < MOST_LISTED:
        return tuple(rows)
    shared = shares(rows)
    while len(shared) < MOST_LISTED and len(rows) < MOST_READ:
        more = await store.public_tables(MOST_LISTED, skip=len(rows))
        if not more:
            # They are all there is.
            return tuple([*shared, *(row for row in rows if row not in shared)][:MOST_LISTED])
        rows += more
        shared = shares(rows)
    return tuple(shared[:MOST_LISTED])


def shares(rows: Iterable[Listed]) -> list[Listed]:
    """At most `MOST_OF_HOST` of each host."""
    listed: Counter[str | None] = Counter()
    found: list[Listed] = []
    for row in rows:
        host = _host_of(row)
        listed[host] += 1
        if host is None or listed[host] <= MOST_OF_HOST:
            found.append(row)
    return found


def _host_of(row: Listed) -> str | None:
    try:
        return load_detail(row.detail).host if isinstance(row, TableRow) else None
    except ValueError:
        return None
