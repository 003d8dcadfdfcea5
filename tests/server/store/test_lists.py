"""Lists of tables: in the right order, and as quick with many tables as with few."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ridotto.server.store import Append, Person, SqliteStore, TableRow
from ridotto.server.tables import directory
from tests.server.store.rows import index, new_table
from tests.server.upkeep.evening import BOB, add_finished, evening, opened

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "tables.sqlite")
    yield store
    await store.close()


async def listed(store: SqliteStore, person: str, unfinished: int = 10, over: int = 10) -> list[str]:
    return [row.id for row in await store.tables_of(person, unfinished=unfinished, over=over)]


async def test_lists(store: SqliteStore) -> None:
    await store.commit(
        new_table("old", at="1", is_public=True, members=("ada",)),
        new_table("new", at="2", is_public=True, members=("ada", "bob")),
        new_table("secret", at="3"),
        new_table("done", at="4", is_public=True, status="over", members=("bob",)),
    )
    assert [row.id for row in await store.public_tables(10)] == ["new", "old"]
    assert [row.id for row in await store.public_tables(1)] == ["new"]
    assert await listed(store, "bob") == ["new", "done"]
    assert await listed(store, "nobody") == []
    await store.commit(Append("old", 1, index(at="5", members=("bob",)), ("x",)))
    assert await listed(store, "ada") == ["new"]
    assert await listed(store, "bob") == ["old", "new", "done"]
    (first, *_) = await store.tables_of("bob", unfinished=10, over=10)
    assert first == TableRow("old", "{}", "gathering", "{}", "5")


def at(minute: int, second: int = 0) -> str:
    return f"2026-01-01T00:{minute:02}:{second:02}.000Z"


async def test_the_table_played_last_comes_first_to_the_second(store: SqliteStore) -> None:
    await store.commit(*(new_table(f"t{n}", at=at(n), members=("ada",)) for n in range(4)))
    await store.commit(Append("t0", 1, index(at=at(5, 1), members=("ada",)), ("x",)))
    await store.commit(Append("t2", 1, index(at=at(5, 2), members=("ada",)), ("x",)))
    await store.commit(Append("t0", 2, index(at=at(5, 3), members=("ada",)), ("x",)))
    assert await listed(store, "ada") == ["t0", "t2", "t3", "t1"]
    assert await listed(store, "ada", 3) == ["t0", "t2", "t3"]


async def test_finished_tables_come_last_however_many_they_are(store: SqliteStore) -> None:
    await store.commit(new_table("running", at=at(0), members=("ada",)))
    await store.commit(
        *(new_table(f"t{n:02}", at=at(n), status="over", members=("ada",)) for n in range(1, 50))
    )
    assert await listed(store, "ada", over=2) == ["running", "t49", "t48"]
    await store.commit(Append("running", 1, index("over", at(55), members=("ada",)), ("x",)))
    assert await listed(store, "ada", over=2) == ["running", "t49"]


async def test_engaged_people_are_counted_however_long_the_list_is(store: SqliteStore) -> None:
    await store.commit(*(new_table(f"left{n}", at=at(30), members=("ada",)) for n in range(150)))
    engaged = {"members": ("ada", "bob"), "engaged": ("ada",)}
    await store.commit(*(new_table(f"t{n}", at=at(n), **engaged) for n in range(7)))
    assert await store.count_engaged("ada", 50) == 7
    assert await store.count_engaged("ada", 5) == 5
    assert await store.count_engaged("bob", 50) == 0
    await store.commit(Append("t0", 1, index("over", at(40), members=("ada", "bob")), ("x",)))
    await store.commit(Append("t1", 1, index("playing", at(40), members=("ada",), engaged=()), ("x",)))
    assert await store.count_engaged("ada", 50) == 5


async def test_moves_of_the_same_minute_leave_the_lists_alone(store: SqliteStore) -> None:
    """Every page more that a move changes has to reach the disk before the move is told."""
    await store.commit(new_table(at=at(1), members=("ada", "bob")))
    statements: list[str] = []
    store._writer._connection.set_trace_callback(statements.append)
    await store.commit(Append("t1", 1, index(at=at(1, 30), members=("ada", "bob")), ("x",)))
    assert not [each for each in statements if "members" in each and not each.startswith("SELECT")]
    await store.commit(Append("t1", 2, index(at=at(2), members=("ada", "bob")), ("x",)))
    assert [each for each in statements if each.startswith("INSERT INTO members")]


# How SQLite goes about it


def plans(connection: sqlite3.Connection, statements: list[str]) -> list[str]:
    """What SQLite does for each statement, one line a step."""
    told = []
    for statement in statements:
        if re.match("SELECT|INSERT|UPDATE|DELETE", statement):
            steps = connection.execute(f"EXPLAIN QUERY PLAN {statement}").fetchall()
            told += [f"{step} <- {statement}" for *_, step in steps]
    return told


BOUNDED = r"json_each|\(subquery|tables USING (COVERING )?INDEX public_tables"
"""A list that we hand in ourselves, what another LIMIT has cut, and an index that is read from one end."""
WHOLE = re.compile(rf"SCAN (?!{BOUNDED})|TEMP B-TREE")
"""Going through a whole table, or sorting all that was found."""


async def test_nothing_is_gone_through_or_sorted_as_a_whole(store: SqliteStore) -> None:
    statements: list[str] = []
    for connection in (store._reader, store._writer._connection):
        connection.set_trace_callback(statements.append)
    person, secret = await store.make_person()
    await store.rename(person.id, "Ada")
    await store.person_by_secret(secret)
    await store.names([person.id])
    await store.commit(new_table(members=(person.id,), engaged=(person.id,), is_public=True))
    await store.commit(Append("t1", 1, index("over", at(2), members=(person.id,)), ("x",)))
    await store.commit(new_table("t2", members=(person.id,), is_public=True))
    await store.find_table("t1")
    await store.entries_after("t1", 1)
    await store.tables_of(person.id, unfinished=100, over=20)
    await store.public_tables(100)
    await store.count_engaged(person.id, 50)
    for connection in (store._reader, store._writer._connection):
        connection.set_trace_callback(None)
    told = plans(store._reader, statements)
    assert len(told) > 15
    assert not [step for step in told if WHOLE.search(step)]
    counting = next(step for step in told if "count(*)" in step and "SEARCH" in step)
    assert "engaged_members" in counting, "not all tables of a person are looked at"


async def test_such_plans_would_be_noticed(store: SqliteStore) -> None:
    for query in (
        "SELECT id FROM tables WHERE status = 'over'",
        "SELECT table_id FROM members JOIN tables ON id = table_id WHERE person = 'ada' ORDER BY updated_at",
    ):
        assert any(WHOLE.search(step) for step in plans(store._reader, [query]))


def test_a_screen_shows_some_tables_however_many_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(directory, "MOST_LISTED", 1)
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
