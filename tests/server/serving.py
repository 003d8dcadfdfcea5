"""`ridotto serve` as a process of its own."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.patience import NO_TLS, PATIENCE_S


class Serving:
    """A server that answers. What it says to the terminal goes into a file."""

    def __init__(self, process: "subprocess.Popen[str]", port: int, log: Path) -> None:
        self.process = process
        self.port = port
        self._log = log

    @property
    def log(self) -> str:
        return self._log.read_text("utf-8")

    def guest(self) -> httpx.Client:
        return httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE_S, verify=NO_TLS)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE_S)

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(PATIENCE_S)


def command(data: Path | str, before: Sequence[str] = ()) -> list[str]:
    """`before`: a program that starts the server."""
    return [
        *before,
        sys.executable,
        "-m",
        "ridotto.cli",
        "serve",
        "--no-open",
        "--port",
        "0",
        "--data",
        str(data),
    ]


def environment() -> dict[str, str]:
    return os.environ | {"LC_ALL": "C.UTF-8", "RIDOTTO_JIT": "0"}


@contextmanager
def serving(data: Path | str, log: Path, before: Sequence[str] = ()) -> Iterator[Serving]:
    """Killed in the end if it still runs."""
    with log.open("w", encoding="utf-8") as errors:
        process = subprocess.Popen(
            command(data, before), stdout=subprocess.PIPE, stderr=errors, text=True, env=environment()
        )
    with process:
        assert process.stdout is not None
        try:
            found = re.search(r":(\d+)/", process.stdout.readline())
            assert found is not None, log.read_text("utf-8")
            server = Serving(process, int(found[1]), log)
            with server.guest() as guest:
                assert guest.get("/healthz").status_code == 200
            yield server
        finally:
            process.kill()


def refused_start(data: Path | str, before: Sequence[str] = (), more: Sequence[str] = ()) -> str:
    """What a server says that does not start."""
    run = subprocess.run(
        [*command(data, before), *more],
        capture_output=True,
        text=True,
        env=environment(),
        timeout=PATIENCE_S,
        check=False,
    )
    assert run.returncode == 2, run.stderr
    assert "Traceback" not in run.stderr
    return run.stderr
