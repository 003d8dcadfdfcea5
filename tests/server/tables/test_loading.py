"""Loading tables: in short slices, by turns, and nobody else waits for it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import current_thread
from typing import Any

import pytest

from ridotto.engine.errors import RidottoError
from ridotto.server.store import Logged, SqliteStore
from ridotto.server.tables import loading
from ridotto.server.tables.loading import TableLoader
from ridotto.server.tables.state.replaying import Replaying
from tests.patience import PATIENCE_S, until
from tests.server.tables.scene import open_scene

pytestmark = pytest.mark.anyio

PAGE = 3
OTHERS, MINE = "192.0.2.1", "192.0.2.2"


@asynccontextmanager
async def some_tables(folder: Path, count: int) -> AsyncIterator[tuple[SqliteStore, TableLoader, list[str]]]:
    """Tables of at least five entries, none of them in memory."""
    async with open_scene(folder) as scene:
        made = [(await scene.playing(2))[0].id for _ in range(count)]
    store = await SqliteStore.open(folder / "ridotto.sqlite")
    loader = TableLoader(store)
    try:
        yield store, loader, made
    finally:
        await loader.close()
        await store.close()


def nothing(_: int) -> None:
    pass


@pytest.fixture(autouse=True)
def small_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "PAGE", PAGE)


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Replaying, str]]:
    """Every entry that is taken: into which table, and in which thread. Each takes a whole slice."""
    found: list[tuple[Replaying, str]] = []
    usual = Replaying.take

    def noted(self: Replaying, logged: Logged) -> None:
        found.append((self, current_thread().name))
        usual(self, logged)

    monkeypatch.setattr(Replaying, "take", noted)
    monkeypatch.setattr("ridotto.server.slices.slice_queue.SLICE_S", 0.0)
    return found


async def test_a_log_is_read_in_pages_with_one_waiting_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cookies are looked up by the same thread."""
    reading, most, sizes = 0, 0, list[int]()
    usual = SqliteStore.log_page

    async def counted(*given: Any) -> tuple[Logged, ...]:
        nonlocal reading, most
        reading += 1
        most = max(most, reading)
        page = await usual(*given)
        reading -= 1
        sizes.append(len(page))
        return page

    monkeypatch.setattr(SqliteStore, "log_page", counted)
    async with some_tables(tmp_path, 4) as (store, loader, tables), asyncio.timeout(PATIENCE_S):
        loaded = await asyncio.gather(*(loader.load(each, OTHERS, nothing) for each in tables))
        for each in loaded:
            stored = await store.find_table(each.head.id)
            assert stored is not None
            assert (each.table.entries, each.updated_at) == (len(stored.entries), stored.updated_at)
    assert most == 1
    assert max(sizes) == PAGE
    assert len(sizes) > 2 * len(tables)


async def test_an_address_has_its_turn_however_many_another_loads(
    tmp_path: Path, taken: list[tuple[Replaying, str]]
) -> None:
    order: list[str] = []

    async def load(loader: TableLoader, table_id: str, address: str) -> None:
        await loader.load(table_id, address, nothing)
        order.append(address)

    async with some_tables(tmp_path, 9) as (_, loader, (mine, *others)), asyncio.timeout(PATIENCE_S):
        taken.clear()
        many = [asyncio.create_task(load(loader, each, OTHERS)) for each in others]
        await asyncio.sleep(0)
        await asyncio.gather(*many, load(loader, mine, MINE))
    assert order.index(MINE) <= 1
    assert len({thread for _, thread in taken}) == 1, "one thread for all"
    assert current_thread().name not in {thread for _, thread in taken}


async def test_who_asks_for_the_same_table_shares_the_work(
    tmp_path: Path, taken: list[tuple[Replaying, str]]
) -> None:
    async with some_tables(tmp_path, 1) as (_, loader, (table,)), asyncio.timeout(PATIENCE_S):
        taken.clear()
        both = await asyncio.gather(*(loader.load(table, each, nothing) for each in (OTHERS, MINE)))
        assert both[0] is both[1]
        assert len(taken) == both[0].table.entries
        del both
        await until(lambda: not loader.is_loading(table))


async def test_a_table_that_is_deleted_meanwhile_is_not_half_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing_more(*_: object) -> tuple[Logged, ...]:
        return ()

    async with some_tables(tmp_path, 1) as (_, loader, (table,)):
        monkeypatch.setattr(SqliteStore, "log_page", nothing_more)
        with pytest.raises(RidottoError) as refused:
            await loader.load(table, MINE, nothing)
        assert refused.value.code == "no-such-table"


async def test_who_waits_when_the_server_closes_is_told(
    tmp_path: Path, taken: list[tuple[Replaying, str]]
) -> None:
    async with some_tables(tmp_path, 1) as (_, loader, (table,)):
        taken.clear()
        waiting = asyncio.create_task(loader.load(table, MINE, nothing))
        await asyncio.sleep(0)
        await loader.close()
        with pytest.raises(RidottoError) as refused:
            await waiting
        assert refused.value.code == "store-closed"
