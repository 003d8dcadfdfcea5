"""The program itself on a real terminal."""

import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.patience import PATIENCE_S

PLAY = ("play", "--lang", "en", "--bot", "random", "--fast")
MODULE = ("-m", "ridotto")


class Program:
    """A child on a terminal of its own, in a session of its own."""

    def __init__(
        self, folder: Path, *words: str, python: tuple[str, ...] = MODULE, pass_fds: tuple[int, ...] = ()
    ) -> None:
        self._master, slave = pty.openpty()
        environment = {**os.environ, "XDG_DATA_HOME": str(folder), "TERM": "xterm"}
        environment |= {"COLUMNS": "80", "LINES": "24"}
        self.child = subprocess.Popen(
            [sys.executable, *python, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
            pass_fds=pass_fds,
        )
        os.close(slave)
        self.text = ""
        """What it has written since something was typed."""

    def wait_for(self, text: str) -> None:
        self.wait_until(lambda: text in self.text)

    def wait_for_prompt(self) -> None:
        """Only now the line is read: keys typed before may get lost."""
        self.wait_for("\n> ")

    def wait_until(self, is_there: Callable[[], bool]) -> None:
        """Read what it writes until this is so. It may end first: then this must be so in the end."""
        deadline = time.monotonic() + PATIENCE_S
        while not is_there() and self._read(0.005):
            assert time.monotonic() < deadline, self.text
        assert is_there(), self.text

    def type(self, text: str) -> None:
        self.text = ""
        os.write(self._master, text.encode())

    def interrupt(self) -> None:
        """As Ctrl-C does: the terminal sends the signal to every process at it."""
        os.killpg(self.child.pid, 2)

    def end(self) -> int:
        """The exit status, once it ended by itself; all that it wrote is read."""
        deadline = time.monotonic() + PATIENCE_S
        while self._read(0.05):
            assert time.monotonic() < deadline, self.text
        return self.child.wait(PATIENCE_S)

    def cpu_s(self) -> float:
        """How long it has worked so far: tells how far it has come, however busy the machine is."""
        fields = Path(f"/proc/{self.child.pid}/stat").read_text("utf-8").rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        self.child.kill()
        self.child.wait()
        os.close(self._master)

    def _read(self, wait_s: float) -> bool:
        """Read what is there, after this time at most. False: nobody will write any more."""
        if not select.select([self._master], [], [], wait_s)[0]:
            return True
        try:
            self.text += os.read(self._master, 65536).decode("utf-8", "replace")
        except OSError:
            # So Linux tells that the other side is closed.
            return False
        return True


Start = Callable[..., Program]


def starting(folder: Path) -> Iterator[Start]:
    """Starts programs that share a data folder, and ends them."""
    programs: list[Program] = []

    def start(*words: str, python: tuple[str, ...] = MODULE, pass_fds: tuple[int, ...] = ()) -> Program:
        programs.append(Program(folder, *words, python=python, pass_fds=pass_fds))
        return programs[-1]

    yield start
    for program in programs:
        program.close()
