"""A room moves from a file into a PostgreSQL database and back: all of it, or nothing."""

import asyncio
import shlex
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from ridotto.server.store import Database, Place, Result, open_store
from ridotto.server.upkeep import move
from tests.patience import PATIENCE_S
from tests.postgres import Postgres, database_of
from tests.server.store.test_people_and_results import summary
from tests.server.upkeep.evening import add_finished, content, evening, opened
from tests.server.upkeep.running import ridotto

ENDED = "2026-11-01T10:00:00.000Z"
DETAIL = '{"options":{},"seats":["bot:easy"],"seat":0,"scores":[7],"winners":[0],"reason":"points"}'


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """With something in every table."""
    path = evening(tmp_path / "tables.sqlite")

    async def add() -> None:
        store = await open_store(path)
        person, _ = await store.make_person()
        await store.rename(person.id, "Лиù 🎭 O’Hara\\ %s ?")
        await store.add_device(person.id)
        await store.write_results(
            [Result(person.id, "t1", ENDED, summary(detail=DETAIL)), Result(person.id, "t2", ENDED, None)]
        )
        await store.close()

    asyncio.run(add())
    add_finished(path, [f"more{number}" for number in range(7)])
    assert all(content(path).values())
    return path


@pytest.fixture
def url(postgres_server: Postgres) -> str:
    return postgres_server.new_database()


def rows_in(server: Postgres, url: str) -> int:
    found = server.run("SELECT count(*) FROM ridotto.tables", database_of(url))
    return int(str(found[0][0]))


