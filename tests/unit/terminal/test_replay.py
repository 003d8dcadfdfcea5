"""Stepping through records."""

import json
from pathlib import Path

import pytest

from ridotto.engine.errors import InvalidRecord
from ridotto.terminal import replay
from ridotto.terminal.saves import Saves
from tests.unit.terminal.person import Script, Terminal, play_match


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A finished match of each game."""
    found = {}
    for game_id, options in (("bottle_imp", {"players": 3, "rounds": 1}), ("turandot", {"players": 2})):
        folder = tmp_path_factory.mktemp(game_id)
        play_match(folder, game_id, options)
        (found[game_id],) = Saves(folder).records_folder.iterdir()
    return found


def watch(
    path: Path, lines: list[str], line: int | None = None, language: str = "en"
) -> tuple[int, Terminal]:
    terminal = Terminal(Script(lines))
    return replay.run(path, line=line, language=language, screen=terminal.screen), terminal


@pytest.mark.parametrize(("game_id", "language"), [("bottle_imp", "de"), ("turandot", "ru")])
def test_from_the_start_to_the_end(game_id: str, language: str, records: dict[str, Path]) -> None:
    count = len(json.loads(records[game_id].read_text("utf-8"))["events"])
    status, terminal = watch(
        records[game_id], [""] * (count + 2) + ["t", "", "l", "", "q"], language=language
    )

    assert status == 0
    assert all(f"{event} " in terminal.shown[event] for event in range(count + 1))


def test_back_and_to_an_event(records: dict[str, Path]) -> None:
    _, terminal = watch(records["bottle_imp"], ["10", "p", "n", "0", "p"])

    places = [page.split("Event ")[1].split(" ")[0] for page in terminal.shown]
    assert places == ["0", "10", "9", "10", "0", "0"]


def test_a_log_without_events_says_so(records: dict[str, Path]) -> None:
    for path in records.values():
        _, terminal = watch(path, ["l", ""])
        assert "Nothing has happened yet." in terminal.shown[1]


def test_whose_eyes(records: dict[str, Path]) -> None:
    _, terminal = watch(records["bottle_imp"], ["3", "s 1", "s", "s 1", "s all"])
    everything, one, all_again, _, all_by_word = terminal.shown[1:6]

    events = json.loads(records["bottle_imp"].read_text("utf-8"))["events"]
    assert events[2] in everything
    assert events[2] not in one
    assert everything.count("\npoints") == 3
    assert one.count("\npoints") == 1
    assert everything == all_again == all_by_word


@pytest.mark.parametrize(
    ("line", "code"),
    [("x", "replay-command"), ("s 5", "replay-command"), ("s -1", "replay-command"), ("999", "replay-event")],
)
def test_mistakes(line: str, code: str, records: dict[str, Path]) -> None:
    status, terminal = watch(records["bottle_imp"], [line])

    assert status == 0
    assert f"[{code}]" in terminal.shown[1].replace("\n", "")


def test_one_of_many_records_and_one_on_many_lines(records: dict[str, Path], tmp_path: Path) -> None:
    texts = [path.read_text("utf-8").strip() for path in records.values()]
    many = tmp_path / "many.jsonl"
    many.write_text("\n".join(texts), "utf-8")
    assert "The Bottle Imp" in watch(many, [])[1].shown[0]
    assert "Turandot" in watch(many, [], line=2)[1].shown[0]
    with pytest.raises(InvalidRecord) as missing:
        watch(many, [], line=3)
    assert missing.value.code == "no-such-line"

    spread = tmp_path / "spread.json"
    spread.write_text(json.dumps(json.loads(texts[1]), indent=1), "utf-8")
    assert "Turandot" in watch(spread, [])[1].shown[0]


def test_an_unfinished_record(records: dict[str, Path], tmp_path: Path) -> None:
    record = json.loads(records["turandot"].read_text("utf-8"))
    del record["result"]
    record["events"] = record["events"][:4]
    path = tmp_path / "unfinished.json"
    path.write_text(json.dumps(record), "utf-8")
    status, terminal = watch(path, ["4", ""])

    assert status == 0
    assert "Event 4 of 4" in terminal.shown[-1]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "no-such-line"),
        (b"{", "record-not-json"),
        (b"{}", "record-key-missing"),
        (b"\xff\xfe", "record-not-json"),
        (b'{"format": "ridotto/1", "game": "chess", "options": {}, "events": []}', "event-refused"),
        (
            b'{"format": "ridotto/1", "game": "turandot", "options": {}, "events": ["maestro 9"]}',
            "event-refused",
        ),
    ],
)
def test_bad_records(content: bytes, code: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    with pytest.raises(InvalidRecord) as refused:
        watch(path, [], language="ru")
    assert refused.value.code == code
    assert refused.value.text("ru")


def test_no_such_file(tmp_path: Path) -> None:
    with pytest.raises(InvalidRecord) as refused:
        watch(tmp_path / "none.json", [])
    assert refused.value.code == "file-not-readable"
