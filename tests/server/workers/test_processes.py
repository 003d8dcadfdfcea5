"""`--workers N`: one command, one port, several processes."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.patience import NO_TLS, PATIENCE_S, wait_until
from tests.postgres import Postgres, database_of, postgres
from tests.server.serving import Serving, command, environment, refused_start

IMPATIENT = (
    *(sys.executable, "-c"),
    "import sys; from ridotto import cli; from ridotto.server.processes import parent;"
    " parent.READY_S = 0.01; sys.exit(cli.main(sys.argv[4:]))",
)
"""Starts the server whose command follows; no new worker is soon enough for it."""

A_MINUTE_AHEAD = (
    *(sys.executable, "-c"),
    """
import sys, time
from ridotto import cli
from ridotto.server.processes import parent

ahead = "import time; real = time.time; time.time = lambda: real() + 60;"
child = "import sys; from ridotto.server.processes.child import main; sys.exit(main())"
parent.CHILD = (sys.executable, "-c", ahead + child)
exec(ahead)
sys.exit(cli.main(sys.argv[4:]))
""",
)
"""Starts the server whose command follows on a machine with a wrong clock."""

STOPPED_WHILE_STARTING = (
    *(sys.executable, "-c"),
    """
import asyncio, itertools, os, signal, sys
from ridotto import cli
from ridotto.server.processes.parent import Parent

started, numbers = Parent._started, itertools.count(1)

async def stopped_while_starting(parent):
    child = await started(parent)
    if next(numbers) == 3:
        os.kill(os.getpid(), signal.SIGTERM)
        while not parent._is_closing:
            await asyncio.sleep(0)
    return child

