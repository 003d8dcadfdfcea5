"""Runs the command line as a person does."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

PLACES = os.pathsep.join(sys.path)
"""The program finds the packages that the tests find: the toy game is one of them."""


@dataclass(frozen=True)
class Finished:
    status: int
    out: str
    err: str


def ridotto(*words: str | Path, stdin: str | bytes = "", **env: str) -> Finished:
    """One run of the program in a process of its own."""
    run = subprocess.run(
        [sys.executable, "-m", "ridotto", *map(str, words)],
        input=stdin.encode() if isinstance(stdin, str) else stdin,
        env={**os.environ, "LC_ALL": "C.UTF-8", "RIDOTTO_JIT": "0", "PYTHONPATH": PLACES} | env,
        capture_output=True,
        check=False,
    )
    finished = Finished(run.returncode, run.stdout.decode(), run.stderr.decode())
    assert "Traceback" not in finished.err, finished.err
    return finished
