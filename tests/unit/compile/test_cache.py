"""The folder of compiled rules: old versions go, and the one in use stays however old it is."""

import os
import time
from pathlib import Path

import pytest

from ridotto.compile import rule
from tests.toy_game import rules as rules_of_others

LONG_AGO = time.time() - rule._KEPT_S - 10


def test_the_folder_in_use_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule, "_cache_home", lambda: tmp_path)
    own = rule._cache_dir.__wrapped__("ridotto")
    old, new = own.with_name("old"), own.with_name("new")
    for folder in (own, old, new):
        folder.mkdir(parents=True)
        (folder / "kept").touch()
    for folder in (own, old):
        os.utime(folder, (LONG_AGO, LONG_AGO))
    assert rule._cache_dir.__wrapped__("ridotto") == own
    assert (own / "kept").exists()
    assert (new / "kept").exists()
    assert not old.exists()
    # Another version that is started next month leaves it alone.
    assert own.stat().st_mtime > LONG_AGO + 5


def test_a_folder_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule, "_cache_home", lambda: tmp_path / "nowhere")
    assert not rule._cache_dir.__wrapped__("ridotto").exists()


def test_games_of_others_do_not_have_ours_compiled_again() -> None:
    """The toy game is installed here: its files count for its own rules, which can call ours."""
    ours, theirs = (set(rule._sources(package)) for package in ("ridotto", "tests"))
    assert ours < theirs
    assert Path(rules_of_others.__file__) in theirs - ours
    assert rule._cache_dir("ridotto") != rule._cache_dir("tests")
