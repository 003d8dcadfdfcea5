"""Playing from memory in the terminal: the screen forgets, the match and its record do not."""

import json
from pathlib import Path

import pytest

from ridotto.engine.errors import InvalidOptions
from ridotto.terminal import play
from ridotto.terminal.saves import Saves
from tests.unit.terminal.person import RandomPlayer, Script, Terminal, play_at


def played(folder: Path, *, from_memory: bool) -> tuple[str, Terminal]:
    saves = Saves(folder)
    look = Looker(RandomPlayer(saves, "en"))
    terminal = Terminal(look, height=40)
    options = {"players": 3, "rounds": 1}
    play_at(terminal, saves, "bottle_imp", options, seed="memory", from_memory=from_memory)
    (record,) = saves.records_folder.iterdir()
    return record.read_text("utf-8"), terminal


class Looker:
    """Looks at the log before every move."""

    def __init__(self, player: RandomPlayer) -> None:
        self._player = player
        self._has_looked = False

    def __call__(self, page: str) -> str:
        line = self._player(page)
        if line and not self._has_looked:
            self._has_looked = True
            return "l"
        self._has_looked = self._has_looked and not line
        return line


def test_the_log_tells_the_last_trick_only(tmp_path: Path) -> None:
    record, terminal = played(tmp_path / "memory", from_memory=True)
    whole_record, whole = played(tmp_path / "whole", from_memory=False)

    assert most_tricks(terminal) == 1
    assert most_tricks(whole) > 1
    assert "Trick 9" in terminal.text, "it keeps its number"
    assert json.loads(record) == json.loads(whole_record), "the match is the same"


def most_tricks(terminal: Terminal) -> int:
    return max(page.count("Trick ") for page in terminal.shown)


def test_a_match_that_goes_on_stays_from_memory(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    # Seat 1 deals, so a bot has chosen before the person leaves.
    play_at(Terminal(Script([])), saves, "bottle_imp", {"players": 3}, first=1, from_memory=True)
    (path,) = saves.unfinished()
    assert saves.load(path).from_memory
    kept = json.loads(path.read_text("utf-8"))
    assert "from_memory" not in kept["options"]


@pytest.mark.parametrize(("line", "is_wanted"), [("", False), ("1", False), ("2", True)])
def test_the_menu_asks(tmp_path: Path, line: str, *, is_wanted: bool) -> None:
    lines = ["1", "3", "", "", line, "1", "1", "6 7 10", "", "q"]
    terminal = Terminal(Script(lines))
    saves = Saves(tmp_path)
    play.run(language="en", seed="1", fast=True, screen=terminal.screen, saves=saves)
    assert saves.load(saves.unfinished()[0]).from_memory is is_wanted


def test_a_game_that_does_not_offer_it(tmp_path: Path) -> None:
    with pytest.raises(InvalidOptions) as refused:
        play.run(
            "turandot",
            {"players": 3},
            language="en",
            from_memory=True,
            screen=Terminal(Script([])).screen,
            saves=Saves(tmp_path),
        )
    assert refused.value.code == "from-memory-not-offered"
