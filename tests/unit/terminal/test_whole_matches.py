"""Whole matches as a person sees them, in every language."""

import json
from pathlib import Path
from typing import Any

import pytest

from ridotto.engine.errors import InvalidOptions
from ridotto.engine.records.record import parse_record
from ridotto.engine.records.verify import verify
from ridotto.terminal import play
from ridotto.terminal.saves import Saves
from tests.golden.matches import digest
from tests.unit.terminal.person import RandomPlayer, Terminal, play_match

TABLES = [
    ("en", "bottle_imp", {"players": 2, "rounds": 2}),
    ("ru", "bottle_imp", {"players": 3, "rounds": 1, "deck": "classic"}),
    ("it", "bottle_imp", {"players": 4, "rounds": 1, "mode": "teams-2-1-1"}),
    ("de", "bottle_imp", {"players": 5, "rounds": 1}),
    ("ru", "bottle_imp", {"players": 6, "rounds": 1, "mode": "teams-2-2-1-1", "team_penalty": "each"}),
    ("de", "turandot", {"players": 2}),
    ("it", "turandot", {"players": 3, "edition": "de"}),
    ("en", "turandot", {"players": 4}),
    ("ru", "turandot", {"players": 5, "edition": "ru"}),
]

DIGESTS = (
    "f68447f714f1e3f6",
    "33328ffa08ebf730",
    "208974d03e0019d4",
    "f96f613619c2c118",
    "f792ae416f4f4bad",
    "dad8e35e400b9990",
    "296caff74e536f5b",
    "58f6e25ad97a6afa",
    "8d912cac1e3ceda2",
)
"""Of the lines that these tables have with the seed 1: it means the same for ever."""


def finished_record(folder: Path) -> dict[str, Any]:
    (path,) = Saves(folder).records_folder.glob("*.json")
    content: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return content


@pytest.mark.parametrize(("language", "game_id", "options"), TABLES)
def test_a_match_against_bots_on_80_by_24(
    language: str, game_id: str, options: dict[str, Any], tmp_path: Path
) -> None:
    status, terminal = play_match(tmp_path, game_id, options, language=language)

    assert status == 0
    assert Saves(tmp_path).unfinished() == []
    record = finished_record(tmp_path)
    assert verify(parse_record(json.dumps(record))) is None
    assert record["result"]
    assert "table" not in record
    assert record["seats"] == ["seat 0", *["bot:random"] * (options["players"] - 1)]
    assert str(Saves(tmp_path).records_folder) in terminal.text.replace("\n", "")
    for page in terminal.shown:
        lines = page.removeprefix("> ").strip("\n").split("\n")
        assert len(lines) <= 23, page
        assert max(len(line) for line in lines) <= 80, page


@pytest.mark.parametrize(("table", "expected"), list(zip(TABLES, DIGESTS, strict=True)))
def test_a_seed_gives_the_same_match_as_ever(
    table: tuple[str, str, dict[str, Any]], expected: str, tmp_path: Path
) -> None:
    language, game_id, options = table
    play_match(tmp_path, game_id, options, language=language)
    assert digest(finished_record(tmp_path)["events"]) == expected


@pytest.mark.parametrize(("game_id", "word"), [("turandot", "maestro"), ("bottle_imp", "dealer")])
def test_people_may_choose_who_begins(game_id: str, word: str, tmp_path: Path) -> None:
    """T3.4, B8.1."""
    for first in range(3):
        folder = tmp_path / str(first)
        options = {"players": 3} | ({"rounds": 1} if game_id == "bottle_imp" else {})
        play_match(folder, game_id, options, first=first)
        record = finished_record(folder)
        assert record["events"][0] == f"{word} {first}"
        assert verify(parse_record(json.dumps(record))) is None


@pytest.mark.parametrize("first", [-1, 3])
def test_nobody_begins_who_is_not_there(first: int, tmp_path: Path) -> None:
    with pytest.raises(InvalidOptions) as caught:
        play_match(tmp_path, "turandot", {"players": 3}, first=first)
    assert caught.value.code == "no-such-seat"


def test_a_wide_terminal_has_the_log_beside_the_table(tmp_path: Path) -> None:
    _, terminal = play_match(tmp_path, "bottle_imp", {"players": 4, "rounds": 1}, width=120, height=40)

    assert "╭" in terminal.shown[0]
    assert "What happened" in terminal.shown[0]
    assert all(len(line) <= 120 for page in terminal.shown for line in page.split("\n"))


@pytest.mark.parametrize("game_id", ["bottle_imp", "turandot"])
def test_an_interrupted_match_ends_like_a_whole_one(game_id: str, tmp_path: Path) -> None:
    options = {"players": 3, "rounds": 1} if game_id == "bottle_imp" else {"players": 3}
    play_match(tmp_path / "whole", game_id, options)

    saves = Saves(tmp_path / "parts")
    player = RandomPlayer(saves, "en")
    lines_left = 0

    def a_few_lines(page: str) -> str:
        nonlocal lines_left
        lines_left -= 1
        if lines_left < 0:
            raise EOFError
        return player(page)

    for attempt in range(100):
        lines_left = 5
        terminal = Terminal(a_few_lines)
        play.run(
            game_id if attempt == 0 else None,
            options if attempt == 0 else None,
            language="en",
            bots="random",
            seed="1",
            resume=attempt > 0,
            fast=True,
            screen=terminal.screen,
            saves=saves,
        )
        if not saves.unfinished():
            break
        assert "ridotto play --resume" in terminal.text
    assert attempt > 1
    assert finished_record(tmp_path / "parts") == finished_record(tmp_path / "whole")
