"""Progress and tables: drawn where a terminal is, plain text for programs elsewhere."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from ridotto.commands.output.tables import aligned
from tests.patience import PATIENCE_S
from tests.unit.commands.running import ridotto

ARENA = "arena turandot --players 2 --bots heuristic random --games 4 --jobs 1 --lang en"


def on_terminal(words: str, folder: Path, *streams: str, **env: str) -> tuple[int, str, dict[str, str]]:
    """The exit status, what a terminal behind these streams was sent, and what went into the others."""
    screen, terminal = pty.openpty()
    kept = {name: folder / f"{name}.txt" for name in ("stdout", "stderr") if name not in streams}
    files = {name: path.open("wb") for name, path in kept.items()}
    process = subprocess.Popen(
        [sys.executable, "-m", "ridotto", *words.split()],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=files.get("stdout", terminal),
        stderr=files.get("stderr", terminal),
        env={**os.environ, "RIDOTTO_JIT": "0", "TERM": "xterm", "COLUMNS": "100"} | env,
    )
    os.close(terminal)
    for file in files.values():
        file.close()
    shown = b""
    while True:
        try:
            more = os.read(screen, 65536)
        except OSError:  # the other end is closed
            break
        if not more:
            break
        shown += more
    os.close(screen)
    status = process.wait(PATIENCE_S)
    return (
        status,
        shown.decode("utf-8", "replace"),
        {name: path.read_text("utf-8") for name, path in kept.items()},
    )


@pytest.fixture
def records(tmp_path: Path) -> Path:
    path = tmp_path / "records.jsonl"
    assert ridotto("simulate", "turandot", "--players", "2", "--games", "3", "--out", path).status == 0
    return path


def test_a_pipe_gets_no_signs_of_a_terminal(tmp_path: Path) -> None:
    run = ridotto(*ARENA.split(), "--records", tmp_path / "records")
    assert run.status == 0
    assert "\x1b" not in run.out
    assert run.err == ""
    assert "─" not in run.out


def test_a_terminal_gets_tables(tmp_path: Path) -> None:
    status, shown, _ = on_terminal(ARENA, tmp_path, "stdout", "stderr")
    assert status == 0
    assert "heuristic" in shown
    assert "─" in shown
    assert "points per match" in shown


@pytest.mark.parametrize("columns", ["²", "0", "-7", "9" * 40])
def test_odd_sizes_of_a_terminal(columns: str, tmp_path: Path) -> None:
    status, shown, _ = on_terminal(ARENA, tmp_path, "stdout", "stderr", COLUMNS=columns)
    assert status == 0
    assert "Traceback" not in shown


def test_simulating_shows_how_far_it_is(tmp_path: Path) -> None:
    words = "simulate turandot --players 4 --games 30 --jobs 1 --out out.jsonl --lang en"
    status, shown, others = on_terminal(words, tmp_path, "stderr")
    assert status == 0
    assert " of 30, " in shown
    assert "\x1b[?25l" not in shown, "the cursor stays: whoever ends it with Ctrl-C needs it"
    assert others["stdout"] == ""
    assert len((tmp_path / "out.jsonl").read_text("utf-8").splitlines()) == 30


def test_tables_show_how_far_they_are(records: Path) -> None:
    for words, told in (
        ("simulate turandot --players 4 --games 30 --jobs 1 --parquet simulated", " of 30, "),
        ("export records.jsonl --jobs 1 --parquet exported", " so far"),
        ("export exported --jsonl again.jsonl", " so far"),
    ):
        status, shown, _ = on_terminal(f"{words} --lang en", records.parent, "stderr")
        assert status == 0
        assert told in shown


def test_records_on_the_terminal_are_not_disturbed(tmp_path: Path) -> None:
    words = "simulate turandot --players 4 --games 10 --jobs 1 --lang en"
    status, shown, _ = on_terminal(words, tmp_path, "stdout", "stderr")
    assert status == 0
    assert " of 10" not in shown
    assert shown.count('"format": "ridotto/1"') == 10


def test_verifying_shows_how_far_it_is(records: Path) -> None:
    with records.open("a", encoding="utf-8") as file:
        file.write("nonsense\n")
    status, shown, others = on_terminal("verify records.jsonl --lang en", records.parent, "stderr")
    assert status == 1
    assert " so far" in shown
    assert others["stdout"].splitlines()[-1] == "4 records, 1 disagreements"


def test_disagreements_stand_on_lines_of_their_own(records: Path) -> None:
    with records.open("a", encoding="utf-8") as file:
        file.write("nonsense\n" * 3)
    status, shown, _ = on_terminal("verify records.jsonl --lang en", records.parent, "stdout", "stderr")
    assert status == 1
    lines = [line.split("\x1b[2K")[-1].strip() for line in shown.replace("\r", "").split("\n")]
    assert sum(line.startswith("line ") for line in lines) == 3
    assert "6 records, 3 disagreements" in shown


def test_counting_by_move() -> None:
    run = ridotto("count", "turandot", "--players", "2", "--depth", "2", "--moves")
    *moves, total = run.out.splitlines()
    assert all(line.replace(":", "").replace(" ", "").isdigit() for line in moves)
    assert sum(int(line.split(": ")[1]) for line in moves) == int(total)


def test_counting_by_move_in_words(tmp_path: Path) -> None:
    words = "count turandot --players 2 --depth 2 --moves --lang en"
    status, shown, _ = on_terminal(words, tmp_path, "stdout", "stderr")
    assert status == 0
    assert "first action" in shown
    assert "0 bid 1" in shown


def test_columns_are_aligned() -> None:
    assert aligned([["", "points"], ["normal", "3.5"], ["x", "12.0"]]) == [
        "        points",
        "normal     3.5",
        "x         12.0",
    ]


def test_the_version_loads_nothing_to_draw_with() -> None:
    code = (
        "import sys\nfrom ridotto.cli import main\n"
        "assert main(['--version']) == 0\n"
        "print([name for name in ('rich', 'numba', 'fastapi', 'platformdirs') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
