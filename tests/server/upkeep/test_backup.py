"""`ridotto backup`: a copy of the data file while the server runs, tried by restoring it."""

import asyncio
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from ridotto.engine.records.record import parse_record
from ridotto.engine.records.verify import verify
from ridotto.locale import translate
from ridotto.server.data_place import FILE_NAME
from ridotto.server.upkeep import backup
from tests.patience import PATIENCE_S, wait_until
from tests.server.kills.evening import Player, Server, is_subsequence, table_for
from tests.server.serving import serving
from tests.server.upkeep.evening import content, evening, opened, spoil_index
from tests.server.upkeep.running import ridotto
from tests.unit.commands.running import ridotto as in_a_process


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return evening(tmp_path / "tables.sqlite")


def test_a_copy(path: Path, tmp_path: Path) -> None:
    to = tmp_path / "copy.sqlite"
    run = in_a_process("backup", to, "--data", path)
    assert (run.status, run.err) == (0, "")
    assert run.out.strip() == translate("en", "backup-made", file=str(to), tables=4, people=2)
    assert content(to) == content(path)
    assert to.stat().st_mode & 0o077 == 0
    assert ridotto("check", to).status == 0
    assert sorted(file.name for file in tmp_path.iterdir() if file.name.startswith("copy")) == [to.name]


def test_the_file_in_the_data_folder(tmp_path: Path) -> None:
    (tmp_path / "ridotto").mkdir()
    path = evening(tmp_path / "ridotto" / FILE_NAME)
    assert in_a_process("backup", tmp_path / "copy.sqlite", XDG_DATA_HOME=str(tmp_path)).status == 0
    assert content(tmp_path / "copy.sqlite") == content(path)


def test_what_a_killed_server_left_beside_the_file_is_in_the_copy(path: Path, tmp_path: Path) -> None:
    with serving(path, tmp_path / "log") as server, server.guest() as guest:
        assert guest.put("/api/me", json={"name": "Cleo"}).status_code == 200
        server.kill()
    to = tmp_path / "copy.sqlite"
    assert ridotto("backup", to, "--data", path).status == 0
    with opened(to) as copy:
        assert copy.execute("SELECT count(*) FROM people WHERE name = 'Cleo'").fetchone() == (1,)


def test_nothing_is_written_over(path: Path, tmp_path: Path) -> None:
    taken = tmp_path / "taken.sqlite"
    taken.write_text("dear diary", "utf-8")
    nowhere = tmp_path / "nowhere.sqlite"
    nowhere.symlink_to(tmp_path / "no such file")
    for to in (taken, nowhere, path, tmp_path):
        run = ridotto("backup", to, "--data", path)
        assert run.status == 2
        assert "[backup-exists]" in run.err
    assert taken.read_text("utf-8") == "dear diary"
    assert not (tmp_path / "no such file").exists()
    assert not list(tmp_path.glob("*.part"))


def test_where_nothing_can_be_written(path: Path, tmp_path: Path) -> None:
    run = ridotto("backup", tmp_path / "no such folder" / "copy.sqlite", "--data", path)
    assert (run.status, "[file-not-writable]" in run.err) == (2, True)


@pytest.mark.parametrize(
    ("content", "code"), [(None, "file-not-readable"), (b"", "store-not-ours"), (b"x" * 99, "store-not-ours")]
)
def test_what_is_no_data_file(tmp_path: Path, content: bytes | None, code: str) -> None:
    data = tmp_path / "data"
    if content is not None:
        data.write_bytes(content)
    run = ridotto("backup", tmp_path / "copy.sqlite", "--data", data)
    assert (run.status, f"[{code}]" in run.err) == (2, True)
    assert not list(tmp_path.glob("copy*"))


def test_a_damaged_file_is_not_copied_over_to_the_good_ones(path: Path, tmp_path: Path) -> None:
    content = bytearray(path.read_bytes())
    size = int.from_bytes(content[16:18], "big")
    with opened(path) as file:
        (page,) = file.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'members_of_table'"
        ).fetchone()
    content[(page - 1) * size + 20 : page * size - 20] = b"\xaa" * (size - 40)
    path.write_bytes(content)
    run = ridotto("backup", tmp_path / "copy.sqlite", "--data", path)
    assert run.status == 2
    assert "[backup-damaged]" in run.err
    assert not list(tmp_path.glob("copy*"))


def test_nor_is_one_whose_damage_only_a_check_finds(path: Path, tmp_path: Path) -> None:
    """Every row can be read and counted."""
    spoil_index(path)
    run = ridotto("backup", tmp_path / "copy.sqlite", "--data", path)
    assert (run.status, "[backup-damaged]" in run.err) == (2, True)
    assert not list(tmp_path.glob("copy*"))


# While the server runs


FIRST, LAST = "p000000000", "p000019999"


def larger(path: Path, megabytes: int) -> None:
    """Fill the file with people, so that copying it takes a while."""
    with opened(path) as file:
        rows = ((f"p{n:09}", n.to_bytes(32, "big"), "x" * 1000) for n in range(megabytes * 1000))
        file.executemany("INSERT INTO people VALUES (?, ?, ?)", rows)


