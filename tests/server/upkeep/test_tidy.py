"""`ridotto tidy`: old finished tables become records, and none is lost on the way."""

import json
import random
import shutil
import subprocess
import sys
import time
from collections import Counter
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from ridotto.commands.parsing.durations import duration
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.records.record import parse_record
from ridotto.engine.records.verify import verify
from ridotto.locale import translate
from ridotto.server.upkeep.archive import Archive
from tests.patience import wait_until
from tests.server.serving import environment, serving
from tests.server.upkeep.evening import (
    LEFT_BY_BOB,
    OVER,
    REMATCH,
    RUNNING,
    add_finished,
    content,
    evening,
    opened,
)
from tests.server.upkeep.running import ridotto
from tests.unit.commands.running import Finished
from tests.unit.commands.running import ridotto as in_a_process


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return evening(tmp_path / "tables.sqlite")


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    return tmp_path / "archive.jsonl"


def tidy(path: Path, archive: Path, older_than: str = "365d") -> Finished:
    return ridotto("tidy", "--older-than", older_than, "--to", archive, "--data", path)


def tables(path: Path) -> set[str]:
    with opened(path) as file:
        return {table_id for (table_id,) in file.execute("SELECT id FROM tables")}


def archived(archive: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in archive.read_text("utf-8").splitlines()]


def test_old_finished_tables_are_put_away(path: Path, archive: Path) -> None:
    add_finished(path, ["old1", "old2"])
    add_finished(path, ["young"], at="9999-01-01T00:00:00.000Z")
    run = in_a_process("tidy", "--older-than", "365d", "--to", archive, "--data", path)
    assert (run.status, run.err) == (0, "")
    assert tables(path) == {"young", OVER, REMATCH, RUNNING, LEFT_BY_BOB}
    assert [record["table"] for record in archived(archive)] == ["old1", "old2"]
    assert run.out.strip() == translate("en", "tidy-done", file=str(archive), tables=2)
    assert ridotto("check", path).status == 0
    with opened(path) as file:
        for rows in ("log", "members"):
            query = f"SELECT count(*) FROM {rows} WHERE table_id LIKE 'old%'"
            assert file.execute(query).fetchone() == (0,)


def test_what_is_not_over_stays_however_old(path: Path, archive: Path) -> None:
    assert tidy(path, archive, "0h").status == 0
    assert tables(path) == {REMATCH, RUNNING, LEFT_BY_BOB}


def test_a_record_with_all_that_was_known(path: Path, archive: Path) -> None:
    with opened(path) as file:
        seed, settings = file.execute("SELECT seed, settings FROM tables WHERE id = ?", (OVER,)).fetchone()
        log = file.execute("SELECT at, entry FROM log WHERE table_id = ? ORDER BY number", (OVER,)).fetchall()
    tidy(path, archive, "0d")
    (line,) = archive.read_text("utf-8").splitlines()
    record = parse_record(line)
    assert verify(record) is None
    assert record.result is not None
    assert record.seats == ["Ada", "Bob", "bot:heuristic"]
    assert record.extra == {
        "table": OVER,
        "seed": seed,
        "settings": json.loads(settings),
        "log": [{"at": at} | json.loads(entry) for at, entry in log],
    }
    assert ridotto("verify", archive).status == 0
    assert archive.stat().st_mode & 0o077 == 0


def test_whoever_opens_it_then_is_told(path: Path, archive: Path, tmp_path: Path) -> None:
    tidy(path, archive, "0d")
    with serving(path, tmp_path / "log") as server, server.guest() as guest:
        answer = guest.get(f"/api/tables/{OVER}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")
        assert guest.get(f"/api/tables/{RUNNING}").status_code == 200
        assert server.stop() == 0


def test_the_next_time_more_is_added(path: Path, archive: Path) -> None:
    tidy(path, archive, "0d")
    add_finished_again = evening(path.with_name("again.sqlite"))
    add_finished(add_finished_again, ["more"])
    assert tidy(add_finished_again, archive, "365d").status == 0
    assert [record["table"] for record in archived(archive)] == [OVER, "more"]
    run = tidy(path, archive, "0d")
    assert translate("en", "tidy-done", file=str(archive), tables=0) in run.out


