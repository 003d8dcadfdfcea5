"""A hand in the terminal."""

import io

from rich.console import Console

from ridotto.games.bottle_imp.rules.deck.cards import CARDS, load_deck
from ridotto.games.bottle_imp.terminal.cards import CardFaces
from ridotto.screens.words import Words
from ridotto.terminal.display.screen import Screen
from tests.unit.terminal.person import Script


def test_a_hand_takes_as_many_rows_as_it_needs() -> None:
    cards = CardFaces(Words("de"), load_deck("matagot"))
    hand = [CARDS[str(number)] for number in range(1, 13)]
    screen = Screen(Console(file=io.StringIO(), width=40), Script([]))
    lines = [
        "".join(segment.text for segment in line) for line in screen.rendered(cards.row("H", hand, hand), 40)
    ]

    assert len(lines) == 4
    assert [word[:-1] for line in lines[::2] for word in line.removeprefix("H ").split()] == [
        str(number) for number in range(1, 13)
    ]
