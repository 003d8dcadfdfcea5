"""What is right at another time."""

import pytest

from ridotto.engine.errors import IllegalMove, InvalidMove
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.bottle_imp.rules.views.view import BottleImpState
from tests.games.bottle_imp.builders import deal_line, dealt, passed, play_round, say, start
from tests.games.bottle_imp.rules.refusals.refusing import assert_refused


def test_moves_before_the_deal() -> None:
    for s in (start(4, "solo"), say(start(4, "solo"), "dealer 1")):
        assert_refused(s, "0 play 3", IllegalMove, "chance-first")
        assert_refused(s, "0 pass mystery 1 left 2 right 3", IllegalMove, "chance-first")


def test_dealing_when_a_player_is_to_act(trick: BottleImpState) -> None:
    for s in (trick, dealt(3, "solo")):
        assert_refused(s, deal_line(3, 0), IllegalMove, "not-chance")
        assert_refused(s, "dealer 1", IllegalMove, "not-chance")
        with pytest.raises(IllegalMove) as refused:
            BOTTLE_IMP.apply_chance(s, (1,))
        assert refused.value.code == "not-chance"


def test_anything_after_the_end() -> None:
    s = play_round(passed(3, "solo", rounds=1))
    for line in ("0 play 3", "0 pass mystery 1 left 2 right 3", deal_line(3, 1), "dealer 1"):
        assert_refused(s, line, IllegalMove, "match-over")


def test_the_dealer_is_drawn_once() -> None:
    s = play_round(passed(3, "solo", rounds=2))
    assert_refused(s, "dealer 1", InvalidMove, "unreadable-chance")
