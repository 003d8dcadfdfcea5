"""PostgreSQL crashes, is restarted or loses connections, and the server is killed: nothing told is lost."""

import asyncio
import random
import signal
from itertools import cycle
from pathlib import Path

import pytest

from tests.postgres import database_of, postgres
from tests.server.kills.evening import Harm, Server, evening_of
from tests.server.upkeep.running import ridotto

pytestmark = pytest.mark.anyio

KILLS = 8


async def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    """The database itself is content with less than we promise: synchronous_commit is off there."""
    chance = random.Random(5)
    with postgres("-c", "fsync=on", "-c", "synchronous_commit=off") as database:
        url = database.new_database()
        server = Server(url)
        harms: list[Harm] = [
            lambda: asyncio.to_thread(database.restart, signal.SIGQUIT),
            lambda: asyncio.to_thread(database.restart),
            lambda: asyncio.to_thread(database.cut_connections, database_of(url)),
            server.kill,
        ]
        turns = cycle(harms)

        async def harm() -> None:
            await next(turns)()

        evening = await evening_of(server, harm, chance, lambda kills: kills < KILLS)
        assert evening.kills == KILLS
        assert evening.acknowledged > 20
        file = tmp_path / "tables.sqlite"
        assert ridotto("move-data", url, file).status == 0
        assert ridotto("check", file).status == 0
