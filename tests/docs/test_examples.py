"""The examples run as their first lines say."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT
from tests.patience import COMPILING_S, PATIENCE_S
from tests.server.serving import serving

EXAMPLES = ROOT / "examples"


def run(
    name: str, *words: str | Path, stdin: str = "", is_compiled: bool = False, is_simulated: bool = False
) -> str:
    """Compiled, what plays batches is three times as fast; others would load more than they save.

    `is_simulated`: on numba-cuda's simulator of a GPU.
    """
    done = subprocess.run(
        [sys.executable, "-W", "error", str(EXAMPLES / name), *map(str, words)],
        input=stdin,
        env={
            **os.environ,
            "LC_ALL": "C.UTF-8",
            "RIDOTTO_JIT": str(int(is_compiled)),
            "NUMBA_ENABLE_CUDASIM": str(int(is_simulated)),
        },
        capture_output=True,
        text=True,
        timeout=COMPILING_S,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", ["bottle_imp", "turandot"])
def test_play_a_match(game: str) -> None:
    said = run("play_a_match.py", game, stdin="nonsense\n" + "0\n" * 400)
    assert "a number from 0" in said.lower()
    assert "Outcome(" in said.splitlines()[-1]


def test_write_a_bot() -> None:
    said = run("write_a_bot.py", "20")
    assert re.search(r"lowest-card makes [+-][\d.]+ ± [\d.]+ points", said)


def test_analyse_records(tmp_path: Path) -> None:
    records = tmp_path / "records.jsonl"
    command = ["simulate", "bottle_imp", "--players", "3", "--games", "3", "--out", str(records)]
    subprocess.run([sys.executable, "-m", "ridotto", *command], check=True, timeout=PATIENCE_S)
    lines = records.read_text("utf-8").splitlines()
    records.write_text("\n".join([*lines, lines[0].replace('"winners": [', '"winners": [9')]), "utf-8")
    said = run("analyse_records.py", records)
    assert "record 4 is left out" in said
    shares = [float(share) for share in re.findall(r"([\d.]+)%", said)]
    assert len(shares) == 3
    assert sum(shares) == pytest.approx(100, abs=0.2)


def test_train_an_agent() -> None:
    """What counts are deals that it was not stopped for."""
    said = run("train_an_agent.py", "4000", is_compiled=True).splitlines()[-1]
    ahead, margin = map(float, re.findall(r"on fresh deals: ([+-]?[\d.]+) ± ([\d.]+) points ahead", said)[0])
    assert ahead > margin


def test_solve_a_tiny_game() -> None:
    said = run("solve_a_tiny_game.py", "10", "30")
    assert re.search(r"after 10 iterations: [+-][\d.]+ ± [\d.]+ points ahead of random", said)


def test_gpu_rollouts() -> None:
    """Where there is no GPU, the example says so and plays on the processor."""
    said = run("gpu_rollouts.py", "2")
    assert "GPU" in said
    assert re.search(r"[\d.e+]+ steps a second", said)


def test_gpu_rollouts_on_a_gpu() -> None:
    pytest.importorskip("numba_cuda", reason="numba-cuda is not made for this system")
    said = run("gpu_rollouts.py", "2", "3", is_simulated=True)
    assert said.startswith("3 matches on the GPU")
    assert re.search(r"[\d.e+-]+ steps a second", said)


def test_study_decisions(tmp_path: Path) -> None:
    picture = tmp_path / "mystery.svg"
    said = run("study_decisions.py", "55000", picture, is_compiled=True)
    assert "best to discard" in said
    assert picture.read_text("utf-8").rstrip().endswith("</svg>")


def test_table_client(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", tmp_path / "log") as server:
        assert "'winners'" in run("table_client.py", f"127.0.0.1:{server.port}")


def test_every_example_is_shown_and_tested() -> None:
    names = {path.name for path in EXAMPLES.glob("*.py")}
    shown = {
        *re.findall(
            r'--8<-- "examples/(\w+\.py)"', (ROOT / "docs" / "research" / "examples.md").read_text("utf-8")
        )
    }
    assert len(names) >= 5
    assert names == shown
    # The arena's program has its tests in tests/unit/arena.
    tested = {*re.findall(r'run\("(\w+\.py)"', Path(__file__).read_text("utf-8"))}
    assert names - tested == {"arena_bot.py"}
