"""Matches on disk survive crashes, damage and full disks."""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ridotto.engine.errors import InvalidRecord
from ridotto.engine.play.match import Match
from ridotto.games import find_game
from ridotto.system.folders import data_folder
from ridotto.terminal import play
from ridotto.terminal.match import program
from ridotto.terminal.saves import SavedMatch, Saves
from tests.unit.terminal.person import Script, Terminal, play_match
from tests.walks import AnyMatch


def a_match() -> AnyMatch:
    game = find_game("bottle_imp")
    match = Match(
        game, game.parse_options({"players": 3}), seed="s", seats=("seat 0", "bot:random", "bot:random")
    )
    match.play_chance()
    return match


def saved(folder: Path) -> tuple[Saves, Path]:
    saves = Saves(folder)
    path = saves.new_path("bottle_imp")
    saves.keep(SavedMatch(path, a_match(), (0,), "random"))
    return saves, path


def test_a_match_comes_back_as_it_was(tmp_path: Path) -> None:
    saves, path = saved(tmp_path)
    back = saves.load(path)

    assert back.match.state == a_match().state
    assert back.match.events == a_match().events
    assert (back.people, back.bot, back.match.seed) == ((0,), "random", "s")


def test_two_matches_in_one_second_have_two_files(tmp_path: Path) -> None:
    saves, first = saved(tmp_path)
    assert saves.new_path("bottle_imp") != first


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves, path = saved(tmp_path)
    before = path.read_text("utf-8")

    def full_disk(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(OSError, match="No space left"):
        saves.keep(SavedMatch(path, a_match(), (0, 1), "random"))
    assert path.read_text("utf-8") == before
    assert list(path.parent.iterdir()) == [path]


def test_play_goes_on_where_nothing_can_be_saved(tmp_path: Path) -> None:
    (tmp_path / "unfinished").write_text("a file where the folder should be")
    terminal = Terminal(Script([]))
    # Seat 1 deals, so a bot has chosen before the person leaves.
    status = play.run(
        "bottle_imp",
        {"players": 3},
        language="en",
        seed="1",
        fast=True,
        screen=terminal.screen,
        saves=Saves(tmp_path),
    )
    assert status == 0
    assert "[save-failed]" in terminal.shown[0].replace("\n", "")
    assert "Choose 3 cards" in terminal.shown[0]
    assert "could not be kept" in terminal.text
    assert "is kept" not in terminal.text


def test_a_match_without_a_move_is_not_kept(tmp_path: Path) -> None:
    terminal = Terminal(Script([]))
    options = {"players": 2}
    saves = Saves(tmp_path)
    play.run("turandot", options, language="en", hot_seats=(0, 1), screen=terminal.screen, saves=saves)
    assert "No move was made" in terminal.text
    assert list(saves.unfinished_folder.iterdir()) == []


@pytest.mark.parametrize("is_on_path", [True, False])
def test_the_program_is_named_as_it_was_started(
    is_on_path: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = tmp_path / "ridotto"
    started.write_text("#!/bin/sh\n")
    started.chmod(0o700)
    monkeypatch.setenv("PATH", str(tmp_path) if is_on_path else "/nowhere")
    monkeypatch.setattr(sys, "argv", [str(started)])
    assert program() == ("ridotto" if is_on_path else str(started))


DAMAGES: dict[str, Callable[[str], str]] = {
    "cut short": lambda text: text[: len(text) // 2],
    "empty": lambda _: "",
    "not text": lambda _: "\udcff",
    "another table": lambda text: json.dumps(json.loads(text) | {"table": {"seed": 1}}),
    "no table": lambda text: json.dumps({k: v for k, v in json.loads(text).items() if k != "table"}),
    "illegal move": lambda text: json.dumps(json.loads(text) | {"events": ["dealer 9"]}),
    "no seats": lambda text: json.dumps({k: v for k, v in json.loads(text).items() if k != "seats"}),
    "nobody": lambda text: json.dumps(
        json.loads(text) | {"table": {"seed": 1, "people": [], "bot": "random"}}
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_set_aside(damage: str, tmp_path: Path) -> None:
    saves, path = saved(tmp_path)
    path.write_bytes(DAMAGES[damage](path.read_text("utf-8")).encode("utf-8", "surrogateescape"))
    content = path.read_bytes()
    with pytest.raises(InvalidRecord) as caught:
        saves.load(path)
    assert caught.value.code == "save-damaged"

    terminal = Terminal(Script([]))
    assert play.run(None, language="en", screen=terminal.screen, saves=saves) == 0
    assert "[save-damaged]" in terminal.shown[0].replace("\n", "")
    assert "Which game?" in terminal.shown[0]
    (aside,) = saves.unfinished_folder.iterdir()
    assert aside.suffix == ".damaged"
    assert aside.read_bytes() == content


def test_a_match_whose_end_was_not_filed_is_filed_when_taken_up(tmp_path: Path) -> None:
    """The program may die between the last move and the record."""
    play_match(tmp_path, "bottle_imp", {"players": 3, "rounds": 1})
    saves = Saves(tmp_path)
    (record,) = saves.records_folder.iterdir()
    content = json.loads(record.read_text("utf-8"))
    del content["result"]
    content["table"] = {"seed": "1", "people": [0], "bot": "random"}
    record.unlink()
    (saves.unfinished_folder / record.name).write_text(json.dumps(content))

    terminal = Terminal(Script([]))
    assert play.run(language="en", resume=True, screen=terminal.screen, saves=saves) == 0
    assert "Score sheet" in terminal.text
    assert saves.unfinished() == []
    assert record.exists()


@pytest.mark.parametrize(
    ("given", "folder"),
    [
        ("/data", "/data/ridotto"),
        ("", "/home/x/.local/share/ridotto"),
        ("here", "/home/x/.local/share/ridotto"),
    ],
)
def test_the_data_folder(given: str, folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/x")
    monkeypatch.setenv("XDG_DATA_HOME", given)
    assert data_folder() == Path(folder)
