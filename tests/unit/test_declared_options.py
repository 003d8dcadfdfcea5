"""A game that declares its options has flags, a menu and a catalogue, and no other code knows it."""

import argparse
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import pytest

from ridotto.commands.parsing import setup
from ridotto.engine.errors import InvalidOptions
from ridotto.engine.game import SomeGame
from ridotto.engine.options import (
    DeclaredOptions,
    NumberOption,
    Option,
    OwnFile,
    WordOption,
    check_at_table,
    combinations,
    parsed,
    players_option,
)
from ridotto.games.kit import GameKit
from ridotto.locale import translate
from ridotto.messages.http import Choice
from ridotto.screens.words import Words
from ridotto.server.http import catalogue
from ridotto.terminal import menu
from ridotto.terminal.display.prompt import Prompt
from ridotto.terminal.saves import Saves
from tests.unit.terminal.person import Script, Terminal


@dataclass(frozen=True, slots=True)
class BoatOptions(DeclaredOptions):
    players: int
    lake: str
    laps: int
    buoys: int


class BoatRace:
    """Two to four race on a lake; the pond is too small for more than two."""

    id = "boats"
    option_list: tuple[Option, ...] = (
        players_option(2, 4, default=3),
        WordOption(
            name="lake",
            rank="setup",
            words=("garda", "pond"),
            fitting=lambda chosen: ("pond", "garda") if chosen["players"] == 2 else ("garda",),
            facts=lambda chosen: {"islands": 5 if chosen["lake"] == "garda" else 0},
            file=OwnFile(
                (".map",),
                load=lambda path: [path.read_text("utf-8")],
                read=lambda _, content: [content.decode()],
                example=lambda: "~",
            ),
        ),
        NumberOption(
            name="laps",
            lowest=2,
            highest=500,
            default=lambda chosen: 2 * chosen["players"],
            usual=lambda chosen: (chosen["players"], 2 * chosen["players"]),
            most_at_table=50,
        ),
        NumberOption(name="buoys", lowest=0, highest=9, default=lambda _: 3, is_for_programs=True),
    )

    def parse_options(self, given: Mapping[str, Any]) -> BoatOptions:
        return BoatOptions(**parsed(self.option_list, given))

    def start(self, options: BoatOptions) -> BoatOptions:
        return options

    def first_outcome(self, *_: object) -> None:
        """Nobody begins."""

    def parties(self, state: BoatOptions) -> tuple[int, ...]:
        """On the pond both row one boat."""
        return (0, 0) if state.lake == "pond" else tuple(range(state.players))


BOATS = cast(SomeGame, BoatRace())


@pytest.fixture(autouse=True)
def only_boats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "all_games", lambda: (BOATS,))
    monkeypatch.setattr(setup, "find_game", lambda _: BOATS)
    monkeypatch.setattr(menu, "find_game", lambda _: BOATS)
    monkeypatch.setattr(menu, "find_kit", lambda _: GameKit(game=BOATS))
    monkeypatch.setattr(catalogue, "find_kit", lambda _: GameKit(game=BOATS))
    monkeypatch.setattr(catalogue, "levels_of", lambda _: ("slow", "fast"))
    monkeypatch.setattr(catalogue, "usual_level", lambda _: "slow")


def say(key: str, /, **facts: str | int) -> str:
    return "Boats" if key == "game-boats" else translate("en", key, **facts)


def typed(*words: str) -> dict[str, Any]:
    parser = argparse.ArgumentParser(exit_on_error=False)
    setup.add_game_options(parser.add_argument_group(), say)
    return setup.given_options(parser.parse_args(words), BOATS.id)


def test_flags() -> None:
    assert typed() == {}
    assert typed("--players", "2", "--lake", "garda", "--laps", "7") == {
        "players": 2,
        "lake": "garda",
        "laps": 7,
    }
    assert setup.last_seat() == 3


