"""Files that a command writes, with errors that name them."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from ridotto.system.files import naming


@contextlib.contextmanager
def opened_for_writing(name: str, mode: str = "w") -> Iterator["Output"]:
    with naming(name):
        file = Path(name).open(mode, encoding="utf-8")  # noqa: SIM115 (closed below, where errors are named too)
    try:
        yield Output(name, file)
    finally:
        with naming(name):
            file.close()


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
