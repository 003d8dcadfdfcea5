"""Replays: whose turn it is, and who pays."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from threading import current_thread
from time import thread_time

import pytest

from ridotto.engine.errors import RidottoError
from ridotto.server.limits import Rate
from ridotto.server.network.callers.addresses import household
from ridotto.server.replays.desk import Desk
from ridotto.server.slices import Steps, slice_queue
from ridotto.server.token_buckets import Buckets
from tests.patience import PATIENCE_S, until
from tests.server.visitors import SOMEWHERE

pytestmark = pytest.mark.anyio


PLENTY = Rate(1000, 1000)


def spent(slices: int) -> Iterator[None]:
    """Steps that each take a whole slice."""
    for _ in range(slices):
        began = thread_time()
        while thread_time() - began < slice_queue.SLICE_S:
            pass
        yield


def steps_of(slices: int, name: bytes, done: list[bytes] | None = None) -> Steps[bytes]:
    """An answer after so many slices."""
    yield from spent(slices)
    if done is not None:
        done.append(name)
    return name


@asynccontextmanager
async def opened(budget: Rate = PLENTY, most_waiting: int = 30) -> AsyncIterator[Desk]:
    at = Desk(Buckets(budget), most_waiting)
    try:
        yield at
    finally:
        await at.close()


def asking(at: Desk, steps: Steps[bytes], address: str = SOMEWHERE) -> "asyncio.Task[bytes]":
    return asyncio.create_task(at.draw(steps, address, is_charged=True))


@pytest.mark.parametrize("address", [SOMEWHERE, "198.51.100.7"], ids=["same address", "another address"])
async def test_who_asks_for_little_does_not_wait_for_those_who_ask_for_much(address: str) -> None:
    order: list[bytes] = []
    async with opened() as at:
        large = [asking(at, steps_of(40, b"large", order)) for _ in range(20)]
        await until(lambda: at.waiting >= 19)
        small = asking(at, steps_of(3, b"small", order), address)
        async with asyncio.timeout(PATIENCE_S):
            await asyncio.gather(small, *large)
    assert order == [b"small"] + [b"large"] * 20


async def test_the_event_loop_has_a_turn_between_two_slices() -> None:
    turns: list[int] = []
    threads: set[str] = set()

    def noting() -> Steps[bytes]:
        """In every slice: how often the loop has had a turn by then."""
        for _ in range(20):
            turns.append(taken)
            threads.add(current_thread().name)
            yield from spent(1)
        return b""

    taken = 0
    async with opened() as at:
        drawing = asking(at, noting())
        async with asyncio.timeout(PATIENCE_S):
            while not drawing.done():
                taken += 1
                await asyncio.sleep(0)
    assert len({*turns}) == 20, "another number each time"
    assert current_thread().name not in threads


async def test_an_address_has_its_turn_however_many_another_asks_for() -> None:
    """By turns: one step of the one address, one of the other."""
    order: list[bytes] = []
    async with opened() as at:
        many = [asking(at, steps_of(10, b"many", order), "192.0.2.1") for _ in range(10)]
        await until(lambda: at.waiting >= 9)
        one = asking(at, steps_of(12, b"one", order), "192.0.2.2")
        async with asyncio.timeout(PATIENCE_S):
            await asyncio.gather(one, *many)
    # The twelve steps of the one come beside twelve of the hundred that the others need.
    assert order[0] == b"one"


async def test_a_site_has_one_turn_however_many_addresses_ask() -> None:
    order: list[bytes] = []
    async with opened() as at:
        many = [
            asking(at, steps_of(10, b"many", order), household(f"2001:db8:7:{n}::1")) for n in range(1, 11)
        ]
        await until(lambda: at.waiting >= 9)
        one = asking(at, steps_of(12, b"one", order), "192.0.2.2")
        async with asyncio.timeout(PATIENCE_S):
            await asyncio.gather(one, *many)
    assert order[0] == b"one"


async def test_where_too_many_wait_the_busiest_site_is_refused() -> None:
    """Its addresses ask for one each, fewer than a guest elsewhere."""
    async with opened(most_waiting=5) as at:
        guest = [asking(at, steps_of(2000, b""), SOMEWHERE) for _ in range(2)]
        greedy = [asking(at, steps_of(2000, b""), household(f"2001:db8:7:{n}::1")) for n in range(8)]
        await until(lambda: sum(task.done() for task in greedy) >= 4)
        refused = [task for task in greedy if task.done()]
        assert refused == greedy[-len(refused) :], "the newest ones"
        assert not any(task.done() for task in guest)
        for task in (*greedy, *guest):
            task.cancel()
        await asyncio.gather(*greedy, *guest, return_exceptions=True)


async def test_where_too_many_wait_the_busiest_address_is_refused() -> None:
    async with opened(most_waiting=4) as at:
        greedy = [asking(at, steps_of(2000, b""), "192.0.2.1") for _ in range(8)]
        await until(lambda: sum(task.done() for task in greedy) >= 3)
        refused = [task for task in greedy if task.done()]
        assert refused == greedy[-len(refused) :], "the newest ones"
        modest = [asking(at, steps_of(2, b"modest"), f"192.0.2.{number}") for number in (2, 3, 4)]
        async with asyncio.timeout(PATIENCE_S):
            assert await asyncio.gather(*modest) == [b"modest"] * 3
        assert not greedy[0].done()
        for task in greedy:
            task.cancel()
        for error in await asyncio.gather(*greedy, return_exceptions=True):
            assert isinstance(error, asyncio.CancelledError) or (
                isinstance(error, RidottoError)
                and (error.code, error.facts) == ("replays-busy", {"seconds": 5})
            )


async def test_a_replay_that_nobody_waits_for_is_given_up() -> None:
    told: list[str] = []

    def endless() -> Steps[bytes]:
        try:
            while True:
                told.append("step")
                yield
        finally:
            told.append("given up")

    async with opened() as at:
        drawing = asking(at, endless())
        await until(lambda: told)
        drawing.cancel()
        await until(lambda: told[-1] == "given up")
        assert await asking(at, steps_of(1, b"next")) == b"next"
        assert at.waiting == 0


async def test_who_waits_when_the_server_closes_is_told() -> None:
    async with opened() as at:
        drawing = [asking(at, steps_of(10**9, b"")) for _ in range(3)]
        await until(lambda: at.waiting >= 2)
        await at.close()
        late = asking(at, steps_of(1, b""))
        for error in await asyncio.gather(*drawing, late, return_exceptions=True):
            assert isinstance(error, RidottoError)
            assert error.code == "store-closed"


async def test_whatever_goes_wrong_in_one_replay_concerns_nobody_else() -> None:
    def failing() -> Steps[bytes]:
        yield
        raise ZeroDivisionError

    async with opened() as at:
        broken, whole = asking(at, failing()), asking(at, steps_of(5, b"whole"))
        with pytest.raises(ZeroDivisionError):
            await broken
        assert await whole == b"whole"


async def test_what_a_replay_takes_is_charged_to_its_address() -> None:
    async with opened(Rate(1, 1 / 1000)) as at:
        assert await asking(at, steps_of(20, b"first")) == b"first"
        with pytest.raises(RidottoError) as refused:
            await asyncio.wait_for(asking(at, steps_of(10**9, b"")), PATIENCE_S)
        assert refused.value.code == "too-fast"
        assert isinstance(refused.value.facts["seconds"], int)
        # Others have their own; and so has whoever is at this machine.
        assert await asking(at, steps_of(3, b"other"), "192.0.2.9") == b"other"
        assert await at.draw(steps_of(3, b"own"), SOMEWHERE, is_charged=False) == b"own"


async def test_nobody_takes_more_than_their_budget_by_asking_for_much_at_once() -> None:
    """A budget of 0.2 s: of replays that take 10 s in all, those that are under way are refused too."""
    async with opened(Rate(1, 1 / 1000)) as at:
        at._budgets.charge(SOMEWHERE, 0.8)
        began = thread_time_of(at)
        asked = [asking(at, steps_of(500, b"")) for _ in range(10)]
        async with asyncio.timeout(PATIENCE_S):
            errors = await asyncio.gather(*asked, return_exceptions=True)
        assert {getattr(error, "code", None) for error in errors} == {"too-fast"}
        assert thread_time_of(at) - began < 1


def thread_time_of(at: Desk) -> float:
    """The processor time of the thread that draws."""
    return at._slices._thread.submit(thread_time).result()