@pytest.mark.parametrize("at_once", [1, 3, 500])
def test_there_and_back(
    at_once: int, path: Path, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(move, "AT_ONCE", at_once)
    before, back = content(path), tmp_path / "back.sqlite"
    there = ridotto("move-data", path, url)
    assert (there.status, there.err) == (0, "")
    counts = {name: len(rows) for name, rows in before.items()}
    for number in (counts["people"], counts["tables"], counts["log"]):
        assert f" {number}" in there.out
    assert "sesame" not in there.out
    assert ridotto("move-data", url, back).status == 0
    assert content(back) == before
    assert content(path) == before, "the old place stays as it is"
    assert ridotto("check", back).status == 0


def test_a_match_goes_on_there(path: Path, url: str) -> None:
    assert ridotto("move-data", path, url).status == 0

    async def logs(place: Place) -> dict[str, object]:
        store = await open_store(place)
        found = {table: await store.find_table(table) for table in ("more0", "more6")}
        await store.close()
        return dict(found)

    assert asyncio.run(logs(Database(url))) == asyncio.run(logs(path))


def test_from_file_to_file(path: Path, tmp_path: Path) -> None:
    assert ridotto("move-data", path, tmp_path / "other.sqlite").status == 0
    assert content(tmp_path / "other.sqlite") == content(path)


def test_nothing_is_mixed(path: Path, url: str, tmp_path: Path) -> None:
    assert ridotto("move-data", path, url).status == 0
    again = ridotto("move-data", path, url)
    assert again.status == 2
    assert "[move-not-empty]" in again.err
    other = evening(tmp_path / "other.sqlite")
    before = content(other)
    assert "[move-not-empty]" in ridotto("move-data", path, other).err
    assert content(other) == before


def test_to_where_it_is(path: Path, url: str) -> None:
    assert "[move-same-place]" in ridotto("move-data", path, path.parent / "." / path.name).err
    assert "[move-same-place]" in ridotto("move-data", url, url).err


def test_from_nowhere(tmp_path: Path, url: str) -> None:
    run = ridotto("move-data", tmp_path / "missing.sqlite", url)
    assert (run.status, "[file-not-readable]" in run.err) == (2, True)
    assert not (tmp_path / "missing.sqlite").exists()


def test_a_target_that_cannot_be_used(path: Path, postgres_server: Postgres) -> None:
    assert "[database-missing]" in ridotto("move-data", path, postgres_server.url("nowhere")).err
    assert "[store-not-writable]" in ridotto("move-data", path, "/dev/null/tables.sqlite").err


def test_while_a_server_uses_it(path: Path, url: str) -> None:
    async def serve(place: Place, words: tuple[str | Path, str | Path]) -> str:
        store = await open_store(place)
        try:
            return (await asyncio.to_thread(ridotto, "move-data", *words)).err
        finally:
            await store.close()

    assert "[store-in-use]" in asyncio.run(serve(path, (path, url)))
    assert "[database-in-use]" in asyncio.run(serve(Database(url), (path, url)))


def test_what_does_not_fit_leaves_nothing_behind(path: Path, url: str, postgres_server: Postgres) -> None:
    """A text with a zero byte, which SQLite takes and PostgreSQL does not, in the last table but one."""
    with opened(path) as file:
        file.execute("UPDATE log SET entry = entry || char(0) WHERE number = 1 AND table_id = 'more3'")
    run = ridotto("move-data", path, url)
    assert run.status == 2
    assert "[move-refused]" in run.err
    assert "“log”" in run.err
    assert rows_in(postgres_server, url) == 0


@pytest.mark.parametrize("kib", [100, 200])
def test_a_full_disk_leaves_nothing_behind(kib: int, path: Path, tmp_path: Path) -> None:
    """SQLite may write only in the end, with the COMMIT."""
    add_finished(path, [f"many{number}" for number in range(300)])
    before = {*tmp_path.iterdir()}
    full = tmp_path / "full.sqlite"
    words = shlex.join([sys.executable, "-m", "ridotto", "move-data", str(path), str(full), "--lang", "en"])
    run = subprocess.run(
        ["bash", "-c", f"trap '' XFSZ; ulimit -f {kib}; exec {words}"],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    assert (run.returncode, run.stdout) == (2, ""), run.stderr
    assert run.stderr.endswith("[move-refused]\n")
    assert "Traceback" not in run.stderr
    assert not [file for file in {*tmp_path.iterdir()} - before if file.suffix != ".lock"]


def test_what_arrives_is_compared(path: Path, url: str, postgres_server: Postgres) -> None:
    """By a database that writes something else than it was sent."""

    async def make() -> None:
        await (await open_store(Database(url))).close()

    asyncio.run(make())
    postgres_server.run(
        "CREATE FUNCTION ridotto.alter() RETURNS trigger LANGUAGE plpgsql AS"
        " $$BEGIN IF NEW.number = 1 THEN NEW.entry = '{}'; END IF; RETURN NEW; END$$;"
        "CREATE TRIGGER alter BEFORE INSERT ON ridotto.log FOR EACH ROW EXECUTE FUNCTION ridotto.alter()",
        database_of(url),
    )
    run = ridotto("move-data", path, url)
    assert "[move-differs]" in run.err
    assert rows_in(postgres_server, url) == 0


def test_a_new_file_is_not_left_half(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(move, "_digest", fail)
    before = {*tmp_path.iterdir()}
    assert ridotto("move-data", path, tmp_path / "new.sqlite").status == 130
    # Lock files stay, as ever.
    assert not [file for file in {*tmp_path.iterdir()} - before if file.suffix != ".lock"]


def test_both_engines_have_the_same_columns(path: Path, url: str, postgres_server: Postgres) -> None:
    """And `move-data` knows them all, but for what workers share only while they run (unlogged)."""
    assert ridotto("move-data", path, url).status == 0
    found = postgres_server.run(
        "SELECT table_name, column_name FROM information_schema.columns"
        " JOIN pg_class ON oid = format('%I.%I', table_schema, table_name)::regclass AND relpersistence = 'p'"
        " WHERE table_schema = 'ridotto' AND table_name <> 'version'",
        database_of(url),
    )
    with opened(path) as file:
        file.row_factory = None
        theirs = {
            (table, column)
            for (table,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
            for _, column, *_ in columns(file, table)
        }
    assert {*found} == theirs
    assert {(kept.name, column) for kept in move.KEPT for column in kept.columns} == theirs


def columns(file: sqlite3.Connection, table: str) -> list[tuple[object, ...]]:
    return file.execute(f"PRAGMA table_info({table})").fetchall()
