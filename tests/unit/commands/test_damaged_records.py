"""Records that were cut off, overwritten or written with bad intentions: what is wrong is said."""

import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ridotto.cli import main
from ridotto.engine.play.match import Match
from ridotto.engine.records.record import LONGEST_LINE
from tests.walks import CONFIGURATIONS, played_match

TABLES = [CONFIGURATIONS[2], CONFIGURATIONS[-1]]
"""The Bottle Imp for three, Turandot for five."""

VALUES = (
    *("null", "true", "-1", "0", "1.5", "1e999", "NaN", "-Infinity", "9" * 30, "-" + "9" * 30, "9" * 5000),
    *('""', '"\\ud800"', '"\\u0000\\u001b[2J"', f'"{"x" * 10_000}"', "[]", "{}", "[[]]", '{"a": 1, "a": 2}'),
    "[" * 900 + "]" * 900,
)
"""As JSON writes them; Python's JSON reads NaN and Infinity too."""


def records() -> Iterator[dict[str, Any]]:
    """A whole match and one that has just begun, of both games."""
    for game, options in TABLES:
        yield json.loads(played_match(game, options, "damaged").record().dumps())
        begun = Match(game, options, seed=1)
        begun.play_chance()
        yield json.loads(begun.record().dumps())


def damaged(record: dict[str, Any], value: str) -> Iterator[str]:
    """The record with one part after the other replaced by this value, or added."""
    mark = '"MARK"'
    for key in (*record, "result", "table", "\ud800"):
        yield json.dumps({**record, key: "MARK"}).replace(mark, value)
    for key in (*record["options"], "more"):
        yield json.dumps({**record, "options": {**record["options"], key: "MARK"}}).replace(mark, value)
    for events in (["MARK"], ["MARK", *record["events"]], [*record["events"][:-1], "MARK"]):
        yield json.dumps({**record, "events": events}).replace(mark, value)
    for seats in (["MARK"], ["MARK"] * record["options"]["players"]):
        yield json.dumps({**record, "seats": seats}).replace(mark, value)
    for key in ("scores", "winners", "dummy"):
        yield json.dumps({**record, "result": {**record.get("result", {}), key: "MARK"}}).replace(mark, value)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RIDOTTO_JIT", "0")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def check(command: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\n\np\n99\ns 0\nl\n\nt\n\nq\n")))
    status = main(command)
    out, err = capsys.readouterr()
    if status == 2:
        assert err.strip().endswith("]")
        assert len(err.strip().splitlines()) == 1
        assert err.strip().isprintable()
    else:
        assert err == ""
        assert out
    return status


def test_any_part_may_be_anything(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All in one file, a record in each line: some are still good, most are not."""
    lines = [line for record in records() for value in VALUES for line in damaged(record, value)]
    Path("damaged").write_text("\n".join(lines), "utf-8")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"")))
    assert main(["verify", "damaged", "--jobs", "1"]) == 1
    out, err = capsys.readouterr()
    *told, summary = out.splitlines()
    assert err == ""
    assert summary == f"{len(lines)} records, {len(told)} disagreements"
    assert len(lines) // 2 < len(told) < len(lines)


@pytest.mark.parametrize("value", VALUES, ids=lambda value: value[:12])
def test_a_damaged_record_is_shown_or_refused(
    value: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only what is good is shown and thought about, such as a match with odd names."""
    statuses = set()
    whole, _, _, begun = records()
    for record, command in ((whole, "replay damaged"), (begun, "hint damaged --time 0.001")):
        # Every second part; values like this one are tried in the others.
        for line in [*damaged(record, value)][VALUES.index(value) % 2 :: 2]:
            Path("damaged").write_text(line, "utf-8")
            statuses.add(check(command.split(), capsys, monkeypatch))
    assert 2 in statuses
    assert statuses <= {0, 2}


@pytest.mark.parametrize("command", ["verify", "replay", "hint"])
def test_files_that_hold_no_records(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = next(records())
    text = json.dumps(whole)
    contents = [
        *(text[: len(text) * part // 7].encode() for part in range(1, 7)),
        text.encode("utf-16"),
        text.encode("utf-8").replace(b"play", b"\xff\xfe\x00"),
        bytes(range(256)) * 1000,
        b"\x00" * 100_000,
        b"a" * (LONGEST_LINE + 10),
        (text + " " * LONGEST_LINE).encode(),
        b"[" * 200_000,
        b'{"a":' * 200_000,
        b"9" * 5000,
        b'"' + b"\\ud800" * 1000 + b'"',
        b"{}",
        b"{}\n" * 10,
        b"\n" * 1000,
    ]
    for content in contents:
        Path("damaged").write_bytes(content)
        if command == "verify":
            assert check(["verify", "damaged"], capsys, monkeypatch) in (0, 1)
        else:
            assert check([command, "damaged"], capsys, monkeypatch) == 2
            assert check([command, "damaged", "--line", "7"], capsys, monkeypatch) == 2


@pytest.mark.parametrize("value", VALUES, ids=lambda value: value[:12])
def test_a_damaged_save_is_taken_up_or_set_aside(
    value: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Nothing is lost: what cannot be taken up lies there under another name."""
    _, begun, *_ = records()
    begun["seats"] = ["seat 0", "bot:random", "bot:random"]
    begun["table"] = {"seed": 1, "people": [0], "bot": "random"}
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "ridotto" / "unfinished"
    folder.mkdir(parents=True)
    tables = [{**begun["table"], key: "MARK"} for key in (*begun["table"], "more")]
    lines = [json.dumps({**begun, "table": table}).replace('"MARK"', value) for table in tables]
    # Every second part; values like this one are tried in the others.
    for line in (json.dumps(begun), *[*lines, *damaged(begun, value)][VALUES.index(value) % 2 :: 2]):
        for old in folder.iterdir():
            old.unlink()
        (folder / "match.json").write_text(line, "utf-8")
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"?\n\nl\n\nq\n")))
        status = main(["play", "--resume", "--fast"])
        out, err = capsys.readouterr()
        assert status in (0, 2)
        if status == 2:
            assert "[save-damaged]" in out or err.strip().endswith("[unknown-bot]")
            assert {path.name for path in folder.iterdir()} <= {"match.json", "match.damaged"}
            (left,) = folder.iterdir()
            assert left.read_text("utf-8") == line
