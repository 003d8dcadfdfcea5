"""B12.1 to B12.10: the worked examples of tricks, bottles and the eye."""

from tests.games.bottle_imp.builders import (
    bottle,
    last_winner,
    open_to,
    play,
    points_of,
    position,
    say,
    taken_by,
    to_act,
)


def test_the_first_sale() -> None:
    """B12.1, example 1: at 19 the cards 24, 15, 17, 32; 17 wins trick and bottle and leads."""
    s = play(position("solo", hands=["24 25", "15 18", "17 20", "32 3"]), "24 15 17 32")
    assert bottle(s) == ("17", 2)
    assert last_winner(s) == 2
    assert to_act(s) == 2
    assert taken_by(s, 2) == "15 24 32"
    assert points_of(["15", "24", "32"]) == 13


def test_all_cards_above_the_price() -> None:
    """B12.2, example 2: at 17 the cards 20, 36, 18, 25; 36 wins, bottle and price stay."""
    s = position("solo", hands=["18 1", "25 2", "20 3", "36 4"], leader=2, price="17", owner=2)
    s = play(s, "20 36 18 25")
    assert last_winner(s) == 3
    assert to_act(s) == 3
    assert bottle(s) == ("17", 2)
    assert taken_by(s, 3) == "18 20 25 36"
    assert points_of(["18", "20", "25", "36"]) == 21


def test_the_owner_lowers_the_price() -> None:
    """B12.3, example 3: the owner of a bottle at 17 wins with 9 and gets the 17 into their own tricks."""
    s = position("solo", hands=["22 1", "25 2", "9 4", "28 5"], price="17", owner=2)
    s = play(s, "22 25 9 28")
    assert bottle(s) == ("9", 2)
    assert taken_by(s, 2) == "17 22 25 28"
    assert points_of(["17"]) == 4


def test_the_seller_gets_the_old_price_card() -> None:
    """B12.4: after that another player wins the bottle with 7; the 9 goes to the one who lost it."""
    s = position("solo", hands=["7 1", "25 2", "12 4", "28 5"], price="9", owner=2, taken=["", "", "17"])
    s = play(s, "7 25 12 28")
    assert bottle(s) == ("7", 0)
    assert taken_by(s, 2) == "9 17"
    assert taken_by(s, 0) == "12 25 28"
    assert points_of(["9"]) == 3


def test_following_colour() -> None:
    """B12.5: 11 is green; 2, 21, 36 in hand leave 21 and 36. Without green a low red card may buy."""
    s = play(position("solo", hands=["11 20", "2 21 36", "1 28 32"]), "11")
    assert open_to(s) == "21 36"
    s = play(s, "21")
    assert open_to(s) == "1 28 32"
    # 1 is below 19, but so is 11, which is higher.
    assert bottle(play(s, "1")) == ("11", 0)
    s = position("solo", hands=["11 20", "21 2 36", "1 28 32"], price="10", owner=0)
    assert bottle(play(s, "11 21 1")) == ("1", 2)


def test_the_higher_priced_bottle_is_for_sale() -> None:
    """B12.6, example 4: bottles at 12 (A) and 16 (B). 14 beats 9, B costs 14; 5 wins, A is for sale."""
    s = position(
        "two-bottles",
        hands=["14 11 33", "9 5 13", "29 31 34", "36 37 35", "21 24 32"],
        bottles=[("12", 3), ("16", 4)],
    )
    s = say(s, "0 play 14")
    s = play(s, "9 29 36 21")
    assert [bottle(s, 0), bottle(s, 1)] == [("12", 3), ("14", 0)]
    assert last_winner(s) == 0
    assert taken_by(s, 4) == "16"
    # 33 leads and 5 is the only card below 14: still B.
    s = play(s, "33 5 31 37 24")
    assert [bottle(s, 0), bottle(s, 1)] == [("12", 3), ("5", 1)]
    assert taken_by(s, 0) == "9 14 21 29 36"
    # Now A at 12: 13 is above it and buys nothing, 11 would be below.
    s = play(s, "13 34 35 32 11")
    assert [bottle(s, 0), bottle(s, 1)] == [("11", 0), ("5", 1)]
    assert taken_by(s, 3) == "12"


def test_the_first_two_sales() -> None:
    """B12.7: both at 19; 12 takes the first bottle, then 18.5 the second, and no card comes back."""
    s = position(
        "two-bottles",
        hands=["12 28.5", "22 18.5 32", "22.5 5", "25 30", "28 20"],
        bottles=[("19", None), ("19", None)],
    )
    s = play(s, "12 22 22.5 25 28")
    assert [bottle(s, 0), bottle(s, 1)] == [("12", 0), ("19", None)]
    s = play(s, "28.5 18.5 5 30 20")
    assert [bottle(s, 0), bottle(s, 1)] == [("12", 0), ("18.5", 1)]
    assert taken_by(s, 0) == "22 22.5 25 28"
    assert taken_by(s, 1) == "5 20 28.5 30"
    # The second bottle is still for sale: its price, not 12, decides.
    s = position("two-bottles", hands=["17", "29", "33", "36", "37"], bottles=[("12", 0), ("18.5", 1)])
    assert bottle(play(s, "17 29 33 36 37"), 1) == ("17", 0)


def test_the_eye_follows_within_a_hand() -> None:
    """B12.8: blue is led; blue cards in the open hand only: one of them, or anything from the hidden hand."""
    s = position("eye", hands=["27 1", "2 11 37"], open_hands=["4", "8 10 25 36"])
    assert open_to(play(s, "27")) == "2 8 10 11 37"


def test_the_leaders_second_card_follows() -> None:
    """B12.9: after 27 the leader's open hand has 8 and 1, the hidden hand only green: 8 or green, not 1."""
    s = position("eye", hands=["27 11 14 36", "3 32"], open_hands=["8 1", "20"])
    assert open_to(play(s, "27 32")) == "8 11 14 36"


def test_a_trick_of_the_eye() -> None:
    """B12.10: at 19 the leader plays 16 and 12, the other 29 and 18: 18 wins trick and bottle."""
    s = position("eye", hands=["16 12", "29 18"], open_hands=["33", "34"])
    s = say(s, "0 play 16", "1 play 29")
    # Both hold green in their open hands, so the red cards must come from the hidden ones.
    s = say(s, "0 play 12", "1 play 18")
    assert bottle(s) == ("18", 1)
    assert taken_by(s, 1) == "12 16 29"
    assert to_act(s) == 1
