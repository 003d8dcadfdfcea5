"""The commands with a game of another package."""

import json
import sys
from pathlib import Path

import pytest

from tests.plugin.conftest import ROOT
from tests.unit.commands.running import ridotto

SOURCES = ("src", "web/src", "web/scripts", "tools")
NAMES = ("high_card", "high-card", "highcard", "toy_game")


def test_the_program_and_the_pages_do_not_know_it() -> None:
    texts = [
        path.read_text("utf-8", "replace").lower()
        for folder in SOURCES
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".ts", ".svelte", ".css", ".mjs", ".ftl", ".html")
    ]
    assert len(texts) > 300
    assert not [name for name in NAMES for text in texts if name in text]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_simulate_and_verify(players: int, tmp_path: Path) -> None:
    records = tmp_path / "records.jsonl"
    words = ("simulate", "high_card", "--players", str(players), "--games", "5", "--seed", "x")
    assert ridotto(*words, "--out", records).status == 0
    found = [json.loads(line) for line in records.read_text("utf-8").splitlines()]
    assert [record["options"] for record in found] == [{"players": players}] * 5
    assert all(len(record["events"]) == 1 + 3 * players for record in found)
    checked = ridotto("verify", records, "--lang", "en")
    assert (checked.status, checked.out) == (0, "5 records, 0 disagreements\n")


def test_a_wrong_line_is_told_in_the_words_of_the_game(tmp_path: Path) -> None:
    records = tmp_path / "records.jsonl"
    ridotto("simulate", "high_card", "--games", "1", "--out", records)
    record = json.loads(records.read_text("utf-8"))
    events = record["events"]
    record["events"] = [events[0], "0 lay 7a", *events[2:]]
    records.write_text(json.dumps(record), "utf-8")
    for language, sentence in (("en", 'There is no card "7a"'), ("de", "Eine Karte „7a“ gibt es nicht")):
        checked = ridotto("verify", records, "--lang", language)
        assert checked.status == 1
        assert sentence in checked.out + checked.err


def test_count() -> None:
    """Three seats with three cards each."""
    counted = ridotto("count", "high_card", "--players", "3", "--depth", "3")
    assert counted.status == 0
    assert counted.out.split()[-1] == str(3**3)


def test_arena_with_a_program_and_its_records(tmp_path: Path) -> None:
    records = tmp_path / "records.jsonl"
    program = f"program:{sys.executable} {ROOT / 'examples' / 'arena_bot.py'}"
    words = ("arena", "high_card", "--bots", "random", program, "--games", "4", "--seed", "x")
    contest = ridotto(*words, "--records", records, "--lang", "en")
    assert contest.status == 0, contest.err
    assert "Points per match" in contest.out
    assert records.read_text("utf-8").count("\n") >= 4
    assert ridotto("verify", records).status == 0


def test_options_are_checked_as_declared() -> None:
    refused = ridotto("simulate", "high_card", "--players", "5", "--lang", "en")
    assert refused.status == 2
    assert "5" in refused.err
    helped = ridotto("play", "--help", "--lang", "en")
    assert "High Card" in " ".join(helped.out.split())
