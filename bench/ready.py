"""How long it takes until one can play: `python -m bench.ready`.

The processor time is that of both processes that compile; other work on the same machine changes it less.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from bench.timing import row

CODE = """
import os, time
started = time.perf_counter()
from ridotto.compile.kernel import warm_up
from ridotto.games import find_game
import ridotto.games
{work}
print(time.perf_counter() - started, sum(os.times()[:4]))
"""


def seconds(work: str, cache: Path) -> str:
    run = subprocess.run(
        [sys.executable, "-c", CODE.format(work=work)],
        env={"XDG_CACHE_HOME": str(cache), "PATH": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    passed, used = map(float, run.stdout.split())
    return f"{passed:.2f} s, {used:.2f} s of processor time"


PLAIN = """
import time
started = time.perf_counter()
{work}
print(time.perf_counter() - started)
"""
STARTS = 7


def plain_seconds(work: str) -> float:
    """The best of several processes."""
    return min(
        float(subprocess.check_output([sys.executable, "-c", PLAIN.format(work=work)], text=True))
        for _ in range(STARTS)
    )


def main() -> None:
    row("import ridotto", f"{plain_seconds('import ridotto'):.3f} s", "goal: under 0.15 s")
    row("import numpy, which the rules need", f"{plain_seconds('import numpy'):.3f} s")
    first = "import ridotto; ridotto.load(ridotto.games()[0])"
    row("import ridotto and deal a match", f"{plain_seconds(first):.3f} s")
    for game_id in ("bottle_imp", "turandot"):
        work = f"assert warm_up(find_game({game_id!r}).kernels)"
        with tempfile.TemporaryDirectory() as folder:
            row(f"{game_id}: first use", seconds(work, Path(folder)), "goal: under 5 s")
            row(f"{game_id}: cached", seconds(work, Path(folder)), "goal: under 1 s")


if __name__ == "__main__":
    main()