Parent._started = stopped_while_starting
sys.exit(cli.main(sys.argv[4:]))
""",
)
"""Starts a server of two workers; it is told to stop while it starts a third in the place of a dead one."""


class Family(Serving):
    """A parent with its children."""

    @property
    def children(self) -> list[int]:
        pid = self.process.pid
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def answers(self) -> bool:
        try:
            return (
                httpx.get(
                    f"http://127.0.0.1:{self.port}/healthz", timeout=PATIENCE_S, verify=NO_TLS
                ).status_code
                == 200
            )
        except httpx.TransportError:
            return False


@contextmanager
def family(url: str, log: Path, count: int = 2, before: Sequence[str] = ()) -> Iterator[Family]:
    with started(url, log, ["--workers", str(count)], before) as room:
        yield room


@contextmanager
def started(url: str, log: Path, more: Sequence[str], before: Sequence[str] = ()) -> Iterator[Family]:
    with log.open("w", encoding="utf-8") as errors:
        process = subprocess.Popen(
            [*command(url, before), *more],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=environment(),
        )
    with process:
        assert process.stdout is not None
        found = re.search(r":(\d+)/", process.stdout.readline())
        assert found is not None, log.read_text("utf-8")
        try:
            yield Family(process, int(found[1]), log)
        finally:
            process.kill()


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_family(postgres_server: Postgres, tmp_path: Path) -> None:
    """A child that is killed is followed by another; all go with their parent in good order."""
    with family(postgres_server.new_database(), tmp_path / "log") as room:
        first, second = room.children
        assert room.answers()
        os.kill(first, signal.SIGKILL)
        wait_until(lambda: len(room.children) == 2 and first not in room.children)
        assert second in room.children
        assert room.answers()
        assert room.log.count("has ended (SIGKILL), another one is started") == 1
        children = room.children
        room.process.terminate()
        assert room.process.wait(PATIENCE_S) == 0
        wait_until(lambda: not any(map(is_alive, children)))
        assert "Traceback" not in room.log


def test_told_to_stop_while_a_worker_is_started(postgres_server: Postgres, tmp_path: Path) -> None:
    """The new one has to go too: its parent would wait for it for ever."""
    with family(postgres_server.new_database(), tmp_path / "log", 2, STOPPED_WHILE_STARTING) as room:
        os.kill(room.children[0], signal.SIGKILL)
        assert room.process.wait(PATIENCE_S) == 0
        assert "Traceback" not in room.log


def test_all_workers_are_replaced_one_by_one(postgres_server: Postgres, tmp_path: Path) -> None:
    """What a new version is installed with; somebody answers all the time."""
    with family(postgres_server.new_database(), tmp_path / "log") as room:
        before = room.children
        room.process.send_signal(signal.SIGHUP)
        while "all workers were replaced" not in room.log:
            assert room.answers()
        assert len(room.children) == 2
        assert not set(room.children) & set(before)
        assert not any(map(is_alive, before))
        assert room.answers()


def test_a_new_worker_that_does_not_become_ready(postgres_server: Postgres, tmp_path: Path) -> None:
    """The old ones go on, and the new one does not stay."""
    with family(postgres_server.new_database(), tmp_path / "log", 2, IMPATIENT) as room:
        before = room.children
        room.process.send_signal(signal.SIGHUP)
        wait_until(lambda: "worker 1 is not replaced" in room.log)
        assert room.children == before
        assert room.answers()


def test_children_do_not_outlive_their_parent(postgres_server: Postgres, tmp_path: Path) -> None:
    with family(postgres_server.new_database(), tmp_path / "log") as room:
        children = room.children
        room.process.kill()
        wait_until(lambda: not any(map(is_alive, children)))


def test_a_file_has_one_server(tmp_path: Path) -> None:
    run = subprocess.run(
        [*command(tmp_path / "tables.sqlite"), "--workers", "2"],
        capture_output=True,
        text=True,
        env=environment(),
        timeout=PATIENCE_S,
        check=False,
    )
    assert (run.returncode, run.stdout) == (2, "")
    assert "[workers-need-database]" in run.stderr
    assert not (tmp_path / "tables.sqlite").exists()


def test_workers_that_cannot_start(postgres_server: Postgres) -> None:
    """One sentence, though there are several."""
    run = subprocess.run(
        [*command(postgres_server.url("nowhere")), "--workers", "3"],
        capture_output=True,
        text=True,
        env=environment(),
        timeout=PATIENCE_S,
        check=False,
    )
    assert run.returncode == 2, run.stderr
    assert run.stderr.count("[database-missing]") == 1
    assert len(run.stderr.strip().splitlines()) == 1


def test_a_database_with_connections_for_one_worker_only() -> None:
    """The first could serve; the other would die and be replaced for ever."""
    few = ("-c", "max_connections=4", "-c", "superuser_reserved_connections=0")
    with postgres(*few) as server:
        url = server.new_database()
        wait_until(lambda: server.connections == 0)
        told = refused_start(url, more=["--workers", "2"])
    assert "[database-busy]" in told
    assert len(told.strip().splitlines()) == 1


def test_two_rooms_by_mistake(postgres_server: Postgres, tmp_path: Path) -> None:
    """Who does not say that they share a database gets it alone or not at all."""
    url = postgres_server.new_database()
    with family(url, tmp_path / "log", 1):
        assert "[database-in-use]" in refused_start(url)
        moving = [sys.executable, "-m", "ridotto", "move-data", url, str(tmp_path / "copy.sqlite")]
        moved = subprocess.run(moving, capture_output=True, text=True, check=False, timeout=PATIENCE_S)
        assert moved.returncode == 2
        assert "[database-in-use]" in moved.stderr


def test_two_sites_with_workers_by_mistake(postgres_server: Postgres, tmp_path: Path) -> None:
    """Who gives other names means another room; in what order, and in which letters, says nothing."""
    url = postgres_server.new_database()

    def workers(*names: str) -> list[str]:
        return ["--workers", "1", *(word for name in names for word in ("--name", name))]

    with started(url, tmp_path / "club", workers("club.example", "www.club.example")) as club:
        told = refused_start(url, more=workers("league.example"))
        assert "[database-other-room]" in told
        assert len(told.strip().splitlines()) == 1
        with started(url, tmp_path / "again", workers("WWW.club.example", "club.example")):
            pass
        assert "[database-other-room]" in refused_start(url, more=workers())
        # Its connections may be cut at any time.
        postgres_server.cut_connections(database_of(url))
        wait_until(club.answers)
        assert "[database-other-room]" in refused_start(url, more=workers("league.example"))
    with started(url, tmp_path / "league", workers("league.example")):
        assert "[database-other-room]" in refused_start(url, more=workers("club.example"))


def test_two_sites_without_names_by_mistake(postgres_server: Postgres, tmp_path: Path) -> None:
    """Nothing says that they are one room; the workers of one command are."""
    url = postgres_server.new_database()
    with family(url, tmp_path / "log") as room:
        told = refused_start(url, more=["--workers", "2"])
        assert "[database-other-room]" in told
        assert len(told.strip().splitlines()) == 1
        assert "[database-other-room]" in refused_start(url, more=["--workers", "1"])
        # One that dies is replaced, also after the others' connections were cut.
        postgres_server.cut_connections(database_of(url))
        wait_until(room.answers)
        first, _ = room.children
        os.kill(first, signal.SIGKILL)
        wait_until(lambda: len(room.children) == 2 and first not in room.children)
        room.process.terminate()
        assert room.process.wait(PATIENCE_S) == 0
    with family(url, tmp_path / "next") as room:
        assert room.answers()


def test_a_clock_that_is_a_minute_off(postgres_server: Postgres) -> None:
    url = postgres_server.new_database()
    for count in ("1", "2"):
        told = refused_start(url, A_MINUTE_AHEAD, ["--workers", count])
        assert "[clock-is-off]" in told
        assert re.search(r"\b(59|60) seconds", told)
        assert len(told.strip().splitlines()) == 1


def test_an_older_schema_while_others_use_it(postgres_server: Postgres, tmp_path: Path) -> None:
    """A new version that has to change the schema waits until all older workers are gone."""
    url = postgres_server.new_database()
    with family(url, tmp_path / "log", 1) as room:
        postgres_server.run("UPDATE ridotto.version SET number = 1", database_of(url))
        assert "[database-needs-upgrade]" in refused_start(url, more=["--workers", "1"])
        assert room.answers()


def test_who_shares_is_refused_by_who_does_not(postgres_server: Postgres, tmp_path: Path) -> None:
    url = postgres_server.new_database()
    with family(url, tmp_path / "log", 1) as room:
        room.process.terminate()
        room.process.wait(PATIENCE_S)
    alone = subprocess.Popen(command(url), stdout=subprocess.PIPE, text=True, env=environment())
    with alone:
        assert alone.stdout is not None
        assert alone.stdout.readline()
        try:
            assert "[database-in-use]" in refused_start(url, more=["--workers", "2"])
        finally:
            alone.kill()
