"""Hints in the terminal: the command `hint`, and the key `h` in a match."""

from pathlib import Path
from typing import Any

import pytest

from ridotto.engine.errors import RidottoError
from ridotto.engine.play.match import Match
from ridotto.games import find_game
from ridotto.locale import LANGUAGES, translate
from ridotto.screens.symbols import JOINER
from ridotto.search import bot as search_bot
from ridotto.search.budget import Budget
from ridotto.terminal import hint, person, play
from ridotto.terminal.saves import Saves
from tests.unit.terminal.person import Script, Terminal
from tests.walks import played_match

FEW = Budget(playouts=6)


@pytest.fixture(autouse=True)
def _without_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_bot, "warm_up_once", lambda _: None)
    monkeypatch.setattr(search_bot, "is_kept", lambda _: True)


def written(folder: Path, game_id: str, options: dict[str, Any], until: str) -> Path:
    """A random match that stops before the first line with this word."""
    game = find_game(game_id)
    whole = played_match(game, game.parse_options(options), "hint").record()
    events = list(whole.events)
    last = next((at for at, line in enumerate(events) if until in line.split()), len(events))
    match = Match(game, game.parse_options(options), seed="hint", seats=("Ada", *["bot:easy"] * 2))
    for line in events[:last]:
        match.play_line(line)
    path = folder / "match.json"
    path.write_text(match.record().dumps(), "utf-8")
    return path


def hinted(path: Path | None, capsys: pytest.CaptureFixture[str], language: str = "en", **wishes: Any) -> str:
    assert hint.run(None if path is None else str(path), budget=FEW, language=language, **wishes) == 0
    return capsys.readouterr().out


THREE = {"players": 3, "rounds": 1}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game_id", "until"),
    [
        ("bottle_imp", "pass"),
        ("bottle_imp", "play"),
        ("turandot", "bid"),
        ("turandot", "give"),
        ("turandot", "name"),
        ("turandot", "dismiss"),
        ("turandot", "cast"),
    ],
)
def test_every_kind_of_move_is_said_in_every_language(
    game_id: str, until: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, game_id, THREE if game_id == "bottle_imp" else {"players": 3}, until)
    said = hinted(path, capsys, language)
    first = translate(language, f"hint-{until}", **_anything()).split("*")[0].strip()
    assert said.splitlines()[1].startswith("1. ")
    assert first in said
    assert JOINER not in said


def _anything() -> dict[str, str]:
    names = ("card", "choice", "slot", "name", "director")
    return {"who": "other"} | dict.fromkeys(names, "*")


def test_the_match_played_last_is_meant_where_no_file_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saves = Saves(tmp_path)
    with pytest.raises(RidottoError) as refused:
        hinted(None, capsys, saves=saves)
    assert refused.value.code == "nothing-to-resume"
    play.run(
        "bottle_imp",
        THREE,
        language="en",
        bots="random",
        seed="1",
        screen=Terminal(Script(["q"])).screen,
        saves=saves,
        fast=True,
    )
    assert "Give away: mystery trick" in hinted(None, capsys, saves=saves)


@pytest.mark.parametrize(
    ("until", "seat", "code"),
    [("never", None, "match-over"), ("deal", None, "chance-first"), ("play", 7, "no-such-seat")],
)
def test_where_there_is_no_hint_it_is_said_why(
    until: str, seat: int | None, code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, "bottle_imp", THREE, until)
    with pytest.raises(RidottoError) as refused:
        hinted(path, capsys, seat=seat)
    assert refused.value.code == code


def test_a_seat_that_is_not_asked_is_told_who_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, "bottle_imp", THREE, "play")
    codes = []
    for seat in range(3):
        try:
            hinted(path, capsys, seat=seat)
        except RidottoError as error:
            codes.append(error.code)
    assert codes == ["not-your-turn"] * 2


@pytest.mark.parametrize("key", ["h", "H", "р"])
def test_a_key_shows_the_hint(key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = _typed(tmp_path, [key, "", "q"], (0,), monkeypatch)
    assert "h hint" in terminal.text
    assert "The best moves, from what you can see" in terminal.text
    assert "1. Give away: mystery trick" in terminal.text


def test_several_people_get_no_hints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = _typed(tmp_path, ["", "h", "q"], (0, 1), monkeypatch)
    assert "h hint" not in terminal.text
    assert "The best moves" not in terminal.text


def _typed(
    folder: Path, lines: list[str], people: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> Terminal:
    monkeypatch.setattr(person, "HINT_BUDGET", FEW)
    terminal = Terminal(Script(lines))
    play.run(
        "bottle_imp",
        THREE,
        language="en",
        hot_seats=people,
        bots="random",
        seed="1",
        screen=terminal.screen,
        saves=Saves(folder),
        fast=True,
    )
    return terminal
