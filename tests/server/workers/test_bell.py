"""The doorbell between workers, and what they ask of the database meanwhile."""

import asyncio

import pytest

from ridotto.messages.table.talk import TalkLine
from ridotto.server.store import Database, Store, open_store
from ridotto.server.store.worker_link import WorkerLink
from ridotto.server.workers.messages import (
    Clocked,
    Counted,
    Freed,
    Hello,
    Here,
    Said,
    Spent,
    WorkerMessage,
    dump_message,
)
from ridotto.server.workers.rings import LONGEST, Rings, dump_rings
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


async def test_messages_that_are_too_long_for_one_notification(
    postgres_server: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    """As when a worker stops that has looked after many tables: the others wait for them."""
    url = postgres_server.new_database()
    (store, link), (other_store, other) = [await open_link(url) for _ in range(2)]
    rings = Rings()
    heard: list[WorkerMessage] = []
    link.listen(lambda ring: heard.extend(rings.load(ring)[1]), lambda: None)
    said: list[WorkerMessage] = [Hello(), LONG, Hello(), LONG]
    other.ring(dump_rings(other.worker, map(dump_message, said)))
    async with asyncio.timeout(PATIENCE_S):
        while len(heard) < len(said):
            await link.lengths(["t1"])
    assert heard == said
    assert not caplog.messages
    other.ring(["x" * 8000])
    await other.lengths(["t1"])
    assert any("a message to other workers was refused" in each for each in caplog.messages)
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


LONG = Freed(tuple(f"table \\ ♠ {number}" for number in range(2000)))
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
    ears = Rings()
    found = [ears.load(ring) for ring in rings]
    assert {sender for sender, _ in found} == {"me"}
    assert [message for _, messages in found for message in messages] == MESSAGES * 20


def test_a_piece_that_is_lost_costs_its_message_only() -> None:
    pieces = list(dump_rings("me", [dump_message(LONG)]))
    assert max(len(piece.encode()) for piece in pieces) < 8000
    others = list(dump_rings("you", [dump_message(LONG)]))
    ears = Rings()

    def heard(*rings: str) -> list[WorkerMessage]:
        return [message for ring in rings for message in ears.load(ring)[1]]

    assert heard(*pieces[:3], *pieces[4:]) == []
    assert heard(*pieces[:3]) == []
    ears.keep_only(["you"])
    assert heard(*pieces[3:]) == []
    # Those of several workers are mixed.
    assert heard(*(ring for pair in zip(pieces, others, strict=True) for ring in pair)) == [LONG, LONG]


@pytest.mark.parametrize(
    "ring",
    [
        "",
        "x",
        "[]",
        "{}",
        '["me",7]',
        '["me",[["later",{}],["here",{}],3]]',
        '["me",0,1,"x"]',
        '["me",-1,0,""]',
    ],
)
def test_what_another_version_says_does_no_harm(ring: str) -> None:
    assert Rings().load(ring)[1] == []
