"""What is refused: with which code, as which kind of error, and that its sentence can be said."""

import pytest

from ridotto.engine.errors import IllegalMove, InvalidMove, RidottoError
from ridotto.games.bottle_imp.rules.deck.cards import CARDS
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.bottle_imp.rules.views.view import BottleImpState
from tests.games.bottle_imp.builders import (
    BASE_CARDS,
    deal_line,
    dealt,
    pass_line,
    passed,
    play_round,
    position,
    say,
    start,
)


def refusal(s: BottleImpState, line: str) -> RidottoError:
    """The error that a line raises; the state is as before."""
    before = s.cells.tobytes()
    with pytest.raises(RidottoError) as refused:
        say(s, line)
    error = refused.value
    assert s.cells.tobytes() == before
    assert str(error)
    assert error.code not in str(error)
    assert "{" not in str(error)
    return error


def assert_refused(s: BottleImpState, line: str, kind: type[RidottoError], code: str) -> RidottoError:
    error = refusal(s, line)
    assert (type(error), error.code) == (kind, code)
    return error


# Playing a card


@pytest.fixture
def trick() -> BottleImpState:
    """Seat 0 led 20, blue; seat 1 is to follow."""
    return say(position("solo", hands=["20 1", "3 23 36", "27 4"]), "0 play 20")


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


# Passing


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


# What nature decides


@pytest.mark.parametrize("seat", ["4", "99"])
def test_a_dealer_out_of_range(seat: str) -> None:
    error = assert_refused(start(4, "solo"), f"dealer {seat}", InvalidMove, "no-such-seat")
    assert error.facts == {"seat": seat, "last": 3}


@pytest.mark.parametrize(
    "text", ["dealer", "dealer ", "dealer x", "dealer -1", "dealer 1 2", "dealer 01", "dealer 1.0"]
)
def test_a_dealer_that_cannot_be_read(text: str) -> None:
    assert_refused(start(4, "solo"), text, InvalidMove, "unreadable-seat")


@pytest.mark.parametrize(
    "text", ["", " dealer 1", "Dealer 1", "deal 1 2", "maestro 1", "-1 play 3", "dealer\t1"]
)
def test_anything_else_before_the_first_deal(text: str) -> None:
    assert_refused(start(4, "solo"), text, InvalidMove, "unreadable-chance")


@pytest.mark.parametrize("outcome", [(), (4,), (-1,), (0, 1), (2**70,)])
def test_a_dealer_out_of_range_as_a_number(outcome: tuple[int, ...]) -> None:
    with pytest.raises(InvalidMove) as refused:
        BOTTLE_IMP.apply_chance(start(4, "solo"), outcome)
    assert refused.value.code == "no-such-seat"
    assert str(refused.value)


def deal_of(*hands: str) -> str:
    return "deal " + " | ".join(hands)


@pytest.fixture
def hands() -> list[str]:
    """A good deal for three: 1 to 12, 13 to 25, 26 to 37."""
    return [" ".join(BASE_CARDS[seat * 12 : seat * 12 + 12]) for seat in range(3)]


@pytest.fixture
def before_deal() -> BottleImpState:
    return say(start(3, "solo"), "dealer 2")


def test_a_card_dealt_twice(before_deal: BottleImpState, hands: list[str]) -> None:
    hands[1] = hands[1].replace("13 ", "12 ")
    error = assert_refused(before_deal, deal_of(*hands), InvalidMove, "dealt-twice")
    assert error.facts == {"card": "12"}


def test_a_card_that_is_not_in_the_deck(before_deal: BottleImpState, hands: list[str]) -> None:
    hands[0] = hands[0].replace(" 3 ", " 2.5 ")
    error = assert_refused(before_deal, deal_of(*hands), InvalidMove, "card-not-in-deck")
    assert error.facts == {"card": "2.5"}


def test_a_card_that_does_not_exist_in_a_deal(before_deal: BottleImpState, hands: list[str]) -> None:
    hands[0] = hands[0].replace(" 3 ", " 3.5 ")
    assert_refused(before_deal, deal_of(*hands), InvalidMove, "unknown-card")


