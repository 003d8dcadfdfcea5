"""B3 and B4: the deal, the secret choice and the pass."""

from itertools import permutations

import pytest

from ridotto.engine.errors import IllegalMove
from ridotto.engine.rng import Rng
from ridotto.games.bottle_imp.rules.deck.cards import CARDS
from ridotto.games.bottle_imp.rules.game import BOTTLE_IMP
from tests.games.bottle_imp.builders import (
    AROUND_THE_TABLE,
    MODES,
    bottle,
    dealt,
    hand,
    pass_line,
    passed,
    play_round,
    say,
    seen,
    start,
    taken_by,
    to_act,
    written,
)


@pytest.mark.parametrize(
    ("players", "mode", "dealer"),
    [(players, mode, dealer) for players, mode in MODES for dealer in range(players)],
)
def test_how_many_cards_each_is_dealt(players: int, mode: str, dealer: int) -> None:
    """B3.1, B3.2, B3.5: evenly, and with five players the dealer gets 10, the others 11."""
    s = say(start(players, mode), f"dealer {dealer}")
    s = BOTTLE_IMP.apply_chance(s, BOTTLE_IMP.sample_chance(s, Rng.of("sizes")))
    expected = [{2: 18, 3: 12, 4: 9, 5: 11, 6: 9}[players]] * players
    if players == 5:
        expected[dealer] = 10
    assert list(seen(s).hand_sizes) == expected


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_players_see_their_own_cards_only(players: int, mode: str) -> None:
    """B3.3: and a spectator sees none."""
    s = dealt(players, mode)
    hands = [set(seen(s, seat).hand) for seat in range(players)]
    assert all(hands[a].isdisjoint(hands[b]) for a in range(players) for b in range(a))
    assert seen(s, None).hand == ()
    assert all(hands)


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_every_round_starts_with_unsold_bottles(players: int, mode: str) -> None:
    """B3.4, B9.1: at 19, owned by nobody, in the second round as in the first."""
    s = play_round(passed(players, mode, rounds=2))
    assert bottle(s)[1] is not None
    s = BOTTLE_IMP.apply_chance(s, BOTTLE_IMP.sample_chance(s, Rng.of("second")))
    for index in range(2 if mode == "two-bottles" else 1):
        assert bottle(s, index) == ("19", None)
    assert [taken_by(s, seat) for seat in range(players)] == [""] * players


@pytest.mark.parametrize(
    ("players", "mode", "mystery", "in_hand", "tricks"),
    [
        (3, "solo", 3, 11, 11),
        (4, "solo", 4, 8, 8),
        (4, "teams-2-1-1", 4, 8, 8),
        (5, "two-bottles", 4, 10, 10),
        (5, "teams-2-2-1", 4, 10, 10),
        (6, "two-bottles", 6, 8, 8),
        (6, "teams-2-2-2", 6, 8, 8),
        (6, "teams-2-2-1-1", 6, 8, 8),
    ],
)
def test_the_numbers_at_a_glance(players: int, mode: str, mystery: int, in_hand: int, tricks: int) -> None:
    """B3.5: whoever deals."""
    for dealer in range(players):
        s = passed(players, mode, dealer, rounds=1)
        assert list(seen(s).hand_sizes) == [in_hand] * players
        s = play_round(s)
        assert len(s.past[0].mystery) == mystery
        assert len(seen(s).tricks) == tricks
        assert {len(trick.plays) for trick in seen(s).tricks} == {players}


def test_left_goes_up_and_right_goes_down() -> None:
    """B4.1, BR6: the left neighbour of a seat is the next seat number, the right one the seat before."""
    s = dealt(3, "solo")
    assert hand(s, 0) == "1 2 3 4 5 6 7 8 9 10 11 12"
    s = say(
        s,
        "0 pass mystery 1 left 2 right 3",
        "1 pass mystery 13 left 14 right 15",
        "2 pass mystery 26 left 27 right 28",
    )
    assert hand(s, 0) == "4 5 6 7 8 9 10 11 12 15 27"
    assert hand(s, 1) == "2 16 17 18 20 21 22 23 24 25 28"
    assert hand(s, 2) == "3 14 29 30 31 32 33 34 35 36 37"
    assert [written(seen(s, seat).received) for seat in range(3)] == ["15 27", "2 28", "3 14"]


@pytest.mark.parametrize(("players", "mode"), AROUND_THE_TABLE)
def test_each_neighbour_gets_one_card(players: int, mode: str) -> None:
    """B4.1: two new cards from two neighbours, the first from the right one, the second from the left one."""
    s = dealt(players, mode, dealer=1)
    before = [set(seen(s, seat).hand) for seat in range(players)]
    s = say(s, *(pass_line(s, seat) for seat in range(players)))
    for seat in range(players):
        from_right, from_left = seen(s, seat).received
        assert from_right in before[(seat - 1) % players]
        assert from_left in before[(seat + 1) % players]
        assert set(seen(s, seat).hand) - before[seat] == {from_right, from_left}
        assert before[seat] - set(seen(s, seat).hand) == set(seen(s, seat).picks)


