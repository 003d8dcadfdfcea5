"""What people type: moves, mistakes, commands."""

from pathlib import Path
from typing import Any

import pytest

from ridotto.terminal import play
from ridotto.terminal.saves import Saves
from tests.unit.terminal.person import Script, Terminal


def type_lines(
    folder: Path, game_id: str, options: dict[str, Any], lines: list[str], language: str = "en"
) -> tuple[int, Terminal]:
    terminal = Terminal(Script(lines))
    status = play.run(
        game_id,
        options,
        language=language,
        bots="random",
        seed="1",
        fast=True,
        screen=terminal.screen,
        saves=Saves(folder),
    )
    return status, terminal


def events(folder: Path) -> list[str]:
    saves = Saves(folder)
    return saves.load(saves.unfinished()[0]).match.events


FOUR = {"players": 4, "rounds": 1}
"""With the seed 1 the hand of seat 0 is 6 7 10 12 20 25 27 33 37."""


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "nothing-typed"),
        ("foo", "unreadable-move"),
        ("99", "unknown-card"),
        ("2.5", "card-not-in-deck"),
        ("19", "unknown-card"),
        ("1", "not-your-card"),
        ("6 6", "card-already-picked"),
        ("6 7 10 12", "too-many-cards"),
        ("play 6", "pass-first"),
        ("pass 6 7 10", "unreadable-move"),
        ("u", "nothing-taken-back"),
        ("-6", "unreadable-move"),
        ("\x1b[A", "unreadable-move"),
        ("6" * 5000, "unknown-card"),
    ],
)
def test_a_mistake_costs_nothing(line: str, code: str, tmp_path: Path) -> None:
    status, terminal = type_lines(tmp_path, "bottle_imp", FOUR, [line])

    assert status == 0
    assert f"[{code}]" in terminal.shown[1].replace("\n", "")
    assert not any(event.startswith("0 ") for event in events(tmp_path))


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "nothing-typed"),
        ("x", "unreadable-move"),
        ("9", "no-such-number"),
        ("1 4", "not-your-money"),
        ("b", "unreadable-move"),
        ("1 b b", "unreadable-move"),
        ("c 1", "unreadable-move"),
        ("1 2 3", "unreadable-move"),
        ("cast 1 2 3 4 5 6", "other-move-first"),
    ],
)
def test_a_bid_that_is_none(line: str, code: str, tmp_path: Path) -> None:
    _, terminal = type_lines(tmp_path, "turandot", {"players": 3}, [line])

    assert f"[{code}]" in terminal.shown[1].replace("\n", "")
    assert not any(event.startswith("0 ") for event in events(tmp_path))


@pytest.mark.parametrize("lines", [["6 7 10"], ["6", "7", "10"], ["6 7", "10"], ["6, 7, 10"], ["6,7,10"]])
def test_cards_to_pass_all_at_once_or_one_by_one(lines: list[str], tmp_path: Path) -> None:
    type_lines(tmp_path, "bottle_imp", FOUR, [*lines, ""])

    assert "0 pass mystery 6 left 7 right 10" in events(tmp_path)


def test_the_words_of_the_record(tmp_path: Path) -> None:
    type_lines(tmp_path, "bottle_imp", FOUR, ["pass mystery 37 left 6 right 7", ""])

    assert "0 pass mystery 37 left 6 right 7" in events(tmp_path)


@pytest.mark.parametrize("lines", [["6 7 10", "u"], ["6 7", "u"], ["6 7 10", "х", "г"]])
def test_a_choice_taken_back(lines: list[str], tmp_path: Path) -> None:
    _, terminal = type_lines(tmp_path, "bottle_imp", FOUR, [*lines, "12 20 25", ""])

    assert "Taken back" in terminal.shown[len(lines)]
    assert "0 pass mystery 12 left 20 right 25" in events(tmp_path)


def test_taking_back_is_offered_where_there_is_something_to_take_back(tmp_path: Path) -> None:
    _, terminal = type_lines(tmp_path, "bottle_imp", FOUR, ["6"])

    assert "u take back" not in terminal.shown[0]
    assert "u take back" in terminal.shown[1]


def test_a_wrong_key_does_not_confirm(tmp_path: Path) -> None:
    _, terminal = type_lines(tmp_path, "bottle_imp", FOUR, ["6 7 10", "y"])

    assert "[confirm-first]" in terminal.shown[2].replace("\n", "")
    assert not any(event.startswith("0 ") for event in events(tmp_path))


@pytest.mark.parametrize(
    ("command", "text"),
    [("?", "this help"), ("r", "Page 1 of 3"), ("l", "Round 1: Bot 2 deals."), ("s", "Score sheet")],
)
def test_commands_lead_back_to_the_question(command: str, text: str, tmp_path: Path) -> None:
    _, terminal = type_lines(tmp_path, "bottle_imp", FOUR, [command, *[""] * (3 if command == "r" else 1)])

    assert text in terminal.shown[1]
    assert "Choose 3 cards" in terminal.shown[-1]


def test_every_prompt_has_help_and_rules(tmp_path: Path) -> None:
    """Also the last look at a choice, and the keyboard's way to the next person."""
    _, terminal = type_lines(tmp_path, "bottle_imp", FOUR, ["6 7 10", "?", "", "r", "x"])
    assert "this help" in terminal.shown[2]
    assert "Page 1 of 3" in terminal.shown[4]
    assert "Your choice" in terminal.shown[5]


@pytest.mark.parametrize("word", ["q", "Q", "й"])
def test_leaving_keeps_the_match(word: str, tmp_path: Path) -> None:
    status, terminal = type_lines(tmp_path, "bottle_imp", FOUR, [word])

    assert status == 0
    assert "ridotto play --resume" in terminal.text
    assert len(events(tmp_path)) == 3


def test_halves_are_shown_and_typed_with_a_comma(tmp_path: Path) -> None:
    options = {"players": 6, "rounds": 1}
    _, terminal = type_lines(tmp_path, "bottle_imp", options, ["2,5"], language="ru")

    assert ",5" in terminal.shown[0]
    assert ".5" not in terminal.text
    assert all("," not in event for event in events(tmp_path))


@pytest.mark.parametrize("game_id", ["bottle_imp", "turandot"])
def test_what_was_typed_is_quoted_as_it_was(game_id: str, tmp_path: Path) -> None:
    _, terminal = type_lines(tmp_path, game_id, {"players": 3}, ["Кот"])
    assert "Кот" in terminal.shown[1]
