"""B9: two bottles."""

import pytest

from ridotto.games.bottle_imp.rules.views.view import BottleImpState
from tests.games.bottle_imp.builders import bottle, last_winner, play, position, scored, taken_by

FIVE = "two-bottles"


def five(low: str, *, bottles: list[tuple[str, int | None]], leader: int = 0) -> BottleImpState:
    """A trick in which the leader plays `low`, and every other card is green and high."""
    hands = [""] * 5
    for place, card in enumerate([low, "33", "34", "36", "37"]):
        hands[(leader + place) % 5] = card
    return play(position(FIVE, hands, leader=leader, bottles=bottles), f"{low} 33 34 36 37")


def test_both_start_at_19_and_belong_to_nobody() -> None:
    """B9.1."""
    s = position(FIVE, ["37"] * 5, bottles=[("19", None), ("19", None)])
    assert [bottle(s, 0), bottle(s, 1)] == [("19", None), ("19", None)]


def test_the_first_buyer_takes_the_first_bottle() -> None:
    """B9.2, BR19."""
    s = five("12", bottles=[("19", None), ("19", None)], leader=3)
    assert [bottle(s, 0), bottle(s, 1)] == [("12", 3), ("19", None)]


def test_the_unsold_bottle_is_for_sale_next() -> None:
    """B9.3: at 19 it costs more than any that was sold; even to the owner of the first."""
    s = five("18", bottles=[("18.5", 0), ("19", None)])
    assert [bottle(s, 0), bottle(s, 1)] == [("18.5", 0), ("18", 0)]


@pytest.mark.parametrize(
    ("prices", "card", "after"),
    [
        (("12", "16"), "14", ("12", "14")),
        (("16", "12"), "14", ("14", "12")),
        (("12", "16"), "5", ("12", "5")),
        (("16", "12"), "5", ("5", "12")),
        (("12", "5"), "11", ("11", "5")),
        (("5", "12"), "11", ("5", "11")),
        (("5", "12"), "3", ("5", "3")),
        (("2.5", "2"), "1", ("1", "2")),
    ],
)
def test_the_bottle_with_the_higher_price_is_sold(
    prices: tuple[str, str], card: str, after: tuple[str, str]
) -> None:
    """B9.3, B9.4: even if the new price ends up under the other bottle's."""
    s = five(card, bottles=[(prices[0], 1), (prices[1], 2)])
    assert (bottle(s, 0)[0], bottle(s, 1)[0]) == after
    assert last_winner(s) == 0


@pytest.mark.parametrize(("prices", "card"), [(("12", "16"), "17"), (("12", "5"), "13")])
def test_a_card_above_the_price_for_sale_buys_nothing(prices: tuple[str, str], card: str) -> None:
    """B9.3: 37, the highest, wins."""
    s = five(card, bottles=[(prices[0], 1), (prices[1], 2)])
    assert (bottle(s, 0), bottle(s, 1)) == ((prices[0], 1), (prices[1], 2))
    assert last_winner(s) == 4


def test_a_card_between_the_two_prices_wins_over_one_below_both() -> None:
    """B9.3: only the bottle for sale decides a trick."""
    s = position(FIVE, ["9", "14", "34", "36", "37"], bottles=[("12", 3), ("16", 4)])
    s = play(s, "9 14 34 36 37")
    assert last_winner(s) == 1
    assert [bottle(s, 0), bottle(s, 1)] == [("12", 3), ("14", 1)]


def test_the_old_price_goes_to_the_seller_of_the_bottle_sold() -> None:
    """B9.5: the owner of the other bottle gets nothing and keeps it."""
    s = five("14", bottles=[("12", 3), ("16", 4)])
    assert [taken_by(s, seat) for seat in range(5)] == ["33 34 36 37", "", "", "", "16"]
    assert bottle(s, 0) == ("12", 3)


def test_the_first_sales_bring_no_card_back() -> None:
    """B6.6, B9.5: the starting 19 of either bottle goes to nobody."""
    owned: list[list[tuple[str, int | None]]] = [[("19", None), ("19", None)], [("12", 2), ("19", None)]]
    for bottles in owned:
        s = five("14", bottles=bottles)
        assert [taken_by(s, seat) for seat in range(5)] == ["33 34 36 37", "", "", "", ""]


def test_one_player_may_own_both() -> None:
    """B9.6: and buy again from themselves, with the old price going to their own tricks."""
    s = five("14", bottles=[("12", 0), ("16", 0)])
    assert [bottle(s, 0), bottle(s, 1)] == [("12", 0), ("14", 0)]
    assert taken_by(s, 0) == "16 33 34 36 37"


@pytest.mark.parametrize("owner", range(5))
def test_both_bottles_cost_twice_and_own_tricks_are_worth_nothing(owner: int) -> None:
    """B9.7: mystery trick 12."""
    tricks = [40, 31, 44, 22, 39]
    s = scored(FIVE, tricks, mystery="5 14.5 20.5 33", bottles=[("2.5", owner), ("3", owner)])
    tricks[owner] = -24
    assert s.past[0].scores == tuple(tricks)


def test_each_bottle_costs_its_owner_once() -> None:
    """B9.7: and their own tricks."""
    s = scored(FIVE, [40, 31, 44, 22, 39], mystery="5 14.5 20.5 33", bottles=[("2.5", 4), ("3", 0)])
    assert s.past[0].scores == (-12, 31, 44, 22, -12)


def test_a_bottle_never_sold_costs_nobody() -> None:
    """B9.8, BR18: it cannot happen in a full round, so the position is made up."""
    s = position(FIVE, ["20", "33", "34", "36", "37"], bottles=[("12", 2), ("19", None)], mystery="1 5 9 15")
    s = play(s, "20 33 34 36 37")
    assert s.past[0].scores == (0, 0, -10, 0, 26)
    s = position(
        FIVE, ["20", "33", "34", "36", "37"], bottles=[("19", None), ("19", None)], mystery="1 5 9 15"
    )
    s = play(s, "20 33 34 36 37")
    assert s.past[0].scores == (0, 0, 0, 0, 26)
