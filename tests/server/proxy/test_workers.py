"""A real proxy with TLS before two workers, set up and started as docs/hosts/hosting.md says."""

import asyncio
import re
import shlex
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from httpx import AsyncClient
from websockets.exceptions import WebSocketException

from tests.postgres import PASSWORD, Postgres
from tests.server.kills.evening import Server
from tests.server.moves import move_for
from tests.server.proxy.front import Front
from tests.server.proxy.nginx import documented, nginx
from tests.server.visitors import ask, hear, say, table_of
from tests.server.workers.crew import TWO_AND_A_BOT

pytestmark = pytest.mark.anyio

PROGRAM = "/opt/ridotto/.venv/bin/ridotto"


def setting(service: str, name: str) -> str:
    (line,) = (line for line in service.splitlines() if line.startswith(f"{name}="))
    return line.removeprefix(f"{name}=")


def documented_environment(service: str) -> dict[str, str]:
    """What the documented file adds to the environment of a service, which has no home folder."""
    assert setting(service, "DynamicUser") == "yes"
    file = re.escape(setting(service, "EnvironmentFile"))
    (written,) = {line for text in documented("sh") for line in re.findall(f'echo "(.+)" .*{file}', text)}
    (assignment,) = shlex.split(written)
    name, _, value = assignment.partition("=")
    assert value == "PASSWORD"
    return {"HOME": "/", name: PASSWORD}


def documented_worker(url: str, log: Path) -> Server:
    """The command of the service for one worker, with our program, port and database."""
    service = documented("ini")[-1]
    program, command, *words = shlex.split(setting(service, "ExecStart"))
    assert (program, command) == (PROGRAM, "serve")
    port, data = words.index("--port"), words.index("--data")
    assert words[port + 1] == "%i"
    given = {port, port + 1, data, data + 1, words.index("--no-open")}
    more = [word for at, word in enumerate(words) if at not in given]
    assert more[-2:] == ["--workers", "1"]
    without_password = re.sub(r"(?<=//)(\w+):[^@]+@", r"\1@", url)
    assert without_password != url
    return Server(without_password, *more, log=log, environment=documented_environment(service))


def test_every_service_with_a_database_has_its_password() -> None:
    services = [service for service in documented("ini") if "postgresql://" in service]
    assert len(services) == 2
    assert [documented_environment(service).keys() for service in services] == [{"HOME", "PGPASSWORD"}] * 2


class Player:
    """Somebody whose browser comes back by itself."""

    def __init__(self, front: Front, guest: AsyncClient, table_id: str) -> None:
        self._front = front
        self._guest = guest
        self._table_id = table_id
        self.moves = 0
        self.visits = 0
        self.last: object = None

    async def play(self) -> None:
        while self.last is None:
            try:
                await self._play()
            except (OSError, WebSocketException):
                await asyncio.sleep(0.05)

    async def _play(self) -> None:
        async with self._front.sit(self._guest, self._table_id) as table:
            self.visits += 1
            answered = -1
            while self.last is None:
                message = await hear(table)
                self.moves += message["type"] == "accepted"
                if message["type"] != "position":
                    continue
                self.last = message["position"]["outcome"]
                if message["task"] is not None and message["decision"] > answered:
                    answered = message["decision"]
                    await say(table, "move", answered, decision=answered, move=move_for(message["task"]))


async def seat(front: Front, host: AsyncClient, friend: AsyncClient) -> list[Player]:
    table_id = await table_of(host, {**TWO_AND_A_BOT, "options": {"players": 3, "rounds": 3}})
    async with front.sit(host, table_id) as hosts, front.sit(friend, table_id) as friends:
        assert (await ask(friends, "sit", seat=1))["type"] == "accepted"
        assert (await ask(hosts, "start"))["type"] == "accepted"
    return [Player(front, guest, table_id) for guest in (host, friend)]


@asynccontextmanager
async def two_workers(database: Postgres, folder: Path) -> AsyncIterator[tuple[Front, list[Server]]]:
    """The way in, and who stands behind it."""
    url = database.new_database()
    workers = [documented_worker(url, folder / f"worker-{number}.log") for number in range(2)]
    try:
        await asyncio.gather(*(worker.start() for worker in workers))
        async with nginx(folder, *(worker.port for worker in workers)) as (port, trust):
            yield Front(port, trust), workers
    finally:
        await asyncio.gather(*(worker.end() for worker in workers))


async def test_a_match_goes_on_though_a_worker_is_killed(postgres_server: Postgres, tmp_path: Path) -> None:
    async with two_workers(postgres_server, tmp_path) as (front, workers):
        async with front.guest() as host, front.guest("127.0.0.2") as friend:
            for guest in (host, friend):
                answer = await guest.get("/api/me")
                assert "Secure" in answer.headers["set-cookie"]
            players = await seat(front, host, friend)
            playing = [asyncio.create_task(player.play()) for player in players]
            for worker in workers:
                goal = players[0].moves + 5
                while players[0].moves < goal and not playing[0].done():
                    await asyncio.sleep(0.01)
                await worker.kill()
            await asyncio.gather(*playing)
            assert players[0].last == players[1].last
            assert max(player.visits for player in players) > 1
        assert [await worker.stop(signal.SIGTERM) for worker in workers] == [0, 0]


async def test_a_worker_that_is_down_is_left_out(postgres_server: Postgres, tmp_path: Path) -> None:
    async with two_workers(postgres_server, tmp_path) as (front, workers), front.guest() as guest:
        await guest.get("/api/me")
        await workers[0].stop(signal.SIGTERM)
        for number in range(10):
            answer = await guest.put("/api/me", json={"name": f"Ada {number}"})
            assert (answer.status_code, answer.json()["name"]) == (200, f"Ada {number}")
