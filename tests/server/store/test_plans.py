"""How SQLite goes about lists: as quick with many tables as with few."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ridotto.server.store import Append, Person, SqliteStore
from ridotto.server.tables import directory
from ridotto.server.tables import public as public_lists
from tests.server.store.rows import at, index, new_table
from tests.server.upkeep.evening import BOB, add_finished, evening, opened

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "tables.sqlite")
    yield store
    await store.close()


async def test_moves_of_the_same_minute_leave_the_lists_alone(store: SqliteStore) -> None:
    """Every page more that a move changes has to reach the disk before the move is told."""
    await store.commit(new_table(at=at(1), members=("ada", "bob")))
    statements: list[str] = []
    store._file.writing.set_trace_callback(statements.append)
    await store.commit(Append("t1", 1, index(at=at(1, 30), members=("ada", "bob")), ("x",)))
    assert not [each for each in statements if "members" in each and not each.startswith("SELECT")]
    await store.commit(Append("t1", 2, index(at=at(2), members=("ada", "bob")), ("x",)))
    assert [each for each in statements if each.startswith("INSERT INTO members")]


def plans(connection: sqlite3.Connection, statements: list[str]) -> list[str]:
    """What SQLite does for each statement, one line a step."""
    told = []
    for statement in statements:
        if re.match("SELECT|INSERT|UPDATE|DELETE", statement):
            steps = connection.execute(f"EXPLAIN QUERY PLAN {statement}").fetchall()
            told += [f"{step} <- {statement}" for *_, step in steps]
    return told


BOUNDED = r"CONSTANT ROW|json_each|\(subquery|engaged <-|tables USING (COVERING )?INDEX public_tables"
"""A row or list that we hand in ourselves, what another LIMIT has cut, and an index that is read from one
end."""
WHOLE = re.compile(rf"SCAN (?!{BOUNDED})|TEMP B-TREE")
"""Going through a whole table, or sorting all that was found."""


async def test_nothing_is_gone_through_or_sorted_as_a_whole(store: SqliteStore) -> None:
    statements: list[str] = []
    for connection in (store._file.reading, store._file.writing):
        connection.set_trace_callback(statements.append)
    person, secret = await store.make_person()
    await store.rename(person.id, "Ada")
    await store.person_by_secret(secret)
    await store.names([person.id])
    await store.commit(new_table(members=(person.id,), engaged=(person.id,), is_public=True))
    await store.commit(Append("t1", 1, index("over", at(2), members=(person.id,)), ("x",)))
    await store.commit(new_table("t2", members=(person.id,), is_public=True))
    await store.find_table("t1")
    await store.log_page("t1", 1, 10)
    await store.entries_after("t1", 1)
    await store.tables_of(person.id, unfinished=100, over=20)
    await store.public_tables(100)
    await store.count_engaged(person.id, 50)
    for connection in (store._file.reading, store._file.writing):
        connection.set_trace_callback(None)
    told = plans(store._file.reading, statements)
    assert len(told) > 15
    assert not [step for step in told if WHOLE.search(step)]
    counting = next(step for step in told if "AS engaged" in step and "SEARCH" in step)
    assert "engaged_members" in counting, "not all tables of a person are looked at"


async def test_such_plans_would_be_noticed(store: SqliteStore) -> None:
    for query in (
        "SELECT id FROM tables WHERE status = 'over'",
        "SELECT table_id FROM members JOIN tables ON id = table_id WHERE person = 'ada' ORDER BY updated_at",
    ):
        assert any(WHOLE.search(step) for step in plans(store._file.reading, [query]))


def test_a_screen_shows_some_tables_however_many_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for lists in (directory, public_lists):
        monkeypatch.setattr(lists, "MOST_LISTED", 1)
    monkeypatch.setattr(directory, "MOST_OVER", 2)
    path = evening(tmp_path / "tables.sqlite")
    add_finished(path, [f"old{number}" for number in range(10)])
    with opened(path) as file:
        file.execute("UPDATE tables SET is_public = 1")

    async def shown() -> tuple[list[str], list[str]]:
        kept = await SqliteStore.open(path)
        tables = await directory.TableDirectory.open(kept)
        own, public = await tables.tables_of(Person(BOB, "Bob")), await tables.public_tables()
        await tables.close()
        await kept.close()
        return [table.status for table in own], [table.status for table in public]

    (first, *over), public = asyncio.run(shown())
    assert first != "over"
    assert over == ["over"] * 2
    assert len(public) == 1
