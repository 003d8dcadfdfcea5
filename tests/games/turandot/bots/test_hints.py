"""Hints in Turandot: mixed bids, and the best cast."""

import pytest

from ridotto.engine.game import Game, O, S, V
from ridotto.games import find_game
from ridotto.games.turandot.rules.best_cast import suggested_cast
from tests.hinted import hints, phases

pytestmark = pytest.mark.usefixtures("without_compiler")


def test_bids_come_with_how_often_to_make_them() -> None:
    game = find_game("turandot")
    s, seat = phases(game, game.parse_options({"players": 3}))["bid"]
    chances = [suggestion.chance or 0.0 for suggestion in hints(game, s, seat, playouts=300)]
    assert chances == sorted(chances, reverse=True)
    assert chances[-1] > 0
    assert sum(chances) <= 1.0001


def test_the_best_cast_is_known_exactly() -> None:
    game = find_game("turandot")
    s, seat = phases(game, game.parse_options({"players": 3}))["cast"]
    view = game.view(s, seat)
    own = view.players[seat]
    (found,) = hints(game, s, seat)
    assert found.actions == tuple(suggested_cast(view.options, own.troupe, own.director))
    assert (found.points, found.chance) == (game.scores(_cast(game, s, seat, found.actions))[seat], None)


def _cast(game: Game[S, V, O], s: S, seat: int, actions: tuple[int, ...]) -> S:
    """The end of the match when this seat casts so."""
    for action in actions:
        s = game.apply(s, seat, action)
    while acting := game.to_act(s):
        s = game.apply(s, acting[0], game.legal(s, acting[0])[0])
    return s
