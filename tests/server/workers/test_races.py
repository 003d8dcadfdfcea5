"""Two workers want to write the same entry at once: one is first, and the other is judged as the second."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from ridotto.engine.errors import RidottoError
from ridotto.server.store import Append, Database, Store, open_store
from tests.postgres import Postgres
from tests.server.store.rows import index, new_table
from tests.server.visitors import ask, hear
from tests.server.workers.crew import THREE, crew, new_guest

pytestmark = pytest.mark.anyio

RACES = 100
TABLES = 8


async def wrote(store: Store, number: int, entry: str) -> str:
    try:
        await store.commit(Append("t1", number, index(), (entry,)))
    except RidottoError as error:
        return error.code
    return entry


async def test_one_entry_for_each_number(postgres_server: Postgres) -> None:
    place = Database(postgres_server.new_database())
    stores = [await open_store(place, is_shared=True) for _ in range(2)]
    await stores[0].commit(new_table())
    winners = []
    for number in range(1, RACES + 1):
        answers = await asyncio.gather(*(wrote(each, number, f"by {at}") for at, each in enumerate(stores)))
        assert sorted(answers) in (["by 0", "log-conflict"], ["by 1", "log-conflict"])
        winners.append(min(answers))
    found = [await store.entries_after("t1", 1) for store in stores]
    assert [logged.entry for logged in found[0]] == winners
    assert found[0] == found[1]
    for store in stores:
        await store.close()


async def test_tables_in_any_order(postgres_server: Postgres) -> None:
    """Many changes share a transaction; two workers with the same tables must not wait for each other."""
    place = Database(postgres_server.new_database())
    stores = [await open_store(place, is_shared=True) for _ in range(2)]
    names = [f"t{number}" for number in range(20)]
    await stores[0].commit(*(new_table(name) for name in names))

    async def write(store: Store, name: str, number: int) -> str:
        try:
            await store.commit(Append(name, number, index(), ("x",)))
        except RidottoError as error:
            return error.code
        return "kept"

    for number in range(1, 21):
        orders = ((stores[0], names), (stores[1], names[::-1]))
        answers = await asyncio.gather(
            *(write(store, name, number) for store, order in orders for name in order)
        )
        assert sorted(answers) == ["kept"] * 20 + ["log-conflict"] * 20
    for store in stores:
        await store.close()
    assert "deadlock" not in postgres_server.log


async def last_seats(table: ClientConnection) -> list[Any]:
    while True:
        message = await hear(table, "table")
        if message["seats"][1]["kind"] == "person":
            return [seat["name"] for seat in message["seats"]]


async def test_two_people_want_one_seat(postgres_server: Postgres, tmp_path: Path) -> None:
    async with crew(postgres_server.new_database(), tmp_path) as (here, there):
        host = await new_guest(here, "Host")
        ada, bob = await new_guest(here, "Ada"), await new_guest(there, "Bob")
        for _ in range(TABLES):
            table_id = await host.table(here, THREE)
            async with (
                ada.at(here, table_id) as adas,
                bob.at(there, table_id) as bobs,
                host.at(here, table_id) as hosts,
                host.at(there, table_id) as other,
            ):
                answers = await asyncio.gather(ask(adas, "sit", seat=1), ask(bobs, "sit", seat=1))
                assert sorted(answer.get("code", "accepted") for answer in answers) == [
                    "accepted",
                    "seat-taken",
                ]
                winner = "Ada" if answers[0]["type"] == "accepted" else "Bob"
                assert await last_seats(hosts) == await last_seats(other) == ["Host", winner, None]
