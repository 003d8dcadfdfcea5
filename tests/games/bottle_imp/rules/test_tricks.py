"""B5 and B6: following, winning, the bottle."""

import pytest

from ridotto.engine.errors import IllegalMove
from tests.games.bottle_imp.builders import (
    bottle,
    last_winner,
    open_to,
    play,
    position,
    say,
    taken_by,
    to_act,
)


def test_play_goes_clockwise() -> None:
    """B5.2: and the last seat is followed by seat 0."""
    s = position("solo", hands=["20 8", "23 10", "27 13", "30 17"], leader=2)
    order = []
    for card in ("27", "30", "20", "23"):
        order.append(to_act(s))
        s = play(s, card)
    assert order == [2, 3, 0, 1]


def test_the_leader_plays_any_card() -> None:
    """B5.3."""
    assert open_to(position("solo", hands=["1 3 11 37", "2", "4"])) == "1 3 11 37"


@pytest.mark.parametrize(
    ("led", "allowed"),
    [("28", "1 22"), ("35", "3 32"), ("37", "11 36")],
    ids=["red", "blue", "green"],
)
def test_whoever_can_must_follow_with_any_card_of_the_colour(led: str, allowed: str) -> None:
    """B5.4: there is no duty to play high or low."""
    s = play(position("solo", hands=[f"{led} 2", "1 3 11 22 32 36", "4 5"]), led)
    assert open_to(s) == allowed


def test_whoever_holds_none_of_the_colour_plays_anything() -> None:
    """B5.5."""
    s = play(position("solo", hands=["37 2", "1 3 22 32", "4 5"]), "37")
    assert open_to(s) == "1 3 22 32"


def test_only_the_colour_led_counts_not_what_was_played_since() -> None:
    """B5.4: a third player follows the leader, not the second player who could not."""
    s = play(position("solo", hands=["37 2", "1 3", "4 11 32"]), "37 3")
    assert open_to(s) == "11"


def test_the_deck_decides_the_colour() -> None:
    """B1.7, B5.4: 23 is blue in matagot and red in classic, where 24 is blue."""
    hands = ["20 1", "23 24 2", "4 5"]
    assert open_to(play(position("solo", hands), "20")) == "23"
    assert open_to(play(position("solo", hands, deck="classic"), "20")) == "24"


def test_a_half_card_has_a_colour_like_any_other() -> None:
    """B5.6: 20.5 led asks for blue, and 8.5 follows it."""
    s = play(position("teams-2-2-1", hands=["20.5 1", "8.5 2 37", "3", "4", "5"]), "20.5")
    assert open_to(s) == "8.5"


def test_the_winner_leads_the_next_trick() -> None:
    """B5.7: without a sale."""
    s = play(position("solo", hands=["20 8", "23 10", "35 13", "30 17"]), "20 23 35 30")
    assert to_act(s) == 2
    assert open_to(s) == "13"


def test_the_buyer_leads_the_next_trick() -> None:
    """B5.7: with a sale."""
    assert to_act(play(position("solo", hands=["20 8", "10 23", "35 13", "30 17"]), "20 10 35 30")) == 1


@pytest.mark.parametrize(
    ("cards", "winner"),
    [("20 23 35 30", 2), ("20 37 35 30", 1), ("33 22 28 25", 0), ("20 22 24 25", 3)],
)
def test_the_highest_number_wins_whatever_its_colour(cards: str, winner: int) -> None:
    """B6.2, BR13: 37 green takes a trick that a blue card led."""
    s = play(position("solo", hands=cards.split()), cards)
    assert last_winner(s) == winner
    assert bottle(s) == ("19", None)
    assert sorted(taken_by(s, winner).split()) == sorted(cards.split())


@pytest.mark.parametrize(
    ("cards", "buyer", "price"),
    [("37 1 36 35", 1, "1"), ("18 17 36 35", 0, "18"), ("20 36 3 18", 3, "18"), ("20 1 3 2", 2, "3")],
)
def test_the_highest_under_the_price_wins_whatever_its_colour(cards: str, buyer: int, price: str) -> None:
    """B6.3, BR13: even a card that did not follow."""
    s = play(position("solo", hands=cards.split()), cards)
    assert last_winner(s) == buyer
    assert bottle(s) == (price, buyer)


