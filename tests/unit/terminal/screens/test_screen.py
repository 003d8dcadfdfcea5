"""The terminal itself, down to the poorest."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from ridotto.screens.symbols import PLAIN_SIGNS, add_plain_signs
from ridotto.terminal.display.screen import Leave, Screen, last_lines
from tests.unit.terminal.person import Script, play_match


def plain(text: str) -> str:
    return text.encode("latin-1", errors=PLAIN_SIGNS).decode("latin-1")


def test_signs_turn_into_letters_where_an_encoding_lacks_them() -> None:
    assert plain("▶ −3 → Ж é") == "> -3 > ? é"


def test_a_game_has_letters_for_its_signs() -> None:
    assert plain("♜♞") == "??"
    add_plain_signs({"♜": "R", "♞": "N"})
    add_plain_signs({"♜": "x", "▶": "x"})
    assert plain("♜♞▶") == "RN>", "a sign keeps its first letter"


def test_end_of_input_is_leaving() -> None:
    screen = Screen(Console(file=io.StringIO()), Script([]))
    with pytest.raises(Leave):
        screen.ask("?")


@pytest.mark.parametrize(("count", "shown"), [(1, "c"), (2, "c"), (3, "b b\nb\nc"), (9, "a\nb b\nb\nc")])
def test_the_newest_sentences_stay_whole(count: int, shown: str) -> None:
    screen = Screen(Console(file=io.StringIO()), Script([]))
    assert last_lines(screen, ["a", "b b b", "c"], 4, count).plain == shown


@pytest.mark.parametrize(("game_id", "players"), [("bottle_imp", 6), ("turandot", 5)])
def test_a_tiny_terminal_is_no_reason_to_fail(game_id: str, players: int, tmp_path: Path) -> None:
    options = {"players": players, "rounds": 1} if game_id == "bottle_imp" else {"players": players}
    assert play_match(tmp_path, game_id, options, width=30, height=8)[0] == 0


def test_no_colour_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every suit has its sign, and what may be played is told in words too."""
    monkeypatch.setenv("NO_COLOR", "1")
    _, terminal = play_match(tmp_path, "bottle_imp", {"players": 3, "rounds": 1})
    assert "\x1b" not in terminal.text
    assert all(sign in terminal.text for sign in "●■▲")
    assert "You may type:" in terminal.text
