"""Ctrl-C while many processes work: all of them end, and nobody says anything odd."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import ridotto
from tests.patience import PATIENCE_S, wait_until
from tests.telling import telling_python
from tests.walks import CONFIGURATIONS, played_match

SIMULATE = "simulate turandot --games 1000000 --jobs 2"
VERIFY = "verify many --jobs 2"
ARENA = "arena turandot --players 2 --bots random random --games 1000000 --jobs 2"

OUR_FILES = re.compile(re.escape(f"{Path(ridotto.__file__).parent}/").encode() + rb'([^"]+)"')
"""In a traceback."""
FIRST_FILES = {b"__init__.py", b"__main__.py"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With records to verify for a while, half of them bad, so that something is printed."""
    game, options = CONFIGURATIONS[2]
    good = played_match(game, options, "many").record().dumps()
    (tmp_path / "many").write_text(f"{good}\n{{}}\n" * 3000, "utf-8")
    return tmp_path


@contextmanager
def running(
    command: str, folder: Path, *, python: tuple[str, ...] = ("-m", "ridotto"), pass_fds: tuple[int, ...] = ()
) -> Iterator["subprocess.Popen[bytes]"]:
    """In a session of its own, without the compiler."""
    with subprocess.Popen(
        [sys.executable, *python, *command.split()],
        cwd=folder,
        env={**os.environ, "RIDOTTO_JIT": "0"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        pass_fds=pass_fds,
    ) as process:
        try:
            yield process
        finally:
            for pid in session_of(process):
                os.kill(pid, signal.SIGKILL)


def session_of(process: "subprocess.Popen[bytes]") -> list[int]:
    """The processes that it has started and that still run, and itself."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, session = stat.read_text("utf-8").rpartition(") ")[2].split()[:4]
        except (OSError, UnicodeDecodeError):
            continue
        if int(session) == process.pid and state != "Z":
            found.append(int(stat.parent.name))
    return found


def workers_of(process: "subprocess.Popen[bytes]") -> int:
    return len(session_of(process)) - 1


def check_end(process: "subprocess.Popen[bytes]") -> None:
    _, err = process.communicate(timeout=PATIENCE_S)
    assert process.returncode in (130, -signal.SIGINT), err
    assert err == b""
    wait_until(lambda: session_of(process) == [])


@pytest.mark.parametrize("command", [SIMULATE, VERIFY, ARENA])
def test_while_others_work(command: str, folder: Path) -> None:
    with running(command, folder) as process:
        wait_until(lambda: workers_of(process) >= 2)
        os.killpg(process.pid, signal.SIGINT)
        check_end(process)


@pytest.mark.parametrize("command", [SIMULATE, VERIFY])
def test_while_they_bring_results(command: str, folder: Path) -> None:
    with running(command, folder) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        os.killpg(process.pid, signal.SIGINT)
        check_end(process)


@pytest.mark.parametrize("command", [SIMULATE, ARENA])
def test_only_the_first_process_is_told(command: str, folder: Path) -> None:
    """As `kill -INT` does."""
    with running(command, folder) as process:
        wait_until(lambda: workers_of(process) >= 2)
        process.send_signal(signal.SIGINT)
        check_end(process)


@pytest.mark.parametrize("pause_s", [0, 0.01])
def test_twice(pause_s: float, folder: Path) -> None:
    with running(SIMULATE, folder) as process:
        wait_until(lambda: workers_of(process) >= 2)
        for _ in range(2):
            os.killpg(process.pid, signal.SIGINT)
            time.sleep(pause_s)  # any moment will do
        check_end(process)


@pytest.mark.parametrize("command", [SIMULATE, ARENA])
def test_the_others_end_with_the_first(command: str, folder: Path) -> None:
    """However it ends: nobody else would end them."""
    with running(command, folder) as process:
        wait_until(lambda: workers_of(process) >= 2)
        process.kill()
        wait_until(lambda: session_of(process) == [])
        assert process.wait(PATIENCE_S) == -signal.SIGKILL


@pytest.mark.parametrize("moment", range(6))
def test_any_moment(moment: int, folder: Path) -> None:
    with (
        telling_python() as python,
        running(SIMULATE, folder, python=python.words, pass_fds=(python.writer,)) as process,
    ):
        python.wait()
        time.sleep(moment * 0.2)  # any moment will do
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE_S)
        assert process.returncode in (130, -signal.SIGINT), err
        # Python answers with a traceback of its own until the first lines of our first files have run.
        assert set(OUR_FILES.findall(err)) <= FIRST_FILES, err
        wait_until(lambda: session_of(process) == [])
