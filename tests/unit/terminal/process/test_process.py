"""The program itself on a real terminal: killed, interrupted, cut off."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from ridotto.locale import translate
from ridotto.terminal.saves import Saves
from tests.unit.terminal.person import RandomPlayer
from tests.unit.terminal.process.program import PLAY, Program, Start, starting

ASK_COMMANDS = translate("en", "ask-commands")


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    yield from starting(tmp_path)


def at_the_prompt(start: Start, game_id: str = "") -> Program:
    program = start(*PLAY, *([game_id, "--players", "3", "--seed", "1"] if game_id else ["--resume"]))
    program.wait_for_prompt()
    return program


@pytest.mark.parametrize("game_id", ["bottle_imp", "turandot"])
def test_killed_and_taken_up_again(game_id: str, start: Start, tmp_path: Path) -> None:
    saves = Saves(tmp_path / "ridotto")
    program = at_the_prompt(start, game_id)
    program.type(RandomPlayer(saves, "en")(ASK_COMMANDS) + "\n")
    program.wait_for("Your choice")
    program.wait_for_prompt()
    program.type("\n")
    program.wait_for_prompt()
    program.child.kill()
    assert program.end() == -signal.SIGKILL
    kept = saves.load(saves.unfinished()[0]).match.events
    assert any(event.startswith("0 ") for event in kept)

    program = at_the_prompt(start)
    program.type("q\n")
    program.wait_for("ridotto play --resume")
    assert program.end() == 0
    assert saves.load(saves.unfinished()[0]).match.events[: len(kept)] == kept


def test_end_of_input(start: Start) -> None:
    program = at_the_prompt(start, "bottle_imp")
    program.type("\x04")
    program.wait_for("ridotto play --resume")
    assert "Traceback" not in program.text
    assert program.end() == 0


def test_arrow_keys_edit_the_line(start: Start) -> None:
    program = at_the_prompt(start, "bottle_imp")
    left, backspace = "\x1b[D", "\x7f"
    program.type(f"xq{left}{backspace}\n")
    program.wait_for("ridotto play --resume")
    assert program.end() == 0
