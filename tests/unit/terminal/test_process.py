"""The program itself on a real terminal: killed, interrupted, cut off."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ridotto.locale import translate
from ridotto.terminal.saves import Saves
from tests.unit.terminal.person import RandomPlayer

PATIENCE_S = 20
ASK_COMMANDS = translate("en", "ask-commands")


class Program:
    """A child on a terminal of its own."""

    def __init__(self, folder: Path, *words: str) -> None:
        self._master, slave = pty.openpty()
        environment = {**os.environ, "XDG_DATA_HOME": str(folder), "TERM": "xterm"}
        environment |= {"COLUMNS": "80", "LINES": "24"}
        self.child = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "ridotto.cli",
                "play",
                "--lang",
                "en",
                "--bot",
                "random",
                "--fast",
                *words,
            ],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
            close_fds=True,
        )
        os.close(slave)
        self.text = ""

    def wait_for(self, text: str) -> None:
        deadline = time.monotonic() + PATIENCE_S
        while text not in self.text:
            assert time.monotonic() < deadline, self.text
            if select.select([self._master], [], [], 0.1)[0]:
                try:
                    self.text += os.read(self._master, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        assert text in self.text, self.text

    def type(self, text: str) -> None:
        self.text = ""
        os.write(self._master, text.encode())

    def wait_for_prompt(self) -> None:
        """Only now the line is read: keys typed before may get lost."""
        self.wait_for("\n> ")

    def end(self) -> int:
        """The exit status, once it ended by itself."""
        return self.child.wait(PATIENCE_S)

    def close(self) -> None:
        self.child.kill()
        self.child.wait()
        os.close(self._master)


Start = Callable[..., Program]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts programs that share a data folder."""
    programs: list[Program] = []

    def start(game_id: str = "") -> Program:
        words = [game_id, "--players", "3", "--seed", "1"] if game_id else ["--resume"]
        programs.append(Program(tmp_path, *words))
        programs[-1].wait_for_prompt()
        return programs[-1]

    yield start
    for program in programs:
        program.close()


@pytest.mark.parametrize("game_id", ["bottle_imp", "turandot"])
def test_killed_and_taken_up_again(game_id: str, start: Start, tmp_path: Path) -> None:
    saves = Saves(tmp_path / "ridotto")
    program = start(game_id)
    program.type(RandomPlayer(saves, "en")(ASK_COMMANDS) + "\n")
    program.wait_for("Your choice")
    program.wait_for_prompt()
    program.type("\n")
    program.wait_for_prompt()
    program.child.kill()
    assert program.end() == -signal.SIGKILL
    kept = saves.load(saves.unfinished()[0]).match.events
    assert any(event.startswith("0 ") for event in kept)

    program = start()
    program.type("q\n")
    program.wait_for("ridotto play --resume")
    assert program.end() == 0
    assert saves.load(saves.unfinished()[0]).match.events[: len(kept)] == kept


def test_end_of_input(start: Start) -> None:
    program = start("bottle_imp")
    program.type("\x04")
    program.wait_for("ridotto play --resume")
    assert "Traceback" not in program.text
    assert program.end() == 0


def test_interrupt(start: Start) -> None:
    program = start("turandot")
    # A moment passes between the prompt and the wait for keys; a signal in it is noticed at the next key.
    time.sleep(0.5)
    program.child.send_signal(signal.SIGINT)
    program.wait_for("ridotto play --resume")
    assert "Traceback" not in program.text
    assert program.end() == 130
