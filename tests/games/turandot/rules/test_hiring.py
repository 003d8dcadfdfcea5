"""Bids, hiring, crew and stand-ins: the rulebook's examples (T16.1-T16.8) and the cases around them."""

import pytest

from ridotto.engine.errors import IllegalMove
from ridotto.games.turandot.rules.game import TURANDOT
from ridotto.games.turandot.rules.state import POOL, SPENT
from tests.games.turandot.tables import (
    auditioning,
    bidding,
    dismissing,
    money,
    needy,
    played,
    player,
    public,
    quiet_rounds,
    scenery,
    singers,
    table,
)


def test_one_bidder_alone_takes_the_card_and_pays() -> None:  # T16.1
    s = played(bidding(), "0 bid 3 money 1", "1 bid 1", "2 bid 2", "3 bid 4")
    assert singers(s, 0) == [3]
    assert money(s) == [2, 3, 3, 3]
    assert player(s, 0).scenery == 0


def test_the_higher_of_two_bids_takes_the_card_and_pays_its_money() -> None:  # T16.2
    s = played(bidding(), "0 bid 1", "1 bid 4 money 2", "2 bid 4 money 1", "3 bid 2")
    assert singers(s, 1) == [4]
    assert money(s) == [3, 1, 3, 3]
    assert needy(s) == [2]


def test_three_equal_bids_all_fail_and_keep_their_money() -> None:  # T16.3
    s = played(bidding(), "0 bid 1", "1 bid 2 money 1", "2 bid 2 money 1", "3 bid 2 money 1")
    assert money(s) == [3, 3, 3, 3]
    assert needy(s) == [1, 2, 3]
    assert public(s).slots == (None, 1, 2, 3, 4)


def test_a_tie_at_the_top_leaves_out_the_lower_bidder_too() -> None:  # T16.4, TR7
    s = played(bidding(), "0 bid 1", "1 bid 2 money 2", "2 bid 2 money 1", "3 bid 2 money 2")
    assert money(s) == [3, 3, 3, 3]
    assert needy(s) == [1, 2, 3]


def test_a_tie_below_the_top_does_not_matter() -> None:  # T6.2
    s = played(bidding(), "0 bid 2 money 1", "1 bid 2 money 1", "2 bid 2 money 3", "3 bid 2")
    assert singers(s, 2) == [2]
    assert money(s) == [3, 3, 0, 3]
    assert needy(s) == [0, 1, 3]


def test_a_tie_without_money_fails_too() -> None:  # T6.3
    s = played(bidding(), "0 bid 5", "1 bid 5", "2 bid 1", "3 bid 2")
    assert needy(s) == [0, 1]


def test_two_crew_cards_go_to_the_first_two_bidders_clockwise() -> None:  # T16.5
    s = played(bidding(maestro=2), "0 bid crew", "1 bid crew", "2 bid 1", "3 bid crew")
    assert scenery(s) == [1, 0, 0, 1]
    assert money(s) == [2, 3, 3, 2]
    assert needy(s) == [0, 1, 3]


def test_one_crew_card_goes_to_the_first_bidder_clockwise() -> None:  # T16.6
    s = played(bidding(players=3, maestro=1), "0 bid crew", "1 bid 1", "2 bid crew bluff")
    assert scenery(s) == [0, 0, 1]
    assert money(s) == [3, 3, 2]
    assert needy(s) == [0, 2]


@pytest.mark.parametrize("edition", ["it", "ru"])
def test_the_maestro_may_bid_for_crew_but_gets_none(edition: str) -> None:  # T16.7
    s = played(bidding(edition=edition, maestro=1), "0 bid crew", "1 bid crew", "2 bid 1", "3 bid 2")
    assert scenery(s) == [1, 0, 0, 0]
    assert money(s) == [2, 3, 3, 3]
    assert needy(s) == [0, 1]
    s = played(s, "1 give 5 to 1", "1 give 3 to 0")
    assert singers(s, 1) == [5]
    assert singers(s, 0) == [3]


def test_five_players_at_six_slots() -> None:  # T16.8
    s = played(
        bidding(players=5), "0 bid 1", "1 bid 1 money 1", "2 bid crew", "3 bid 5 bluff", "4 bid 1 bluff"
    )
    assert singers(s, 1) == [1]
    assert singers(s, 3) == [5]
    assert scenery(s) == [0, 0, 1, 0, 0]
    assert needy(s) == [0, 2, 4]
    assert public(s).slots == (None, 1, 2, 3, None, 5)


