"""Score sheets add up to the scores, the dummy's too."""

import pytest

from ridotto.games import find_game
from ridotto.games.turandot.rules.options import TurandotOptions
from ridotto.games.turandot.rules.views.score_sheet import productions
from tests.walks import SMALL, slug, walk

GAME = find_game("turandot")
OPTIONS = [*GAME.configurations(), *(options for game, options in SMALL if game.id == GAME.id)]


@pytest.mark.parametrize("options", OPTIONS, ids=[slug(GAME, each) for each in OPTIONS])
def test_every_point_is_explained(options: TurandotOptions) -> None:
    *_, end = walk(GAME, options, "scores")
    view = GAME.view(end, None)
    totals = [production.points.total for production in productions(view)]
    scores = [player.score for player in view.players]
    assert totals == ([*scores, view.leftovers.score] if options.has_dummy else scores)
