"""Runs the command line in this process: a hundred times it is not worth a process of its own."""

import io
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

from ridotto.cli import main
from tests.unit.commands.running import Finished


def ridotto(*words: str | Path) -> Finished:
    language = () if "--lang" in words else ("--lang", "en")
    with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
        status = main([*map(str, words), *language])
    return Finished(status, out.getvalue(), err.getvalue())
