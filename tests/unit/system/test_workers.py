"""Processes that share work end whatever they are doing."""

import ctypes
import os
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
