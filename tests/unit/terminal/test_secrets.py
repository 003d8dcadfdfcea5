"""No screen shows what its reader may not know."""

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from ridotto.games.bottle_imp.rules.deck.cards import CARDS
from ridotto.screens.words import Words
from ridotto.terminal import play
from ridotto.terminal.display.screen import Screen
from ridotto.terminal.saves import Saves
from tests.unit.terminal.person import RandomPlayer, Script, Terminal

CARD = re.compile(r"(\d+(?:[.,]5)?)[●■▲◆]")


def cards_on(page: str) -> set[int]:
    return {CARDS[rank.replace(",", ".")] for rank in CARD.findall(page)}


class Onlooker:
    """Plays for all people and checks every page against what the person at the keyboard may know."""

    def __init__(self, saves: Saves, people: tuple[int, ...]) -> None:
        self._saves = saves
        self._player = RandomPlayer(saves, "en", people)
        self._hand_over = Words("en")("hand-over", name="\n").split("\n")[0]
        self.hand_overs = 0
        self.hands_seen = 0

    def __call__(self, page: str) -> str:
        if self._hand_over in page:
            self.hand_overs += 1
            assert not cards_on(page)
        elif self._saves.unfinished() and "Your hand" in page:
            self.hands_seen += 1
            self._check_hand(page)
        return self._player(page)

    def _check_hand(self, page: str) -> None:
        match = self._saves.load(self._saves.unfinished()[0]).match
        seat = self._player.next_person(match)
        views: list[Any] = [
            match.game.view(match.state, other) for other in range(match.game.options(match.state).players)
        ]
        secret: set[int] = set()
        for view in views:
            if view.seat != seat:
                # What I passed to others I know, wherever it is now.
                secret |= set(view.hand) - set(views[seat].picks)
                secret |= set(view.picks[:1]) if view.phase == "play" else set()
        assert not cards_on(page) & secret
        assert cards_on(page) >= set(views[seat].hand)


@pytest.mark.parametrize("players", [3, 4])
def test_the_keyboard_passes_without_a_look_at_cards(players: int, tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    onlooker = Onlooker(saves, (0, 2))
    terminal = Terminal(onlooker)
    status = play.run(
        "bottle_imp",
        {"players": players, "rounds": 1},
        language="en",
        hot_seats=(0, 2),
        bots="random",
        seed="7",
        fast=True,
        screen=terminal.screen,
        saves=saves,
    )
    assert status == 0
    assert onlooker.hand_overs > 10
    assert onlooker.hands_seen > 10


def play_turandot(tmp_path: Path, type_line: Any) -> Terminal:
    terminal = Terminal(type_line)
    play.run(
        "turandot",
        {"players": 3},
        language="en",
        hot_seats=(0, 1, 2),
        seed="5",
        fast=True,
        screen=terminal.screen,
        saves=Saves(tmp_path),
    )
    return terminal


def test_a_laid_bid_shows_only_how_many_cards_it_has(tmp_path: Path) -> None:
    terminal = play_turandot(tmp_path, Script(["", "4 3 b", "", ""]))

    after_hand_over = terminal.shown[4]
    assert "has laid 5 cards" in after_hand_over
    assert "4 $$$" not in after_hand_over
    assert "number 4" not in after_hand_over


def test_who_sat_here_before_can_take_a_bid_back(tmp_path: Path) -> None:
    terminal = play_turandot(tmp_path, Script(["", "4 3 b", "", "u", "", "1", "", ""]))

    assert "(u: the player before takes" in terminal.shown[3]
    # Back at the first person, with nothing laid; then the next one sees one card.
    assert "has laid" not in terminal.shown[5]
    assert "has laid 1 card." in terminal.shown[8]


def test_a_real_terminal_is_wiped_with_its_scrollback() -> None:
    output = io.StringIO()
    console = Console(file=output, force_terminal=True, width=80, height=24)
    Screen(console, Script([])).clear()

    assert "\x1b[2J" in output.getvalue()
    assert "\x1b[3J" in output.getvalue()
