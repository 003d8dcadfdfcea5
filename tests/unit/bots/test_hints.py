"""Hints: whole choices, the best first, and nothing that the seat cannot know."""

import pytest

from ridotto.bots.hints import MOST
from ridotto.engine.errors import IllegalMove
from ridotto.engine.game import CHANCE, Options, SomeGame
from ridotto.engine.rng import Rng
from ridotto.games import find_game
from tests.hinted import hints, phases
from tests.searched import SEARCHED, SEARCHED_IDS
from tests.walks import walk

pytestmark = pytest.mark.usefixtures("without_compiler")


@pytest.mark.parametrize(("game", "options"), SEARCHED, ids=SEARCHED_IDS)
def test_hidden_things_change_no_hint(game: SomeGame, options: Options) -> None:
    """Redeal what a seat cannot see: with the same seed and playouts the hint stays the same."""
    found_phases = phases(game, options)
    assert found_phases
    for s, seat in found_phases.values():
        found = hints(game, s, seat)
        assert 0 < len(found) <= MOST
        assert len({suggestion.move for suggestion in found}) == len(found)
        assert all(game.parse_move(s, seat, each.move) == each.actions for each in found)
        assert hints(game, game.complete(game.view(s, seat), Rng.of("redeal")), seat) == found


def test_where_nothing_else_can_be_done_nothing_is_thought() -> None:
    game = find_game("bottle_imp")
    options = game.parse_options({"players": 4, "rounds": 1})
    s = next(
        s
        for s in walk(game, options, "hints")
        if game.to_act(s) not in ((), (CHANCE,)) and len(game.legal(s, game.to_act(s)[0])) == 1
    )
    (found,) = hints(game, s, game.to_act(s)[0])
    assert (found.points, found.chance) == (None, None)


def test_only_who_is_asked_gets_a_hint() -> None:
    game = find_game("bottle_imp")
    s, seat = phases(game, game.parse_options({"players": 4}))["play"]
    with pytest.raises(IllegalMove) as refused:
        hints(game, s, (seat + 1) % 4)
    assert refused.value.code == "not-your-turn"
