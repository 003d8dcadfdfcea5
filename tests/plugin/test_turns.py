"""A game with several turns in a round, on the plain screens of the terminal."""

import io
from dataclasses import replace

import pytest
from rich.console import Console

from ridotto.engine.game import Seat
from ridotto.engine.rng import Rng
from ridotto.screens.names import Names
from ridotto.screens.plain.ui import PlainUi
from ridotto.screens.words import Words
from tests.toy_game.rules import HighCardGame, HighCardOptions, HighCardState, HighCardView

WORDS = Words("en")


class TurnsView(HighCardView):
    """A round has two turns, and a row for each of them."""

    __slots__ = ()

    @property
    def round(self) -> int:
        return 0 if len(self.rounds) < 2 else 1


class TurnsGame(HighCardGame):
    def view(self, s: HighCardState, seat: Seat | None) -> TurnsView:
        view = super().view(s, seat)
        return TurnsView(*(getattr(view, name) for name in view.__match_args__))


GAME = TurnsGame()
DEALT = GAME.apply_chance(
    GAME.start(HighCardOptions(2)), GAME.sample_chance(GAME.start(HighCardOptions(2)), Rng.of(1))
)


def turn(s: HighCardState) -> HighCardState:
    for seat in GAME.to_act(s):
        s = GAME.apply(s, seat, GAME.legal(s, seat)[0])
    return s


def told(before: TurnsView, after: TurnsView) -> str | None:
    """The first line of what is shown between two turns."""
    ui = PlainUi(GAME, WORDS)
    shown = ui.interlude(before, after, Names(WORDS, ["Anna", "Bob"]))
    if shown is None:
        return None
    output = io.StringIO()
    Console(file=output, width=80, height=24).print(shown)
    return output.getvalue().strip().splitlines()[0].strip()


def test_a_turn_is_not_a_round() -> None:
    before, first, second = (GAME.view(s, None) for s in (DEALT, turn(DEALT), turn(turn(DEALT))))
    assert told(before, before) is None
    assert told(before, first) == "What happened"
    assert told(first, second) == "Round 1 is over"


class LaterView(TurnsView):
    """The rows of a round before this one are gone."""

    __slots__ = ()

    @property
    def round(self) -> int:
        return 3


@pytest.mark.parametrize("count", [1, 2, 3])
def test_every_turn_is_shown_where_rows_begin_anew_with_a_round(count: int) -> None:
    view = GAME.view(DEALT, None)
    later = LaterView(*(getattr(view, name) for name in view.__match_args__))
    before, after = (replace(later, rounds=((0, 1),) * size) for size in (count - 1, count))
    assert told(before, after) == "What happened"
