"""A folder where the snippets of one page run, one after the other, as a reader would try them."""

import contextlib
import io
import os
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any
from unittest.mock import patch

from ridotto.cli import main
from tests.docs.blocks import ROOT
from tests.patience import COMPILING_S

STAND_IN = Path(__file__).with_name("stand_in.py")


class Workspace:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        programs = folder / ".programs"
        programs.mkdir()
        for name, command in {
            "ridotto": f'exec "{sys.executable}" "{STAND_IN}" "$@"',
            "python": f'exec "{sys.executable}" "$@"',
            "python3": f'exec "{sys.executable}" "$@"',
        }.items():
            program = programs / name
            program.write_text(f"#!/bin/sh\n{command}\n")
            program.chmod(0o755)
        for name in ("bench", "examples"):
            (folder / name).symlink_to(ROOT / name)
        self._environment = {
            **os.environ,
            "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(ROOT / "src")]),
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder / "data"),
            "XDG_CACHE_HOME": str(folder / "cache"),
            "SNIPPET_FOLDER": str(folder),
            "LC_ALL": "C.UTF-8",
            "COLUMNS": "100",
            # Nothing here runs long enough to be worth compiling.
            "RIDOTTO_JIT": "0",
        }

    def save(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        if name == "pyproject.toml":
            self._install(tomllib.loads(text)["project"])

    def _install(self, project: dict[str, Any]) -> None:
        """As `pip install -e .` would: the sources are on the path, and the entry points are known."""
        information = self.folder / "src" / f"{project['name']}-{project['version']}.dist-info"
        information.mkdir(parents=True)
        metadata = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
        (information / "METADATA").write_text(metadata)
        lines = [
            line
            for group, points in project["entry-points"].items()
            for line in (f"[{group}]", *(f"{name} = {value}" for name, value in points.items()))
        ]
        (information / "entry_points.txt").write_text("\n".join(lines))

    def shell(self, text: str) -> str:
        """What it prints."""
        return self._run("bash", "-euo", "pipefail", "-c", text)

    def python(self, text: str) -> str:
        return self._run(sys.executable, "-W", "error", "-c", text)

    def is_contest(self, command: str) -> bool:
        """Whether a command of the arena would be played: it gets as far as its file, which is a folder."""
        return self._lacks(f"{command} --json .", "file-not-writable", "cluster-unreachable")

    def is_training(self, command: str) -> bool:
        """Whether a network would be trained: it gets as far as the GPU or the cluster that is not there."""
        with patch("torch.cuda.is_available", return_value=False):
            return self._lacks(command, "learn-no-gpu", "cluster-unreachable")

    def _lacks(self, command: str, *codes: str) -> bool:
        """Told in this process: it goes no further than that, and others would only import it all again."""
        _, *words = shlex.split(command, comments=True)
        told = io.StringIO()
        with (
            patch.dict(os.environ, self._environment),
            contextlib.chdir(self.folder),
            contextlib.redirect_stdout(io.StringIO()),
            contextlib.redirect_stderr(told),
        ):
            main(words)
        return any(f"[{code}]" in told.getvalue() for code in codes)

    def _run(self, *command: str) -> str:
        run = subprocess.run(
            command,
            cwd=self.folder,
            env=self._environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=COMPILING_S,
            check=False,
        )
        assert run.returncode == 0, f"{command[-1]}\n{run.stdout[-2000:]}\n{run.stderr[-4000:]}"
        return run.stdout