@pytest.mark.parametrize(("players", "crew"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_how_many_crew_cards_there_are(players: int, crew: int) -> None:  # T3.1
    s = played(bidding(players), *(f"{seat} bid crew" for seat in range(players)))
    assert sum(scenery(s)) == min(crew, players - 1)
    assert scenery(s)[0] == 0
    assert scenery(s)[1] == 1


def test_scenery_is_never_money_again() -> None:  # T7.3
    s = played(bidding(), "1 bid crew", "0 bid 1", "2 bid 2", "3 bid 3", "0 give 4 to 1")
    s = auditioning(dismissing(s, "plain"))
    with pytest.raises(IllegalMove) as refused:
        played(s, "1 bid 2 money 3")
    assert refused.value.code == "not-enough-money"
    assert refused.value.facts["left"] == 2


def test_stand_ins_may_be_given_in_any_order() -> None:  # T8.2, TR26
    s = played(bidding(), "0 bid 1", "1 bid 1", "2 bid 2", "3 bid 3")
    one = played(s, "0 give 1 to 0", "0 give 5 to 1")
    other = played(s, "0 give 5 to 1", "0 give 1 to 0")
    assert one == other
    assert public(one).phase == "name"
    assert public(one).leftovers.troupe == (3,)


def test_no_stand_ins_are_asked_for_when_everybody_hired() -> None:
    s = played(bidding(), "0 bid 1", "1 bid 2", "2 bid 3", "3 bid 4")
    assert public(s).phase == "name"
    assert public(s).leftovers.troupe == (4,)
    assert public(s).slots == (None,) * 5


def test_only_the_named_player_dismisses() -> None:  # T9.2, T9.3
    s = played(bidding(maestro=3), *(f"{seat} bid {seat + 1}" for seat in range(4)), "3 name 1")
    assert TURANDOT.to_act(s) == (1,)
    s = played(s, "1 dismiss scenery")
    assert 5 not in public(s).directors
    assert len(public(s).directors) == 8


def test_there_is_no_dismissal_after_round_three() -> None:  # T9.1, T9.4
    s = quiet_rounds(played(table(), "maestro 0"), 3)
    assert len(public(s).directors) == 6
    for done in range(4, 8):
        s = quiet_rounds(s, 1)
        assert public(s).round == done
    assert public(s).phase == "cast"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_round_four_hires_directors_and_the_others_leave(players: int) -> None:  # T11
    s = quiet_rounds(played(table(players), "maestro 0"), 3)
    assert public(s).directors == (3, 4, 5, 6, 7, 8)
    s = auditioning(s)
    assert public(s).directors == ()
    assert public(s).audition == tuple(range(3, 4 + players))
    assert TURANDOT.misplaced(s) == ()
    s = played(s, *(f"{seat} bid {seat + 1}" for seat in range(players)))
    assert [each.director for each in public(s).players] == list(range(3, 3 + players))
    assert [len(each.troupe) for each in public(s).players] == [3] * players


@pytest.mark.parametrize("edition", ["it", "ru"])
def test_crew_bids_fail_in_round_four(edition: str) -> None:  # T7.6, T15.2
    s = auditioning(quiet_rounds(played(table(edition=edition), "maestro 0"), 3))
    s = played(s, "0 bid 1", "1 bid crew", "2 bid crew", "3 bid 2")
    assert scenery(s) == [0, 0, 0, 0]
    assert money(s) == [3, 3, 3, 3]
    s = played(s, "3 give 3 to 1", "3 give 5 to 2")
    assert player(s, 1).director == 5
    assert player(s, 2).director == 7
    assert public(s).leftovers.director == 6


def test_the_maestro_card_goes_left_and_stays_after_round_seven() -> None:  # T10.3, TR15
    s = played(table(players=3), "maestro 2")
    maestros = []
    for _ in range(7):
        s = quiet_rounds(s, 1)
        maestros.append(s.past[-1].maestro)
    assert maestros == [2, 0, 1, 2, 0, 1, 2]
    assert public(s).maestro == 2


def test_a_round_is_remembered() -> None:
    s = played(bidding(), "0 bid 1 money 2", "1 bid 1", "2 bid crew", "3 bid 4 bluff")
    s = dismissing(played(s, "0 give 2 to 2", "0 give 5 to 1"), "plain")
    (result,) = s.past
    assert result.round == 1
    assert result.audition == (0, 1, 2, 3, 4)
    assert [TURANDOT.format_move(bidding(), 0, [bid]) for bid in result.bids] == [
        "bid 1 money 2",
        "bid 1",
        "bid crew",
        "bid 4 bluff",
    ]
    assert result.hired == (0, None, None, 3)
    assert result.stand_ins == (None, 4, 1, None)
    assert result.crew == (2,)
    assert result.leftover == 2
    assert (result.named, result.dismissed) == (1, 8)


def test_cards_and_money_in_no_place_or_two_are_found() -> None:
    s = played(bidding(), "0 bid 1 money 2", "1 bid crew", "2 bid 2", "3 bid 3", "0 give 4 to 1")
    assert TURANDOT.misplaced(s) == ()
    broken = TURANDOT.start(s.options)
    broken.cells[:] = s.cells
    broken.cells[SPENT] = 1
    broken.cells[POOL] = 0
    assert TURANDOT.misplaced(broken)[-1] == "money of seat 0"
    assert TURANDOT.misplaced(broken)[0] == "6"
