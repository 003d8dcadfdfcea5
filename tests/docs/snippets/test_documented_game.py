"""The game of docs/contributors/adding-a-game.md keeps the laws, and is compiled again when it is changed."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from ridotto.games.kit import GameBots, GameKit
from tests.docs.blocks import ROOT, blocks_of
from tests.docs.snippets.workspace import Workspace

PAGE = ROOT / "docs" / "contributors" / "adding-a-game.md"
TOY_GAME = ROOT / "tests" / "toy_game" / "rules.py"
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


@pytest.mark.parametrize("kind", [GameKit, GameBots])
def test_every_part_of_a_kit_is_told(kind: type) -> None:
    text = PAGE.read_text("utf-8")
    assert [each.name for each in fields(kind) if not re.search(rf"\b{each.name}\b", text)] == []


def test_the_short_way_leads_to_a_whole_game() -> None:
    """Rounded to tens."""
    found = re.search(r"`tests/toy_game/rules.py`.* (\d+) lines", PAGE.read_text("utf-8"))
    assert found is not None
    assert abs(int(found[1]) - len(TOY_GAME.read_text("utf-8").splitlines())) <= 10
