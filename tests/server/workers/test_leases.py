"""The bots and clocks of a table are run by one worker, and by another one as soon as that is gone."""

import signal
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.patience import until
from tests.postgres import Postgres, database_of
from tests.server.workers.crew import ONLY_BOTS, Told, crew, new_guest, until_told

pytestmark = pytest.mark.anyio

TAKEN_OVER_S = 10.0


class Desk:
    """What the database knows of one room."""

    def __init__(self, server: Postgres, url: str) -> None:
        self._server = server
        self._database = database_of(url)

    def keepers(self) -> list[str]:
        return [str(worker) for (worker,) in self.run("SELECT worker FROM ridotto.leases")]

    def length(self, table_id: str) -> int:
        ((count,),) = self.run(f"SELECT count(*) FROM ridotto.log WHERE table_id = '{table_id}'")
        return int(str(count))

    def steal(self) -> None:
        """As somebody who is alive for an hour."""
        self.run("INSERT INTO ridotto.workers VALUES ('thief', clock_timestamp() + interval '1 hour')")
        self.run("UPDATE ridotto.leases SET worker = 'thief', token = 'stolen'")

    def give_back(self) -> None:
        self.run("DELETE FROM ridotto.leases WHERE worker = 'thief'")

    def run(self, statement: str) -> list[tuple[object, ...]]:
        return self._server.run(statement, self._database)


@pytest.fixture
def url(postgres_server: Postgres) -> str:
    return postgres_server.new_database()


@pytest.fixture
def desk(postgres_server: Postgres, url: str) -> Desk:
    return Desk(postgres_server, url)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
async def test_bots_go_on_elsewhere(url: str, desk: Desk, tmp_path: Path, how: signal.Signals) -> None:
    async with crew(url, tmp_path) as (first, second):
        host, eve = await new_guest(first), await new_guest(second)
        table_id = await host.table(first, ONLY_BOTS)
        async with host.at(first, table_id) as hosts, AsyncExitStack() as later:
            await until_told(hosts, Told(), 2)
            (keeper,) = desk.keepers()
            eves, told = await later.enter_async_context(eve.at(second, table_id)), Told()
            await until_told(eves, told, 2)
            first.send(how)
            began = time.monotonic()
            await until(lambda: desk.keepers() not in ([], [keeper]))
            taken_over = time.monotonic() - began
            # What it wrote in its last moments is told first.
            last = desk.length(table_id)
            while told.numbers[-1] <= last:
                await until_told(eves, told, 1)
            assert taken_over < TAKEN_OVER_S
            assert time.monotonic() - began < TAKEN_OVER_S
            if how == signal.SIGSTOP:
                first.send(signal.SIGCONT)
                late = Told()
                while not late.numbers or late.numbers[-1] < told.numbers[-1]:
                    await until_told(hosts, late, 1)
                assert late.numbers == sorted(set(late.numbers)), "told twice or out of order"
                await until(lambda: "was out of reach" in first.log)
            assert told.numbers == sorted(set(told.numbers)), "told twice or out of order"


async def test_who_wakes_up_late_writes_nothing(url: str, desk: Desk, tmp_path: Path) -> None:
    """Nobody else has written anything, so only the token can tell."""
    async with crew(url, tmp_path, 1) as (worker,):
        host = await new_guest(worker)
        table_id = await host.table(worker, ONLY_BOTS)
        async with host.at(worker, table_id) as table:
            told = Told()
            await until_told(table, told, 3)
            worker.send(signal.SIGSTOP)
            # A transaction that was under way ends by itself.
            await until(lambda: not desk.run("SELECT 1 FROM pg_stat_activity WHERE state LIKE 'idle in%'"))
            desk.steal()
            length = desk.length(table_id)
            worker.send(signal.SIGCONT)
            await until(
                lambda: "another worker looks after it now" in worker.log or desk.length(table_id) > length
            )
            assert desk.length(table_id) == length
            desk.give_back()
            await until(lambda: desk.length(table_id) > length)
            while told.numbers[-1] <= length:
                await until_told(table, told, 1)
            assert told.numbers == sorted(set(told.numbers))


async def test_a_clean_stop_gives_everything_back(url: str, desk: Desk, tmp_path: Path) -> None:
    """Deploying worker by worker, nobody waits for a lease to run out."""
    async with crew(url, tmp_path) as (first, second):
        host, eve = await new_guest(first), await new_guest(second)
        table_id = await host.table(first, ONLY_BOTS)
        async with host.at(first, table_id) as hosts, AsyncExitStack() as later:
            await until_told(hosts, Told(), 2)
            (keeper,) = desk.keepers()
            eves = await later.enter_async_context(eve.at(second, table_id))
            assert await first.stop(signal.SIGTERM) == 0
            assert keeper not in desk.keepers()
            assert len(desk.run("SELECT id FROM ridotto.workers")) == 1
            last, told = desk.length(table_id), Told()
            await until_told(eves, told, 1)
            while told.numbers[-1] <= last:
                await until_told(eves, told, 1)
