"""A contest played in parts has the figures of one played in one piece."""

import json
from pathlib import Path
from typing import Any

import pytest

from ridotto.cli import main

CONTEST = "arena bottle_imp --players 4 --mode teams-2-1-1 --bots heuristic easy random --jobs 1"
SMALL = "arena turandot --players 2 --bots random random --jobs 1"


def part(folder: Path, deals: str, words: str = SMALL, name: str | None = None) -> Path:
    file = folder / (name or f"part-{deals.replace(':', '-')}.jsonl")
    assert main([*words.split(), "--deals", deals, "--raw", str(file)]) == 0
    return file


def merged(*parts: Path) -> int:
    return main(["arena", "merge", *map(str, parts), "--lang", "en"])


def figures(file: Path) -> Any:
    """All but how long moves took: no two runs agree on that."""
    (report,) = json.loads(file.read_text("utf-8"))
    for standing in report["standings"]:
        del standing["median_s"], standing["slowest_s"]
    return report


def test_parts_have_the_figures_of_the_whole(tmp_path: Path) -> None:
    whole, together = tmp_path / "whole.json", tmp_path / "together.json"
    assert main([*CONTEST.split(), "--deals", "0:9", "--json", str(whole)]) == 0
    parts = [str(part(tmp_path, deals, CONTEST)) for deals in ("4:5", "0:4", "5:9")]
    assert main(["arena", "merge", *parts, "--json", str(together)]) == 0
    assert figures(together) == figures(whole)
    assert figures(whole)["deals"] == 9


def test_the_deals_of_a_whole_contest_are_its_first(tmp_path: Path) -> None:
    """--games and --deals play the same."""
    by_games, by_deals = tmp_path / "games.json", tmp_path / "deals.json"
    assert main([*CONTEST.split(), "--games", "7", "--json", str(by_games)]) == 0
    deals = figures(by_games)["deals"]
    assert main([*CONTEST.split(), "--deals", f"0:{deals}", "--json", str(by_deals)]) == 0
    assert figures(by_deals) == figures(by_games)


def test_times_and_faults_are_merged_too(tmp_path: Path) -> None:
    """A file cut in two has the figures of the file, to the last digit."""
    broken = ["arena", "turandot", "--players", "2", "--bots", "random", "program:false", "--jobs", "1"]
    raw, whole, together = (tmp_path / name for name in ("raw", "whole.json", "together.json"))
    assert main([*broken, "--deals", "0:3", "--raw", str(raw), "--json", str(whole)]) == 0
    head, *deals = raw.read_text("utf-8").splitlines(keepends=True)
    (tmp_path / "a").write_text(head + deals[0], "utf-8")
    (tmp_path / "b").write_text(head + "".join(deals[1:]), "utf-8")
    files = [str(tmp_path / "b"), str(tmp_path / "a")]
    assert main(["arena", "merge", *files, "--json", str(together)]) == 0
    assert together.read_text("utf-8") == whole.read_text("utf-8")
    (report,) = json.loads(together.read_text("utf-8"))
    assert report["standings"][1]["faults"] > 0


def test_parts_of_several_processes(tmp_path: Path) -> None:
    alone = part(tmp_path, "0:6", SMALL, "alone").read_text("utf-8")
    shared = part(tmp_path, "0:6", SMALL.replace("--jobs 1", "--jobs 2"), "shared").read_text("utf-8")

    def tables(text: str) -> list[Any]:
        return [json.loads(line)["tables"] for line in text.splitlines()[1:]]

    assert tables(alone) == tables(shared)


