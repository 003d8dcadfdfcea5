"""Whole contests, from the command line."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from ridotto.arena import run
from ridotto.arena.report import report_of
from ridotto.arena.run import Contest, run_contest
from ridotto.cli import main
from ridotto.games import find_game, turandot
from ridotto.games.bottle_imp.rules.options import MODES
from ridotto.search import bot as search_bot
from ridotto.search.bot import SearchBot
from tests.patience import PATIENCE_S


def figures(jobs: int) -> Any:
    options = find_game("bottle_imp").parse_options({"players": 4, "rounds": 1, "mode": "teams-2-1-1"})
    contest = Contest("bottle_imp", options, ("heuristic", "random"), 12, "seed", 1)
    shown: list[int] = []
    tally, is_complete = run_contest(contest, place=jobs, progress=shown.append)
    assert shown[-1] == tally.tables
    report: Any = report_of(contest, tally, is_complete=is_complete).to_json()
    for standing in report["standings"]:
        del standing["median_s"], standing["slowest_s"]
    return report


def test_the_figures_do_not_depend_on_the_processes() -> None:
    alone, shared = figures(jobs=1), figures(jobs=2)
    assert alone == shared
    assert alone["games"] >= 12


def test_bots_are_ready_before_their_time_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """No move waits for compiled code."""
    told: list[str] = []
    monkeypatch.setattr(SearchBot, "warm_up", lambda bot: told.append(bot.name))
    options = find_game("bottle_imp").parse_options({"players": 4, "rounds": 1})
    contest = Contest("bottle_imp", options, ("search:1", "random"), 1, "seed", 1)
    monkeypatch.setattr(search_bot, "warm_up_once", lambda _: None)
    monkeypatch.setattr(run, "warm_up", lambda _: True)
    run_contest(contest, place=1, progress=lambda _: None)
    assert told == ["search:1"]


def test_what_a_person_reads(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena turandot --players 2 --bots heuristic random --games 8 --jobs 1 --lang en"
    files = ["--json", str(tmp_path / "out.json"), "--chart", str(tmp_path / "out.svg")]
    assert main([*words.split(), *files]) == 0
    printed = capsys.readouterr().out
    assert "turandot 2 it: 8 matches from 4 deals" in printed
    assert re.search(r"^heuristic +\d+\.\d ± \d+\.\d +\d+\.\d ± \d+\.\d %", printed, re.MULTILINE)
    assert re.search(r"^random +-\d+\.\d ± \d+\.\d +–$", printed, re.MULTILINE)
    (report,) = json.loads((tmp_path / "out.json").read_text("utf-8"))
    assert report["format"] == "ridotto-arena/1"
    assert [standing["bot"] for standing in report["standings"]] == ["heuristic", "random"]
    assert ElementTree.parse(tmp_path / "out.svg").getroot().tag.endswith("svg")


def test_every_mode(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena bottle_imp --all --bots random random --games 2 --jobs 1 --lang en"
    assert main(words.split()) == 0
    modes = re.findall(r"^bottle_imp (\d [\w-]+):", capsys.readouterr().out, re.MULTILINE)
    assert modes == [f"{mode.players} {mode.id}" for mode in MODES]


def test_a_refusal_leaves_no_file_behind(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    words = "arena turandot --players 9 --bots random random --json"
    assert main([*words.split(), str(kept)]) == 2
    assert not kept.exists()


def test_every_mode_that_a_deck_serves(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    words = (
        "arena bottle_imp --all --deck classic --team-penalty each --bots random random --games 2 --jobs 1"
    )
    assert main([*words.split(), "--json", str(kept)]) == 0
    settings = [report["options"] for report in json.loads(kept.read_text("utf-8"))]
    modes = [(setting["players"], setting["mode"]) for setting in settings]
    assert modes == [(mode.players, mode.id) for mode in MODES if mode.players <= 4]
    assert {(setting["deck"], setting["team_penalty"]) for setting in settings} == {("classic", "each")}


def test_every_number_of_players_with_a_deck_of_ones_own(capsys: pytest.CaptureFixture[str]) -> None:
    deck = Path(turandot.__file__).parent / "rules" / "deck" / "singers.csv"
    words = "arena turandot --all --bots random random --games 2 --jobs 1 --lang en --deck"
    assert main([*words.split(), str(deck)]) == 0
    assert re.findall(r"^turandot (\d)", capsys.readouterr().out, re.MULTILINE) == ["2", "3", "4", "5"]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("--bots heuristic", "too-few-bots"),
        ("--bots heuristic nobody", "unknown-bot"),
        ("--bots random random --mode teams-2-1-1 --rounds 4", "partners-change"),
        ("--bots random random --all --mode solo", "all-excludes"),
        ("--bots random random --all --players 3", "all-excludes"),
        ("--bots random random --all --rounds 4", "all-excludes"),
        ("--bots random random --games 1 --json /there/is/no/folder", "file-not-writable"),
        ("--bots random random --games 1 --chart /dev/null/x", "file-not-writable"),
    ],
)
def test_refusals(words: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "bottle_imp", "--jobs", "1", *words.split()]) == 2
    said = capsys.readouterr()
    assert f"[{code}]" in said.err
    assert said.out == "", "nothing is played whose figures could not be kept"


@pytest.mark.parametrize("in_background", [False, True])
def test_interrupted_it_keeps_what_it_has(in_background: bool, tmp_path: Path) -> None:
    """By Ctrl-C, or by `kill -INT` in the background, where shells let a program ignore interrupts."""
    kept = tmp_path / "kept.json"
    words = "arena bottle_imp --players 3 --bots heuristic random --games 1000000 --jobs 2 --lang en"
    command = [sys.executable, "-m", "ridotto", *words.split(), "--json", str(kept)]
    screen, stderr = pty.openpty()
    process = subprocess.Popen(
        ["sh", "-c", "trap '' INT; exec \"$@\"", "sh", *command] if in_background else command,
        stdout=subprocess.PIPE,
        stderr=stderr,
        text=True,
        start_new_session=True,
    )
    os.close(stderr)
    shown = b""
    while b" of 1000000" not in shown:
        shown += os.read(screen, 1000)
    (os.kill if in_background else os.killpg)(process.pid, signal.SIGINT)
    printed, _ = process.communicate(timeout=PATIENCE_S)
    os.close(screen)
    assert process.returncode == 130
    assert "Interrupted" in printed
    (report,) = json.loads(kept.read_text("utf-8"))
    assert not report["is_complete"]
    assert report["deals"] > 0
