"""Records written by simulate, and what verify says of them."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.unit.commands.running import ridotto
from tests.walks import CONFIGURATIONS


@cache
def written(*words: str) -> str:
    """Once for all tests that only need some good record."""
    run = ridotto("simulate", *words)
    assert run.status == 0, run.err
    return run.out


def records(*words: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in written(*words).splitlines()]


def test_all_goes_round_every_configuration_of_every_game() -> None:
    told = records("--all", "--games", str(len(CONFIGURATIONS)), "--seed", "round")
    assert [(record["game"], record["options"]) for record in told] == [
        (game.id, options.to_json()) for game, options in CONFIGURATIONS
    ]
    run = ridotto("verify", stdin="\n".join(json.dumps(record) for record in told))
    assert (run.status, run.out) == (0, f"{len(CONFIGURATIONS)} records, 0 disagreements\n")


def test_all_with_a_game_stays_in_that_game() -> None:
    told = records("turandot", "--all", "--games", "13", "--seed", "1")
    assert {record["game"] for record in told} == {"turandot"}
    assert told[0]["options"] == told[12]["options"]


def test_a_record_says_who_played_and_how_it_ended() -> None:
    (record,) = records("bottle_imp", "--players", "3", "--rounds", "1", "--bot", "random")
    assert record["seats"] == ["bot:random"] * 3
    assert record["options"] == {
        "players": 3,
        "mode": "solo",
        "deck": "matagot",
        "rounds": 1,
        "team_penalty": "once",
    }
    assert len(record["result"]["scores"]) == 3
    (dummy_record,) = records("turandot", "--players", "2", "--edition", "de")
    assert set(dummy_record["result"]) == {"scores", "winners", "dummy"}


def test_a_seed_means_the_same_cards_whatever_the_processes() -> None:
    # From 201 on they are shared.
    words = ("bottle_imp", "--players", "2", "--games", "201", "--rounds", "1", "--seed", "s")
    shared = records(*words, "--jobs", "2")
    assert shared == records(*words, "--jobs", "1")
    assert shared[:9] != records(*words, "--games", "9", "--seed", "t")


def test_out_writes_a_file(tmp_path: Path) -> None:
    out = tmp_path / "records.jsonl"
    assert ridotto("simulate", "bottle_imp", "--games", "2", "--out", out).out == ""
    assert len(out.read_text("utf-8").splitlines()) == 2
    assert ridotto("verify", out).out == "2 records, 0 disagreements\n"


def test_verify_names_line_event_and_reason() -> None:
    good, bad = records("bottle_imp", "--players", "4", "--rounds", "1", "--games", "2")
    at = bad["events"].index(next(line for line in bad["events"] if " play " in line))
    card = bad["events"][at].split(" ")[-1]
    bad["events"][at + 1] = bad["events"][at + 1].split(" ")[0] + f" play {card}"
    run = ridotto("verify", "-", stdin=json.dumps(good) + "\n\n" + json.dumps(bad) + "\n")
    line, summary = run.out.splitlines()
    assert line.startswith(f"line 3: event {at + 2}: ")
    assert "[card-not-held]" in line
    assert summary == "2 records, 1 disagreements"
    assert run.status == 1


def test_verify_goes_on_after_lines_it_cannot_read() -> None:
    (good,) = records("turandot", "--players", "3")
    text = json.dumps(good)
    run = ridotto("verify", stdin=f"{text[:200]}\n{text}\n[1]\nnull\n{text}")
    assert [line.split(":")[0] for line in run.out.splitlines()[:-1]] == ["line 1", "line 3", "line 4"]
    assert run.out.splitlines()[-1] == "5 records, 3 disagreements"
    assert run.status == 1


def test_one_record_may_stand_over_many_lines() -> None:
    (good,) = records("turandot", "--players", "3")
    run = ridotto("verify", stdin=json.dumps(good, indent=2))
    assert (run.status, run.out) == (0, "1 records, 0 disagreements\n")


def test_several_files_are_named_and_counted_together(tmp_path: Path) -> None:
    (good,) = records("turandot", "--players", "3")
    (tmp_path / "good").write_text(json.dumps(good), "utf-8")
    good["result"]["scores"][0] += 1
    (tmp_path / "bad").write_text(json.dumps(good), "utf-8")
    run = ridotto("verify", tmp_path / "good", tmp_path / "bad")
    line, summary = run.out.splitlines()
    assert line.startswith(f"{tmp_path / 'bad'}: line 1: event {len(good['events'])}: ")
    assert (summary, run.status) == ("2 records, 1 disagreements", 1)


@pytest.mark.parametrize("name", ["missing.jsonl", "."])
def test_a_file_that_cannot_be_read_is_told_and_the_others_are_checked(tmp_path: Path, name: str) -> None:
    (good,) = records("turandot", "--players", "3")
    (tmp_path / "good").write_text(json.dumps(good), "utf-8")
    run = ridotto("verify", tmp_path / name, tmp_path / "good")
    assert run.status == 2
    assert "[file-not-readable]" in run.err
    assert run.out == "1 records, 0 disagreements\n"


def test_a_line_of_100_mb_is_refused_and_the_next_one_is_read() -> None:
    (good,) = records("turandot", "--players", "3")
    huge = '{"format": "ridotto/1", "x": "' + "a" * 100_000_000 + '"}'
    run = ridotto("verify", stdin=huge + "\n" + json.dumps(good))
    assert "[record-too-long]" in run.out
    assert run.out.splitlines()[-1] == "2 records, 1 disagreements"


def test_nothing_is_no_disagreement() -> None:
    assert ridotto("verify", stdin="\n\n").out == "0 records, 0 disagreements\n"


def test_binary_garbage_is_a_disagreement_not_a_crash() -> None:
    run = ridotto("verify", stdin=bytes(range(256)))
    assert run.status == 1


def test_verify_speaks_russian() -> None:
    run = ridotto("verify", "--lang", "ru", stdin="{}")
    assert run.status == 1
    assert "line" not in run.out
    assert "1 " in run.out.splitlines()[-1]


def test_a_custom_deck_travels_in_the_record(tmp_path: Path) -> None:
    (context,) = records("turandot", "--players", "3")
    rows = ["id,category,gender,stars,favourite"]
    rows += [f"{number},comic,undefined,1," for number in range(1, 37)]
    (tmp_path / "mine.csv").write_text("\n".join(rows), "utf-8")
    (record,) = records("turandot", "--players", "3", "--deck", str(tmp_path / "mine.csv"))
    assert context["options"]["deck"] == "house"
    assert len(record["options"]["deck"]) == 36
    assert ridotto("verify", stdin=json.dumps(record)).status == 0


def test_count_prints_the_golden_counts() -> None:
    golden = (Path(__file__).parents[2] / "golden" / "counts.txt").read_text("utf-8").splitlines()
    run = ridotto("count", "bottle_imp", "--players", "3", "--deck", "classic")
    assert run.out.splitlines() == [line for line in golden if line.startswith("bottle_imp 3 solo classic")]
    assert ridotto("count", "bottle_imp", "--players", "3", "--depth", "2").out == "132\n"
    moves = ridotto("count", "bottle_imp", "--players", "3", "--depth", "2", "--moves").out.splitlines()
    assert sum(int(line.split(": ")[1]) for line in moves[:-1]) == int(moves[-1]) == 132


def test_disagreements_come_back_from_other_processes() -> None:
    (good,) = records("turandot", "--players", "3")
    bad = {**good, "events": [*good["events"][:5], "0 bid 99"]}
    lines = [json.dumps(good)] * 450 + [json.dumps(bad)] * 2
    run = ridotto("verify", "--jobs", "2", stdin="\n".join(lines))
    assert [line.split(":")[0] for line in run.out.splitlines()[:-1]] == ["line 451", "line 452"]
    assert run.status == 1


def test_winners_may_stand_in_any_order() -> None:
    found = None
    for record in records("bottle_imp", "--players", "6", "--mode", "teams-2-2-2", "--rounds", "1"):
        found = record
    assert found is not None
    assert len(found["result"]["winners"]) > 1
    found["result"]["winners"].reverse()
    assert ridotto("verify", stdin=json.dumps(found)).status == 0
    found["result"]["scores"][0] = float(found["result"]["scores"][0])
    assert "[result-wrong]" in ridotto("verify", stdin=json.dumps(found)).out


def test_a_byte_order_mark_and_blank_lines_in_front_do_not_matter(tmp_path: Path) -> None:
    (good,) = records("turandot", "--players", "3")
    (tmp_path / "marked").write_text("\ufeff" + json.dumps(good), "utf-8")
    assert ridotto("verify", tmp_path / "marked").out == "1 records, 0 disagreements\n"
    assert ridotto("verify", stdin="\n\n" + json.dumps(good, indent=1)).out == "1 records, 0 disagreements\n"


def test_a_broken_line_before_a_long_one_counts_once() -> None:
    (good,) = records("turandot", "--players", "3")
    lines = ['{"format": "rid', '{"x": "' + "a" * 40_000_000 + '"}', json.dumps(good)]
    run = ridotto("verify", stdin="\n".join(lines))
    assert [line.split(":")[0] for line in run.out.splitlines()[:-1]] == ["line 1", "line 2"]
    assert run.out.splitlines()[-1] == "3 records, 2 disagreements"
