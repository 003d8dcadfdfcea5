"""Processes that share work end whatever they are doing."""

import ctypes
import os
import signal
import subprocess
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path

from ridotto.system.workers import working_pool
from tests.patience import wait_until


def wait_for_ever(started: Path) -> None:
    """For a lock that it holds itself: no signal ends such a wait, and nothing else of Python runs in it."""
    mutex = ctypes.create_string_buffer(256)
    lock = ctypes.CDLL(None).pthread_mutex_lock
    assert lock(mutex) == 0
    started.touch()
    lock(mutex)


def test_a_process_that_waits_for_a_lock_ends_in_order(tmp_path: Path) -> None:
    started, ended = tmp_path / "started", tmp_path / "ended"
    with working_pool(2, end=ended.touch) as pool:
        pool.apply_async(wait_for_ever, (started,))
        wait_until(started.exists)
    assert ended.exists()


def test_it_ends_though_its_last_call_fails(tmp_path: Path) -> None:
    with working_pool(2, end=partial(os.rmdir, tmp_path / "missing")) as pool:
        assert pool.map(abs, [-1, 2]) == [1, 2]


def test_each_begins_with_the_call(tmp_path: Path) -> None:
    with working_pool(2, (tmp_path / "begun").touch) as pool:
        assert pool.map(abs, [-1, 2]) == [1, 2]
        assert (tmp_path / "begun").exists()


BUSY = """
import os, sys
from pathlib import Path
from ridotto.system.workers import working_pool
from tests.unit.system.test_workers import wait_for_ever
with working_pool(1) as pool:
    print(pool.apply(os.getpid), flush=True)
    pool.apply(wait_for_ever, (Path(sys.argv[1]),))
"""


def test_in_the_middle_of_its_work_it_ends_with_the_first_process(tmp_path: Path) -> None:
    """However that ends."""
    started = tmp_path / "started"
    with subprocess.Popen(
        [sys.executable, "-c", BUSY, str(started)], stdout=subprocess.PIPE, text=True
    ) as first:
        assert first.stdout is not None
        worker = int(first.stdout.readline())
        wait_until(started.exists)
        first.kill()
    try:
        wait_until(lambda: not is_running(worker))
    finally:
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)


def is_running(pid: int) -> bool:
    """An ended process that nobody has asked about yet (Z) runs no more."""
    status = Path("/proc", str(pid), "stat")
    return status.exists() and ") Z " not in status.read_text("utf-8")
