"""What is asked before a match."""

from pathlib import Path
from typing import Any

import pytest

from ridotto.engine.errors import InvalidOptions
from ridotto.terminal import play
from ridotto.terminal.saves import SavedMatch, Saves
from tests.unit.terminal.person import Script, Terminal


def answer(
    folder: Path, lines: list[str], language: str = "en", game_id: str | None = None
) -> tuple[int, Terminal]:
    terminal = Terminal(Script(lines))
    status = play.run(
        game_id, language=language, seed="1", fast=True, screen=terminal.screen, saves=Saves(folder)
    )
    return status, terminal


def newest(folder: Path) -> SavedMatch:
    saves = Saves(folder)
    return saves.load(saves.unfinished()[0])


def test_everything_is_asked(tmp_path: Path) -> None:
    answer(tmp_path, ["1", "5", "2", "2", "3", "1", "1", "1", "6 7 10", "", "q"])

    saved = newest(tmp_path)
    assert saved.match.game.id == "bottle_imp"
    options: Any = saved.match.game.options(saved.match.state)
    assert (options.players, options.mode, options.rounds) == (5, "teams-2-2-1", 3)
    assert (options.deck, options.team_penalty) == ("matagot", "each")
    assert saved.people == (0,)
    assert (saved.bot, saved.match.seats) == ("easy", ("seat 0", *["bot:easy"] * 4))


def test_enter_takes_what_is_usual(tmp_path: Path) -> None:
    answer(tmp_path, ["2", "", "", "", "", "q"])

    record = newest(tmp_path).match.record()
    assert record.seats == ("seat 0", "bot:normal", "bot:normal", "bot:normal")
    options = record.options
    assert options == {"players": 4, "edition": "it", "deck": "house"}


def test_people_with_names_at_one_keyboard(tmp_path: Path) -> None:
    _, terminal = answer(
        tmp_path, ["2", "3", "1", "2", "0,2", "", "  Long\x07 name of a guest ", "", "", "1", ""]
    )

    saved = newest(tmp_path)
    assert saved.people == (0, 2)
    assert saved.match.seats is not None
    assert saved.match.seats[0] == "seat 0"
    assert saved.match.seats[2] == "Long name of"
    assert "Pass the keyboard to" in terminal.text


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (["9"], "entry-expected"),
        (["one"], "entry-expected"),
        (["1", "7"], "number-expected"),
        (["1", "4.5"], "number-expected"),
        (["1", "4", "1", "2", "0"], "number-expected"),
        (["1", "4", "1", "1", "1", "", "2", "9"], "seats-expected"),
        (["1", "4", "1", "1", "1", "", "2", ""], "seats-expected"),
    ],
)
def test_a_wrong_answer_is_asked_again(lines: list[str], code: str, tmp_path: Path) -> None:
    _, terminal = answer(tmp_path, lines)

    assert f"[{code}]" in terminal.shown[-1].replace("\n", "")
    assert Saves(tmp_path).unfinished() == []


def test_an_unfinished_match_is_offered(tmp_path: Path) -> None:
    answer(tmp_path, ["1", "", "", "", "", "", "", "", "q"])
    _, terminal = answer(tmp_path, ["", "q"], language="ru")

    assert "4 игрока" in terminal.shown[0]
    assert "Выберите 3 карты" in terminal.shown[1]
    _, terminal = answer(tmp_path, ["2"])
    assert "Which game?" in terminal.shown[1]


def test_an_unfinished_match_can_be_discarded(tmp_path: Path) -> None:
    answer(tmp_path, ["1", "", "", "", "", "", "", "", "q"])
    _, terminal = answer(tmp_path, ["x 2", "x", "x 1", "", "x 1", "y"])

    assert "[entry-expected]" in terminal.shown[1].replace("\n", "")
    assert "[discard-expected]" in terminal.shown[2].replace("\n", "")
    assert "for good?" in terminal.shown[3]
    assert "There are unfinished matches" in terminal.shown[4]
    assert "The match was discarded." in terminal.shown[6]
    assert Saves(tmp_path).unfinished() == []


def test_more_matches_than_are_listed(tmp_path: Path) -> None:
    answer(tmp_path, ["1", "", "", "", "", "", "", "", "q"])
    saves = Saves(tmp_path)
    (path,) = saves.unfinished()
    for number in range(7):
        path.with_name(f"{number}.json").write_bytes(path.read_bytes())

    _, terminal = answer(tmp_path, [])
    assert "2 older matches are not shown." in terminal.shown[0]


def test_team_modes_are_explained(tmp_path: Path) -> None:
    _, terminal = answer(tmp_path, ["1", "4"])
    assert "teams 2-1-1: the dealer and the player opposite are alone" in terminal.text


def resume(folder: Path, game_id: str | None) -> Terminal:
    terminal = Terminal(Script([]))
    play.run(game_id, language="en", resume=True, fast=True, screen=terminal.screen, saves=Saves(folder))
    return terminal


def test_a_match_of_the_game_that_is_named_is_resumed(tmp_path: Path) -> None:
    answer(tmp_path, ["", "", "", "", "1", "1", "", "q"], game_id="turandot")
    with pytest.raises(InvalidOptions) as refused:
        resume(tmp_path, "bottle_imp")
    assert refused.value.code == "nothing-to-resume"

    answer(tmp_path, ["", "", "", "", "", "", "", "q"], game_id="bottle_imp")
    assert {path.stem.split("_", 2)[2] for path in Saves(tmp_path).unfinished()} == {"turandot", "bottle_imp"}
    assert "Turandot · round 1" in resume(tmp_path, "turandot").shown[0]
    assert "The Bottle Imp" in resume(tmp_path, "bottle_imp").shown[0]


def test_a_match_open_in_another_terminal(tmp_path: Path) -> None:
    answer(tmp_path, ["1", "", "", "", "", "", "", "", "q"])
    saves = Saves(tmp_path)
    (path,) = saves.unfinished()
    with saves.locked(path):
        with pytest.raises(InvalidOptions) as refused:
            resume(tmp_path, None)
        assert refused.value.code == "match-open-elsewhere"
        _, terminal = answer(tmp_path, [])
        assert "Which game?" in terminal.shown[0]

    assert list(path.parent.iterdir()) == [path]
    assert "Choose 3 cards" in resume(tmp_path, None).shown[0]


def test_nothing_to_resume(tmp_path: Path) -> None:
    terminal = Terminal(Script([]))
    with pytest.raises(InvalidOptions) as refused:
        play.run(language="de", resume=True, screen=terminal.screen, saves=Saves(tmp_path))
    assert refused.value.code == "nothing-to-resume"


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"game_id": "chess"}, "unknown-game"),
        ({"game_id": "turandot", "options": {"players": 9}}, "option-out-of-range"),
        ({"game_id": "turandot", "options": {"players": 3}, "bots": "genius"}, "unknown-bot"),
        ({"game_id": "turandot", "options": {"players": 3}, "hot_seats": (0, 3)}, "no-such-seat"),
    ],
)
def test_what_cannot_be_started_is_said(arguments: dict[str, Any], code: str, tmp_path: Path) -> None:
    terminal = Terminal(Script([]))
    with pytest.raises(InvalidOptions) as refused:
        play.run(language="it", screen=terminal.screen, saves=Saves(tmp_path), **arguments)
    assert refused.value.code == code
    assert list(tmp_path.iterdir()) == []
