"""Programs that tell when Python itself has started: until then Python answers interrupts in its own way."""

import os
import select
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from tests.patience import PATIENCE_S


@dataclass(frozen=True, slots=True)
class TellingPython:
    reader: int
    writer: int
    """The program needs it too."""

    @property
    def words(self) -> tuple[str, str]:
        """As `-m ridotto`."""
        run = "runpy.run_module('ridotto', run_name='__main__', alter_sys=True)"
        return "-c", f"import os, runpy; os.write({self.writer}, b'x'); {run}"

    def wait(self) -> None:
        assert select.select([self.reader], [], [], PATIENCE_S)[0], "Python does not start"


@contextmanager
def telling_python() -> Iterator[TellingPython]:
    python = TellingPython(*os.pipe())
    try:
        yield python
    finally:
        os.close(python.reader)
        os.close(python.writer)
