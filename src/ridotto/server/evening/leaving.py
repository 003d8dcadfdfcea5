"""Deleting somebody: their name, browsers, history, and the tables where nobody else is.

A table with other people is theirs too: its match goes on with a bot, and its log keeps a seat without a
name.
"""

from contextlib import suppress

from ridotto.engine.errors import RidottoError
from ridotto.messages.table.requests import StandRequest
from ridotto.server.store import Person, Store
from ridotto.server.tables import TableDirectory

AT_ONCE = 50
"""Tables in one transaction, so that nobody else waits long for theirs."""


async def delete_person(store: Store, directory: TableDirectory, person: Person) -> None:
    """Cut off in the middle, it can be asked for again: the person themselves goes last."""
    last = ""
    while wanted := await store.member_tables(person.id, last, AT_ONCE):
        last = wanted[-1]
        for table_id in wanted:
            await _stand_up(directory, person, table_id)
        await directory.dissolve(await store.forget_tables(person.id, wanted))
    await store.forget_person(person.id)
    directory.forget(person)


async def _stand_up(directory: TableDirectory, person: Person, table_id: str) -> None:
    """Where a match is over or damaged, or somebody else has the seat, there is nothing to stand up from."""
    with suppress(RidottoError):
        session = await directory.find(table_id)
        if not session.is_over:
            await session.handle_unbroken(person, StandRequest(type="stand", id=0))
