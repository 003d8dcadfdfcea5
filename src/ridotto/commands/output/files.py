"""Files that a command writes, with errors that name them."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from ridotto.system.files import PARTIAL, naming


@contextlib.contextmanager
def opened_for_writing(name: str, mode: str = "w") -> Iterator["Output"]:
    with naming(name):
        file = Path(name).open(mode, encoding="utf-8")  # noqa: SIM115 (closed below, where errors are named too)
    try:
        yield Output(name, file)
    finally:
        with naming(name):
            file.close()


@contextlib.contextmanager
def replaced_when_whole(name: str) -> Iterator["Output"]:
    """A file that keeps its content until everything is written; an error leaves it unchanged."""
    path = Path(name)
    with naming(name):
        is_plain = path.is_file() or not path.exists()
    if not is_plain:
        # A pipe or a device: it stores nothing, and must not be replaced by a file.
        with opened_for_writing(name) as out:
            yield out
        return
    if path.is_file():
        # A write-protected file is not replaced.
        with opened_for_writing(name, "a"):
            pass
    # Of a link, what it leads to.
    whole = path.resolve()
    part = whole.with_name(whole.name + PARTIAL)
    try:
        with opened_for_writing(str(part)) as out:
            yield out
        with naming(name):
            part.replace(whole)
    finally:
        part.unlink(missing_ok=True)


class Output:
    """An open file."""

    def __init__(self, name: str, file: IO[str]) -> None:
        self._name = name
        self._file = file

    def write(self, text: str) -> None:
        with naming(self._name):
            self._file.write(text)

    def flush(self) -> None:
        with naming(self._name):
            self._file.flush()
