"""Cards that cannot be played, and moves that cannot be read."""

import pytest

from ridotto.engine.errors import IllegalMove, InvalidMove
from ridotto.games.bottle_imp.rules.deck.cards import CARDS
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.bottle_imp.rules.views.view import BottleImpState
from tests.games.bottle_imp.builders import position, say
from tests.games.bottle_imp.rules.refusals.refusing import assert_refused, refusal


def test_a_card_not_held(trick: BottleImpState) -> None:
    error = assert_refused(trick, "1 play 27", IllegalMove, "card-not-held")
    assert error.facts == {"seat": "1", "card": "27"}
    assert str(error) == "Seat 1 does not hold the 27."


def test_a_half_card_in_a_game_without_them(trick: BottleImpState) -> None:
    assert_refused(trick, "1 play 22.5", IllegalMove, "card-not-held")


def test_not_following(trick: BottleImpState) -> None:
    error = assert_refused(trick, "1 play 36", IllegalMove, "must-follow")
    assert error.facts == {"card": "36", "colour": "colour-blue"}
    assert "the colour led is blue" in str(error)


@pytest.mark.parametrize(
    ("deck", "led", "other", "follower", "colour"),
    [
        ("matagot", "28", "3", "1", "red"),
        ("matagot", "30", "1", "3", "blue"),
        ("matagot", "37", "1", "11", "green"),
        ("classic", "28", "4", "1", "yellow"),
        ("classic", "30", "1", "4", "blue"),
        ("classic", "37", "1", "11", "red"),
    ],
)
def test_not_following_names_the_colour(deck: str, led: str, other: str, follower: str, colour: str) -> None:
    s = say(position("solo", hands=[led, f"{other} {follower}", "2"], deck=deck), f"0 play {led}")
    error = assert_refused(s, f"1 play {other}", IllegalMove, "must-follow")
    assert error.facts["colour"] == f"colour-{colour}"
    assert f"colour led is {colour}" in str(error)


def test_out_of_turn(trick: BottleImpState) -> None:
    error = assert_refused(trick, "2 play 27", IllegalMove, "not-your-turn")
    assert error.facts == {"seat": "2", "acting": "1"}
    assert_refused(trick, "0 play 1", IllegalMove, "not-your-turn")


@pytest.mark.parametrize("seat", ["99", "3", "999999999"])
def test_a_seat_that_is_not_there(trick: BottleImpState, seat: str) -> None:
    error = assert_refused(trick, f"{seat} play 27", InvalidMove, "no-such-seat")
    assert error.facts == {"seat": seat, "last": 2}


@pytest.mark.parametrize("seat", [-1, 3, 99, 10**30])
def test_a_seat_that_is_not_there_as_a_number(trick: BottleImpState, seat: int) -> None:
    for ask in (BOTTLE_IMP.legal, BOTTLE_IMP.retract, BOTTLE_IMP.check_turn):
        with pytest.raises(IllegalMove) as refused:
            ask(trick, seat)
        assert refused.value.code == "no-such-seat"
    with pytest.raises(IllegalMove) as refused:
        BOTTLE_IMP.apply(trick, seat, CARDS["3"])
    assert refused.value.code == "no-such-seat"


@pytest.mark.parametrize("action", [-1, 54, 62, 63, 64, 10**30])
def test_an_action_that_is_not_there(trick: BottleImpState, action: int) -> None:
    with pytest.raises(IllegalMove) as refused:
        BOTTLE_IMP.apply(trick, 1, action)
    assert refused.value.code == "no-such-action"
    assert str(action) in str(refused.value)


@pytest.mark.parametrize("word", ["00", "01", "1x", "٣", "²", "1234567890"])
def test_a_seat_that_cannot_be_read(trick: BottleImpState, word: str) -> None:
    assert_refused(trick, f"{word} play 3", InvalidMove, "unreadable-seat")


@pytest.mark.parametrize(
    "move",
    [
        "",
        "play",
        "play ",
        "play 3 23",
        "play  3",
        "play 3 ",
        "Play 3",
        "PLAY 3",
        "lay 3",
        "play3",
        "bid 3",
        "play\t3",
    ],
)
def test_moves_that_cannot_be_read(trick: BottleImpState, move: str) -> None:
    error = refusal(trick, f"1 {move}")
    assert isinstance(error, InvalidMove)
    assert error.code in ("unreadable-move", "unknown-card")


@pytest.mark.parametrize(
    "card", ["0", "19", "19.5", "38", "1.5", "37.5", "03", "3.0", "+3", "x", "-3", "３", "3,5"]
)
def test_cards_that_do_not_exist(trick: BottleImpState, card: str) -> None:
    error = assert_refused(trick, f"1 play {card}", InvalidMove, "unknown-card")
    assert error.facts == {"card": card}


def test_what_cannot_be_read_is_quoted_short_and_on_one_line(trick: BottleImpState) -> None:
    for line in ("1 " + "x" * 10_000, "1 play " + "\n" * 10_000, "9" * 10_000 + " play 3"):
        sentence = str(refusal(trick, line))
        assert len(sentence) < 250
        assert sentence.isprintable()


def test_only_a_seat_alone_is_no_move(trick: BottleImpState) -> None:
    assert_refused(trick, "1", InvalidMove, "unreadable-move")
