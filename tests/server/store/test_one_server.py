"""One server for one file, by whatever name it is asked for."""

import os
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from ridotto.engine.errors import RidottoError
from ridotto.server.store.sqlite import lock
from tests.server.serving import refused_start, serving

Name = tuple[Path, tuple[str, ...]]
"""Another name of a file, and the program that has to start the server for it to be one."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    folder = tmp_path / "folder"
    folder.mkdir()
    return folder / "tables.sqlite"


def elsewhere(file: Path) -> Path:
    folder = file.parents[1] / "elsewhere with a space"
    folder.mkdir()
    return folder / "other.sqlite"


def symbolic_link(file: Path) -> Name:
    link = elsewhere(file)
    link.symlink_to(file)
    return link, ()


def link_to_a_link(file: Path) -> Name:
    link, _ = symbolic_link(file)
    second = link.with_name("second.sqlite")
    second.symlink_to(Path(os.path.relpath(link, second.parent)))
    return second, ()


def linked_folder(file: Path) -> Name:
    link = file.parents[1] / "linked"
    link.symlink_to(file.parent, target_is_directory=True)
    return link / file.name, ()


def hard_link(file: Path) -> Name:
    link = elsewhere(file)
    link.hardlink_to(file)
    return link, ()


def mounted_folder(file: Path) -> Name:
    point = elsewhere(file).parent
    return point / file.name, mounted(file.parent, point)


def mounted_file(file: Path) -> Name:
    point = elsewhere(file)
    point.touch()
    return point, mounted(file, point)


@cache
def may_mount() -> bool:
    try:
        return subprocess.run(["unshare", "-rm", "true"], check=False, capture_output=True).returncode == 0
    except FileNotFoundError:
        return False


def mounted(source: Path, point: Path) -> tuple[str, ...]:
    """Starts a program that sees the source a second time, in a namespace of its own."""
    script = 'mount --bind "$1" "$2" && shift 2 && exec "$@"'
    return ("unshare", "-rm", "sh", "-c", script, "sh", str(source), str(point))


MOUNTS = pytest.mark.skipif(not may_mount(), reason="this user may mount nothing: unshare -rm is refused")
"""Skipped and not replaced by other names, so that everybody sees what was not tried."""

NAMES = [
    *(symbolic_link, link_to_a_link, linked_folder, hard_link),
    *(pytest.param(name, marks=MOUNTS) for name in (mounted_folder, mounted_file)),
]


@pytest.mark.parametrize("name", NAMES)
def test_a_second_server_is_refused(file: Path, tmp_path: Path, name: Callable[[Path], Name]) -> None:
    with serving(file, tmp_path / "log") as first:
        other, before = name(file)
        assert "[store-in-use]" in refused_start(other, before)
        with first.guest() as guest:
            assert guest.get("/api/me").status_code == 200
        assert first.stop() == 0


def test_where_only_the_lock_file_can_be_locked(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on other systems, and by the first version."""
    monkeypatch.setattr(lock, "LOCKS_THE_FILE_ITSELF", False)
    first = lock.FileLock(file, given=file)
    with pytest.raises(RidottoError) as caught:
        lock.FileLock(file, given=file)
    assert caught.value.code == "store-in-use"
    first.release()
    lock.FileLock(file, given=file).release()


@pytest.mark.parametrize("name", [symbolic_link, link_to_a_link, linked_folder])
def test_nothing_is_lost_when_the_next_server_is_given_another_name(
    file: Path, tmp_path: Path, name: Callable[[Path], Name]
) -> None:
    """SQLite keeps the newest changes beside the file, where the name leads to."""
    with serving(file, tmp_path / "log") as first, first.guest() as guest:
        assert guest.put("/api/me", json={"name": "Ada"}).status_code == 200
        cookies = dict(guest.cookies)
        first.kill()
    other, before = name(file)
    with serving(other, tmp_path / "log", before) as second, second.guest() as guest:
        guest.cookies.update(cookies)
        assert guest.get("/api/me").json()["name"] == "Ada"
    with serving(file, tmp_path / "log") as third, third.guest() as guest:
        guest.cookies.update(cookies)
        assert guest.get("/api/me").json()["name"] == "Ada"


@pytest.mark.parametrize("name", [hard_link, pytest.param(mounted_file, marks=MOUNTS)])
def test_a_file_with_two_names_is_refused(file: Path, tmp_path: Path, name: Callable[[Path], Name]) -> None:
    """What a killed server had written lies beside one name; under the other it would not be found."""
    with serving(file, tmp_path / "log") as first, first.guest() as guest:
        assert guest.put("/api/me", json={"name": "Ada"}).status_code == 200
        cookies = dict(guest.cookies)
        first.kill()
    other, before = name(file)
    assert "[store-linked]" in refused_start(other, before)
    if not before:
        other.unlink()
    with serving(file, tmp_path / "log") as second, second.guest() as guest:
        guest.cookies.update(cookies)
        assert guest.get("/api/me").json()["name"] == "Ada"


def test_links_that_lead_nowhere(tmp_path: Path) -> None:
    loop = tmp_path / "loop.sqlite"
    loop.symlink_to(loop)
    assert "[store-not-writable]" in refused_start(loop)


def test_a_link_to_a_file_that_is_not_there_yet(tmp_path: Path) -> None:
    link, file = tmp_path / "link.sqlite", tmp_path / "new" / "tables.sqlite"
    link.symlink_to(file)
    with serving(link, tmp_path / "log") as server:
        assert file.is_file()
        assert server.stop() == 0
    assert file.stat().st_mode & 0o077 == 0