def test_what_a_person_reads(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parts = [part(tmp_path, "0:2"), part(tmp_path, "2:4")]
    capsys.readouterr()
    chart = tmp_path / "chart.svg"
    assert main(["arena", "merge", *map(str, parts), "--chart", str(chart), "--lang", "en"]) == 0
    assert "turandot 2 it: 8 matches from 4 deals" in capsys.readouterr().out
    assert chart.read_text("utf-8").startswith("<svg")


def refused(code: str, capsys: pytest.CaptureFixture[str], *parts: Path) -> str:
    capsys.readouterr()
    assert merged(*parts) == 2
    said = capsys.readouterr()
    assert f"[{code}]" in said.err
    assert said.out == ""
    return said.err


def test_missing_deals_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, middle, last = (part(tmp_path, deals) for deals in ("0:2", "2:5", "5:6"))
    assert "--deals 2:5" in refused("parts-missing", capsys, first, last)
    assert "--deals 0:2" in refused("parts-missing", capsys, middle, last)
    lines = last.read_text("utf-8").splitlines(keepends=True)
    last.write_text(lines[0], "utf-8")
    assert "--deals 5:6" in refused("parts-missing", capsys, first, middle, last)


def test_what_an_interrupted_part_lacks_can_be_added(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = part(tmp_path, "0:4")
    begun.write_text("".join(begun.read_text("utf-8").splitlines(keepends=True)[:-2]), "utf-8")
    assert "--deals 2:4" in refused("parts-missing", capsys, begun)
    assert merged(begun, part(tmp_path, "2:4")) == 0


def test_deals_that_are_there_twice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = part(tmp_path, "0:3"), part(tmp_path, "2:4")
    complaint = refused("parts-overlap", capsys, second, first)
    assert "Deal 2 " in complaint
    refused("parts-overlap", capsys, first, first)


@pytest.mark.parametrize(
    ("words", "field"),
    [
        (SMALL + " --seed other", "seed"),
        (SMALL + " --limit 3", "limit_s"),
        (SMALL.replace("random random", "random heuristic"), "bots"),
        (SMALL.replace("--players 2", "--players 3"), "options"),
        ("arena bottle_imp --players 2 --bots random random --jobs 1", "game"),
    ],
)
def test_parts_of_another_contest(
    words: str, field: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    complaint = refused("parts-differ", capsys, part(tmp_path, "0:1"), part(tmp_path, "1:2", words))
    assert f"contest: {field} is" in complaint


def test_parts_of_another_version(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = part(tmp_path, "0:1"), part(tmp_path, "1:2")
    head, *deals = second.read_text("utf-8").splitlines(keepends=True)
    second.write_text(json.dumps({**json.loads(head), "version": "0.0.1"}) + "\n" + "".join(deals), "utf-8")
    assert "0.0.1" in refused("parts-differ", capsys, first, second)


@pytest.mark.parametrize("content", ["", "\n", "{}\n", "[]", "\0" * 100, "[" * 100_000, '{"format": 1}'])
def test_a_file_that_is_no_part(content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_text(content, "utf-8")
    refused("part-not-ours", capsys, file)


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ('"deal": 1', '"deal": 9'),
        ('"deal": 1', '"deal": true'),
        ('"seating": [0', '"seating": [7'),
        ('"seating": [0', '"seating": [0, 0'),
        ('"parties": [0', '"parties": [5'),
        ('"scores": [', '"scores": [1, '),
        ('"faults": [[]', '"faults": [[], []'),
        ('"times": [', '"more": 1, "times": ['),
        ("}\n", "\n"),
    ],
)
def test_a_line_that_was_changed(
    good: str, bad: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = part(tmp_path, "0:2")
    head, first, second = file.read_text("utf-8").splitlines(keepends=True)
    assert good in second
    file.write_text(head + first + second.replace(good, bad, 1), "utf-8")
    assert "Line 3 " in refused("part-damaged", capsys, file)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("--deals 5", "deals-unreadable"),
        ("--deals 5:5", "deals-unreadable"),
        ("--deals 5:4", "deals-unreadable"),
        ("--deals :4", "deals-unreadable"),
        ("--deals 0:9999999999", "deals-unreadable"),
        ("--deals 0:2 --games 3", "deals-or-games"),
        ("--raw part.jsonl", "raw-needs-deals"),
        ("--deals 0:2 --raw /there/is/no/folder", "file-not-writable"),
    ],
)
def test_refusals(words: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL.split(), *words.split()]) == 2
    said = capsys.readouterr()
    assert f"[{code}]" in said.err
    assert said.out == ""


def test_a_part_is_of_one_setting(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena turandot --all --bots random random --deals 0:1 --raw part.jsonl"
    assert main(words.split()) == 2
    assert "[all-excludes]" in capsys.readouterr().err