def test_no_table_is_written_twice(path: Path, archive: Path) -> None:
    """As if the first run had been killed before it took them out of the file."""
    add_finished(path, [f"old{number}" for number in range(5)])
    before = path.with_name("before.sqlite")
    shutil.copy(path, before)
    tidy(path, archive)
    with opened(before) as file:
        file.execute("UPDATE people SET name = 'Adele' WHERE name = 'Ada'")
    written = archive.read_bytes()
    assert tidy(before, archive).status == 0
    assert archive.read_bytes() == written
    assert tables(before) == tables(path)


def test_a_line_that_was_not_written_to_its_end(path: Path, archive: Path) -> None:
    add_finished(path, ["old1", "old2"])
    before = path.with_name("before.sqlite")
    shutil.copy(path, before)
    tidy(path, archive)
    whole = archive.read_bytes()
    for length in (len(whole) - 1, len(whole) - 200, whole.index(b"\n") + 10, 3):
        data = path.with_name(f"{length}.sqlite")
        shutil.copy(before, data)
        archive.write_bytes(whole[:length])
        assert tidy(data, archive).status == 0
        assert archive.read_bytes() == whole
        assert not {"old1", "old2"} & tables(data)


@pytest.mark.parametrize("text", ["dear diary\n", "dear diary", "[1]\n", '{"format": "ridotto/1"\n{}\n'])
def test_a_file_that_is_no_archive_stays_as_it_is(path: Path, archive: Path, text: str) -> None:
    archive.write_text(text, "utf-8")
    before = content(path)
    run = tidy(path, archive, "0d")
    assert (run.status, "[archive-not-ours]" in run.err) == (2, True)
    assert archive.read_text("utf-8") == text
    assert content(path) == before


def test_records_from_elsewhere_may_stand_in_it(path: Path, archive: Path) -> None:
    simulated = ridotto("simulate", "bottle_imp", "--games", "2", "--rounds", "1").out
    archive.write_text(simulated.rstrip("\n"), "utf-8")
    assert tidy(path, archive, "0d").status == 0
    assert archive.read_text("utf-8").startswith(simulated)
    run = ridotto("verify", archive)
    assert (run.status, run.out.strip()) == (0, "3 records, 0 disagreements")


def test_damaged_tables_stay(path: Path, archive: Path) -> None:
    add_finished(path, ["old1", "old2", "old3"])
    with opened(path) as file:
        file.execute("DELETE FROM log WHERE table_id = 'old1' AND number = 5")
        file.execute("UPDATE tables SET settings = '' WHERE id = 'old2'")
        file.execute("UPDATE tables SET status = 'over', updated_at = '2020' WHERE id = ?", (RUNNING,))
    run = tidy(path, archive)
    assert run.status == 0
    assert [record["table"] for record in archived(archive)] == ["old3"]
    assert {"old1", "old2", RUNNING} <= tables(path)
    assert translate("en", "tidy-damaged", tables=3) in run.out


def test_not_while_a_server_uses_the_file(path: Path, archive: Path, tmp_path: Path) -> None:
    with serving(path, tmp_path / "log"):
        run = tidy(path, archive, "0d")
    assert (run.status, "[store-in-use]" in run.err) == (2, True)
    assert not archive.exists()
    assert OVER in tables(path)


@pytest.mark.parametrize("end", ["", "-wal", "-shm", "-journal", ".lock"])
def test_not_into_what_belongs_to_the_data_file(path: Path, end: str) -> None:
    """SQLite deletes the files that it keeps beside its own."""
    add_finished(path, ["old1"])
    link = path.with_name("link")
    link.symlink_to(path.with_name(path.name + end))
    for to in (path.with_name(path.name + end), link):
        assert tidy(path, to, "0d").status == 2
        assert "old1" in tables(path)


@pytest.mark.parametrize(
    ("to", "code"),
    [
        ("/dev/null", "archive-not-ours"),
        ("/dev/full", "archive-not-ours"),
        (".", "file-not-writable"),
        ("no/such/folder.jsonl", "file-not-writable"),
    ],
)
def test_where_nothing_can_be_kept(path: Path, tmp_path: Path, to: str, code: str) -> None:
    before = content(path)
    run = tidy(path, tmp_path / to, "0d")
    assert (run.status, f"[{code}]" in run.err) == (2, True)
    assert content(path) == before


