"""B11: the eye."""

import pytest

from ridotto.engine.errors import IllegalMove
from ridotto.engine.game import CHANCE
from ridotto.games.bottle_imp.rules.deck.cards import CARDS
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from tests.games.bottle_imp.builders import (
    bottle,
    deal_line,
    dealt,
    hand,
    last_winner,
    open_hand,
    open_to,
    passed,
    play,
    play_round,
    position,
    say,
    seen,
    taken_by,
    to_act,
)


def test_six_open_and_twelve_hidden() -> None:
    """B11.1."""
    s = dealt(2, "eye")
    assert open_hand(s, 0) == "1 2 3 4 5 6"
    assert hand(s, 0) == "7 8 9 10 11 12 13 14 15 16 17 18"
    assert open_hand(s, 1) == "20 21 22 23 24 25"
    assert hand(s, 1) == "26 27 28 29 30 31 32 33 34 35 36 37"


def test_nothing_of_the_opponent_is_seen_before_the_passing_is_done() -> None:
    """B11.2, BR28: two deals that differ only in the opponent's cards look the same."""
    start = say(BOTTLE_IMP.start(dealt(2, "eye").options), "dealer 0")
    one = say(start, deal_line(2, 0))
    own = [str(number) for number in range(1, 19)]
    others = [str(number) for number in range(37, 19, -1)]
    other = say(start, deal_line(2, 0, [*own, *others]))
    assert open_hand(one, 1) != open_hand(other, 1)
    for line in (None, "0 pass mystery 7 8 open 9 hidden 10"):
        if line is not None:
            one, other = say(one, line), say(other, line)
        assert seen(one, 0) == seen(other, 0)
        assert seen(one, None) == seen(other, None)
        assert seen(one, 0).open_hands == (seen(one, 0).open_hands[0], ())
        assert seen(one, None).open_hands == ((), ())
        assert seen(one, 0).hand_sizes == (18, 18)


def test_the_opponents_choice_is_not_seen() -> None:
    """B11.3, B4.4."""
    s = dealt(2, "eye")
    one = say(s, "1 pass mystery 26 27 open 28 hidden 29")
    other = say(s, "1 pass mystery 37 36 open 35 hidden 34")
    assert seen(one, 0) == seen(other, 0)
    assert seen(one, 0).sealed == (False, True)


def test_four_cards_leave_the_hidden_hand() -> None:
    """B11.3, B11.5: two for the mystery trick, one for each hand of the opponent; then 7 and 9."""
    s = say(
        dealt(2, "eye", rounds=1),
        "0 pass mystery 7 12 open 8 hidden 9",
        "1 pass mystery 26 37 open 30 hidden 31",
    )
    assert open_hand(s, 0) == "1 2 3 4 5 6 30"
    assert hand(s, 0) == "10 11 13 14 15 16 17 18 31"
    assert open_hand(s, 1) == "8 20 21 22 23 24 25"
    assert hand(s, 1) == "9 27 28 29 32 33 34 35 36"
    assert seen(s).hand_sizes == (9, 9)
    assert play_round(s).past[0].mystery == tuple(CARDS[card] for card in ("7", "12", "26", "37"))


def test_cards_of_the_open_hand_cannot_be_passed() -> None:
    """B11.4."""
    s = dealt(2, "eye")
    assert open_to(s, 0) == hand(s, 0)
    with pytest.raises(IllegalMove) as refused:
        say(s, "0 pass mystery 7 12 open 1 hidden 9")
    assert refused.value.code == "pick-from-hidden-hand"


def test_the_open_hands_lie_face_up_for_all_after_the_passing() -> None:
    """B11.5: the hidden ones do not."""
    s = passed(2, "eye")
    for seat in (0, 1, None):
        assert seen(s, seat).open_hands == (seen(s, 0).open_hands[0], seen(s, 1).open_hands[1])
        assert [len(cards) for cards in seen(s, seat).open_hands] == [7, 7]
    assert seen(s, None).hand == ()
    assert not {*seen(s, 1).hand} & {*seen(s, 0).hand, *seen(s, 0).picks, *seen(s, 0).received} - {
        seen(s, 0).picks[-1]
    }


