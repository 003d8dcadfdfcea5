"""`ridotto simulate --parquet` needs no more memory for more matches."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import COMPILING_S

pytest.importorskip("resource", reason="Windows does not tell how much memory a process had")

FEW = 400
MARGIN_KIB = 12 << 10
"""Rows that are kept would take about 37 MiB more."""

PEAK = """
import resource, sys
from functools import cache
from ridotto.cli import main
from ridotto.commands import simulate
from ridotto.parquet.writing import GROUP

# So that groups are soon full, and few matches are played often.
GROUP.update(dict.fromkeys(GROUP, 2000))
play = cache(simulate._record)
simulate._record = lambda settings, seed, bot, number: play(tuple(settings), seed, bot, number % 5)
assert main(sys.argv[1:]) == 0
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(peak >> 10 if sys.platform == "darwin" else peak)
"""


def peak(folder: Path, matches: int) -> int:
    """In KiB."""
    words = ["simulate", "bottle_imp", "--players", "3", "--seed", "x", "--games", str(matches)]
    done = subprocess.run(
        [sys.executable, "-c", PEAK, *words, "--jobs", "1", "--parquet", str(folder)],
        env={**os.environ, "RIDOTTO_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
        timeout=COMPILING_S,
    )
    assert done.returncode == 0, done.stderr
    return int(done.stdout.split()[-1])


def test_three_times_as_many_matches_need_no_more_memory(tmp_path: Path) -> None:
    assert peak(tmp_path / "many", 3 * FEW) < peak(tmp_path / "few", FEW) + MARGIN_KIB
