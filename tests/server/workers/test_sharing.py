"""What stands in no log holds across workers too: who is there, talk, names, codes, lists, limits."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, suppress
from datetime import UTC, datetime
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidHandshake

from ridotto.server.limits import Limits
from ridotto.server.store import Append, Database, open_store
from tests.patience import LOOK_S, PATIENCE_S
from tests.postgres import Postgres, database_of
from tests.server.kills.evening import SHARING, Server
from tests.server.store.rows import index
from tests.server.visitors import ask, closed, hear, say
from tests.server.workers.crew import THREE, TWO_AND_A_BOT, Guest, crew, new_guest, play, seated

pytestmark = pytest.mark.anyio

Pair = Sequence[Server]
SECONDS_OFF = 20
THINKING_S = 2.0
MOST_S = 60.0
SOCKETS_OF_ADDRESS = Limits().sockets_per_address
SOCKETS_OF_PLACE = Limits().sockets_per_place
AHEAD = (
    "import time, runpy, sys; real = time.time;"
    f" time.time = lambda: real() + {SECONDS_OFF};"
    " sys.argv[0] = 'ridotto'; runpy.run_module('ridotto', run_name='__main__')"
)


@pytest.fixture
def url(postgres_server: Postgres) -> str:
    return postgres_server.new_database()


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def pair(postgres_server: Postgres, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Pair]:
    """For all tests that neither stop a worker nor use up what an address may do: people and tables do not
    know of each other."""
    async with crew(postgres_server.new_database(), tmp_path_factory.mktemp("pair")) as workers:
        yield workers


async def until_table(table: ClientConnection, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while not is_so(message := await hear(table, "table")):
        pass
    return message


async def until(is_so: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not await is_so():
            await asyncio.sleep(LOOK_S)


async def test_who_is_there(pair: Pair) -> None:
    here, there = pair
    table_id, host, friend = await seated(here, there, {**TWO_AND_A_BOT, "is_public": True})
    async with host.at(here, table_id) as hosts:
        await until_table(hosts, lambda table: not table["seats"][1]["is_connected"])
        async with friend.at(there, table_id) as friends:
            found = await until_table(friends, lambda table: table["seats"][0]["is_connected"])
            assert [seat["name"] for seat in found["seats"]][:2] == ["Ada", "Bob"]
            await until_table(hosts, lambda table: table["seats"][1]["is_connected"])
        await until_table(hosts, lambda table: not table["seats"][1]["is_connected"])
        eve = await new_guest(there)
        async with eve.at(there, table_id):
            await until_table(hosts, lambda table: table["spectators"] == 1)
        await until_table(hosts, lambda table: table["spectators"] == 0)
        assert (await eve.summary(there, table_id))["status"] == "playing"
    for worker in pair:
        await until(partial(is_paused, worker, table_id))


async def is_paused(worker: Server, table_id: str) -> bool:
    summary = await (await new_guest(worker)).summary(worker, table_id)
    return bool(summary["status"] == "paused")


async def test_lists_of_a_worker_that_has_not_opened_the_table(url: str, tmp_path: Path) -> None:
    async with crew(url, tmp_path) as (here, there):
        host = await new_guest(here, "Ada")
        table_id = await host.table(here, {**THREE, "is_public": True})

        async def shows_host() -> bool:
            async with there.guest() as guest:
                (table,) = (await guest.get("/api/tables")).json()["tables"]
            assert table["id"] == table_id
            return bool(table["seats"][0]["is_connected"])

        assert not await shows_host()
        async with host.at(here, table_id):
            await until(shows_host)


async def test_talk(pair: Pair) -> None:
    here, there = pair
    table_id, host, friend = await seated(here, there, TWO_AND_A_BOT)
    async with host.at(here, table_id) as hosts, friend.at(there, table_id) as friends:
        assert (await ask(hosts, "chat", text="Good evening"))["type"] == "accepted"
        assert (await hear(friends, "talk"))["lines"][0]["text"] == "Good evening"
        assert (await ask(friends, "chat", text="And to you"))["type"] == "accepted"
        assert (await hear(hosts, "talk"))["lines"][-1]["text"] == "And to you"
        await say(hosts, "emote", emote="bravo")
        heard = (await hear(friends, "talk"))["lines"]
        assert [line["emote"] for line in heard] == ["bravo"]
        assert heard[0]["name"] == "Ada"
    # Who comes back by the other worker can read what was said.
    async with friend.at(here, table_id) as again:
        lines = (await hear(again, "talk"))["lines"]
        assert [line["text"] for line in lines] == ["Good evening", "And to you"]
        numbers = [line["number"] for line in lines]
        assert numbers == sorted(set(numbers))


async def test_whoever_is_muted_is_muted_everywhere(pair: Pair) -> None:
    here, there = pair
    table_id, host, friend = await seated(here, there, TWO_AND_A_BOT)
    async with friend.at(there, table_id) as friends:
        assert (await ask(friends, "mute", seat=0, is_muted=True))["type"] == "accepted"
    async with host.at(here, table_id) as hosts, friend.at(here, table_id) as friends:
        await until_table(friends, lambda table: table["seats"][0]["is_muted"])
        assert (await ask(hosts, "chat", text="Hello?"))["type"] == "accepted"
        await say(friends, "chat", text="Silence")
        while not (lines := (await hear(friends, "talk"))["lines"]):
            pass
        assert [line["text"] for line in lines] == ["Silence"]


async def test_a_new_name(pair: Pair) -> None:
    here, there = pair
    table_id, host, _ = await seated(here, there, TWO_AND_A_BOT)
    eve = await new_guest(there)
    async with eve.at(there, table_id) as eves, host.asks(here) as client:
        await client.put("/api/me", json={"name": "Countess"})
        await until_table(eves, lambda table: table["seats"][0]["name"] == "Countess")


async def test_who_comes_in_elsewhere_gets_no_new_time(pair: Pair) -> None:
    """The clocks of the worker that looks after the table are the ones that count."""
    here, there = pair
    clock = {"move_s": 60, "reserve_s": 60}
    table_id, host, friend = await seated(here, here, {**TWO_AND_A_BOT, "clock": clock})
    async with friend.at(here, table_id):
        async with host.at(here, table_id) as hosts:
            began = (await until_clock(hosts, 60))["move_s"]
            await asyncio.sleep(THINKING_S)
        async with host.at(there, table_id) as hosts:
            left = await until_clock(hosts, began - THINKING_S)
            assert left["reserve_s"] == 60
            assert left["is_running"]


async def until_clock(table: ClientConnection, most: float) -> dict[str, Any]:
    """The clock of the first seat, once it has no more than so many seconds for the move."""
    while True:
        clock: dict[str, Any] = (await hear(table, "position"))["clocks"][0]
        if clock["move_s"] <= most:
            return clock


async def test_a_pace_that_somebody_wishes_for_elsewhere(pair: Pair) -> None:
    """At the pace of the table this match would take minutes."""
    here, there = pair
    host, eve = await new_guest(there), await new_guest(here)
    seats = {"seats": ["me", "bot:heuristic", "bot:heuristic"], "starts": True}
    table_id = await host.table(there, {**THREE, **seats, "pace": "slow"})
    async with eve.at(here, table_id) as eves:
        await hear(eves, "position")
        async with host.at(there, table_id) as hosts:
            await say(hosts, "prefer", pace="instant", danger=False)
            async with asyncio.timeout(MOST_S):
                await play(hosts)


async def test_one_rematch(pair: Pair) -> None:
    here, there = pair
    table_id, host, friend = await seated(here, there, TWO_AND_A_BOT)
    async with host.at(here, table_id) as hosts, friend.at(there, table_id) as friends:
        await asyncio.gather(play(hosts), play(friends))
        answers = await asyncio.gather(ask(hosts, "rematch"), ask(friends, "rematch"))
        assert [answer["type"] for answer in answers] == ["accepted", "accepted"]
    async with host.at(here, table_id) as hosts, friend.at(there, table_id) as friends:
        tables = [(await hear(table, "table"))["next_table"] for table in (hosts, friends)]
    assert tables[0] == tables[1]
    async with host.at(there, tables[0]) as hosts, friend.at(here, tables[0]) as friends:
        # It begins by itself once everybody is there.
        await asyncio.gather(play(hosts), play(friends))


async def test_a_code_is_good_once_and_everywhere(pair: Pair) -> None:
    here, there = pair
    ada = await new_guest(here, "Ada")
    async with ada.asks(here) as phone, there.guest() as laptop, here.guest() as thief:
        code = (await phone.post("/api/me/devices/code")).json()["code"]
        assert (await laptop.post("/api/me/devices", json={"code": code})).status_code == 200
        assert (await laptop.get("/api/me")).json()["name"] == "Ada"
        assert (await thief.post("/api/me/devices", json={"code": code})).json()["code"] == "code-unknown"


async def test_a_table_that_the_database_cannot_even_look_for(pair: Pair) -> None:
    async with pair[0].guest() as guest:
        for part in ("", "/record", "/replay?form=2"):
            answer = await guest.get(f"/api/tables/a%00b{part}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")
    assert "ERROR" not in pair[0].log


async def test_limits_hold_for_all_workers_together(url: str, tmp_path: Path) -> None:
    async with crew(url, tmp_path) as (here, there):
        ada = await new_guest(here)

        async def makes_table(worker: Server) -> bool:
            async with ada.asks(worker) as client:
                return (await client.post("/api/tables", json=THREE)).status_code == 201

        made = 0
        while await makes_table(here):
            made += 1
        elsewhere = 0
        while await makes_table(there):
            elsewhere += 1
        # Twenty at once; what was made before the other worker has heard of it counts too.
        assert made >= 20
        assert elsewhere < 10
        assert not await makes_table(here)


async def test_an_address_has_one_budget_at_all_workers(url: str, tmp_path: Path) -> None:
    """Also of a worker that dies, what was held there is free again."""
    here, there = (
        Server(url, *SHARING, "--limit-local", log=tmp_path / f"{number}.log") for number in (1, 2)
    )
    try:
        await asyncio.gather(here.start(), there.start())
        eve = await new_guest(here)
        table_id = await eve.table(here, {**THREE, "is_public": True})

        async def hears_there(kind: str) -> bool:
            # A handshake that comes too soon after others is refused, later its connection too.
            with suppress(InvalidHandshake, ConnectionError):
                async with eve.at(there, table_id) as table:
                    first = await hear(table)
                    assert first.get("code") in (None, "too-many-sockets")
                    return bool(first["type"] == kind)
            return False

        await until(partial(hears_there, "welcome"))
        async with AsyncExitStack() as sockets:
            for number in range(SOCKETS_OF_ADDRESS):
                if number % SOCKETS_OF_PLACE == 0:
                    guest = await new_guest(here)
                    own_table = await guest.table(here, THREE)
                await sockets.enter_async_context(guest.at(here, own_table))
            await until(partial(hears_there, "refused"))
            await here.stop(signal.SIGKILL)
            await until(partial(hears_there, "welcome"))
    finally:
        await asyncio.gather(here.end(), there.end())


async def test_a_browser_that_is_signed_out_elsewhere(pair: Pair) -> None:
    here, there = pair
    host = await new_guest(here)
    table_id = await host.table(here, TWO_AND_A_BOT)
    async with host.asks(here) as phone, here.guest() as laptop:
        code = (await phone.post("/api/me/devices/code")).json()["code"]
        await laptop.post("/api/me/devices", json={"code": code})
        lost = Guest(laptop.cookies["ridotto"])
        async with lost.at(there, table_id) as other, host.at(there, table_id) as own:
            await hear(other, "table")
            await hear(own, "table")
            assert (await phone.delete("/api/me/devices")).status_code == 200
            assert (await closed(other))[0] == 4401
            assert (await ask(own, "stand"))["type"] == "accepted"


async def test_a_browser_that_is_somebody_else_elsewhere(pair: Pair) -> None:
    here, there = pair
    host, lost = await new_guest(here), await new_guest(here)
    table_id = await lost.table(here, TWO_AND_A_BOT)
    async with lost.at(there, table_id) as socket, host.asks(here) as phone, lost.asks(here) as browser:
        await hear(socket, "table")
        code = (await phone.post("/api/me/devices/code")).json()["code"]
        assert (await browser.post("/api/me/devices", json={"code": code})).status_code == 200
        assert (await closed(socket))[0] == 4401


async def test_somebody_who_deletes_themselves(pair: Pair) -> None:
    here, there = pair
    table_id, host, friend = await seated(here, there, TWO_AND_A_BOT)
    alone = await host.table(here, THREE)
    async with (
        host.at(here, table_id) as hosts,
        host.at(here, alone) as gone,
        friend.at(there, table_id) as friends,
    ):
        async with host.asks(there) as client:
            assert (await client.delete("/api/me")).status_code == 200
        _, said = await closed(hosts)
        assert said[-1]["code"] == "no-cookie"
        _, said = await closed(gone)
        assert said[-1]["code"] in ("no-such-table", "no-cookie")
        await until_table(friends, lambda table: table["seats"][0]["is_replaced"])


async def test_a_ring_that_was_lost(url: str, tmp_path: Path) -> None:
    """As when a worker is killed between writing and ringing."""
    async with crew(url, tmp_path, 1) as (worker,):
        host = await new_guest(worker)
        table_id = await host.table(worker, THREE)
        async with host.at(worker, table_id) as hosts:
            assert (await hear(hosts, "table"))["allows_chat"]
            silent = await open_store(Database(url), is_shared=True)
            await silent.commit(Append(table_id, 1, index(), ('{"kind":"chat","is_on":false}',)))
            await until_table(hosts, lambda table: not table["allows_chat"])
            await silent.close()


async def test_a_clock_that_is_some_seconds_off(url: str, postgres_server: Postgres, tmp_path: Path) -> None:
    """What is kept goes by the database's clock, and leases by nothing else."""
    wrong = Server(url, *SHARING, log=tmp_path / "log", program=(sys.executable, "-c", AHEAD))
    right = Server(url, *SHARING, log=tmp_path / "log")
    try:
        await asyncio.gather(wrong.start(), right.start())
        table_id, host, friend = await seated(wrong, right, TWO_AND_A_BOT)
        async with host.at(wrong, table_id) as hosts, friend.at(right, table_id) as friends:
            await asyncio.gather(play(hosts), play(friends))
        (line,) = (line for line in wrong.log.splitlines() if "clock is -20 s from the database's" in line)
        assert "set it by NTP" in line
    finally:
        await asyncio.gather(wrong.end(), right.end())
    query = f"SELECT at FROM ridotto.log WHERE table_id = '{table_id}' ORDER BY number"
    written = [datetime.fromisoformat(str(at)) for (at,) in postgres_server.run(query, database_of(url))]
    assert (datetime.now(UTC) - max(written)).total_seconds() > -1
    steps = [(later - earlier).total_seconds() for earlier, later in pairwise(written)]
    assert min(steps) > -1


async def sockets_by_worker(worker: Server) -> dict[str, float]:
    """As a reader of Prometheus' form understands the figures that one worker shows."""
    async with worker.guest() as guest:
        found = text_string_to_metric_families((await guest.get("/metrics")).text)
    (family,) = (each for each in found if each.name == "ridotto_sockets")
    return {sample.labels["worker"]: sample.value for sample in family.samples}


async def test_every_worker_shows_the_figures_of_all(url: str, tmp_path: Path) -> None:
    async with crew(url, tmp_path) as (here, there):
        table_id, host, friend = await seated(here, there, TWO_AND_A_BOT)
        async with host.at(here, table_id), friend.at(there, table_id), friend.at(there, table_id):

            async def is_told(worker: Server) -> bool:
                return sorted((await sockets_by_worker(worker)).values()) == [1, 2]

            await until(partial(is_told, here))
            await until(partial(is_told, there))
            assert await sockets_by_worker(here) == await sockets_by_worker(there)
        await there.stop(signal.SIGTERM)

        async def is_alone() -> bool:
            return len(await sockets_by_worker(here)) == 1

        await until(is_alone)