@pytest.mark.parametrize(("players", "mode"), AROUND_THE_TABLE)
def test_who_adds_to_the_mystery_trick(players: int, mode: str) -> None:
    """B4.2, BR9: everybody, but with five players not the dealer."""
    for dealer in range(players):
        s = dealt(players, mode, dealer, rounds=1)
        owner = {card: seat for seat in range(players) for card in seen(s, seat).hand}
        s = play_round(say(s, *(pass_line(s, seat) for seat in range(players))))
        contributors = sorted(owner[card] for card in s.past[0].mystery)
        assert contributors == [seat for seat in range(players) if players != 5 or seat != dealer]


def test_nobody_may_look_into_the_mystery_trick() -> None:
    """B4.3: a player knows only their own card of it; no view of the round shows another one."""
    s = passed(4, "solo")
    discards = [seen(s, seat).picks[0] for seat in range(4)]
    for seat in range(4):
        text = repr(seen(s, seat))
        assert seen(s, seat).picks[0] == discards[seat]
        assert "mystery" not in text
        assert not {*seen(s, seat).hand, *seen(s, seat).picks, *seen(s, seat).received} & {
            card for other, card in enumerate(discards) if other != seat
        }


def test_others_see_that_a_player_has_chosen_but_not_what() -> None:
    """B4.4: two different choices look the same to everybody else."""
    s = dealt(4, "solo")
    one = say(s, "2 pass mystery 20 left 21 right 22")
    other = say(s, "2 pass mystery 27 left 28 right 23")
    for seat in (0, 1, 3, None):
        assert seen(one, seat) == seen(other, seat)
        assert seen(one, seat).sealed == (False, False, True, False)
        assert seen(one, seat).picks == ()
    assert seen(one, 2) != seen(other, 2)


def test_half_a_choice_shows_nothing() -> None:
    """B4.4: the others do not even see that a player has begun to choose."""
    s = dealt(4, "solo")
    begun = BOTTLE_IMP.apply(s, 2, CARDS["20"])
    for seat in (0, 1, 3, None):
        assert seen(begun, seat) == seen(s, seat)


def test_a_choice_may_be_taken_back_until_all_have_chosen() -> None:
    """B4.5, BR8: also after it was complete; not once the cards have changed hands."""
    s = dealt(3, "solo")
    chosen = say(s, "0 pass mystery 1 left 2 right 3")
    assert BOTTLE_IMP.to_act(chosen) == (1, 2)
    again = BOTTLE_IMP.retract(chosen, 0)
    assert again == s
    assert BOTTLE_IMP.to_act(again) == (0, 1, 2)
    changed = say(again, "0 pass mystery 12 left 11 right 10", *(pass_line(s, seat) for seat in (1, 2)))
    assert {"10", "11", "12"}.isdisjoint(hand(changed, 0).split())
    for seat in range(3):
        with pytest.raises(IllegalMove) as refused:
            BOTTLE_IMP.retract(changed, seat)
        assert refused.value.code == "nothing-to-take-back"


def test_nobody_can_take_back_what_was_not_chosen() -> None:
    """B4.5: only one's own choice, only if there is one."""
    s = say(dealt(3, "solo"), "0 pass mystery 1 left 2 right 3")
    with pytest.raises(IllegalMove) as refused:
        BOTTLE_IMP.retract(s, 1)
    assert refused.value.code == "nothing-to-take-back"


def test_passed_cards_are_taken_up_all_at_once() -> None:
    """B4.6: before the last choice nobody has received anything and every hand is whole."""
    s = dealt(4, "solo")
    before = [hand(s, seat) for seat in range(4)]
    for seat in (3, 1, 0):
        s = say(s, pass_line(s, seat))
        assert [hand(s, other) for other in range(4)] == before
        assert [seen(s, other).received for other in range(4)] == [()] * 4
    s = say(s, pass_line(s, 2))
    assert [len(seen(s, other).received) for other in range(4)] == [2] * 4


def test_the_order_of_choices_makes_no_difference() -> None:
    """B4.1: all at once."""
    s = dealt(3, "solo")
    lines = [pass_line(s, seat) for seat in range(3)]
    assert len({say(s, *order) for order in permutations(lines)}) == 1


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_the_dealers_left_neighbour_leads(players: int, mode: str) -> None:
    """B5.1: with two players that is the non-dealer."""
    for dealer in range(players):
        assert to_act(passed(players, mode, dealer)) == (dealer + 1) % players