@pytest.mark.parametrize("dealer", [0, 1])
def test_the_non_dealer_leads(dealer: int) -> None:
    """B11.6, BR31."""
    assert to_act(passed(2, "eye", dealer)) == 1 - dealer


@pytest.mark.parametrize("leader", [0, 1])
def test_leader_other_leader_other(leader: int) -> None:
    """B11.7, BR29: and then the winner leads."""
    s = position("eye", hands=["20 23 1", "27 30 2"], leader=leader)
    order = []
    for _ in range(4):
        order.append(to_act(s))
        s = play(s, open_to(s).split()[-1])
    assert order == [leader, 1 - leader, leader, 1 - leader]
    assert to_act(s) == last_winner(s) == 1


def test_the_leader_opens_from_either_hand() -> None:
    """B11.8."""
    assert open_to(position("eye", hands=["1 20", "2"], open_hands=["11 37", "3"])) == "1 11 20 37"


@pytest.mark.parametrize(
    ("hidden", "laid", "allowed"),
    [
        ("1 8 36", "2 10 37", "8 10"),
        ("1 36", "2 10 37", "1 10 36"),
        ("1 8 36", "2 37", "2 8 37"),
        ("1 36", "2 37", "1 2 36 37"),
        ("", "2 10 37", "10"),
        ("1 8 36", "", "8"),
        ("", "2 37", "2 37"),
    ],
    ids=["both", "only open", "only hidden", "neither", "no hidden hand", "no open hand", "free open hand"],
)
def test_the_colour_binds_within_the_hand_chosen(hidden: str, laid: str, allowed: str) -> None:
    """B11.9, B11.10, BR32: blue is led."""
    s = play(position("eye", hands=["27 3", hidden], open_hands=["4", laid]), "27")
    assert open_to(s) == allowed


def test_a_card_led_from_the_open_hand_binds_as_well() -> None:
    """B11.9."""
    s = play(position("eye", hands=["3", "1 8 36"], open_hands=["27 4", "2 10 37"]), "27")
    assert open_to(s) == "8 10"


def test_the_leaders_second_card_is_bound_to_the_colour_led() -> None:
    """B11.11, BR30: by the leader's own first card, not by what the other played."""
    s = play(position("eye", hands=["27 8 1", "36 37"], open_hands=["11 20 2", "33 34"]), "27 36")
    assert open_to(s) == "8 20"


def test_the_others_second_card_is_bound_too() -> None:
    """B11.9."""
    s = play(position("eye", hands=["27 8 1", "30 32 1 37"], open_hands=["", "33 34"]), "27 30 8")
    assert open_to(s) == "32 33 34"


def test_one_of_four_cards_wins_for_its_player() -> None:
    """B11.12: two cards of the same player may be the best ones; the winner takes the other three."""
    s = play(position("eye", hands=["12 18 1", "22 25 2"]), "12 22 18 25")
    assert bottle(s) == ("18", 0)
    assert taken_by(s, 0) == "12 22 25"
    s = play(position("eye", hands=["22 25 1", "28 15 2"], price="9", owner=0), "22 28 25 15")
    assert bottle(s) == ("9", 0)
    assert taken_by(s, 1) == "15 22 25 28"


def test_eight_tricks_of_four() -> None:
    """B11.13: 32 cards; the other four are the mystery trick."""
    s = passed(2, "eye", rounds=2)
    s = play_round(s)
    assert [len(trick.plays) for trick in seen(s).tricks] == [4] * 8
    assert len(s.past[0].mystery) == 4
    assert BOTTLE_IMP.to_act(s) == (CHANCE,)


def test_the_owner_pays_the_mystery_trick_and_the_other_scores() -> None:
    """B7.5, B11.12: each alone, nothing doubled."""
    s = play_round(passed(2, "eye", rounds=1))
    owner = seen(s).bottles[0].owner
    assert owner in (0, 1)
    scores = s.past[0].scores
    assert scores[owner] < 0 < scores[1 - owner]