def test_the_help_says_what_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    parser = argparse.ArgumentParser()
    setup.add_game_options(parser.add_argument_group(), say)
    lines = [line.strip() for line in parser.format_help().splitlines()]
    assert "--players N  Players. Boats: 2 to 4" in lines
    assert "--lake LAKE  lake. Boats: garda, pond, or a file of your own (.map)" in lines
    assert "--laps N     laps. Boats: 2 to 500" in lines
    assert "--buoys N    buoys. Boats: 0 to 9" in lines


def test_a_file_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "como.map"
    file.write_text("~~~", "utf-8")
    assert typed("--lake", str(file)) == {"lake": ["~~~"]}
    assert BOATS.parse_options({"lake": ["~~~"]}).to_json()["lake"] == ["~~~"]


def ask(lines: list[str], folder: Path) -> tuple[Mapping[str, Any], Terminal]:
    terminal = Terminal(Script(lines))
    prompt = Prompt(terminal.screen, Words("en"), (), "help-menu")
    asked = menu.Menu(prompt, Saves(folder)).ask_setup(BOATS.id, None, (0,), asks_for_level=False)
    return asked.options, terminal


def test_menu(tmp_path: Path) -> None:
    chosen, terminal = ask(["2", "2", "9"], tmp_path)
    assert chosen == {"players": 2, "lake": "garda", "laps": 9, "buoys": 3}
    for page, question in zip(terminal.shown, ["How many players?", "lake", "laps"], strict=True):
        assert question in page
    assert "1. pond" in terminal.shown[1]
    assert "From 2 to 50; Enter: 4." in terminal.text


def test_the_menu_asks_nothing_that_leaves_no_choice(tmp_path: Path) -> None:
    chosen, terminal = ask(["", ""], tmp_path)
    assert chosen == {"players": 3, "lake": "garda", "laps": 6, "buoys": 3}
    assert len(terminal.shown) == 2


def test_catalogue() -> None:
    info = catalogue.game_info(BOATS)
    assert info.setup == ("players", "lake")
    assert info.summary == ("players", "lake")
    assert [each.chosen for each in info.setups] == [
        {"players": 2, "lake": "pond"},
        {"players": 2, "lake": "garda"},
        {"players": 3, "lake": "garda"},
        {"players": 4, "lake": "garda"},
    ]
    assert info.default == 2
    pond, garda = info.setups[:2]
    assert pond.choices == (Choice("laps", (2, 4), 4, highest=50, lowest=2),)
    assert (pond.facts, garda.facts) == ({"islands": 0}, {"islands": 5})
    assert (pond.has_teams, garda.has_teams) == (True, False)


def test_what_readers_of_the_first_protocol_find() -> None:
    """They know players, mode, teams and bottles, whatever a game calls its own."""
    first = catalogue.game_info(BOATS).setups[0]
    assert (first.players, first.mode, first.bottles) == (2, None, 0)


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"players": 5}, "option-out-of-range"),
        ({"players": 3, "lake": "pond"}, "option-unknown-value"),
        ({"laps": 1}, "option-out-of-range"),
        ({"oars": 4}, "unknown-option"),
        (["players"], "options-not-named"),
    ],
)
def test_refusals(given: Any, code: str) -> None:
    with pytest.raises(InvalidOptions) as refused:
        BOATS.parse_options(given)
    assert refused.value.code == code


def test_more_than_people_play() -> None:
    options = BOATS.parse_options({"laps": 51}).to_json()
    with pytest.raises(InvalidOptions) as refused:
        check_at_table(BOATS.option_list, options)
    assert refused.value.facts["highest"] == 50


def test_what_is_for_programs() -> None:
    """No form has it, as test_menu and test_catalogue see; only the command line and programs choose it."""
    options = BOATS.parse_options(typed("--buoys", "9")).to_json()
    assert options["buoys"] == 9
    with pytest.raises(InvalidOptions) as refused:
        check_at_table(BOATS.option_list, options)
    assert refused.value.code == "option-for-programs"


def test_every_combination() -> None:
    found = [tuple(each.values()) for each in combinations(BOATS.option_list)]
    assert found == [(2, "pond", 4), (2, "garda", 4), (3, "garda", 6), (4, "garda", 8)]
