"""A room of several workers where anything may die at any moment."""

import asyncio
import random
import signal
from collections.abc import Callable
from pathlib import Path

from httpx import AsyncClient

from tests.postgres import Postgres, database_of
from tests.server.kills.evening import SHARING, Evening, Harm, Server, evening_of
from tests.server.upkeep.running import ridotto

LONGEST_STOP_S = 8.0
"""Longer than a worker that says nothing counts as alive."""


class Room:
    """Several workers behind one name: whoever comes is sent to any of them, also to one that is gone."""

    def __init__(self, url: str, log: Path, count: int, chance: random.Random) -> None:
        self.workers = [Server(url, *SHARING, log=log) for _ in range(count)]
        self._chance = chance

    @property
    def port(self) -> int:
        return self._chance.choice(self.workers).port

    def guest(self) -> AsyncClient:
        return self._chance.choice(self.workers).guest()

    async def start(self) -> None:
        await asyncio.gather(*(worker.start() for worker in self.workers))

    async def stop(self, number: int) -> int:
        return max(await asyncio.gather(*(worker.stop(number) for worker in self.workers)))

    async def end(self) -> None:
        await asyncio.gather(*(worker.end() for worker in self.workers))

    # Harms

    async def kill_one(self) -> None:
        await self._chance.choice(self.workers).kill()

    async def stop_one_for_a_while(self) -> None:
        worker = self._chance.choice(self.workers)
        worker.send(signal.SIGSTOP)
        await asyncio.sleep(self._chance.uniform(0, LONGEST_STOP_S))
        worker.send(signal.SIGCONT)


async def evening_of_workers(
    database: Postgres,
    folder: Path,
    chance: random.Random,
    goes_on: Callable[[int], bool],
    rounds: int = 4,
) -> Evening:
    """Workers and their database are harmed in any order, and the room is sound in the end."""
    url = database.new_database()
    log = folder / f"{database_of(url)}.log"
    room = Room(url, log, 2, chance)
    harms: list[Harm] = [
        room.kill_one,
        room.stop_one_for_a_while,
        lambda: asyncio.to_thread(database.restart, signal.SIGQUIT),
        lambda: asyncio.to_thread(database.cut_connections, database_of(url)),
        lambda: asyncio.to_thread(database.restart),
    ]
    # A killed worker is the most usual harm.
    weights = [2, *(1 for _ in harms[1:])]

    async def harm() -> None:
        (chosen,) = chance.choices(harms, weights)
        await chosen()

    try:
        evening = await evening_of(room, harm, chance, goes_on, rounds)
    finally:
        await room.end()
    file = folder / f"{database_of(url)}.sqlite"
    assert ridotto("move-data", url, file).status == 0
    assert ridotto("check", file).status == 0
    assert "Traceback" not in log.read_text("utf-8")
    return evening