def test_too_many_and_too_few_cards(before_deal: BottleImpState, hands: list[str]) -> None:
    hands[0], hands[1] = hands[0].removesuffix(" 12"), f"12 {hands[1]}"
    error = assert_refused(before_deal, deal_of(*hands), InvalidMove, "deal-wrong-count")
    assert error.facts == {"seat": "0", "found": 11, "expected": 12}
    hands[0] = f"{hands[0]} 12"
    error = assert_refused(before_deal, deal_of(*hands), InvalidMove, "deal-wrong-count")
    assert error.facts == {"seat": "1", "found": 13, "expected": 12}


def test_the_dealer_of_five_is_dealt_one_card_fewer() -> None:
    s = say(start(5, "two-bottles"), "dealer 3")
    error = assert_refused(s, deal_line(5, dealer=2), InvalidMove, "deal-wrong-count")
    assert error.facts == {"seat": "2", "found": 10, "expected": 11}


def test_too_many_and_too_few_hands(before_deal: BottleImpState, hands: list[str]) -> None:
    error = assert_refused(before_deal, deal_of(*hands[:2]), InvalidMove, "deal-wrong-hands")
    assert error.facts == {"found": 2, "expected": 3}
    assert_refused(before_deal, deal_of(*hands, "1"), InvalidMove, "deal-wrong-hands")
    assert_refused(before_deal, deal_of(*hands).replace(" | ", " / ", 1), InvalidMove, "deal-wrong-hands")


def test_cards_not_in_ascending_order(before_deal: BottleImpState, hands: list[str]) -> None:
    hands[2] = hands[2].replace("26 27", "27 26")
    error = assert_refused(before_deal, deal_of(*hands), InvalidMove, "deal-not-ascending")
    assert error.facts == {"seat": "2"}


@pytest.mark.parametrize("spoilt", ["deal", "deal ", "deal  1 2", "deal 1 2 |", "deal | | "])
def test_deals_that_cannot_be_read(before_deal: BottleImpState, spoilt: str) -> None:
    assert isinstance(refusal(before_deal, spoilt), InvalidMove)


@pytest.mark.parametrize("change", [("  ", " "), (" |", "|"), ("| ", "|"), (" | ", "  | ")])
def test_fields_are_separated_by_one_space(
    before_deal: BottleImpState, hands: list[str], change: tuple[str, str]
) -> None:
    line = deal_of(*hands)
    spoilt = (
        line.replace(change[0], change[1]) if change[0] in line else line.replace(change[1], change[0], 1)
    )
    assert spoilt != line
    assert isinstance(refusal(before_deal, spoilt), InvalidMove)
    say(before_deal, line)


@pytest.mark.parametrize("separators", [(" / ", " / ", " | "), (" | ", " / ", " / "), (" / ", " | ", " | ")])
def test_the_hands_of_the_eye_are_separated_open_hidden_then_seats(separators: tuple[str, str, str]) -> None:
    """Each seat's part is `open / hidden`, the seats separated by `|`."""
    s = say(start(2, "eye"), "dealer 0")
    good = deal_line(2, 0)
    first, rest = good.split(" / ", 1)
    second, rest = rest.split(" | ")
    third, fourth = rest.split(" / ")
    say(s, f"{first} / {second} | {third} / {fourth}")
    spoilt = first + separators[0] + second + separators[1] + third + separators[2] + fourth
    assert_refused(s, spoilt, InvalidMove, "deal-wrong-hands")


@pytest.mark.parametrize(
    ("outcome", "code"),
    [
        ((), "not-dealt"),
        (tuple(range(54)), "card-not-in-deck"),
        ((0, 0), "dealt-twice"),
        ((54,), "card-not-in-deck"),
        ((-1,), "card-not-in-deck"),
        ((2**70,), "card-not-in-deck"),
    ],
)
def test_deals_as_numbers(before_deal: BottleImpState, outcome: tuple[int, ...], code: str) -> None:
    with pytest.raises(InvalidMove) as refused:
        BOTTLE_IMP.apply_chance(before_deal, outcome)
    assert refused.value.code == code
    assert str(refused.value)


def test_a_deal_with_a_card_missing_names_it(before_deal: BottleImpState) -> None:
    whole = BOTTLE_IMP.parse_chance(before_deal, deal_line(3, 2))
    with pytest.raises(InvalidMove) as refused:
        BOTTLE_IMP.apply_chance(before_deal, whole[:-2])
    assert refused.value.facts == {"cards": "36 37"}


# At the wrong time


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
