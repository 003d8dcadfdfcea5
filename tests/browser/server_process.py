"""A running Ridotto for browser tests: the real command in its own process."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE_S


class ServerProcess:
    """`ridotto serve` on a data folder; it can be killed and started again on the same port."""

    def __init__(self, data: Path, *options: str, searches: bool = False, seed: str | None = None) -> None:
        self._data = data
        self._program = ["ridotto"] if seed is None else ["tests.browser.dealt", seed]
        self._options = options
        # Many short-lived servers: they shall not begin to compile what only strong bots and hints need.
        self._environment = {**os.environ, "RIDOTTO_JIT": "1" if searches else "0"}
        self._process: subprocess.Popen[str] | None = None
        self._port = "0"
        self.address = ""

    def open(self) -> None:
        command = [sys.executable, "-m", *self._program, "serve", "--no-open", "--lang", "en"]
        command += ["--port", self._port, "--data", str(self._data), *self._options]
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=self._environment,
        )
        assert self._process.stdout is not None
        said = []
        for line in self._process.stdout:
            said.append(line)
            found = re.search(r"http://[\d.]+:(\d+)", line)
            if found:
                self.address, self._port = found[0], found[1]
                return
        raise AssertionError(f"the server did not start: {''.join(said)}")

    def kill(self) -> None:
        """As when the machine loses power."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.communicate(timeout=PATIENCE_S)
            self._process = None
