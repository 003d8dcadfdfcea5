"""What people type: moves, mistakes, commands."""

import dataclasses
from pathlib import Path
from typing import Any

import pytest

from ridotto.engine.errors import RidottoError
from ridotto.engine.play.match import Match
from ridotto.games import find_game
from ridotto.games.bottle_imp.rules.deck.cards import CARDS
from ridotto.games.bottle_imp.terminal.reading import read_cards
from ridotto.games.turandot.rules.actions import bid_action
from ridotto.games.turandot.terminal.reading import best_cast, example, read_move
from ridotto.terminal import play
from ridotto.terminal.saves import SavedMatch, Saves
from tests.unit.terminal.person import Script, Terminal
from tests.walks import AnyMatch


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


def started(game_id: str, options: dict[str, Any]) -> AnyMatch:
    game = find_game(game_id)
    match = Match(game, game.parse_options(options), seed="typing")
    match.play_chance()
    return match


@pytest.mark.parametrize("text", ["2,5", "2.5"])
def test_a_comma_is_decimal_only_where_there_are_halves(text: str) -> None:
    match = started("bottle_imp", {"players": 6})
    seat = next(s for s in range(6) if CARDS["2.5"] in match.game.view(match.state, s).hand)
    assert read_cards(match.state, match.game.view(match.state, seat), 3, text) == (CARDS["2.5"],)

    match = started("bottle_imp", {"players": 4})
    view = match.game.view(match.state, 0)
    with pytest.raises(RidottoError) as caught:
        read_cards(match.state, view, 3, text)
    assert caught.value.code == ("not-your-card" if "," in text else "card-not-in-deck")


@pytest.mark.parametrize(
    ("text", "bid"),
    [
        ("3", bid_action(3, 0, 0)),
        ("3 2", bid_action(3, 2, 0)),
        ("3 2 b", bid_action(3, 2, 1)),
        ("3 b", bid_action(3, 0, 1)),
        ("3 0", bid_action(3, 0, 0)),
        ("3b", bid_action(3, 0, 1)),
        ("3 2b", bid_action(3, 2, 1)),
        ("2 2 b", bid_action(2, 2, 1)),
        ("cb", bid_action(0, 1, 1)),
        ("c", bid_action(0, 1, 0)),
        ("C B", bid_action(0, 1, 1)),
        ("с и", bid_action(0, 1, 1)),
        ("bid 3 money 2 bluff", bid_action(3, 2, 1)),
        ("bid crew", bid_action(0, 1, 0)),
    ],
)
def test_bids(text: str, bid: int) -> None:
    match = started("turandot", {"players": 3})
    assert read_move(match.state, match.game.view(match.state, 0), text) == (bid,)


@pytest.mark.parametrize(("money", "text"), [(3, "3 2 b"), (1, "3 1 b"), (0, "3 b")])
def test_the_example_of_a_bid_can_be_bid(money: int, text: str) -> None:
    match = started("turandot", {"players": 3})
    view = match.game.view(match.state, 0)
    own = dataclasses.replace(view.players[0], money=money)
    assert example(dataclasses.replace(view, players=(own, *view.players[1:]))) == text


def test_enter_takes_the_only_answer() -> None:
    match = started("turandot", {"players": 2})
    while match.game.view(match.state, None).phase != "name":
        seat = match.game.to_act(match.state)[0]
        match.play(seat, match.game.legal(match.state, seat)[-1])
        match.play_chance()
    (seat,) = match.game.to_act(match.state)
    assert read_move(match.state, match.game.view(match.state, seat), "") == (1 - seat,)


@pytest.mark.parametrize("game_id", ["bottle_imp", "turandot"])
def test_what_was_typed_is_quoted_as_it_was(game_id: str, tmp_path: Path) -> None:
    _, terminal = type_lines(tmp_path, game_id, {"players": 3}, ["Кот"])
    assert "Кот" in terminal.shown[1]


def test_swaps_add_up(tmp_path: Path) -> None:
    """Everybody bids for what is there until the casts; then two swaps, and one that is none."""
    match = started("turandot", {"players": 2})
    while match.game.view(match.state, 0).phase != "cast":
        seat = match.game.to_act(match.state)[0]
        match.play(seat, match.game.legal(match.state, seat)[0])
        match.play_chance()
    saves = Saves(tmp_path)
    record = AnyMatch.resume(match.record(), seed="typing")
    record.seats = ("seat 0", "bot:random")
    saves.keep(SavedMatch(saves.new_path("turandot"), record, (0,), "random"))
    best = best_cast(match.game.view(match.state, 0))
    terminal = Terminal(Script(["1 2", "u", "1 3", "1 1", "2 6", ""]))
    play.run(language="en", resume=True, fast=True, screen=terminal.screen, saves=saves)

    (path,) = saves.records_folder.iterdir()
    ids = [best[place] + 1 for place in (2, 5, 0, 3, 4, 1)]
    assert f"0 cast {' '.join(map(str, ids))}" in path.read_text("utf-8")
    assert "[nothing-to-swap]" in terminal.text.replace("\n", "")


def test_casts() -> None:
    match = started("turandot", {"players": 3})
    while match.game.view(match.state, 0).phase != "cast":
        seat = match.game.to_act(match.state)[0]
        match.play(seat, match.game.legal(match.state, seat)[0])
        match.play_chance()
    view = match.game.view(match.state, 0)
    best = best_cast(view)
    assert read_move(match.state, view, "") == best
    assert read_move(match.state, view, "1 3") == (best[2], best[1], best[0], *best[3:])
    assert read_move(match.state, view, "1 3 2 6") == (best[2], best[5], best[0], best[3], best[4], best[1])
    ids = " ".join(str(singer + 1) for singer in reversed(best))
    assert read_move(match.state, view, ids) == best[::-1]
    assert read_move(match.state, view, f"cast {ids}") == best[::-1]
    for wrong, code in (
        ("1 1", "nothing-to-swap"),
        ("1 7", "roles-expected"),
        ("1", "unreadable-move"),
        ("a b", "unreadable-move"),
    ):
        with pytest.raises(RidottoError) as caught:
            read_move(match.state, view, wrong)
        assert caught.value.code == code
