"""Deletes a person: their name, browsers, history, and the tables without other people.

Tables with other people stay: a bot plays on in the match, and the log keeps the seat without a name.
"""

from contextlib import suppress

from ridotto.engine.errors import RidottoError
from ridotto.messages.table.requests import StandRequest
from ridotto.server.store import Person, Store
from ridotto.server.tables import TableDirectory

AT_ONCE = 50
"""Tables per transaction, so that other people do not wait long."""


async def delete_person(store: Store, directory: TableDirectory, person: Person) -> None:
    """If interrupted, it can be called again: the row of the person is deleted last."""
    last = ""
    while wanted := await store.member_tables(person.id, last, AT_ONCE):
        last = wanted[-1]
        for table_id in wanted:
            await _stand_up(directory, person, table_id)
        await directory.dissolve(await store.forget_tables(person.id, wanted))
    await store.forget_person(person.id)
    directory.forget(person)


async def _stand_up(directory: TableDirectory, person: Person, table_id: str) -> None:
    """If the match is over or damaged, or another person has the seat, there is no seat to give up."""
    with suppress(RidottoError):
        session = await directory.find(table_id)
        if not session.is_over:
            await session.handle_unbroken(person, StandRequest(type="stand", id=0))
