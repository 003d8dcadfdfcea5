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
    directory = context.directory
    if directory.is_at_hand(table_id) or not is_counted(connection, context):
        return await directory.find(table_id)
    address = context.proxies.address_of(connection)
    if wait := context.loaded_entries.wait_s(address):
        raise RidottoError("too-fast", seconds=ceil(wait))
    context.loaded_entries.charge(address, LEAST)
    session = await directory.find(table_id)
    if session.entries > LEAST:
        context.loaded_entries.charge(address, session.entries - LEAST)
    return session
