"""The game of docs/contributors/adding-a-game.md keeps the laws, and is compiled again when it is changed."""

import re
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT, blocks_of
from tests.docs.snippets.workspace import Workspace

PAGE = ROOT / "docs" / "contributors" / "adding-a-game.md"
CACHE_FOLDER = "from ridotto.compile.rule import _cache_dir; print(_cache_dir('highest'))"


@pytest.fixture
def workspace(tmp_path: Path) -> Workspace:
    """With the game installed as the page says."""
    workspace = Workspace(tmp_path)
    for block in blocks_of(PAGE):
        if block.way == "save":
            workspace.save(block.detail, block.text)
    return workspace


def test_it_keeps_the_laws(workspace: Workspace) -> None:
    command = f"cd {ROOT} && python -m pytest -p no:cacheprovider tests/contract -k highest"
    said = workspace.shell(f"export RIDOTTO_JIT=1; {command}")
    assert said.count(".") > 60, said


def test_its_types_are_right(workspace: Workspace) -> None:
    assert "no issues found" in workspace.shell("python -m mypy --strict src")


def test_compiled_rules_follow_its_files(workspace: Workspace) -> None:
    """Numba looks at one file only; a number in another one must count too."""
    state = workspace.folder / "src" / "highest" / "rules" / "state.py"
    before = workspace.python(CACHE_FOLDER)
    assert workspace.python(CACHE_FOLDER) == before
    state.write_text(re.sub("HAND_SIZE = 5", "HAND_SIZE = 4", state.read_text("utf-8")), "utf-8")
    assert workspace.python(CACHE_FOLDER) != before
