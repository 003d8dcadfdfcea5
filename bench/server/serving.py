"""`ridotto serve` in a process of its own, for whatever measures it from outside."""

import re
import subprocess
import sys
import tempfile

from tests.postgres import postgres

SERVE = (sys.executable, "-m", "ridotto", "serve", "--no-open", "--port", "0", "--lang", "en")


class Process:
    """A server that prints its address; stopped in the end."""

    def __init__(self, *command: str) -> None:
        self._command = command

    def __enter__(self) -> str:
        """The address, as soon as it is printed."""
        self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.search(r"http://[\w.]+:\d+", line):
                return found[0]
        raise RuntimeError("the server did not start")

    @property
    def pid(self) -> int:
        return self._process.pid

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.communicate()


class Server(Process):
    """Ours, on a fresh file."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        super().__init__(*SERVE, "--data", self._folder.name)

    def __exit__(self, *_: object) -> None:
        super().__exit__()
        self._folder.cleanup()


class Workers(Process):
    """Several of ours, on a fresh PostgreSQL that keeps its promises."""

    def __init__(self, count: int) -> None:
        self._running = postgres("-c", "fsync=on", "-c", "synchronous_commit=on")
        self._database = self._running.__enter__()
        data = self._database.new_database()
        super().__init__(*SERVE, "--data", data, "--workers", str(count))

    @property
    def database_pid(self) -> int:
        return self._database.pid

    def __exit__(self, *_: object) -> None:
        super().__exit__()
        self._running.__exit__(None, None, None)
