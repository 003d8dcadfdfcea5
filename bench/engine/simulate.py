"""How long `ridotto simulate` and `verify` take for 10,000 rounds: `python -m bench.engine.simulate`."""

import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench.timing import row

ROUNDS = 10_000


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        records = str(Path(folder) / "records.jsonl")
        game = ["bottle_imp", "--players", "4", "--rounds", "1", "--games", str(ROUNDS), "--seed", "bench"]
        row(
            "simulate 10,000 four-player rounds",
            f"{_seconds('simulate', *game, '--out', records):.1f} s",
            "goal: 20 s",
        )
        row("verify them", f"{_seconds('verify', records):.1f} s")


def _seconds(*words: str) -> float:
    started = time.perf_counter()
    subprocess.run([sys.executable, "-m", "ridotto", *words], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - started


if __name__ == "__main__":
    main()
