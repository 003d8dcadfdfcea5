"""Files of older versions are brought up to date, in one piece or not at all."""

import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ridotto.engine.records.verify import verify
from ridotto.server.bot_pool import BotPool
from ridotto.server.store import Listed, SqliteStore
from ridotto.server.store.sqlite.migrations import STEPS, VERSION, scripts
from ridotto.server.tables import TableDirectory
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.anyio

DUMP = Path(__file__).with_name("version_1.sql")
"""A file of the first version: two people at four tables."""
ADA, BOB = "c5d081fdd3ba3d8e", "966acd2158e54b5e"
ADAS_SECRET = "MiCAuVvK_iHb6bLVN_WN5Jd2QT6ZsUBfGTxfUq1mWck"
OVER, REMATCH, RUNNING, LEFT_BY_BOB = "hde5kj7kzuf4", "d8ja8696vqkt", "5vrxiw65m7n9", "57fa8h5brd4n"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path)) as file:
        file.executescript(DUMP.read_text("utf-8"))
    return path


def content(path: Path) -> dict[str, list[Any]]:
    """All that the first version kept."""
    columns = {
        "people": "id, secret_hash, name",
        "tables": "id, seed, settings, is_public, status, detail, updated_at",
        "members": "person, table_id",
        "log": "table_id, number, at, entry",
    }
    with closing(sqlite3.connect(path)) as file:
        return {
            table: sorted(file.execute(f"SELECT {names} FROM {table}")) for table, names in columns.items()
        }


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as file:
        return int(file.execute("PRAGMA user_version").fetchone()[0])


def schema_of(path: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as file:
        return sorted(file.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"))


def schema_after(version: int, folder: Path) -> list[tuple[str, str]]:
    """What the first steps make of an empty file."""
    path = folder / f"version_{version}.sqlite"
    with closing(sqlite3.connect(path)) as file:
        for script in scripts()[:version]:
            file.executescript(script)
    return schema_of(path)


async def listed(store: SqliteStore, person: str) -> tuple[Listed, ...]:
    return await store.tables_of(person, unfinished=10, over=10)


async def open_and_close(path: Path) -> None:
    await (await SqliteStore.open(path)).close()


async def test_everything_of_the_first_version_is_there(path: Path) -> None:
    before = content(path)
    assert version_of(path) == 1
    store = await SqliteStore.open(path)
    directory = await TableDirectory.open(store, bots=BotPool(1, step_s=0.0))
    ada = await store.person_by_secret(ADAS_SECRET)
    assert ada is not None
    assert (ada.id, ada.name) == (ADA, "Ada")
    mine = await directory.tables_of(ada)
    assert {table.id: table.status for table in mine} == {
        REMATCH: "gathering",
        RUNNING: "paused",
        LEFT_BY_BOB: "paused",
        OVER: "over",
    }
    assert mine[-1].id == OVER
    assert [table.id for table in await directory.public_tables()] == [RUNNING]
    over, running = await directory.find(OVER), await directory.find(RUNNING)
    assert over.record().result is not None
    assert verify(over.record()) is None
    assert running.is_started
    assert verify(running.record()) is None
    await directory.close()
    await store.close()
    assert version_of(path) == VERSION
    assert content(path) == before


async def test_who_is_engaged_is_found_out(path: Path) -> None:
    """As it is for tables of this version: Bob has left one, and the rematch is not his."""
    store = await SqliteStore.open(path)
    assert [await store.count_engaged(person, 10) for person in (ADA, BOB)] == [3, 1]
    await store.close()
    with closing(sqlite3.connect(path)) as file:
        engaged = file.execute("SELECT person, table_id FROM members WHERE is_engaged").fetchall()
    assert set(engaged) == {(ADA, REMATCH), (ADA, RUNNING), (ADA, LEFT_BY_BOB), (BOB, RUNNING)}


async def test_a_new_file_is_made_of_the_same_steps(path: Path, tmp_path: Path) -> None:
    await open_and_close(path)
    new = tmp_path / "new.sqlite"
    await open_and_close(new)
    assert schema_of(path) == schema_of(new)
    assert version_of(new) == VERSION


async def test_a_file_that_is_up_to_date_stays_as_it_is(path: Path) -> None:
    await open_and_close(path)
    before = path.read_bytes()
    await open_and_close(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "detail",
    ["no JSON", "{}", "[]", "5", '{"seats": 5}', '{"seats": [null], "absent": "x"}', "[" * 5000, b"\xff\xfe"],
)
async def test_a_damaged_row_does_not_stand_in_the_way(path: Path, detail: str | bytes) -> None:
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE tables SET detail = CAST(? AS TEXT) WHERE id = ?", (detail, RUNNING))
    store = await SqliteStore.open(path)
    rows = await listed(store, ADA)
    await store.close()
    assert version_of(path) == VERSION
    assert len(rows) == 4


MIGRATE_AND_DIE = """
import os, signal, sqlite3, sys
from itertools import count
from pathlib import Path
from ridotto.server.store.sqlite.opening import connect
from ridotto.server.store.sqlite.schema import prepare

statements = count()

def die_at(_: str) -> None:
    if next(statements) == int(sys.argv[2]):
        os.kill(os.getpid(), signal.SIGKILL)

connection = connect(Path(sys.argv[1]))
connection.set_trace_callback(die_at)
prepare(connection, sys.argv[1])
connection.set_trace_callback(None)
connection.close()
"""


async def test_killed_at_any_statement_it_is_the_old_file_or_the_new_one(path: Path, tmp_path: Path) -> None:
    before = content(path)
    schemas = {version: schema_after(version, tmp_path) for version in range(1, VERSION + 1)}
    found = []
    for statement in range(100):
        copy = tmp_path / str(statement) / "tables.sqlite"
        copy.parent.mkdir()
        shutil.copy(path, copy)
        child = subprocess.run(
            [sys.executable, "-c", MIGRATE_AND_DIE, str(copy), str(statement)],
            check=False,
            timeout=PATIENCE_S,
        )
        found.append(version_of(copy))
        assert schema_of(copy) == schemas[found[-1]]
        assert content(copy) == before
        if child.returncode == 0:
            break
        assert child.returncode == -signal.SIGKILL
        await open_and_close(copy)
        assert (version_of(copy), schema_of(copy)) == (VERSION, schemas[VERSION])
    assert found == sorted(found)
    assert found.count(1) > 5, "it was killed in the middle"
    assert found[-1] == VERSION


async def test_the_first_step_is_what_the_first_version_made(path: Path, tmp_path: Path) -> None:
    """A step that was released is never changed."""
    assert schema_after(1, tmp_path) == schema_of(path)
    assert len(STEPS) == VERSION
