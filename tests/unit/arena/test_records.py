"""The records of a contest: every table can be looked at again."""

import json
from pathlib import Path
from typing import Any

import pytest

from ridotto.arena.report import report_of
from ridotto.arena.run import Contest, run_contest
from ridotto.cli import main
from ridotto.engine.records.record import Record, parse_record
from ridotto.engine.records.verify import verify
from ridotto.games import find_game
from ridotto.terminal import replay
from tests.unit.terminal.person import Script, Terminal

BROKEN = "program:python3 -c 'print(7)'"


def records_of(path: Path) -> list[Record]:
    return [parse_record(line) for line in path.read_text("utf-8").splitlines()]


def written(tmp_path: Path, words: str) -> list[Record]:
    path = tmp_path / "records.jsonl"
    assert main([*words.split(), "--records", str(path)]) == 0
    return records_of(path)


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_table_has_its_record(jobs: int, tmp_path: Path) -> None:
    words = f"arena bottle_imp --players 4 --bots heuristic random --games 10 --jobs {jobs} --seed x"
    records = written(tmp_path, words)
    assert len(records) >= 10
    for record in records:
        assert verify(record) is None
        assert record.result is not None
        told = record.extra["arena"]
        names = [("bot:heuristic", "bot:random")[bot] for bot in told["seating"]]
        assert record.seats == names
        assert told["seed"] == "x"
        assert record.events[0] == f"dealer {told['deal'] % 4}"
    places = [(record.extra["arena"]["deal"], record.extra["arena"]["table"]) for record in records]
    assert places == sorted(places), "in the order of the deals, whatever the number of processes"
    assert len(set(places)) == len(places)


def test_the_tables_of_a_deal_have_the_same_cards(tmp_path: Path) -> None:
    records = written(tmp_path, "arena bottle_imp --players 3 --bots heuristic random --games 6 --jobs 1")
    by_deal: dict[int, set[str]] = {}
    for record in records:
        by_deal.setdefault(record.extra["arena"]["deal"], set()).add(record.events[1])
    assert len(by_deal) > 1
    assert all(len(deals) == 1 for deals in by_deal.values())


def test_the_records_hold_the_figures() -> None:
    """Points per bot, counted from the records, are those of the report."""
    game = find_game("turandot")
    options = game.parse_options({"players": 2})
    contest = Contest("turandot", options, ("heuristic", "random"), 8, "figures", 1.0, keeps_records=True)
    lines: list[str] = []
    tally, is_complete = run_contest(
        contest, place=1, progress=lambda _: None, keep=lambda deal: lines.extend(deal.records)
    )
    report = report_of(contest, tally, is_complete=is_complete)
    points: dict[str, list[int]] = {}
    for record in map(parse_record, lines):
        assert record.seats is not None
        assert record.result is not None
        for name, score in zip(record.seats, record.result["scores"], strict=True):
            points.setdefault(name, []).append(score)
    for standing in report.standings:
        scores = points[f"bot:{standing.bot}"]
        assert standing.points is not None
        assert sum(scores) / len(scores) == pytest.approx(standing.points.mean)


def test_nothing_is_kept_unless_it_is_asked_for() -> None:
    options = find_game("turandot").parse_options({"players": 2})
    lines: list[str] = []
    contest = Contest("turandot", options, ("random", "random"), 2, "seed", 1.0)
    run_contest(contest, place=1, progress=lambda _: None, keep=lambda deal: lines.extend(deal.records))
    assert lines == []


def test_what_a_program_did_wrong_stands_in_the_record(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    words = ["arena", "turandot", "--players", "2", "--games", "1", "--jobs", "1", "--records", str(path)]
    assert main([*words, "--bots", "random", BROKEN]) == 0
    for record in records_of(path):
        assert verify(record) is None
        faults: list[list[str]] = record.extra["arena"]["faults"]
        assert faults[0] == []
        assert len(faults[1]) > 5
        assert BROKEN in (record.seats or ())


def test_every_setting_of_all_in_one_file(tmp_path: Path) -> None:
    records = written(tmp_path, "arena turandot --all --bots random random --games 1 --jobs 1")
    assert {record.options["players"] for record in records} == {2, 3, 4, 5}


def test_a_lost_game_is_found_and_replayed(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    words = "arena bottle_imp --players 3 --bots heuristic random --games 30 --jobs 1 --records"
    assert main([*words.split(), str(path)]) == 0
    lost = [
        number
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if not any(is_winner(json.loads(line), seat, "bot:heuristic") for seat in range(3))
    ]
    assert lost, "even the better one loses some of thirty"
    terminal = Terminal(Script(["", "q"]))
    assert replay.run(path, line=lost[0], language="en", screen=terminal.screen) == 0
    assert "dealer" in terminal.text


def is_winner(record: dict[str, Any], seat: int, name: str) -> bool:
    return record["seats"][seat] == name and seat in record["result"]["winners"]


def test_a_file_that_cannot_be_written(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena turandot --players 2 --bots random random --games 1 --jobs 1 --records /there/is/no/folder"
    assert main(words.split()) == 2
    said = capsys.readouterr()
    assert "[file-not-writable]" in said.err
    assert said.out == "", "nothing is played whose records could not be kept"