def test_a_card_just_above_the_price_does_not_buy() -> None:
    """B6.1 to B6.3, BR12: at 19 the 20 is above and the 18 below."""
    assert bottle(play(position("solo", hands=["20", "23", "27"]), "20 23 27")) == ("19", None)
    assert bottle(play(position("solo", hands=["18", "20", "23"]), "18 20 23")) == ("18", 0)


def test_half_cards_at_the_price() -> None:
    """B6.3: 18.5 is below 19; 16.5 is above 16 and 16 below 16.5."""
    rest = ["33", "34", "36", "37"]
    s = play(position("teams-2-2-1", hands=["18.5", *rest]), "18.5 33 34 36 37")
    assert bottle(s) == ("18.5", 0)
    s = play(position("teams-2-2-1", hands=["16.5", *rest], price="16", owner=4), "16.5 33 34 36 37")
    assert bottle(s) == ("16", 4)
    s = play(position("teams-2-2-1", hands=["16", *rest], price="16.5", owner=4), "16 33 34 36 37")
    assert bottle(s) == ("16", 0)


def test_the_winning_card_goes_under_the_bottle_and_the_others_to_the_winner() -> None:
    """B6.4, BR14."""
    s = play(position("solo", hands=["24 1", "15 2", "17 3", "32 4"]), "24 15 17 32")
    assert [taken_by(s, seat) for seat in range(4)] == ["", "", "15 24 32", ""]
    assert bottle(s) == ("17", 2)


def test_without_a_sale_the_winner_takes_all_cards() -> None:
    """B6.2."""
    s = play(position("solo", hands=["20 1", "36 2", "18 5", "25 4"], price="17", owner=1), "20 36 18 25")
    assert [taken_by(s, seat) for seat in range(4)] == ["", "18 20 25 36", "", ""]


def test_the_old_price_card_goes_to_the_seller() -> None:
    """B6.5: not to the buyer, whose new price lies under the bottle."""
    s = position("solo", hands=["8 1", "10 2", "35 37"], price="17", owner=2, taken=["", "", "4"])
    s = play(s, "8 10 35")
    assert bottle(s) == ("10", 1)
    assert [taken_by(s, seat) for seat in range(3)] == ["", "8 35", "4 17"]


def test_the_old_price_card_goes_to_the_same_player_who_buys_again() -> None:
    """B6.5, B6.7: the owner lowers the price of their own bottle."""
    s = play(position("solo", hands=["8 1", "10 2", "35 37"], price="17", owner=1), "8 10 35")
    assert bottle(s) == ("10", 1)
    assert [taken_by(s, seat) for seat in range(3)] == ["", "8 17 35", ""]


def test_the_starting_19_goes_to_nobody() -> None:
    """B6.6: after the first sale all tricks together hold the trick less its winning card."""
    s = play(position("solo", hands=["8 1", "10 2", "35 37"]), "8 10 35")
    assert [taken_by(s, seat) for seat in range(3)] == ["", "8 35", ""]


def test_the_owner_keeps_the_bottle_when_somebody_else_wins_above_the_price() -> None:
    """B6.2: the trick goes to one player, the bottle stays with another."""
    s = play(position("solo", hands=["23 1", "27 2", "35 4"], price="9", owner=0), "23 27 35")
    assert bottle(s) == ("9", 0)
    assert to_act(s) == 2


def test_the_price_only_falls() -> None:
    """B6.8: four sales in a row."""
    s = position("solo", hands=["18 12 7 2", "15 9 4 1", "22 25 28 5"])
    prices = []
    for trick in ("18 15 22", "12 9 25", "7 4 28", "2 1 5"):
        s = play(s, trick)
        prices.append(bottle(s))
    assert prices == [("18", 0), ("12", 0), ("7", 0), ("5", 2)]
    # The 18 and the 12 came back to seat 0 when it bought again, the 7 when seat 2 bought.
    assert taken_by(s, 0) == "4 7 9 12 15 18 22 25 28"


def test_a_card_is_played_once() -> None:
    """B5.2: played cards have left the hand."""
    s = say(position("solo", hands=["20 8", "23 10", "27 13"]), "0 play 20", "1 play 23", "2 play 27")
    with pytest.raises(IllegalMove) as refused:
        say(s, "2 play 27")
    assert refused.value.code == "card-not-held"