def test_a_data_file_that_is_not_there_is_not_made(tmp_path: Path, archive: Path) -> None:
    run = tidy(tmp_path / "typo.sqlite", archive)
    assert (run.status, "[file-not-readable]" in run.err) == (2, True)
    assert not list(tmp_path.iterdir())


def test_a_full_disk(path: Path, archive: Path) -> None:
    """The limit of a shell on the size of files, in blocks of 512 or 1024 bytes, stands for it."""
    add_finished(path, [f"old{number}" for number in range(20)])
    before = content(path)
    words = ["tidy", "--older-than", "1d", "--to", str(archive), "--data", str(path)]
    command = ["sh", "-c", 'ulimit -f 80; exec "$0" -m ridotto.cli "$@"', sys.executable, *words]
    run = subprocess.run(command, capture_output=True, text=True, env=environment(), check=False)
    assert (run.returncode, "[file-not-writable]" in run.stderr) == (2, True), run.stderr
    assert "Traceback" not in run.stderr
    assert content(path) == before
    assert archive.read_bytes() == b""


def test_a_disk_that_keeps_something_else(path: Path, archive: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was written is read again before anything leaves the data file."""
    add_finished(path, ["old1", "old2"])
    before = content(path)
    write = Archive._write
    monkeypatch.setattr(Archive, "_write", lambda self, line: write(self, line.replace(b"old1", b"old?")))
    run = tidy(path, archive)
    assert (run.status, "[archive-damaged]" in run.err) == (2, True)
    assert content(path) == before


def test_killed_at_any_moment_nothing_is_lost(path: Path, archive: Path) -> None:
    names = [f"old{number:03}" for number in range(350)]
    add_finished(path, names)
    everything = {OVER, *names}
    words = ["tidy", "--older-than", "0d", "--to", str(archive), "--data", str(path)]
    chance = random.Random(7)
    kills = 0
    while kills < 10:
        with subprocess.Popen(
            [sys.executable, "-m", "ridotto", *words], stdout=subprocess.DEVNULL, env=environment()
        ) as tidying:
            size = archive.stat().st_size if archive.exists() else -1
            left = len(tables(path))
            wait_until(lambda: tidying.poll() is not None or has_begun(path, archive, size, left))  # noqa: B023
            time.sleep(chance.random() * 0.05)  # any moment will do
            tidying.kill()
        kills += 1
        lines = archive.read_text("utf-8").splitlines() if archive.exists() else []
        put_away = {record["table"] for record in map(parsed, lines) if record is not None}
        assert everything <= tables(path) | put_away
        if not everything & tables(path):
            break
    assert tidy(path, archive, "0d").status == 0
    assert Counter(record["table"] for record in archived(archive)) == Counter(everything)
    assert ridotto("verify", archive).status == 0
    assert tables(path) == {REMATCH, RUNNING, LEFT_BY_BOB}
    assert ridotto("check", path).status == 0
    assert kills > 1, "it was killed in the middle"


def has_begun(path: Path, archive: Path, size: int, left: int) -> bool:
    return (archive.exists() and archive.stat().st_size > size) or len(tables(path)) < left


def parsed(line: str) -> dict[str, Any] | None:
    try:
        content: dict[str, Any] = json.loads(line)
    except ValueError:
        return None
    return content


@pytest.mark.parametrize(
    "word", ["365", "d", "1y", "1 d", "-1d", "1.5d", "", "٣d", "1000000d", "9" * 30 + "d"]
)
def test_what_is_no_length_of_time(word: str, tmp_path: Path) -> None:
    run = ridotto("tidy", f"--older-than={word}", "--to", tmp_path / "a.jsonl")
    assert (run.status, "[duration-unreadable]" in run.err) == (2, True)
    assert not list(tmp_path.iterdir())


def test_lengths_of_time() -> None:
    assert duration("365d") == timedelta(days=365)
    assert duration("12h") == timedelta(hours=12)
    assert duration("0d") == timedelta(0)
    assert duration("999999d") == timedelta(days=365_000)
    with pytest.raises(InvalidOptions):
        duration("12m")
