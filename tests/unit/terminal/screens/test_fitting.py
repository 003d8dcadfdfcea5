"""Screens fit the terminal: nothing is scrolled or cut away, and sentences break where they may."""

import io
import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from ridotto.engine.errors import IllegalMove, InvalidMove, Seats
from ridotto.locale import LANGUAGES
from ridotto.screens.names import Names
from ridotto.screens.symbols import joined
from ridotto.screens.words import Words
from ridotto.terminal import replay
from ridotto.terminal.display.pages import paged_block
from ridotto.terminal.display.screen import Screen
from ridotto.terminal.saves import Saves
from tests.unit.terminal.person import Script, Terminal, play_match

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("turandot", {"players": 5}),
    ("turandot", {"players": 2}),
    ("bottle_imp", {"players": 2, "rounds": 1}),
    ("bottle_imp", {"players": 3, "rounds": 1}),
    ("bottle_imp", {"players": 6, "rounds": 1, "mode": "teams-2-2-2"}),
]


# The narrowest terminal in both languages; in the wider ones the longer words have more room than there.
@pytest.mark.parametrize(
    ("language", "width", "height"), [("de", 60, 20), ("ru", 60, 20), ("de", 80, 24), ("ru", 120, 30)]
)
@pytest.mark.parametrize(("game_id", "options"), TABLES)
def test_nothing_is_scrolled_or_cut_away(
    game_id: str, options: dict[str, Any], language: str, width: int, height: int, tmp_path: Path
) -> None:
    _, terminal = play_match(
        tmp_path, game_id, options, language=language, people=(1,), width=width, height=height
    )
    for page in terminal.shown:
        # Each page starts with the line end of the one before; the line that is typed comes below it.
        assert page.count("\n") <= height - 1, page
        assert "…" not in page, page


def test_joined_words_stay_on_one_line() -> None:
    output = io.StringIO()
    Screen(Console(file=output, width=12), Script([])).show(Text(f"hand it to {joined('Bot 3')}"))
    assert output.getvalue().split("\n")[1].strip() == "Bot 3"


def test_paths_are_not_broken() -> None:
    output = io.StringIO()
    Screen(Console(file=output, width=12), Script([])).show(
        Text("in /a long/path/to/a.json", overflow="fold")
    )
    assert output.getvalue() == "in /a long/path/to/a.json\n"


def test_a_tall_block_in_parts() -> None:
    screen = Screen(Console(file=io.StringIO(), width=20, height=10), Script([]))
    block = Text("\n".join(str(line) for line in range(20)))
    pages = paged_block(screen, block)
    assert [screen.lines_of(page, 20) for page in pages] == [7, 7, 6]


def test_an_interrupt_starts_a_new_line() -> None:
    output = io.StringIO()

    def interrupted(prompt: str) -> str:
        output.write(prompt)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Screen(Console(file=output), interrupted).ask("?")
    assert output.getvalue() == "?\n> \n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "error",
    [
        IllegalMove("not-your-turn", seat="0", acting=Seats("1, 2")),
        IllegalMove("nothing-to-take-back", seat="0"),
        IllegalMove("card-not-held", seat="0", card="8.5"),
        IllegalMove("not-enough-money", seat=0, money=3, left=1),
        IllegalMove("crew-bid-by-maestro", seat=0),
        IllegalMove("needs-no-stand-in", seat=0, needy=Seats("1, 2")),
        IllegalMove("name-somebody-else", seat=0),
        IllegalMove("singer-not-in-troupe", seat=0, singer="7", troupe="1, 2"),
    ],
    ids=lambda error: error.code,
)
def test_errors_call_people_by_their_names(error: IllegalMove, language: str) -> None:
    names = Names(Words(language), ("Ada", "Bea", "Cleo"))
    assert "Ada" in names.error(error)
    said_to_oneself = names.seen_by(0).error(error)
    assert "Ada" not in said_to_oneself
    assert f"[{error.code}]" in said_to_oneself
    if "needy" in error.facts or "acting" in error.facts:
        assert "Bea, Cleo" in said_to_oneself


def test_other_errors_stay_as_they_are() -> None:
    error = InvalidMove("nothing-typed", expected="6 8.5 13")
    names = Names(Words("de"), ("Ada", "Bea"))
    assert names.error(error) == Words("de").error(error)
    assert "6 8,5 13" in names.error(error)


def test_the_end_of_a_round_and_of_the_match(tmp_path: Path) -> None:
    options = {"players": 5, "rounds": 2, "mode": "two-bottles"}
    _, played = play_match(tmp_path, "bottle_imp", options, height=40)
    (summary,) = [page for page in played.shown if "Round 1 of 2 is over" in page]
    assert "Trick 10: " in summary
    assert "The bottle A" in summary
    assert "The bottle B" in summary

    (path,) = Saves(tmp_path).records_folder.iterdir()
    events = json.loads(path.read_text("utf-8"))["events"]
    last = max(number for number, event in enumerate(events[: len(events) // 2 + 5]) if "deal " in event)
    terminal = Terminal(Script([str(last), "l", "", "", str(len(events))]), height=60)
    replay.run(path, language="en", screen=terminal.screen)
    table, log, end = terminal.shown[1], terminal.shown[2], terminal.shown[-1]
    assert "round 1 of 2" in table
    assert "Trick 10: " in log
    assert log.count("mystery trick") == 4
    assert "wins." in end or "shared" in end or "You win" in end
