"""Where matches lie: on Linux as ever, elsewhere where the system wants them or where they already are."""

from pathlib import Path

import platformdirs
import pytest

from ridotto.compile import rule
from ridotto.engine.errors import InvalidOptions
from ridotto.system import folders
from ridotto.system.folders import data_folder


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    return tmp_path


@pytest.fixture
def elsewhere(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A system that keeps data in another place."""
    place = home / "Library" / "Application Support" / "ridotto"
    monkeypatch.setattr(folders, "user_data_path", lambda *_, **__: place)
    return place


def test_on_linux_nothing_has_moved(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert data_folder() == home / ".local" / "share" / "ridotto"
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert data_folder() == Path("/data/ridotto")
    (home / ".local" / "share" / "ridotto").mkdir(parents=True)
    assert data_folder() == Path("/data/ridotto"), "a folder that was asked for is taken, there or not"
    monkeypatch.setenv("XDG_DATA_HOME", "here")
    assert data_folder() == home / ".local" / "share" / "ridotto"


def test_elsewhere_new_matches_lie_where_the_system_wants_them(elsewhere: Path) -> None:
    assert data_folder() == elsewhere


def test_elsewhere_old_matches_are_found(home: Path, elsewhere: Path) -> None:
    old = home / ".local" / "share" / "ridotto"
    old.mkdir(parents=True)
    assert data_folder() == old
    elsewhere.mkdir(parents=True)
    assert data_folder() == elsewhere


def test_elsewhere_a_folder_that_was_asked_for_is_still_read(
    home: Path, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    assert data_folder() == elsewhere
    (home / "data" / "ridotto").mkdir(parents=True)
    assert data_folder() == home / "data" / "ridotto"


def test_nobody_lives_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless(*_: object, **__: object) -> Path:
        raise RuntimeError

    monkeypatch.setattr(folders, "user_data_path", homeless)
    with pytest.raises(InvalidOptions) as caught:
        data_folder()
    assert caught.value.code == "no-home-folder"
    monkeypatch.setattr(platformdirs, "user_cache_path", homeless)
    assert not rule._cache_home().is_dir()


def test_compiled_code_lies_where_it_did(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert rule._cache_home() == home / ".cache" / "ridotto"
    monkeypatch.setenv("XDG_CACHE_HOME", "/cache")
    assert rule._cache_home() == Path("/cache/ridotto")
