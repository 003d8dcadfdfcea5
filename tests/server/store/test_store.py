"""What every store keeps, whatever engine is behind it."""

import asyncio

import pytest

from ridotto.engine.errors import RidottoError
from ridotto.server.store import Append, Logged, Place, Store, open_store
from tests.server.store.rows import index, new_table

pytestmark = pytest.mark.anyio


async def log_of(store: Store, table_id: str = "t1") -> tuple[str, ...]:
    found = await store.find_table(table_id)
    assert found is not None
    return tuple(logged.entry for logged in found.entries)


# People


async def test_a_person_is_found_by_their_secret_only(place: Place) -> None:
    store = await open_store(place)
    person, secret = await store.make_person()
    other, other_secret = await store.make_person()
    assert person.name is None
    assert person.id != other.id
    assert await store.person_by_secret(secret) == person
    assert await store.person_by_secret(other_secret) == other
    for wrong in (person.id, secret[:-1], "", "\ud800"):
        assert await store.person_by_secret(wrong) is None
    await store.close()


async def test_a_name_lasts(place: Place) -> None:
    store = await open_store(place)
    person, secret = await store.make_person()
    await store.rename(person.id, "Лиù 🎭")
    await store.close()
    store = await open_store(place)
    found = await store.person_by_secret(secret)
    assert found is not None
    assert found.name == "Лиù 🎭"
    assert await store.names([person.id, "nobody"]) == {person.id: "Лиù 🎭"}
    await store.close()


# Tables


async def test_a_table_and_its_log_last(place: Place) -> None:
    store = await open_store(place)
    await store.commit(new_table())
    await store.commit(Append("t1", 1, index("playing"), ("started", "event")))
    await store.close()
    store = await open_store(place)
    found = await store.find_table("t1")
    assert found is not None
    assert found.seed == "seed"
    assert await log_of(store) == ("made", "started", "event")
    assert await store.find_table("t2") is None
    await store.close()


async def test_an_entry_is_written_once(place: Place) -> None:
    """Two writers of one table cannot both have their way."""
    store = await open_store(place)
    await store.commit(new_table())
    await store.commit(Append("t1", 1, index(), ("mine",)))
    with pytest.raises(RidottoError) as caught:
        await store.commit(Append("t1", 1, index(), ("yours",)))
    assert caught.value.code == "log-conflict"
    assert await log_of(store) == ("made", "mine")
    await store.close()


async def test_an_entry_follows_the_last_one(place: Place) -> None:
    """Whoever knows more than the file does, as after an older copy was put in its place, adds nothing."""
    store = await open_store(place)
    await store.commit(new_table())
    for table, first in (("t1", 2), ("t1", 0), ("no such table", 1)):
        with pytest.raises(RidottoError) as caught:
            await store.commit(Append(table, first, index(), ("too far",)))
        assert caught.value.code == "log-conflict"
    assert await log_of(store) == ("made",)
    await store.close()


async def test_what_was_not_seen_yet(place: Place) -> None:
    store = await open_store(place)
    await store.commit(new_table())
    await store.commit(Append("t1", 1, index(at="then"), ("one", "two")))
    assert await store.entries_after("t1", 1) == (Logged("then", "one"), Logged("then", "two"))
    assert await store.entries_after("t1", 2) == (Logged("then", "two"),)
    assert await store.entries_after("t1", 3) == ()
    assert await store.entries_after("t2", 0) == ()
    await store.close()


async def test_several_changes_are_kept_together_or_not_at_all(place: Place) -> None:
    store = await open_store(place)
    await store.commit(new_table())
    with pytest.raises(RidottoError):
        await store.commit(new_table("t2"), Append("t1", 0, index(), ("again",)))
    assert await store.find_table("t2") is None
    await store.commit(new_table("t2"), Append("t1", 1, index(), ("next",)))
    assert await log_of(store) == ("made", "next")
    assert await log_of(store, "t2") == ("made",)
    await store.close()


async def test_one_bad_change_spoils_no_other_of_the_same_moment(place: Place) -> None:
    store = await open_store(place)
    await store.commit(*(new_table(f"t{number}") for number in range(50)))
    changes = [
        store.commit(Append(f"t{number}", 0 if number % 10 == 0 else 1, index(), ("more",)))
        for number in range(50)
    ]
    answers = await asyncio.gather(*changes, return_exceptions=True)
    assert [number for number, answer in enumerate(answers) if answer is not None] == [0, 10, 20, 30, 40]
    assert [len(await log_of(store, f"t{number}")) for number in (10, 11)] == [1, 2]
    await store.close()


async def test_what_was_asked_for_is_written_before_closing(place: Place) -> None:
    store = await open_store(place)
    await store.commit(new_table())
    asked = [asyncio.create_task(store.commit(Append("t1", n, index(), ("e",)))) for n in range(1, 20)]
    await asyncio.sleep(0)
    await store.close()
    await store.close()
    await asyncio.gather(*asked)
    store = await open_store(place)
    assert len(await log_of(store)) == 20
    await store.close()


async def test_a_closed_store_says_so(place: Place) -> None:
    store = await open_store(place)
    await store.close()
    for asked in (store.make_person(), store.find_table("t1")):
        with pytest.raises(RidottoError) as caught:
            await asked
        assert caught.value.code == "store-closed"
