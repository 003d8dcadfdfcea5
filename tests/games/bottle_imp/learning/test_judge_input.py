"""What the judge of the eye is shown."""

import numpy as np
import pytest

from ridotto.games import find_game
from ridotto.games.bottle_imp.learning.judging.judge_input import (
    AT_DECK,
    AT_HIDDEN,
    AT_LAID,
    AT_LED,
    AT_MYSTERY,
    AT_OPEN,
    AT_POINTS,
    AT_PRICE,
    AT_TURN,
    CARDS,
    CELLS,
    EYE_TRICK,
    JUDGE_INPUT,
)
from ridotto.games.bottle_imp.learning.judging.seeing import see_after, see_position
from ridotto.games.bottle_imp.rules.deck.cards import START_PRICE
from ridotto.games.bottle_imp.rules.state import (
    HAND,
    LAID,
    LED,
    MYSTERY,
    NOBODY,
    OPEN,
    OWNER,
    PHASE,
    PRICE,
    TAKEN,
    TRICK,
    TRICK_TAKING,
    TURN,
)
from tests.walks import walk

GAME = find_game("bottle_imp")
SIDED = (AT_HIDDEN, AT_OPEN, AT_LAID, AT_POINTS)


def cells_of(deck: str) -> list[list[int]]:
    """The states of a random match of the eye while tricks are played."""
    options = GAME.parse_options({"players": 2, "deck": deck})
    found = [s.cells.tolist() for s in walk(GAME, options, seed="judge")]
    return [cells for cells in found if cells[PHASE] == TRICK_TAKING]


def seen_by(cells: list[int], viewer: int) -> list[int]:
    out = [7] * CELLS
    see_position(cells, viewer, out)
    return out


@pytest.mark.parametrize("deck", ["matagot", "classic"])
def test_both_players_see_the_same_from_their_sides(deck: str) -> None:
    for cells in cells_of(deck):
        mine, yours = seen_by(cells, 0), seen_by(cells, 1)
        for at in SIDED:
            assert mine[at : at + 2] == yours[at : at + 2][::-1]
        for at in (AT_MYSTERY, AT_LED, AT_DECK):
            assert mine[at] == yours[at]
        assert (mine[AT_TURN] + EYE_TRICK) % (2 * EYE_TRICK) == yours[AT_TURN]
        assert mine[AT_DECK] == (deck == "classic")


def test_it_is_all_that_lies_anywhere() -> None:
    seen_owners = set()
    for cells in cells_of("matagot"):
        out = seen_by(cells, 1)
        assert out[AT_HIDDEN : AT_HIDDEN + 2] == [cells[HAND + 1], cells[HAND]]
        assert out[AT_OPEN : AT_OPEN + 2] == [cells[OPEN + 1], cells[OPEN]]
        assert out[AT_MYSTERY] == cells[MYSTERY]
        assert out[AT_LAID] | out[AT_LAID + 1] == cells[TRICK]
        assert not out[AT_LAID] & out[AT_LAID + 1]
        assert abs(out[AT_LAID].bit_count() - out[AT_LAID + 1].bit_count()) == cells[LAID] % 2
        owner = 0 if cells[OWNER] == NOBODY else 1 if cells[OWNER] == 1 else 2
        assert out[AT_PRICE] == owner * CARDS + cells[PRICE]
        assert (cells[PRICE] == START_PRICE) == (owner == 0)
        assert out[AT_TURN] == (0 if cells[TURN] == 1 else EYE_TRICK) + cells[LAID]
        assert (out[AT_LED] >= 0) == bool(cells[LED])
        assert (out[AT_POINTS] > 0) == bool(cells[TAKEN + 1])
        seen_owners.add(owner)
    assert seen_owners == {0, 1, 2}


def test_nothing_is_judged_before_the_passes_are_complete_nor_after_the_round() -> None:
    options = GAME.parse_options({"players": 2, "rounds": 1})
    states = [s for s in walk(GAME, options, seed="judge") if GAME.to_act(s) and min(GAME.to_act(s)) >= 0]
    judged = []
    for s in states:
        seat = GAME.to_act(s)[0]
        cells = s.cells.tolist()
        judged.append(see_after(cells, seat, GAME.legal(s, seat)[0], 0, [0] * CELLS))
        assert judged[-1] == (cells[PHASE] == TRICK_TAKING)
    assert set(judged) == {0, 1}
    # Four cards in each of eight tricks, and the position after the last pass.
    assert len(judged) == 8 + 32


def test_every_cell_has_a_meaning() -> None:
    cells = np.sort(np.concatenate([np.arange(f.at, f.at + f.cells) for f in JUDGE_INPUT.fields]))
    assert cells.tolist() == list(range(CELLS))
