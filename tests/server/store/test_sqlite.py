"""What the SQLite file keeps, and what it says when it cannot be used."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ridotto.engine.errors import RidottoError
from ridotto.server.store import Append, SqliteStore
from ridotto.server.store.sql.writer import Writer
from ridotto.server.store.sqlite.migrations import VERSION
from tests.patience import PATIENCE_S
from tests.server.store.rows import index, new_table

pytestmark = pytest.mark.anyio


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "ridotto.sqlite"


async def log_of(store: SqliteStore, table_id: str = "t1") -> tuple[str, ...]:
    found = await store.find_table(table_id)
    assert found is not None
    return tuple(logged.entry for logged in found.entries)


async def test_only_a_hash_of_the_secret_is_kept(path: Path) -> None:
    store = await SqliteStore.open(path)
    _, secret = await store.make_person()
    kept = b"".join(file.read_bytes() for file in path.parent.iterdir())
    await store.close()
    assert secret.encode() not in kept + path.read_bytes()


async def test_what_is_kept_outlives_a_crash_of_the_machine(path: Path) -> None:
    """No test can pull the plug: these are SQLite's promises, and they hold with exactly these settings."""
    store = await SqliteStore.open(path)
    for connection in (store._writer._connection, store._reader):
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,), "FULL"
        assert connection.execute("PRAGMA fullfsync").fetchone() == (1,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    await store.close()


# Files that cannot be used


async def refusal(path: Path) -> RidottoError:
    with pytest.raises(RidottoError) as caught:
        await SqliteStore.open(path)
    assert str(path) in str(caught.value)
    return caught.value


async def test_one_file_has_one_server(path: Path) -> None:
    store = await SqliteStore.open(path)
    assert (await refusal(path)).code == "store-in-use"
    await store.close()
    await (await SqliteStore.open(path)).close()


HOLD = """
import asyncio, sys
from pathlib import Path
from ridotto.server.store import SqliteStore

async def hold() -> None:
    await SqliteStore.open(Path(sys.argv[1]))
    print("open", flush=True)
    await asyncio.to_thread(sys.stdin.read)

asyncio.run(hold())
"""


async def test_a_server_in_another_process_holds_the_file_until_it_is_killed(path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"open\n"
        assert (await refusal(path)).code == "store-in-use"
        other.kill()
    await (await SqliteStore.open(path)).close()


async def test_a_file_of_a_newer_version(path: Path) -> None:
    await (await SqliteStore.open(path)).close()
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    error = await refusal(path)
    assert (error.code, error.facts["version"]) == ("store-too-new", VERSION + 1)


@pytest.mark.parametrize("content", [b"not a database" * 100, b"x"])
async def test_a_file_that_is_no_database(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(content)
    assert (await refusal(file)).code == "store-not-ours"
    assert file.read_bytes() == content


async def test_somebody_elses_database_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "music.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
    connection.close()
    before = file.read_bytes()
    assert (await refusal(file)).code == "store-not-ours"
    assert file.read_bytes() == before


async def test_a_folder_instead_of_a_file(tmp_path: Path) -> None:
    assert (await refusal(tmp_path)).code == "store-not-writable"


async def test_a_device_instead_of_a_file() -> None:
    """To read from one may never end."""
    async with asyncio.timeout(PATIENCE_S):
        assert (await refusal(Path(os.devnull))).code == "store-not-ours"


async def test_a_file_where_a_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "plain").write_text("")
    assert (await refusal(tmp_path / "plain" / "ridotto.sqlite")).code == "store-not-writable"


async def test_the_file_is_for_its_owner_only(path: Path) -> None:
    await (await SqliteStore.open(path)).close()
    if sys.platform != "win32":
        assert path.stat().st_mode & 0o077 == 0


class BrokenDisk:
    """A connection that nothing can be done with, not even undone."""

    in_transaction = True

    def execute(self, _: str) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    def close(self) -> None: ...


async def test_a_broken_disk_keeps_nobody_waiting() -> None:
    disk: Any = BrokenDisk()
    writer = Writer(disk, lambda: None, "BEGIN")
    for _ in range(2):
        with pytest.raises(RidottoError) as caught:
            await asyncio.wait_for(writer.write(lambda _: None), PATIENCE_S)
        assert caught.value.code == "store-failed"
    await asyncio.to_thread(writer.close)


async def test_a_full_disk_changes_nothing(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.commit(new_table())
    await store.close()
    with sqlite3.connect(path) as connection:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.close()
    store = await SqliteStore.open(path)
    store._writer._connection.execute(f"PRAGMA max_page_count = {pages}")
    long = Append("t1", 1, index(), tuple("x" * 1000 for _ in range(100)))
    with pytest.raises(RidottoError) as caught:
        await store.commit(long)
    assert caught.value.code == "store-full"
    assert await log_of(store) == ("made",)
    store._writer._connection.execute("PRAGMA max_page_count = 100000")
    await store.commit(long)
    assert len(await log_of(store)) == 101
    await store.close()
