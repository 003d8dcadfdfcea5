"""Dealers and deals that chance cannot have decided."""

import pytest

from ridotto.engine.errors import InvalidMove
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from ridotto.games.bottle_imp.rules.views.view import BottleImpState
from tests.games.bottle_imp.builders import BASE_CARDS, deal_line, say, start
from tests.games.bottle_imp.rules.refusals.refusing import assert_refused, refusal


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
