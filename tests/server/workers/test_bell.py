"""The doorbell between workers, and what they ask of the database meanwhile."""

import asyncio

import pytest

from ridotto.messages.table.talk import TalkLine
from ridotto.server.store import Database, Store, open_store
from ridotto.server.store.worker_link import WorkerLink
from ridotto.server.workers.messages import (
    LONGEST,
    Clocked,
    Counted,
    Hello,
    Here,
    Said,
    Spent,
    WorkerMessage,
    dump_message,
    dump_rings,
    load_ring,
)
from tests.patience import PATIENCE_S
from tests.postgres import Postgres

pytestmark = pytest.mark.anyio

RINGS = 300


async def open_link(url: str) -> tuple[Store, WorkerLink]:
    store = await open_store(Database(url), is_shared=True)
    assert store.worker_link is not None
    return store, store.worker_link


async def test_every_ring_is_heard_in_order(postgres_server: Postgres) -> None:
    """Also those that come in while a statement is under way."""
    url = postgres_server.new_database()
    (store, link), (other_store, other) = [await open_link(url) for _ in range(2)]
    heard: list[str] = []
    link.listen(heard.append, lambda: None)
    wanted = [f"ring {number}" for number in range(RINGS)]

    async def ring() -> None:
        for message in wanted:
            other.ring([message])
            await asyncio.sleep(0)
            await other.lengths(["t1"])

    ringing = asyncio.create_task(ring())
    async with asyncio.timeout(PATIENCE_S):
        while not ringing.done() or len(heard) < RINGS:
            await link.lengths(["t1"])
    assert heard == wanted
    await store.close()
    await other_store.close()


async def test_a_lease_is_for_one(postgres_server: Postgres) -> None:
    url = postgres_server.new_database()
    (store, link), (other_store, other) = [await open_link(url) for _ in range(2)]
    assert (await link.beat()).was_late
    assert not (await link.beat()).was_late
    assert (await other.beat()).workers == {link.worker, other.worker}
    held = await link.take_leases(["t1", "t2"])
    assert set(held) == {"t1", "t2"}
    assert set(await other.take_leases(["t1", "t3"])) == {"t3"}
    await link.give_back(["t1"])
    assert set(await other.take_leases(["t1", "t2"])) == {"t1"}
    await store.close()
    assert set(await other.take_leases(["t2"])) == {"t2"}
    await other_store.close()


async def test_a_lease_whose_answer_was_lost_is_taken_again(postgres_server: Postgres) -> None:
    """A connection may break after the database has given it. Nobody else may have it: no bot would move."""
    store, link = await open_link(postgres_server.new_database())
    await link.beat()
    lost = await link.take_leases(["t1"])
    taken = await link.take_leases(["t1"])
    assert set(taken) == {"t1"}
    assert taken != lost
    await store.close()


MESSAGES: list[WorkerMessage] = [
    Hello(),
    Here("t1", ("ada", "bob"), {"ada": "slow"}),
    Said("t1", "ada", TalkLine(4096, 0, "Ada ♠", None, "x" * 200)),
    Clocked("t1", 7, {0: 1.5}),
    Spent("requests", {"192.0.2.1": 0.25}),
    Counted("sockets_of_address", {"2001:db8::": 3}),
]


def test_messages_come_back_as_they_went() -> None:
    rings = list(dump_rings("me", map(dump_message, MESSAGES * 20)))
    assert 1 < len(rings) < 20
    assert max(len(ring.encode()) for ring in rings) <= LONGEST + 100
    found = [load_ring(ring) for ring in rings]
    assert {sender for sender, _ in found} == {"me"}
    assert [message for _, messages in found for message in messages] == MESSAGES * 20


@pytest.mark.parametrize("ring", ["", "x", "[]", "{}", '["me",7]', '["me",[["later",{}],["here",{}],3]]'])
def test_what_another_version_says_does_no_harm(ring: str) -> None:
    assert load_ring(ring)[1] == []
