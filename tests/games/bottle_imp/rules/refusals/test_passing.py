"""Cards that cannot be passed."""

import pytest

from ridotto.engine.errors import IllegalMove, InvalidMove
from ridotto.games.bottle_imp.rules.deck.cards import CARDS
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.bottle_imp.rules.views.view import BottleImpState
from tests.games.bottle_imp.builders import dealt, pass_line, say
from tests.games.bottle_imp.rules.refusals.refusing import assert_refused


def test_playing_before_passing() -> None:
    assert_refused(dealt(4, "solo"), "1 play 10", IllegalMove, "pass-first")


def test_passing_after_passing(trick: BottleImpState) -> None:
    assert_refused(trick, "1 pass mystery 3 left 23 right 36", IllegalMove, "pass-is-over")


def test_picking_a_card_twice() -> None:
    s = dealt(3, "solo")
    error = assert_refused(s, "0 pass mystery 1 left 1 right 2", IllegalMove, "card-already-picked")
    assert error.facts == {"card": "1"}
    with pytest.raises(IllegalMove) as refused:
        BOTTLE_IMP.apply(BOTTLE_IMP.apply(s, 0, CARDS["1"]), 0, CARDS["1"])
    assert refused.value.code == "card-already-picked"


def test_choosing_twice() -> None:
    s = say(dealt(3, "solo"), "0 pass mystery 1 left 2 right 3")
    error = assert_refused(s, "0 pass mystery 4 left 5 right 6", IllegalMove, "not-your-turn")
    assert error.facts["acting"] == "1, 2"


def test_passing_a_card_not_held() -> None:
    assert_refused(dealt(3, "solo"), "0 pass mystery 1 left 37 right 3", IllegalMove, "card-not-held")


def test_the_eye_picks_from_the_hidden_hand() -> None:
    s = dealt(2, "eye")
    for line in (
        "0 pass mystery 1 12 open 8 hidden 9",
        "0 pass mystery 12 1 open 8 hidden 9",
        "0 pass mystery 12 13 open 1 hidden 9",
        "0 pass mystery 12 13 open 8 hidden 1",
    ):
        assert_refused(s, line, IllegalMove, "pick-from-hidden-hand")


@pytest.mark.parametrize(
    "move",
    [
        "pass",
        "pass ",
        "pass mystery 1",
        "pass mystery 1 left 2",
        "pass left 2 right 3",
        "pass left 2 right 3 mystery 1",
        "pass mystery 1 right 3 left 2",
        "pass mystery 1 left 2 right 3 4",
        "pass mystery 1 4 left 2 right 3",
        "pass mystery 1 left 2 right 3 ",
        "pass Mystery 1 left 2 right 3",
        "pass 1 2 3",
        "pass mystery 1 open 2 hidden 3",
        "pass mystery 1 2 open 3 hidden 4",
        "nonsense",
        "play",
    ],
)
def test_pass_lines_of_the_wrong_shape(move: str) -> None:
    error = assert_refused(dealt(4, "solo"), f"0 {move}", InvalidMove, "unreadable-move")
    assert error.facts["expected"] == "pass mystery … left … right …"


def test_pass_lines_with_a_card_that_does_not_exist() -> None:
    assert_refused(dealt(4, "solo"), "0 pass mystery 19 left 2 right 3", InvalidMove, "unknown-card")
    assert_refused(dealt(4, "solo"), "0 pass mystery left left 2 right 3", InvalidMove, "unknown-card")


def test_the_dealer_of_five_passes_two_cards_and_the_others_three() -> None:
    s = dealt(5, "two-bottles", dealer=0)
    error = assert_refused(s, "0 pass mystery 1 left 2 right 3", InvalidMove, "unreadable-move")
    assert error.facts["expected"] == "pass left … right …"
    three, two = pass_line(s, 1), "1 pass left 8 right 9"
    assert_refused(s, two, InvalidMove, "unreadable-move")
    assert BOTTLE_IMP.to_act(say(s, three, "0 pass left 1 right 2")) == (2, 3, 4)


@pytest.mark.parametrize(
    "move",
    [
        "pass mystery 7 left 8 right 9",
        "pass mystery 7 8 open 9",
        "pass mystery 7 open 8 hidden 9",
        "pass mystery 7 8 hidden 9 open 10",
        "pass open 9 hidden 10",
    ],
)
def test_pass_lines_of_the_wrong_shape_in_the_eye(move: str) -> None:
    error = assert_refused(dealt(2, "eye"), f"0 {move}", InvalidMove, "unreadable-move")
    assert error.facts["expected"] == "pass mystery … … open … hidden …"
