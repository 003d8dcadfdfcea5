"""Lists of tables, in the right order, by every engine."""

import pytest

from ridotto.server.store import Append, Store, TableRow
from tests.server.store.rows import at, index, new_table

pytestmark = pytest.mark.anyio


async def listed(store: Store, person: str, unfinished: int = 10, over: int = 10) -> list[str]:
    return [row.id for row in await store.tables_of(person, unfinished=unfinished, over=over)]


async def test_lists(store: Store) -> None:
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


async def test_the_table_played_last_comes_first_to_the_second(store: Store) -> None:
    await store.commit(*(new_table(f"t{n}", at=at(n), members=("ada",)) for n in range(4)))
    await store.commit(Append("t0", 1, index(at=at(5, 1), members=("ada",)), ("x",)))
    await store.commit(Append("t2", 1, index(at=at(5, 2), members=("ada",)), ("x",)))
    await store.commit(Append("t0", 2, index(at=at(5, 3), members=("ada",)), ("x",)))
    assert await listed(store, "ada") == ["t0", "t2", "t3", "t1"]
    assert await listed(store, "ada", 3) == ["t0", "t2", "t3"]


async def test_finished_tables_come_last_however_many_they_are(store: Store) -> None:
    await store.commit(new_table("running", at=at(0), members=("ada",)))
    await store.commit(
        *(new_table(f"t{n:02}", at=at(n), status="over", members=("ada",)) for n in range(1, 50))
    )
    assert await listed(store, "ada", over=2) == ["running", "t49", "t48"]
    await store.commit(Append("running", 1, index("over", at(55), members=("ada",)), ("x",)))
    assert await listed(store, "ada", over=2) == ["running", "t49"]


async def test_engaged_people_are_counted_however_long_the_list_is(store: Store) -> None:
    await store.commit(*(new_table(f"left{n}", at=at(30), members=("ada",)) for n in range(150)))
    engaged = {"members": ("ada", "bob"), "engaged": ("ada",)}
    await store.commit(*(new_table(f"t{n}", at=at(n), **engaged) for n in range(7)))
    assert await store.count_engaged("ada", 50) == 7
    assert await store.count_engaged("ada", 5) == 5
    assert await store.count_engaged("bob", 50) == 0
    await store.commit(Append("t0", 1, index("over", at(40), members=("ada", "bob")), ("x",)))
    await store.commit(Append("t1", 1, index("playing", at(40), members=("ada",), engaged=()), ("x",)))
    assert await store.count_engaged("ada", 50) == 5


async def test_what_is_known_of_a_table_is_written_when_it_changes(store: Store) -> None:
    """An entry that says what was written before it leaves the members alone, unless they change."""
    first = index("playing", at(1), members=("ada", "bob"), engaged=("ada", "bob"))
    same = index("playing", at(1, 5), members=("ada", "bob"), engaged=("ada", "bob"))
    left = index("playing", at(1, 9), members=("ada", "bob"), engaged=("ada",))
    later = index("playing", at(3), members=("ada", "bob"), engaged=("ada",))
    await store.commit(new_table("t1", at=at(0)), new_table("t2", at=at(2), members=("bob",)))
    await store.commit(Append("t1", 1, first, ("x",), before=index(at=at(0))))
    await store.commit(Append("t1", 2, same, ("x",), before=first))
    assert (await store.count_engaged("bob", 9), await listed(store, "bob")) == (1, ["t2", "t1"])
    await store.commit(Append("t1", 3, left, ("x",), before=same))
    assert (await store.count_engaged("bob", 9), await store.count_engaged("ada", 9)) == (0, 1)
    await store.commit(Append("t1", 4, later, ("x",), before=left))
    assert await listed(store, "bob") == ["t1", "t2"]
