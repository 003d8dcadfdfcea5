"""A data file that is deleted, moved or replaced while the server runs, and a disk that takes nothing."""

import resource
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from ridotto.engine.errors import RidottoError
from ridotto.server.store import SqliteStore
from tests.server.serving import Serving, refused_start, serving
from tests.server.store.rows import new_table

BESIDE = ("", "-wal", "-shm")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "tables.sqlite"


@pytest.fixture
def server(file: Path, tmp_path: Path) -> Iterator[Serving]:
    with serving(file, tmp_path / "log") as server:
        yield server


def rename(guest: httpx.Client, name: str) -> tuple[int, str]:
    """The status and the code, or the name that is told."""
    answer = guest.put("/api/me", json={"name": name})
    content = answer.json()
    return answer.status_code, content["name"] if answer.status_code == 200 else content["code"]


def beside(file: Path, ending: str) -> Path:
    return file.with_name(file.name + ending)


def delete(file: Path) -> None:
    for ending in BESIDE:
        beside(file, ending).unlink()


def delete_the_newest_changes(file: Path) -> None:
    beside(file, "-wal").unlink()


def move_folder(file: Path) -> None:
    file.parent.rename(file.parents[1] / "moved")


def replace_by_another(file: Path) -> None:
    """As programs do that write a new file first and then give it the old one's name."""
    new = file.with_name("new.sqlite")
    shutil.copy(file, new)
    new.rename(file)


GONE = (503, "store-gone")


@pytest.mark.parametrize("harm", [delete, delete_the_newest_changes, move_folder, replace_by_another])
def test_nothing_is_acknowledged_any_more(file: Path, server: Serving, harm: Callable[[Path], None]) -> None:
    with server.guest() as guest, server.guest() as stranger:
        assert rename(guest, "Ada") == (200, "Ada")
        harm(file)
        for _ in range(5):
            assert rename(guest, "Bob") == GONE
            answers = [guest.get("/api/me"), guest.get("/api/tables"), stranger.get("/api/me")]
            made = guest.post("/api/tables", json={"game": "bottle_imp"})
            for answer in (*answers, made):
                assert (answer.status_code, answer.json()["code"]) == GONE
        assert guest.get("/api/catalogue").status_code == 200
    (line,) = server.log.splitlines()
    assert "was deleted, moved or replaced" in line
    assert str(file) in line
    assert server.stop() == 0


@pytest.mark.parametrize("harm", [delete, delete_the_newest_changes])
def test_through_a_link_too(file: Path, tmp_path: Path, harm: Callable[[Path], None]) -> None:
    """The changes lie beside the file, not beside the link."""
    file.parent.mkdir()
    link = tmp_path / "link.sqlite"
    link.symlink_to(file)
    with serving(link, tmp_path / "log") as server, server.guest() as guest:
        assert rename(guest, "Ada") == (200, "Ada")
        harm(file)
        assert rename(guest, "Bob") == GONE
        assert server.stop() == 0


def test_a_file_that_comes_back(file: Path, server: Serving) -> None:
    away = file.parents[1] / "moved"
    with server.guest() as guest:
        for number in range(3):
            file.parent.rename(away)
            assert rename(guest, "nobody") == GONE
            away.rename(file.parent)
            assert rename(guest, f"Ada {number}") == (200, f"Ada {number}")
    told = [line.rpartition(": ")[2] for line in server.log.splitlines()]
    assert len(told) == 6
    assert told[1::2] == ["changes are saved again"] * 3
    assert server.stop() == 0


def test_what_was_acknowledged_is_in_the_file_that_was_moved(file: Path, server: Serving) -> None:
    acknowledged = ""
    away = file.parents[1] / "moved"
    with server.guest() as guest:
        for number in range(200):
            if number == 100:
                file.parent.rename(away)
            status, name = rename(guest, str(number))
            acknowledged = name if status == 200 else acknowledged
    server.kill()
    with closing(sqlite3.connect(away / file.name)) as moved:
        assert moved.execute("SELECT name FROM people").fetchall() == [(acknowledged,)]
    assert acknowledged == "99"


def test_a_new_file_in_the_old_place_is_not_touched(file: Path, server: Serving) -> None:
    with server.guest() as guest:
        rename(guest, "Ada")
        replace_by_another(file)
        before = file.read_bytes()
        assert rename(guest, "Bob") == GONE
    assert server.stop() == 0
    assert file.read_bytes() == before


@pytest.mark.anyio
async def test_a_file_that_goes_in_the_middle_of_a_transaction(tmp_path: Path) -> None:
    """SQLite does not mind; whoever asked is not told that it is kept."""
    path, away = tmp_path / "tables.sqlite", tmp_path / "away.sqlite"
    store = await SqliteStore.open(path)

    def move_at_the_end(statement: str) -> None:
        if statement == "COMMIT":
            path.rename(away)

    store._file.writing.set_trace_callback(move_at_the_end)
    with pytest.raises(RidottoError) as caught:
        await store.commit(new_table())
    assert caught.value.code == "store-gone"
    store._file.writing.set_trace_callback(None)
    away.rename(path)
    assert await store.find_table("t1") is not None
    await store.close()


@pytest.mark.anyio
async def test_nothing_is_written_into_a_file_that_is_gone(tmp_path: Path) -> None:
    path, away = tmp_path / "tables.sqlite", tmp_path / "away.sqlite"
    store = await SqliteStore.open(path)
    path.rename(away)
    with pytest.raises(RidottoError) as caught:
        await store.commit(new_table())
    assert caught.value.code == "store-gone"
    away.rename(path)
    assert await store.find_table("t1") is None
    await store.commit(new_table())
    assert await store.find_table("t1") is not None
    await store.close()


# A disk that takes nothing


def limit_file_size(server: Serving, size: int) -> None:
    """Files of this process cannot grow beyond this: every write fails, as on a disk that is full."""
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))


def test_a_disk_that_takes_nothing_for_a_while(file: Path, server: Serving) -> None:
    with server.guest() as guest:
        assert rename(guest, "Ada") == (200, "Ada")
        limit_file_size(server, beside(file, "-wal").stat().st_size)
        for _ in range(5):
            assert rename(guest, "Bob") == (503, "store-failed")
        assert guest.get("/api/me").json()["name"] == "Ada"
        limit_file_size(server, resource.RLIM_INFINITY)
        assert rename(guest, "Cleo") == (200, "Cleo")
    assert server.log.count("changes are not saved") == 1
    assert "Traceback" not in server.log
    server.kill()
    with closing(sqlite3.connect(file)) as kept:
        assert kept.execute("SELECT name FROM people").fetchall() == [("Cleo",)]


def test_the_next_server_finds_a_file_that_was_put_back(file: Path, tmp_path: Path) -> None:
    with serving(file, tmp_path / "log") as server, server.guest() as guest:
        rename(guest, "Ada")
        cookies = dict(guest.cookies)
        file.parent.rename(tmp_path / "moved")
        assert rename(guest, "Bob") == GONE
        # The lock is on the file, wherever it is now.
        assert "[store-in-use]" in refused_start(tmp_path / "moved" / file.name)
    with serving(tmp_path / "moved" / file.name, tmp_path / "log") as server, server.guest() as guest:
        guest.cookies.update(cookies)
        assert guest.get("/api/me").json()["name"] == "Ada"
