"""Finds tables for visitors: an address may load only so many into memory."""

from math import ceil

from starlette.requests import HTTPConnection

from ridotto.engine.errors import RidottoError
from ridotto.server.app_context import AppContext
from ridotto.server.http.security import is_counted
from ridotto.server.tables import TableSession

LEAST = 500
"""Entries that a table counts for, charged before it is known how long its log is."""


async def find_table(connection: HTTPConnection, context: AppContext, table_id: str) -> TableSession:
    """Raises `no-such-table`, or `too-fast` if this address has loaded too much."""
    directory, address = context.directory, context.proxies.address_of(connection)
    if directory.is_at_hand(table_id) or not is_counted(connection, context):
        return await directory.find(table_id, address)
    budgets = context.loaded_entries

    def admit(entries: int) -> None:
        # Many may have been asked for at once: each is paid as a whole before the next one is begun.
        budgets.charge(address, -LEAST)
        wait = budgets.wait_s(address)
        budgets.charge(address, LEAST if wait else max(LEAST, entries))
        _refuse_for(wait)

    _refuse_for(budgets.wait_s(address))
    budgets.charge(address, LEAST)
    return await directory.find(table_id, address, admit)


def _refuse_for(seconds: float) -> None:
    if seconds:
        raise RidottoError("too-fast", seconds=ceil(seconds))
