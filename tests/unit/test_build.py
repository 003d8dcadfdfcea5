"""The pages can be built on every machine, with Node.js or without."""

import json
from pathlib import Path
from typing import Any

import hatch_build
import pytest
from hatchling.builders.wheel import WheelBuilder

from tests.word_files import ROOT, SOURCE

LOCK = ROOT / "web" / "package-lock.json"


def test_the_lock_serves_every_platform() -> None:
    """What was not published for a platform is missing from a lock without a word; then `npm ci` fails."""
    packages = json.loads(LOCK.read_text("utf-8"))["packages"]
    wanted = {name for package in packages.values() for name in package.get("optionalDependencies", {})}
    assert any("win32" in name for name in wanted)
    assert {name for name in wanted if f"node_modules/{name}" not in packages} == set()


def test_without_node_it_comes_from_pypi(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    no_hook: Any = None
    assert hatch_build.PagesHook.dependencies(no_hook) == [hatch_build.NODE_FROM_PYPI]


@pytest.mark.parametrize(
    ("version", "will_do"), [("v18.20.4", False), ("v20.18.1", False), ("v20.19.0", True), ("v24.1.0", True)]
)
def test_an_old_node_will_not_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, will_do: bool
) -> None:
    for program in ("node", "npm"):
        path = tmp_path / program
        path.write_text(f"#!/bin/sh\necho {version}\n")
        path.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert hatch_build.has_node() == will_do


def word_files() -> set[Path]:
    return {path.resolve() for path in SOURCE.rglob("*.ftl") if hatch_build.PAGES not in path.parents}


def test_the_pages_are_made_from_all_words() -> None:
    sources = {path.resolve() for path in hatch_build._sources()}
    assert len(word_files()) > 100
    assert word_files() <= sources


def test_a_wheel_has_all_words() -> None:
    packed = {Path(file.path).resolve() for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    assert word_files() <= packed
