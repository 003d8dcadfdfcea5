"""How quickly the first screen comes, with few and with many tables in the file.

    python -m bench.server.lists                 ten tables, and 100,000 of other people or of one's own
    python -m bench.server.lists --tables 1000

Servers on files of their own are asked by turns for what the first screen shows, `/api/me` and `/api/tables`,
by somebody who has been there before. That person has five tables that are public and not over; the others
are over, but for the last file, where one in a hundred is not. A list has a hundred tables at most.
"""

import argparse
import asyncio
import os
import statistics
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx

from bench.server.serving import SERVE, Process
from bench.timing import row
from ridotto.commands.simulate import simulate
from ridotto.engine.records.record import parse_record
from ridotto.games import find_game
from ridotto.messages.table.settings import TableSettings
from ridotto.server.http.people import COOKIE
from ridotto.server.store import Logged, NewTable, SqliteStore, StoredTable
from ridotto.server.store.sql.changes import make
from ridotto.server.store.sqlite.opening import open_file
from ridotto.server.tables.state.entries import Created, Entry, Event, Started, dump_entry
from ridotto.server.tables.state.replaying import replayed
from ridotto.server.tables.state.settings import SETTINGS
from ridotto.server.tables.state.table import table_index_of

PAGES = ("/api/me", "/api/tables")
OWN_UNFINISHED = 5
OTHER_PEOPLE = 1000
SOMEBODY = "0123456789abcdef"
"""Stands for a person in the tables that the others are copied from."""


@dataclass(frozen=True, eq=False)
class Scene:
    """A file, and how the first screen comes from it."""

    name: str
    own: int
    """Tables of the person who looks."""
    others: int = 0
    unfinished: float = 0.0
    """The share of the others' tables that is not over."""
    taken_ms: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        return statistics.median(self.taken_ms)

    def is_over(self, number: int) -> bool:
        if number < self.own:
            return number >= OWN_UNFINISHED
        return int(number * self.unfinished) == int((number - 1) * self.unfinished)


# The files


def matches() -> tuple[NewTable, NewTable]:
    """A finished match of somebody and two bots, and the first half of it."""
    options = find_game("bottle_imp").parse_options({"players": 3, "rounds": 1})
    (text,) = simulate([("bottle_imp", options)], games=1, seed="lists", bot="heuristic", place=1)
    settings = TableSettings(
        game="bottle_imp",
        options=options.to_json(),
        is_public=True,
        allows_spectators=True,
        pace="normal",
        clock=None,
        stand_in="heuristic",
    )
    made = Created(SOMEBODY, (f"person:{SOMEBODY}", "bot:heuristic", "bot:heuristic"), starts=True)
    entries: list[Entry] = [made, Started(), *map(Event, parse_record(text).events)]
    log = tuple(map(dump_entry, entries))
    kept = SETTINGS.dump_json(settings).decode()
    return new_table(kept, log), new_table(kept, log[: len(log) // 2])


def new_table(settings: str, log: tuple[str, ...]) -> NewTable:
    stored = StoredTable("", "lists", settings, "", tuple(Logged("", entry) for entry in log))
    return NewTable("", stored.seed, settings, table_index_of(replayed(stored), (), ""), log)


def copied(table: NewTable, number: int, person: str) -> NewTable:
    at = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(minutes=number)
    index = replace(
        table.index,
        members=(person,),
        engaged=(person,) if table.index.engaged else (),
        detail=table.index.detail.replace(SOMEBODY, person),
        updated_at=at.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
    )
    entries = (table.entries[0].replace(SOMEBODY, person), *table.entries[1:])
    return replace(table, id=f"t{number:011}", index=index, entries=entries)


async def visitor(path: Path) -> tuple[str, str]:
    """Who looks at the first screen: their id and their secret."""
    store = await SqliteStore.open(path)
    person, secret = await store.make_person()
    await store.close()
    return person.id, secret


def fill(path: Path, scene: Scene) -> str:
    """Make the file; the secret of the person who looks at it."""
    person, secret = asyncio.run(visitor(path))
    finished, unfinished = matches()
    file = open_file(path)
    file.writing.execute("BEGIN")
    for number in range(scene.own + scene.others):
        who = person if number < scene.own else f"other{number % OTHER_PEOPLE:011}"
        make(file.writing, copied(finished if scene.is_over(number) else unfinished, number, who))
    file.writing.execute("COMMIT")
    file.close()
    return secret


# The visits


def visit(scenes: dict[Scene, httpx.Client], times: int) -> None:
    for _ in range(times):
        for scene, http in scenes.items():
            started = time.perf_counter()
            for page in PAGES:
                http.get(page).raise_for_status()
            scene.taken_ms.append((time.perf_counter() - started) * 1000)


def client(path: Path, secret: str, stack: ExitStack) -> httpx.Client:
    address = stack.enter_context(Process(*SERVE, "--data", str(path)))
    http = httpx.Client(base_url=address, headers={"cookie": f"{COOKIE}={secret}"}, timeout=60)
    return stack.enter_context(http)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--visits", type=int, default=300)
    given = parser.parse_args()
    # No bots think here, so none need to be compiled meanwhile.
    os.environ["RIDOTTO_JIT"] = "0"
    few, *more = (
        Scene("10 tables, all one's own", own=10),
        Scene(f"{given.tables} tables of others, 10 of one's own", own=10, others=given.tables),
        Scene(f"{given.tables} tables, all one's own", own=given.tables),
        Scene(f"{given.tables} of others, one in a hundred open", 10, given.tables, unfinished=0.01),
    )
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        scenes = {}
        for number, scene in enumerate((few, *more)):
            path = folder / f"{number}.sqlite"
            scenes[scene] = client(path, fill(path, scene), stack)
        visit(scenes, 20)
        for scene in scenes:
            scene.taken_ms.clear()
        visit(scenes, given.visits)
    for scene in scenes:
        worst = statistics.quantiles(scene.taken_ms, n=100)[98]
        remark = f"99 of 100 within {worst:.1f} ms, {scene.median / few.median:.2f} x"
        row(scene.name, f"{scene.median:.1f} ms", remark)


if __name__ == "__main__":
    main()
