"""An option that leaves nothing to choose, such as a game for three and nobody else."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.plugin.broken import install, kit_with
from tests.unit.commands.running import PLACES, Finished, ridotto
from tests.unit.terminal.process.program import Start, starting

FOR_THREE = kit_with(
    "from ridotto.engine.options import players_option\noption_list = (players_option(3, 3, default=3),)"
)


@pytest.fixture(autouse=True)
def for_three(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = install(tmp_path / "package", FOR_THREE)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([folder, PLACES]))


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    yield from starting(tmp_path)


def run(*words: str, **env: str) -> Finished:
    return ridotto(*words, "--lang", "en", PYTHONPATH=os.environ["PYTHONPATH"], **env)


def test_is_told_as_one_number() -> None:
    told = run("simulate", "--help", COLUMNS="300")
    assert re.search(r"nim: 3(;|$)", told.out, re.MULTILINE)


def test_is_not_asked_at_the_terminal(start: Start) -> None:
    program = start("play", "nim", "--lang", "en")
    program.wait_for("Who plays?")
    assert "How many players?" not in program.text
    program.wait_for_prompt()
    program.type("q\n")
    assert program.end() == 0
