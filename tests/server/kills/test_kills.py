"""Killed at any moment, a server loses nothing that anybody was told."""

import asyncio
import random
import subprocess
import sys
import time
from collections import defaultdict
from dataclasses import replace
from pathlib import Path

import pytest

from ridotto.engine.records.verify import verify
from ridotto.server.bot_pool import BotPool
from ridotto.server.store import SqliteStore, StoredTable
from ridotto.server.tables import TableDirectory
from ridotto.server.tables.session.messages import Positions
from ridotto.server.tables.state.entries import Event, load_entry
from ridotto.server.tables.state.replaying import replayed
from ridotto.server.tables.state.table import Table
from ridotto.server.upkeep.check import check as look_for_damage
from ridotto.server.upkeep.reading import reading_newest
from tests.patience import PATIENCE_S
from tests.server.kills.child import PEOPLE, play

pytestmark = pytest.mark.anyio

KILLS = 12
MOST_LINES = 150
"""A server is killed after it has said fewer than so many things."""


class Acknowledged:
    """What the servers said before they were killed."""

    def __init__(self) -> None:
        self.tables: dict[str, None] = {}
        self.finished: set[str] = set()
        """Tables whose end was found in the file."""
        self.told: dict[str, list[tuple[int, str]]] = defaultdict(list)
        self.took: dict[str, list[str]] = defaultdict(list)

    @property
    def running(self) -> list[str]:
        return [table for table in self.tables if table not in self.finished]

    def read(self, line: str) -> None:
        kind, table, *rest = line.split(" ", 2)
        self.tables.setdefault(table)
        if kind == "told":
            seat, position = rest[0].split(" ", 1)
            self.told[table].append((int(seat), position))
        elif kind == "took":
            self.took[table].append(rest[0])


def run_and_kill(path: Path, acknowledged: Acknowledged, moments: random.Random) -> None:
    """Start a server, read what it says for a while, and kill it in the middle of something."""
    command = [sys.executable, "-m", "tests.server.kills.child", str(path), *acknowledged.running]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as server:
        assert server.stdout is not None
        lines = [server.stdout.readline() for _ in range(moments.randrange(1, MOST_LINES))]
        assert lines[-1], "the server stopped by itself"
        time.sleep(moments.uniform(0, 0.005))  # any moment will do
        server.kill()
        lines += server.stdout.readlines()
    # The kill may have cut the last line.
    for line in lines:
        if line.endswith("\n"):
            acknowledged.read(line.rstrip("\n"))


def after(stored: StoredTable, entries: int) -> Table:
    """The table when its log was this long."""
    return replayed(replace(stored, entries=stored.entries[:entries]))


async def check(path: Path, acknowledged: Acknowledged) -> None:
    """Everything that was said is in the file, to the byte."""
    store = await SqliteStore.open(path)
    for table_id in acknowledged.running:
        stored = await store.find_table(table_id)
        assert stored is not None, "a table is lost"
        table = replayed(stored)
        assert verify(table.match.record()) is None
        log = [load_entry(logged.entry) for logged in stored.entries]
        kept = [entry.line for entry in log if isinstance(entry, Event)]
        for line in acknowledged.took[table_id]:
            assert line in kept, "a move is lost"
        for seat, position in acknowledged.told[table_id][-2:]:
            number = int(position.split('"number":', 1)[1].split(",", 1)[0])
            assert number <= len(log), "somebody was told of what is not kept"
            assert Positions(after(stored, number), ()).info_for(seat).decode() == position
        if table.is_over:
            acknowledged.finished.add(table_id)
    await store.close()


async def play_to_the_end(path: Path, acknowledged: Acknowledged) -> int:
    store = await SqliteStore.open(path)
    directory = await TableDirectory.open(store, bots=BotPool(1, step_s=0.0))
    finished = 0
    for table_id in acknowledged.running:
        session = await directory.find(table_id)
        if not session.is_started:
            continue
        for person in PEOPLE:
            session.join(person, lambda *_: None)
        async with asyncio.timeout(PATIENCE_S):
            await asyncio.gather(*(play(session, seat) for seat in (0, 1)))
        record = session.record()
        assert record.result is not None
        assert verify(record) is None
        finished += 1
    await directory.close()
    await store.close()
    return finished


async def test_killed_servers_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "ridotto.sqlite"
    acknowledged = Acknowledged()
    moments = random.Random(3)
    for _ in range(KILLS):
        run_and_kill(path, acknowledged, moments)
        await check(path, acknowledged)
    assert sum(map(len, acknowledged.took.values())) > 20
    assert await play_to_the_end(path, acknowledged) > 0
    with reading_newest(path) as file:
        assert list(look_for_damage(file)) == []
