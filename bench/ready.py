"""How long the compiled rules take to be ready: `python -m bench.ready`."""

import subprocess
import sys
import tempfile
from pathlib import Path

from bench.timing import row

CODE = """
import time
started = time.perf_counter()
from ridotto.compile.kernel import warm_up
from ridotto.games import find_game
import ridotto.games
{work}
print(time.perf_counter() - started)
"""


def seconds(work: str, cache: Path) -> float:
    run = subprocess.run(
        [sys.executable, "-c", CODE.format(work=work)],
        env={"XDG_CACHE_HOME": str(cache), "PATH": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(run.stdout)


def main() -> None:
    for game_id in ("bottle_imp", "turandot"):
        work = f"assert warm_up(find_game({game_id!r}).kernels)"
        with tempfile.TemporaryDirectory() as folder:
            row(f"{game_id}: first use", f"{seconds(work, Path(folder)):.2f} s", "goal: under 5 s")
            row(f"{game_id}: cached", f"{seconds(work, Path(folder)):.2f} s", "goal: under 1 s")


if __name__ == "__main__":
    main()