class Writing:
    """Somebody who changes their name all the time."""

    def __init__(self, guest: httpx.Client) -> None:
        self._guest = guest
        self._stops = threading.Event()
        self._thread = threading.Thread(target=self._write)
        self.acknowledged = 0
        self.refused = 0

    def __enter__(self) -> "Writing":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stops.set()
        self._thread.join()

    def _write(self) -> None:
        while not self._stops.is_set():
            answer = self._guest.put("/api/me", json={"name": f"name {self.acknowledged + 1}"})
            if answer.status_code == 200:
                self.acknowledged += 1
            else:
                self.refused += 1


def test_a_busy_server_is_not_kept_waiting(path: Path, tmp_path: Path) -> None:
    """Nor does it keep the copy from coming to its end."""
    larger(path, 20)
    to = tmp_path / "copy.sqlite"
    with serving(path, tmp_path / "log") as server, server.guest() as guest:
        assert guest.put("/api/me", json={"name": "name 0"}).status_code == 200
        with Writing(guest) as writing:
            before = writing.acknowledged
            assert in_a_process("backup", to, "--data", path).status == 0
            after = writing.acknowledged
        assert writing.refused == 0
        assert server.stop() == 0
    assert after - before > 5
    with opened(to) as copy:
        (name,) = copy.execute("SELECT name FROM people WHERE name LIKE 'name %'").fetchone()
    assert before <= int(name.split()[1]) <= after + 1


def test_the_copy_shows_one_moment(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That of its beginning: SQLite would begin again with every change, and might never come to an end."""
    larger(path, 20)
    monkeypatch.setattr(backup, "_PAGES_AT_ONCE", 1)
    is_copied = threading.Event()
    writes = 0

    def write() -> None:
        nonlocal writes
        with closing(sqlite3.connect(path, isolation_level=None)) as file:
            file.execute("PRAGMA synchronous = OFF")
            while not is_copied.is_set():
                file.execute("UPDATE people SET name = ? WHERE id IN (?, ?)", (str(writes), FIRST, LAST))
                writes += 1

    seen: list[list[tuple[str]]] = []
    counts = backup._counts

    def look_and_count(connection: sqlite3.Connection) -> backup.Counts:
        names = connection.execute("SELECT name FROM people WHERE id IN (?, ?)", (FIRST, LAST)).fetchall()
        seen.append(names)
        return counts(connection)

    monkeypatch.setattr(backup, "_counts", look_and_count)
    writing = threading.Thread(target=write)
    writing.start()
    try:
        wait_until(lambda: writes > 2)
        backup.back_up(path, tmp_path / "copy.sqlite")
    finally:
        is_copied.set()
        writing.join()
    assert len(seen) == 2, "the file and the copy were counted"
    assert seen[0] == seen[1]
    assert len(set(seen[1])) == 1


def test_killed_it_leaves_no_half_copy(path: Path, tmp_path: Path) -> None:
    larger(path, 20)
    command = [sys.executable, "-m", "ridotto", "backup"]
    killed = 0
    for number in range(60):
        to = tmp_path / f"copy{number}.sqlite"
        with subprocess.Popen([*command, str(to), "--data", str(path)], stdout=subprocess.DEVNULL) as copying:
            wait_until(lambda: bool(list(tmp_path.glob(f"{to.name}*"))) or copying.poll() is not None)  # noqa: B023
            time.sleep(0.05 * (number % 6))  # any moment will do
            copying.kill()
        if to.exists():
            assert content(to) == content(path)
        killed += not to.exists()
        if number >= 5 and killed:
            break
    assert killed, "it was killed in the middle"


@pytest.mark.anyio
async def test_every_move_before_the_backup_is_there_after_the_server_was_lost(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    server = Server(folder)
    await server.start()
    body = {
        "game": "bottle_imp",
        "options": {"players": 3, "rounds": 4},
        "pace": "instant",
        "seats": ["me", "open", "bot:heuristic"],
    }
    players = await table_for(server, body, 2)
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        await until_moves(players, 12)
        kept = [list(player.acknowledged) for player in players]
        to = tmp_path / "copy.sqlite"
        run = await asyncio.to_thread(in_a_process, "backup", to, "--data", folder)
        assert run.status == 0, run.err
        await until_moves(players, 20)
        assert await server.stop(signal.SIGKILL) == -signal.SIGKILL
        shutil.rmtree(folder)
        folder.mkdir()
        shutil.copy(to, folder / FILE_NAME)
        for player in players:
            player.acknowledged.clear()
        await server.start()
        async with asyncio.timeout(PATIENCE_S):
            await asyncio.gather(*playing)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    async with server.guest() as guest:
        record = parse_record((await guest.get(f"/api/tables/{players[0].table_id}/record")).text)
    assert await server.stop(signal.SIGTERM) == 0
    assert verify(record) is None
    for seat, moves in enumerate(kept):
        lines = [line[2:] for line in record.events if line.startswith(f"{seat} ")]
        assert lines[: len(moves)] == moves
        assert is_subsequence(moves, lines)
    assert sum(map(len, kept)) >= 12


async def until_moves(players: list[Player], count: int) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while sum(len(player.acknowledged) for player in players) < count:
            await asyncio.sleep(0.005)
