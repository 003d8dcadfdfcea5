"""A game without screens of its own, at the terminal."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ridotto.engine.records.record import parse_record
from ridotto.engine.records.verify import verify
from ridotto.locale import LANGUAGES, translate
from ridotto.screens.symbols import ACTING
from ridotto.terminal import play, replay
from ridotto.terminal.saves import Saves
from tests.unit.terminal.person import Script, Terminal
from tests.unit.terminal.process.program import PLAY, Program, Start, starting

ENTER = ""
STYLE = re.compile("\x1b\\[[0-9;]*m")


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    yield from starting(tmp_path)


def answer(program: Program, line: str) -> None:
    program.wait_for_prompt()
    program.type(line + "\n")


def record_in(folder: Path) -> dict[str, object]:
    (path,) = Saves(folder).records_folder.glob("*.json")
    content: dict[str, object] = json.loads(path.read_text("utf-8"))
    return content


def test_a_match_on_a_real_terminal(start: Start, tmp_path: Path) -> None:
    program = start(*PLAY, "high_card", "--players", "2", "--seed", "1")
    program.wait_for_prompt()
    shown = STYLE.sub("", program.text)
    assert re.search(r"\[1\] Lay \d[ab]", shown)
    assert re.search(r"Hand +\d[ab], \d[ab], \d[ab]", shown)
    program.type("9\n")
    program.wait_for("[entry-expected]")
    answer(program, "2")
    program.wait_for("Round 1 is over")
    answer(program, ENTER)
    program.wait_for("Round 2")
    answer(program, "1")
    answer(program, ENTER)
    program.wait_for("Round 3")
    # The last card: Enter takes the only move.
    answer(program, ENTER)
    assert program.end() == 0
    assert re.search(r"win|shared", program.text)
    assert verify(parse_record(json.dumps(record_in(tmp_path / "ridotto")))) is None


def test_chosen_from_the_menu(start: Start) -> None:
    """The game has one kind of bot only, so nobody is asked for a level."""
    program = start("play", "--lang", "de", "--fast")
    program.wait_for("Hohe Karte")
    number = re.search(r"(\d)\. Hohe Karte", program.text)
    assert number
    answer(program, number[1])
    program.wait_for(translate("de", "option-ask-players"))
    answer(program, "2")
    answer(program, "1")
    program.wait_for("Hohe Karte · Runde 1")
    program.wait_for(translate("de", "plain-ask"))
    answer(program, "q")
    assert program.end() == 0


class Typist:
    """Types the first move wherever one is asked for, and Enter elsewhere."""

    def __init__(self, language: str) -> None:
        self._ask = translate(language, "plain-ask")

    def __call__(self, page: str) -> str:
        return "1" if self._ask in page and "[1] " in page else ENTER


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (50, 20), (120, 40)])
def test_every_screen_fits(language: str, width: int, height: int, tmp_path: Path) -> None:
    terminal = Terminal(Typist(language), width=width, height=height)
    status = play.run(
        "high_card",
        {"players": 4},
        language=language,
        bots="random",
        seed="1",
        fast=True,
        screen=terminal.screen,
        saves=Saves(tmp_path),
    )
    assert status == 0
    assert len(terminal.shown) > 3
    for page in terminal.shown:
        lines = page.removeprefix("> ").strip("\n").split("\n")
        assert len(lines) <= height - 1, page
        assert max(map(len, lines)) <= width, page
        assert "…" not in page, page
    assert "field-" not in terminal.text
    assert "move-" not in terminal.text


def test_two_people_see_no_card_of_each_other(tmp_path: Path) -> None:
    """Both sit at one keyboard: who is asked sees no other hand."""
    terminal = Terminal(Typist("en"))
    saves = Saves(tmp_path)
    play.run(
        "high_card",
        {"players": 2},
        language="en",
        hot_seats=(0, 1),
        bots="random",
        seed="1",
        fast=True,
        screen=terminal.screen,
        saves=saves,
    )
    events = record_in(tmp_path)["events"]
    assert isinstance(events, list)
    cards = events[0].split()[1:]
    hands = {0: set(cards[:3]), 1: set(cards[3:])}
    asked = [page for page in terminal.shown if "Your move:" in page or "Your choice" in page]
    assert len(asked) > 5
    for page in asked:
        hand = re.search(r"^Hand +(.+)$", page, re.MULTILINE)
        assert hand
        held = set(hand[1].strip().split(", "))
        other = next(hands[1 - seat] for seat in hands if held <= hands[seat])
        table = page[: page.index("What happened")] if "What happened" in page else page
        assert not other & set(re.findall(r"\d[ab]", table)), page


def test_the_log_the_scores_and_a_replay(tmp_path: Path) -> None:
    typist = Typist("en")
    more = iter(["l", ENTER, "s", ENTER])
    asked = 0

    def type_line(page: str) -> str:
        nonlocal asked
        if typist(page) == "1":
            asked += 1
        return next(more, typist(page)) if asked > 1 else typist(page)

    terminal = Terminal(type_line)
    play.run(
        "high_card",
        {"players": 3},
        language="en",
        bots="random",
        seed="1",
        fast=True,
        screen=terminal.screen,
        saves=Saves(tmp_path),
    )
    log = next(page for page in terminal.shown if "│ 1. Cards · You" in page)
    assert re.search(r"You: \d[ab] · Bot 1: \d[ab] · Bot 2: \d[ab]", log)

    (path,) = Saves(tmp_path).records_folder.glob("*.json")
    watched = Terminal(Script(["1", "3", "s 1", "10", "t", ENTER]))
    assert replay.run(path, language="en", screen=watched.screen) == 0
    dealt, sealed, through_eyes, end = watched.shown[1], watched.shown[2], watched.shown[3], watched.shown[4]
    # With all cards open everybody's hand is there, through one pair of eyes just one.
    assert len(re.findall(r"^Hand ", dealt, re.MULTILINE)) == 3
    assert len(re.findall(r"^Your card ", sealed, re.MULTILINE)) == 2
    assert len(re.findall(r"^Hand ", through_eyes, re.MULTILINE)) == 1
    assert re.search(r"wins\.|shared", end)


def test_what_a_game_without_rules_text_and_search_offers(tmp_path: Path) -> None:
    """Neither hints nor rules are offered; who asks for them anyway is told."""
    typed = iter(["l", ENTER, "?", ENTER, "r", ENTER, "q"])
    terminal = Terminal(lambda _: next(typed))
    play.run(
        "high_card",
        {"players": 2},
        language="en",
        bots="random",
        seed="1",
        screen=terminal.screen,
        saves=Saves(tmp_path),
    )
    first, log, _, helped, _, refused, empty = terminal.shown[-7:]
    assert "? help · l log · s scores · q quit" in first
    assert "Nothing has happened yet." in log
    assert "a hint" not in helped
    assert "This game brings no rules to read here." in refused
    assert "Nothing was typed." in empty


def test_after_a_round_it_is_nobodys_turn(tmp_path: Path) -> None:
    terminal = Terminal(Typist("en"))
    play.run(
        "high_card",
        {"players": 3},
        language="en",
        bots="random",
        seed="1",
        fast=True,
        screen=terminal.screen,
        saves=Saves(tmp_path),
    )
    (over, *_) = [page for page in terminal.shown if "Round 1 is over" in page]
    assert ACTING not in over
    assert any(ACTING in page for page in terminal.shown)
